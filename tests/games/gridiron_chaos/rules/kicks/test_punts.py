"""Punts and their returns (GC-K2 to GC-K5)."""

import pytest

from tests.games.gridiron_chaos.chaos import AWAY, HOME, at, play

ROLL = {"kick_return": "roll"}
DOWN = {"takeaway": "down"}
YES = {"challenge": "yes"}


@pytest.mark.parametrize(("thrown", "y"), [(5, 31), (6, 37), (8, 17), (9, 49), (10, 22)])
def test_punts_from_the_own_side_of_the_field(thrown, y):
    """GC-K4: from the 30, returned for 8."""
    punted = play(at(30, 4), "punt", punt=thrown, punt_return=5)
    assert punted.spot == (AWAY, y + 8, 1, 10)
    assert (punted.credit(AWAY), punted.seconds) == (["PR"], 15)
    assert punted.stats(HOME)["Punter", "punt"] == 70 - y


@pytest.mark.parametrize(("y", "table"), [(55, "short_punt"), (54, "punt")])
def test_the_short_punt_column_is_for_the_45_or_closer(y, table):
    """GC-K4."""
    assert play(at(y, 4), "punt", punt_return=5, **{table: 9}).thrown[0] == table


@pytest.mark.parametrize(("thrown", "y"), [(2, 15), (6, 4), (7, 1), (8, 8), (12, 25)])
def test_a_spotted_punt_is_dead(thrown, y):
    """GC-K4, GC-R79: nobody is asked, wherever the line of scrimmage is."""
    for line in (60, 98):
        punted = play(at(line, 4, "goal"), "punt", short_punt=thrown)
        assert (punted.spot, punted.asked) == ((AWAY, y, 1, 10), ["offense_call"])


@pytest.mark.parametrize(("thrown", "y"), [(4, 10), (9, 18)])
def test_a_fielded_punt_is_returned_or_rolls(thrown, y):
    """GC-K4, GC-K5."""
    punted = play(at(60, 4), "punt", short_punt=thrown, punt_return=6)
    assert punted.spot == (AWAY, y + 11, 1, 10)
    assert punted.offered("kick_return") == ("return", "roll")


def test_a_short_punt_of_15_out_of_bounds():
    """GC-R12, GC-R33."""
    assert play(at(60, 4), "punt", short_punt=5).spot == (AWAY, 25, 1, 10)
    assert play(at(85, 4), "punt", short_punt=5).spot == (AWAY, 20, 1, 10)


def test_a_punt_into_the_end_zone_is_a_touchback():
    """GC-K4, GC-R33, GC-K10: the goal line belongs to it."""
    touchback = play(at(37, 4), "punt", punt=7)
    assert (touchback.spot, touchback.asked) == ((AWAY, 20, 1, 10), ["offense_call"])
    assert play(at(36, 4), "punt", punt=7, punt_return=5).spot == (AWAY, 9, 1, 10)


@pytest.mark.parametrize(("shown", "y"), [("3+4", 24), ("3+3", 37), ("6+6", 43)])
def test_a_punt_that_is_let_roll(shown, y):
    """GC-K5: on toward the receivers' goal line, or back on doubles; no credit."""
    rolled = play(at(30, 4), "punt", ROLL, punt=5, roll=shown)
    assert (rolled.spot, rolled.credit(AWAY)) == ((AWAY, y, 1, 10), [])


def test_a_punt_that_rolls_into_the_end_zone():
    """GC-K5, GC-R33."""
    assert play(at(60, 4), "punt", ROLL, short_punt=4, roll="6+4").spot == (AWAY, 20, 1, 10)
    assert play(at(60, 4), "punt", ROLL, short_punt=4, roll="5+4").spot == (AWAY, 1, 1, 10)


def test_a_punt_that_must_roll():
    """GC-K4, GC-R79: back to the kickers' goal line it is a safety."""
    assert play(at(30, 4), "punt", punt=12, roll="1+2").spot == (AWAY, 59, 1, 10)
    assert play(at(30, 4), "punt", punt=12, roll="6+6").spot == (AWAY, 74, 1, 10)
    back = play(at(4, 4), "punt", punt=12, roll="6+6")
    assert (back.points, back.game.next, back.game.offense) == ((0, 2), "free-kick", HOME)
    assert play(at(5, 4), "punt", punt=12, roll="6+6").spot == (AWAY, 99, 1, "goal")


def test_a_punt_return_back_over_the_goal_line_is_a_safety():
    """GC-R58: fielded at the 10, twelve yards back."""
    lost = play(at(60, 4), "punt", short_punt=4, punt_return=11)
    assert (lost.points, lost.game.next, lost.game.offense) == ((2, 0), "free-kick", AWAY)
    assert play(at(60, 4), "punt", short_punt=9, punt_return=11).spot == (AWAY, 6, 1, 10)


def test_a_punt_return_that_breaks():
    assert play(at(30, 4), "punt", punt=5, punt_return=7, **{"break": 9}).spot == (AWAY, 51, 1, 10)
    assert play(at(30, 4), "punt", punt=5, punt_return=7, **{"break": 2}).points == (0, 6)


def test_a_break_that_reaches_the_goal_line_is_not_fumbled():
    """GC-R65: break 12 from the own 60 scores, from the 59 the ball is loose at the 1."""
    assert play(at(19, 4), "punt", punt=9, punt_return=7, **{"break": 12}).points == (0, 6)
    lost = play(at(20, 4), "punt", punt=9, punt_return=7, recovery=3, **{"break": 12})
    assert lost.spot == (AWAY, 99, 1, "goal")


def test_a_fumbled_punt_return():
    """GC-5, GC-R68: J is printed, and the kickers may run with it."""
    lost = play(at(30, 4), "punt", punt=5, punt_return=3, recovery=5, turnover_return=7)
    assert (lost.spot, lost.credit(HOME), lost.credit(AWAY)) == ((HOME, 89, 1, 10), ["J"], ["PR"])
    assert lost.seconds == 15


def test_a_punt_that_touches_the_returner_is_no_return():
    """GC-R78: no PR; the own recovery is first and ten."""
    kept = play(at(30, 4), "punt", punt=5, punt_return=12, recovery=3)
    assert (kept.spot, kept.credit(AWAY)) == ((AWAY, 31, 1, 10), [])
    lost = play(at(30, 4), "punt", DOWN, punt=5, punt_return=12, recovery=5)
    assert (lost.spot, lost.credit(HOME), lost.game.advantage) == ((HOME, 69, 1, 10), ["I"], "")


def test_a_fake_punt_is_a_pass_of_twelve():
    """GC-K3, GC-R50: forced by the dice."""
    fake = play(at(30, 4), "punt", punt=2)
    assert (fake.spot, fake.credit(HOME)) == ((HOME, 42, 1, 10), ["DD"])
    assert play(at(30, 4, 13), "punt", punt=2).spot == (AWAY, 58, 1, 10)


def test_a_blocked_punt_may_not_be_advanced_by_the_kickers():
    """GC-K2: recovery 2 too; on fourth down it goes over."""
    assert play(at(30, 2), "punt", punt=4, recovery=2).spot == (HOME, 17, 3, 23)
    assert play(at(30, 4), "punt", punt=4, recovery=2).spot == (AWAY, 83, 1, 10)
    lost = play(at(30, 4), "punt", punt=4, recovery=5, turnover_return=3)
    assert (lost.spot, lost.credit(AWAY)) == ((AWAY, 83, 1, 10), ["I"])


def test_nobody_challenges_a_block():
    """GC-K2, section 9: returns 4 is read without its challenge."""
    lost = play(at(30, 4), "punt", punt=4, recovery=5, turnover_return=4)
    assert lost.asked == ["offense_call", "takeaway"]
    assert play(at(60, 4), "punt", short_punt=10, recovery=5, turnover_return=5).spot == (AWAY, 87, 1, 10)


def test_a_fumbled_kick_snap_is_no_block():
    """GC-R67: recovery 2 advances it, returns 4 and 5 may be challenged."""
    assert play(at(30, 2), "punt", punt=3, recovery=2).spot == (HOME, 40, 1, 10)
    won = play(at(60, 2), "punt", YES, short_punt=11, recovery=5, turnover_return=4, challenge="2+2")
    assert won.spot == (HOME, 52, 3, 18)


def test_a_blocked_punt_in_the_end_zone():
    """GC-R64, section 11: safety or touchdown."""
    assert play(at(13, 4), "punt", punt=4, recovery=3).points == (0, 2)
    assert play(at(13, 4), "punt", punt=4, recovery=5, turnover_return=3).points == (0, 6)
    assert play(at(14, 4), "punt", punt=4, recovery=3).spot == (AWAY, 99, 1, "goal")
