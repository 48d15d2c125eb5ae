"""Kickoffs, onside and free kicks, punts, field goals and the Hail Mary (GC-2, GC-K1 to GC-K10)."""

import pytest

from bowlbound_desktop.kernel.events import KickFailed
from tests.games.gridiron_chaos.chaos import AHEAD, AWAY, HOME, at, kicking, play

ROLL = {"kick_return": "roll"}
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


@pytest.mark.parametrize(
    ("thrown", "spot"),
    [
        (4, (AWAY, 62, 1, 10)),
        (6, (AWAY, 62, 1, 10)),
        (7, (HOME, 42, 1, 10)),
        (8, (HOME, 42, 1, 10)),
        (9, (AWAY, 56, 1, 10)),
        (10, (AWAY, 64, 1, 10)),
    ],
)
def test_onside_kicks_without_a_break(thrown, spot):
    """GC-K6, GC-R13, GC-R15: lengths from the 30."""
    kicked = play(kicking(), "onside", onside=thrown)
    assert kicked.spot == spot
    assert kicked.credit(HOME) == kicked.credit(AWAY) == []


def test_onside_kicks_with_a_break():
    """GC-K6, GC-R78: nobody has the advance of the kickers, KR the return of the receivers."""
    own = play(kicking(), "onside", onside=2, **{"break": 9})
    assert (own.spot, own.credit(HOME)) == ((HOME, 66, 1, 10), [])
    other = play(kicking(), "onside", onside=11, **{"break": 11})
    assert (other.spot, other.credit(AWAY)) == ((AWAY, 69, 1, 10), ["KR"])
    assert play(kicking(), "onside", onside=12, **{"break": 5}).spot == (AWAY, 99, 1, "goal")
    assert play(kicking(), "onside", onside=12, **{"break": 7}).points == (0, 6)


def test_an_onside_break_can_be_fumbled():
    lost = play(kicking(), "onside", onside=3, recovery=5, turnover_return=3, **{"break": 12})
    assert (lost.spot, lost.credit(AWAY)) == ((AWAY, 14, 1, 10), ["G"])


# Punts


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


# Field goals


@pytest.mark.parametrize(
    ("shown", "line"),
    [("1+1", 47), ("1+3", 43), ("2+3", 38), ("3+3", 33), ("3+4", 28), ("4+4", 25), ("6+3", 20), ("5+5", 15)],
)
def test_a_field_goal_is_good_from_the_listed_line_or_closer(shown, line):
    """GC-K1."""
    good = play(at(100 - line, 4), "field_goal", field_goal=shown)
    assert (good.points, good.game.next, good.game.offense, good.seconds) == ((3, 0), "kickoff", HOME, 15)
    assert good.credit(HOME) == []
    assert good.stats(HOME)["Kicker", "field_goal"] == line
    missed = play(at(99 - line, 4), "field_goal", field_goal=shown)
    assert missed.points == (0, 0)
    assert any(isinstance(event, KickFailed) for event in missed.run.events)


def test_a_missed_field_goal_is_spotted_seven_yards_back():
    """GC-K1, GC-R79: no touchback minimum; from the own 7 or closer at the 1."""
    assert play(at(90, 4, "goal"), "field_goal", field_goal="1+2", recovery=3).points == (0, 0)
    assert play(at(80, 4), "field_goal", field_goal="5+5").spot == (AWAY, 27, 1, 10)
    assert play(at(7, 4), "field_goal", field_goal="1+1").spot == (AWAY, 99, 1, "goal")
    assert play(at(8, 4), "field_goal", field_goal="1+1").spot == (AWAY, 99, 1, "goal")
    assert play(at(9, 4), "field_goal", field_goal="1+1").spot == (AWAY, 98, 1, "goal")


def test_a_blocked_field_goal():
    """GC-K2: nine yards back; the kickers may not advance it."""
    assert play(at(70, 2), "field_goal", field_goal="1+2", recovery=2).spot == (HOME, 61, 3, 19)
    lost = play(at(70, 4), "field_goal", field_goal="2+1", recovery=5, turnover_return=9)
    assert (lost.points, lost.credit(AWAY)) == ((0, 6), ["L"])


def test_a_fumbled_field_goal_snap():
    """GC-R67: seven yards back."""
    assert play(at(70, 2), "field_goal", field_goal="5+6", recovery=2).spot == (HOME, 83, 1, 10)
    assert play(at(70, 4), "field_goal", field_goal="5+6", recovery=3).spot == (AWAY, 37, 1, 10)


def test_a_fake_field_goal_is_forced():
    """GC-K3."""
    fake = play(at(70, 4), "field_goal", field_goal="6+6")
    assert (fake.spot, fake.credit(HOME)) == ((HOME, 82, 1, 10), ["CC"])


@pytest.mark.parametrize("shown", ["5+4", "4+5"])
def test_five_and_four_bring_a_flag_as_well(shown):
    """GC-K1: in either order; roughing wipes the kick out (GC-R44)."""
    rough = play(at(85, 4), "field_goal", {"penalty": "accept"}, field_goal=shown, penalty=11)
    assert (rough.points, rough.spot) == ((0, 0), (HOME, 92, 1, "goal"))
    kept = play(at(85, 4), "field_goal", {"penalty": "decline"}, field_goal=shown, penalty=11)
    assert kept.points == (3, 0)
    assert play(at(85, 4), "field_goal", field_goal="6+3").asked == ["offense_call"]


def test_conduct_of_the_kickers_after_a_field_goal_is_carried():
    """GC-R45."""
    good = play(at(85, 4, side=AWAY), "field_goal", {"penalty": "accept"}, field_goal="5+4", penalty=41)
    assert (good.points, good.game.return_yards) == ((0, 3), 15)


# Hail Mary


def test_a_hail_mary_that_is_caught_at_the_7():
    """GC-K9, GC-R14: 2-6 stopped there, 7-12 touchdown."""
    stopped = play(at(40), "hail_mary", hail_mary=2, hail_mary_catch=6)
    assert (stopped.spot, stopped.credit(HOME), stopped.seconds) == ((HOME, 93, 1, "goal"), ["AA"], 45)
    scored = play(at(40), "hail_mary", hail_mary=3, hail_mary_catch=7)
    assert (scored.points, scored.credit(HOME)) == ((6, 0), ["AA"])


def test_the_printed_spots_of_a_hail_mary_hold_anywhere():
    """GC-R79."""
    assert play(at(97, 2, "goal"), "hail_mary", hail_mary=2, hail_mary_catch=2).spot == (HOME, 93, 3, "goal")


@pytest.mark.parametrize(("thrown", "spot"), [(9, (AWAY, 10, 1, 10)), (7, (AWAY, 25, 1, 10))])
def test_a_hail_mary_is_intercepted_at_the_5(thrown, spot):
    """GC-K9: the touchdown row is five yards."""
    assert play(at(40), "hail_mary", hail_mary=6, turnover_return=thrown).spot == spot


def test_an_intercepted_hail_mary_can_be_carried_back_for_a_safety():
    """GC-R58."""
    assert play(at(40), "hail_mary", hail_mary=6, turnover_return=8).points == (2, 0)


@pytest.mark.parametrize("thrown", [10, 11])
def test_a_hail_mary_that_falls(thrown):
    fell = play(at(40), "hail_mary", hail_mary=thrown)
    assert (fell.spot, fell.seconds, fell.credit(HOME)) == ((HOME, 40, 2, 10), 15, [])


def test_a_hail_mary_that_scores():
    scored = play(at(40), "hail_mary", hail_mary=12)
    assert (scored.points, scored.credit(HOME)) == ((6, 0), ["CC"])
