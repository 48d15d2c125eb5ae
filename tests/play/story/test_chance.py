"""What a big moment says of the chance to win."""

import pytest
from attrs import evolve

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting import win_chance
from bowlbound_desktop.play.counting.record import record_of
from bowlbound_desktop.play.counting.win_chance import curve, judged_plays
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.story.chance import with_chance
from bowlbound_desktop.play.story.moments import BigMoment
from bowlbound_desktop.play.story.swings import swings
from tests.ui.frame.test_live import played_by_lot

NAMES = {Side.HOME: "Notre Dame", Side.AWAY: "Michigan State"}
MOMENT = BigMoment(kind="score", title="touchdown", line="Notre Dame, run of 3 yards", side=Side.HOME)


@pytest.fixture(scope="module")
def game():
    return played_by_lot("bowlbound", "basic", 4)


@pytest.fixture(scope="module")
def judged(game):
    """The record of the game and its curve."""
    record = record_of(game, Narrator(game.descriptor.words, NAMES).place)
    return record, curve(record)


def test_a_moment_tells_what_the_curve_shows(game, judged):
    record, points = judged
    play = swings(record, points)[0].play
    place = judged_plays(record).index(play)
    before, after = (round(100 * chance) for _, chance in points[place : place + 2])
    assert before != after
    told = f"Notre Dame, run of 3 yards · Notre Dame {before} % → {after} % to win"
    assert with_chance(MOMENT, game, play, NAMES).line == told


def test_the_visitors_chance_is_the_rest(game, judged):
    record, points = judged
    play = swings(record, points)[0].play
    place = judged_plays(record).index(play)
    before, after = (round(100 * (1 - chance)) for _, chance in points[place : place + 2])
    line = with_chance(evolve(MOMENT, side=Side.AWAY), game, play, NAMES).line
    assert line.endswith(f"Michigan State {before} % → {after} % to win")


@pytest.mark.usefixtures("judged")
def test_nothing_is_certain_before_the_end(game):
    lines = [with_chance(MOMENT, game, play, NAMES).line for play in range(game.plays)]
    assert not any(" 0 %" in line or "100 %" in line for line in lines)


def test_a_chance_that_would_have_to_be_waited_for_is_not_told(game, monkeypatch):
    monkeypatch.setattr(win_chance, "_known", set())
    assert with_chance(MOMENT, game, 3, NAMES) == MOMENT


@pytest.mark.usefixtures("judged")
@pytest.mark.parametrize("moment", [evolve(MOMENT, side=None), evolve(MOMENT, kind="final")])
def test_the_clock_and_the_end_have_no_chance(game, moment):
    assert all(with_chance(moment, game, play, NAMES) == moment for play in range(game.plays))
