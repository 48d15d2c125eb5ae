"""What calls gain, for the coach who only thinks of yards."""

import numpy as np
import pytest

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.known import FLOOR
from bowlbound_desktop.games.bowlbound.coaches.mixing.solution import solution
from bowlbound_desktop.games.bowlbound.coaches.mixing.yards import (
    LEAN,
    TOUCHDOWN,
    TURNOVER,
    leaning,
    yards_matrix,
)
from bowlbound_desktop.games.bowlbound.odds.table import book_of
from bowlbound_desktop.games.bowlbound.values.judge import expected_points
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.score import Score
from tests.shelf import system

RULES = system("bowlbound")
OURS, THEIRS = ("1", "5", "9"), ("A", "F")


def late_and_behind(**options):
    charts = load_by_id("1945-army"), load_by_id("1964-princeton")
    game = RULES.new_game(*charts, RULES.read_options(options))
    score = Score().add(Side.HOME, 1, 21)
    place = {"next": "scrimmage", "offense": Side.AWAY, "y": 62, "down": 3, "line": 68}
    return game.change(clock=Clock(4, 70), score=score, **place)


def test_gains_kept_from_another_score_and_clock_are_those_computed_now():
    game = late_and_behind()
    table = book_of(game).odds(game, expected_points, floor=FLOOR).table(OURS, THEIRS)
    for _ in ("computed", "kept"):
        found = yards_matrix(game, OURS, THEIRS)
        for row, call in zip(found, OURS, strict=True):
            for gain, other in zip(row, THEIRS, strict=True):
                now = table[call, other]
                assert np.isclose(gain, now.yards - TURNOVER * now.turnover + TOUCHDOWN * now.touchdown)


@pytest.mark.parametrize("options", [{"yf": "simple"}, {"yf": "full"}, {"wildcard": "variable"}])
def test_gains_that_depend_on_the_score_are_computed_for_it(options):
    """AR-IX-1 to -3, AR-II-1-A: the side behind gains more, and may lose the Free Wild Card."""
    game = late_and_behind(**options)
    level = game.change(score=Score())
    theirs = (*THEIRS, "wild:2") if "wildcard" in options else THEIRS
    early, late = (yards_matrix(each, OURS, theirs) for each in (level, game))
    fresh = yards_matrix(late_and_behind(**options), OURS, theirs)
    assert np.allclose(late, fresh)
    assert not np.allclose(early, late)


def test_gains_of_a_place_are_computed_once():
    game = late_and_behind()
    early = game.change(clock=Clock(), score=Score())
    assert yards_matrix(game, OURS, THEIRS) is yards_matrix(early, OURS, THEIRS)


def test_a_call_is_the_likelier_the_more_it_gains_on_average():
    ours, theirs = leaning(np.array([[0.0, 2 * LEAN], [2 * LEAN, 4 * LEAN]]))
    assert ours[1] / ours[0] == pytest.approx(np.e**2)
    assert theirs[0] / theirs[1] == pytest.approx(np.e**2)
    assert ours.sum() == theirs.sum() == pytest.approx(1)


def test_a_novice_calls_every_play_and_formation_but_names_none_with_the_wild_card():
    game = late_and_behind(wildcard="classic").change(score=Score())
    found = solution("yards", game)
    assert len(found.ours) == 9
    assert found.theirs[:6] == tuple("ABCDEF")
    assert not any(call.startswith("wild") for call in found.theirs)
    assert min(found.rows + found.columns) > 0.01
