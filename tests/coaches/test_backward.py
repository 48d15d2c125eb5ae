"""Situations are worth what the best calls make of them, whatever the game."""

from functools import cache

import pytest

from bowlbound_desktop.coaches.ahead import LookAhead
from bowlbound_desktop.coaches.backward import Move, expected_points, explored
from bowlbound_desktop.coaches.rule_moves import NO_CHOICE, rule_choices
from bowlbound_desktop.coaches.stretch import final, find_chances
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import roll
from bowlbound_desktop.play.tree import enumerate_all
from tests import one_sided
from tests.one_sided import DIE, START


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
    assert worths.call(3) == "bold"
    assert worths.call(0) == "safe"


def endless(place):
    """From either end a side scores half the time; then the others have the ball, at their end."""
    return {"": [Move(0.5, place, points=1, turned=True), Move(0.5, place, turned=True)]}


def test_a_game_without_end_sums_up_where_the_ball_changes_hands():
    assert expected_points(explored(["ball"], endless)).of("ball") == pytest.approx(0.25)


def coin(place):
    """A point for one side or the other, on every tick."""
    return {"": [Move(0.5, place, points=1), Move(0.5, place, points=-1)]}


def test_coins_win_as_often_as_everybody_knows():
    situations = explored(["coin"], coin)
    chances = find_chances(situations, 2, final(situations, 4))
    assert chances.win_chance(2, "coin", 0) == pytest.approx(0.5)
    assert chances.win_chance(2, "coin", 1) == pytest.approx(0.75)
    assert chances.win_chance(2, "coin", 2) == pytest.approx(0.875)
    assert chances.win_chance(2, "coin", 3) == 1
    assert chances.win_chance(0, "coin", -1) == 0


def test_plays_that_take_no_time_follow_at_once():
    def chain(place):
        if place == "try":
            return {"": [Move(1.0, "kickoff", points=1, ticks=0)]}
        if place == "kickoff":
            return {"": [Move(1.0, "down", turned=True, ticks=0)]}
        return {"": [Move(0.5, "try", points=6), Move(0.5, "down", turned=True)]}

    situations = explored(["down"], chain)
    chances = find_chances(situations, 1, final(situations, 10))
    assert chances.win_chance(1, "try", -1) == pytest.approx(0.5 * 0 + 0.5 * 0.5)
    assert chances.win_chance(1, "down", -6) == pytest.approx(0.5 * 0.5)
    assert chances.win_chance(1, "down", 0) == pytest.approx(0.75)


AHEAD = LookAhead(next_play=one_sided.next_play, worth=one_sided.points)


def landing(before, after):
    """A place of the one-sided football, without clock and score."""
    ours = after.score.lead(before.offense) - before.score.lead(before.offense)
    place = after.y, after.down, after.line
    return Move(0.0, place, points=ours, turned=after.offense is not before.offense)


def choices(place):
    y, down, line = place
    return rule_choices(one_sided.Game(y=y, down=down, line=line, left=9), AHEAD, landing)


@cache
def best_chance(game):
    """The same by trying every call of the real rules to the end of the game."""
    if game.next == "end":
        return one_sided.chance(game, Side.HOME)
    found = []
    for call in one_sided.CALLS:
        ways = enumerate_all(game, lambda: one_sided.snap(game), accepting(call)).ways
        found.append(sum(share * best_chance(after) for share, after in ways))
    return max(found) if game.offense is Side.HOME else min(found)


def accepting(call):
    return lambda decision: call if call in decision.options else "accept"


@pytest.mark.parametrize("lead", [0, -7])
def test_the_chance_to_win_is_that_of_playing_every_game_to_its_end(lead):
    situations = explored([(START, 1, START + 10)], choices)
    chances = find_chances(situations, one_sided.PLAYS, final(situations, 21))
    behind = one_sided.Game().score.add(Side.AWAY, 1, -lead)
    exact = best_chance(one_sided.Game(score=behind))
    assert 0 < exact < 1
    assert chances.win_chance(one_sided.PLAYS, (START, 1, START + 10), lead) == pytest.approx(exact)


def test_expected_points_rise_towards_the_goal_line():
    worths = expected_points(explored([(START, 1, START + 10)], choices))
    assert worths.of((START, 1, START + 10)) < worths.of((90, 1, 100)) < worths.of((99, 1, 100)) <= 7
    assert worths.call((99, 4, 100)) == "run"


def test_a_play_without_a_call_has_one_row():
    def ghost(game):
        total = yield from roll(Side.AWAY, DIE, "ghost")
        return game + (total > 4)

    found = rule_choices(
        0, LookAhead(next_play=ghost, worth=lambda game, side: game), lambda _, after: Move(1.0, after)
    )
    assert set(found) == {NO_CHOICE}
    assert {move.to: move.chance for move in found[NO_CHOICE]} == pytest.approx({0: 4 / 6, 1: 2 / 6})
