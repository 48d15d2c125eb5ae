"""Tries after a touchdown (GC-8, GC-K1 to GC-K3, GC-R57, GC-R74)."""

import pytest

from tests.games.gridiron_chaos.chaos import AWAY, HOME, kicking, options, play

TWO = {"try": "two"}
ACCEPT = {"penalty": "accept"}


@pytest.mark.parametrize(
    ("shown", "points"), [("1+1", 1), ("5+5", 1), ("6+6", 1), ("1+2", 0), ("5+6", 0), ("3+6", 1)]
)
def test_extra_points_from_the_3(shown, points):
    """GC-K1, GC-K2, GC-K3: only a block or a fumbled snap fails; a fake row is good."""
    tried = play(kicking("try"), extra_point=shown)
    assert (tried.points, tried.game.next, tried.game.offense) == ((points, 0), "kickoff", HOME)
    assert (tried.game.y, tried.credit(HOME)) == (30, [])
    assert tried.thrown == ["extra_point"]


@pytest.mark.parametrize(
    ("thrown", "points", "home", "away"),
    [
        *[(2, 0, [], ["P"]), (3, 0, [], []), (4, 0, ["A"], []), (5, 0, ["A"], []), (6, 2, ["QB"], [])],
        *[(7, 2, ["BB"], []), (8, 2, ["A"], []), (9, 2, ["CC"], []), (10, 2, ["DD"], [])],
        *[(11, 0, [], []), (12, 0, [], [])],
    ],
)
def test_two_points_use_only_their_own_table(thrown, points, home, away):
    """GC-8, GC-R61."""
    tried = play(kicking("try"), answers=TWO, two_point=thrown)
    assert (tried.points, tried.game.next) == ((points, 0), "kickoff")
    assert (tried.credit(HOME), tried.credit(AWAY)) == (home, away)


def test_the_defense_may_challenge_the_catch_of_row_9():
    """GC-R48, GC-R24."""
    won = play(kicking("try"), answers={**TWO, "challenge": "yes"}, two_point=9, challenge="6+6")
    assert (won.points, won.credit(HOME), won.game.timeouts) == ((0, 0), [], (3, 3))
    lost = play(kicking("try"), answers={**TWO, "challenge": "yes"}, two_point=9, challenge="6+5")
    assert (lost.points, lost.game.timeouts) == ((2, 0), (3, 2))
    assert play(kicking("try", timeouts=(3, 0)), answers=TWO, two_point=9).asked == ["try"]


@pytest.mark.parametrize(("penalty", "line"), [(31, 13), (51, 8)])
def test_a_foul_of_the_kickers_repeats_the_try_from_farther_back(penalty, line):
    """GC-R57, GC-R74: a new try, with the same choice."""
    again = play(kicking("try"), answers=ACCEPT, extra_point="5+4", penalty=penalty)
    assert (again.game.next, again.game.to_goal, again.points) == ("try", line, (0, 0))
    assert options(again.game) == ("kick", "two")


def test_conduct_of_the_kickers_repeats_the_try_from_the_18():
    """GC-R74, GC-R57: the visitors kick; then the kick is judged from there."""
    again = play(kicking("try", side=AWAY), answers=ACCEPT, extra_point="4+5", penalty=41)
    assert (again.game.next, again.game.to_goal) == ("try", 18)
    assert play(again.game, extra_point="5+5").points == (0, 0)
    assert play(again.game, extra_point="6+3").points == (0, 1)


@pytest.mark.parametrize(("penalty", "yards"), [(11, -15), (21, -5), (61, -5), (41, -15)])
def test_a_foul_of_the_other_side_is_carried_to_the_kickoff_return(penalty, yards):
    """GC-R45, GC-R74: the kick counts; the receivers start nearer their own goal line."""
    tried = play(kicking("try"), answers=ACCEPT, extra_point="5+4", penalty=penalty)
    assert (tried.points, tried.game.return_yards, tried.game.next) == ((1, 0), yards, "kickoff")
    assert play(tried.game, "deep", kickoff=8).game.y == 45 + yards


def test_carried_yards_add_up_over_touchdown_and_try():
    """GC-R73."""
    tried = play(kicking("try", return_yards=-15), answers=ACCEPT, extra_point="5+4", penalty=61)
    assert tried.game.return_yards == -20


def test_a_declined_foul_leaves_the_kick():
    tried = play(kicking("try"), answers={"penalty": "decline"}, extra_point="5+4", penalty=31)
    assert (tried.points, tried.game.next, tried.game.return_yards) == ((1, 0), "kickoff", 0)
