"""Situations are worth what the best calls make of them, whatever the game."""

import pytest

from bowlbound_desktop.coaches.ahead import LookAhead
from bowlbound_desktop.coaches.backward import Move, expected_points, explored
from tests import one_sided
from tests.one_sided import START


def step(place):
    """Four steps to a goal worth seven: a bold one is two at once or the end, a safe one is one or none."""
    if place == 3:
        return {
            "safe": [Move(0.5, None, 7), Move(0.5, None)],
            "bold": [Move(0.75, None, 7), Move(0.25, None)],
        }
    far = Move(0.75, place + 2) if place < 2 else Move(0.75, None, 7)
    return {"safe": [Move(0.5, place + 1), Move(0.5, place)], "bold": [far, Move(0.25, None)]}


def test_the_best_call_is_found_at_every_step():
    worths = expected_points(explored([0], step))
    assert [worths.of(place) for place in (3, 2, 1, 0)] == pytest.approx([5.25, 5.25, 5.25, 5.25])
    assert worths.calls(3) == pytest.approx({"safe": 3.5, "bold": 5.25})
    assert max(worths.calls(0), key=worths.calls(0).get) == "safe"


def endless(place):
    """From either end a side scores half the time; then the others have the ball, at their end."""
    return {"": [Move(0.5, place, points=1, turned=True), Move(0.5, place, turned=True)]}


def test_a_game_without_end_sums_up_where_the_ball_changes_hands():
    assert expected_points(explored(["ball"], endless)).of("ball") == pytest.approx(0.25)


AHEAD = LookAhead(next_play=one_sided.next_play, worth=one_sided.points)


def landing(chance, before, after):
    """A place of the one-sided football, without clock and score."""
    ours = after.score.lead(before.offense) - before.score.lead(before.offense)
    place = after.y, after.down, after.line
    return Move(chance, place, points=ours, turned=after.offense is not before.offense)


def choices(place):
    """Every call of the one-sided football, with all that can come of it."""
    y, down, line = place
    game = one_sided.Game(y=y, down=down, line=line, left=9)
    return {
        call: [landing(chance, game, after) for chance, after in AHEAD.played_ways(game, [call])]
        for call in one_sided.CALLS
    }


def test_expected_points_rise_towards_the_goal_line():
    worths = expected_points(explored([(START, 1, START + 10)], choices))
    assert worths.of((START, 1, START + 10)) < worths.of((90, 1, 100)) < worths.of((99, 1, 100)) <= 7
    calls = worths.calls((99, 4, 100))
    assert max(calls, key=calls.get) == "run"
