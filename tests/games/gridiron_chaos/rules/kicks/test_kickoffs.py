"""Kickoffs and free kicks, and yards carried to them (GC-2, GC-K7, GC-R45)."""

import pytest

from tests.games.gridiron_chaos.chaos import AHEAD, AWAY, HOME, kicking, play

DOWN = {"takeaway": "down"}
YES = {"challenge": "yes"}


@pytest.mark.parametrize(
    ("thrown", "y"), [(4, 17), (5, 23), (6, 10), (8, 45), (9, 15), (10, 5), (11, 50), (12, 40)]
)
def test_where_kickoffs_are_returned_to(thrown, y):
    """GC-2, GC-R15, GC-R16."""
    kicked = play(kicking(), "deep", kickoff=thrown)
    assert kicked.spot == (AWAY, y, 1, 10)
    assert kicked.credit(AWAY) == ([] if thrown == 12 else ["KR"])


def test_a_kickoff_that_breaks_starts_at_the_goal_line():
    """Section 11: and break 12 is fumbled at the 40."""
    assert play(kicking(), "deep", kickoff=7, **{"break": 5}).spot == (AWAY, 40, 1, 10)
    lost = play(kicking(), "deep", kickoff=7, recovery=5, turnover_return=3, **{"break": 12})
    assert (lost.spot, lost.credit(HOME), lost.credit(AWAY)) == ((HOME, 60, 1, 10), ["G"], ["KR"])


def test_a_kickoff_returned_for_a_touchdown():
    """Section 11: a try and a new kickoff by the same side."""
    scored = play(kicking(), "deep", kickoff=7, **{"break": 3})
    assert (scored.points, scored.game.next, scored.game.offense) == ((0, 6), "try", AWAY)
    after = play(scored.game, extra_point="3+4")
    assert (after.game.next, after.game.offense, after.points) == ("kickoff", AWAY, (0, 7))
    assert scored.stats(AWAY)["KR", "kick_return scored"] == 100


def test_a_fumbled_kickoff_return_credits_the_printed_letter():
    """GC-5, GC-R30, GC-R68: the kickers may return it."""
    lost = play(kicking(), "deep", kickoff=3, recovery=6, turnover_return=7)
    assert (lost.asked, lost.spot) == (["kickoff_call", "takeaway"], (HOME, 98, 1, "goal"))
    assert (lost.credit(HOME), lost.credit(AWAY)) == (["I"], ["KR"])
    assert play(kicking(), "deep", DOWN, kickoff=3, recovery=6).spot == (HOME, 78, 1, 10)


def test_the_side_that_fumbled_a_kick_is_its_offense():
    """GC-R30: the visitors trail and fall on it; recovery 2 advances; the letter is dropped."""
    kept = play(kicking(score=AHEAD), "deep", kickoff=3, recovery=9)
    assert (kept.spot, kept.credit(HOME)) == ((AWAY, 22, 1, 10), [])
    assert play(kicking(), "deep", kickoff=3, recovery=2).spot == (AWAY, 42, 1, 10)


def test_the_returners_challenge_a_fumbled_kickoff():
    """GC-R48: dead where it came loose, first and ten."""
    won = play(kicking(), "deep", YES, kickoff=3, recovery=6, turnover_return=4, challenge="5+5")
    assert (won.spot, won.game.timeouts) == ((AWAY, 22, 1, 10), (3, 3))


def test_returns_10_after_a_kick_gives_the_ball_to_the_side_that_fumbled():
    """GC-R66: the kickers run ten yards and lose it again."""
    assert play(kicking(), "deep", kickoff=3, recovery=6, turnover_return=10).spot == (AWAY, 12, 1, 10)


def test_a_free_kick_is_returned_15_yards_farther():
    """GC-K7, GC-R34, GC-R15: from the 20; breaks too; not row 12."""
    free = kicking("free-kick")
    assert play(free, kickoff=4).spot == (AWAY, 32, 1, 10)
    assert play(free, kickoff=12).spot == (AWAY, 40, 1, 10)
    assert play(free, kickoff=7, **{"break": 11}).spot == (AWAY, 25, 1, 10)
    assert play(free, kickoff=3, recovery=3).spot == (AWAY, 37, 1, 10)
    assert play(free, kickoff=4).asked == []


@pytest.mark.parametrize(
    ("yards", "thrown", "y"), [(15, 4, 32), (-15, 4, 9), (-15, 8, 30), (30, 11, 75), (-5, 10, 3)]
)
def test_carried_yards_move_the_end_of_the_return(yards, thrown, y):
    """GC-R45, GC-R73: half the distance at most, and then they are used up."""
    kicked = play(kicking(return_yards=yards), "deep", kickoff=thrown)
    assert (kicked.spot, kicked.game.return_yards) == ((AWAY, y, 1, 10), 0)


def test_carried_yards_lapse_without_a_return():
    """GC-R45: row 12, an onside kick, a return that scores."""
    game = kicking(return_yards=15)
    assert play(game, "deep", kickoff=12).spot == (AWAY, 40, 1, 10)
    assert play(game, "onside", onside=4).game.return_yards == 0
    scored = play(game, "deep", kickoff=7, **{"break": 3})
    assert (scored.points, scored.game.return_yards) == ((0, 6), 0)


def test_carried_yards_move_the_spot_of_a_fumble():
    """GC-R73."""
    assert play(kicking(return_yards=15), "deep", kickoff=3, recovery=3).spot == (AWAY, 37, 1, 10)
