"""Both tables of rare plays, row by row (GC-X1, GC-R48)."""

import pytest

from tests.games.gridiron_chaos.chaos import AHEAD, AWAY, BEHIND, HOME, at, play

YES = {"challenge": "yes"}


def trailing(thrown, y=30, down=2, to_go=10, answers=None, dice=None, **changes):
    """The home side behind, with the ball."""
    game = at(y, down, to_go, **{"score": BEHIND, **changes})
    return play(game, "short", answers, play=14, rare=thrown, **(dice or {}))


def leading(thrown, y=30, down=2, to_go=10, answers=None, dice=None, **changes):
    """The home side ahead, with the ball."""
    game = at(y, down, to_go, **{"score": AHEAD, **changes})
    return play(game, "short", answers, play=15, rare=thrown, **(dice or {}))


@pytest.mark.parametrize(
    ("thrown", "gain", "seconds", "letters"),
    [
        *[(11, 40, 45, ["AA"]), (13, 10, 45, ["A"]), (14, 15, 45, ["AA"]), (15, 15, 15, ["AA"])],
        *[(16, 15, 15, ["BB"]), (21, 15, 45, ["AA"]), (22, 30, 45, ["DD"]), (23, 0, 15, []), (24, 0, 15, [])],
        *[(25, 12, 45, ["AA"]), (26, 25, 45, ["A"]), (31, 15, 45, ["BB"]), (32, 10, 45, [])],
        *[(34, 9, 45, ["BB"]), (35, 15, 45, ["B"]), (36, 20, 45, ["AA"]), (43, 14, 45, ["AA"])],
        *[(44, 13, 45, ["A"]), (46, 20, 45, ["AA"]), (51, 0, 15, []), (52, 28, 45, ["AA"])],
        *[(53, 9, 45, ["A"]), (54, 5, 45, ["A"]), (55, 0, 15, []), (56, 0, 15, [])],
        *[(61, 15, 45, ["DD"]), (62, 15, 45, ["DD"]), (63, 25, 15, ["CC"]), (65, 7, 45, ["A"])],
    ],
)
def test_what_a_rare_play_of_the_side_that_trails_gains(thrown, gain, seconds, letters):
    """GC-X1, GC-R60: timed by what it describes; GC-R9, GC-R63: 32 is a plain gain of nobody's."""
    rare = trailing(thrown)
    assert (rare.game.y - 30, rare.seconds, rare.credit(HOME)) == (gain, seconds, letters)
    assert rare.credit(AWAY) == []


@pytest.mark.parametrize(
    ("thrown", "gain", "seconds", "letters"),
    [
        *[(11, -8, 45, ([], [])), (12, 0, 15, ([], [])), (14, 0, 15, ([], [])), (15, 0, 15, ([], []))],
        *[(16, 0, 15, ([], [])), (22, 0, 15, ([], [])), (25, 3, 45, ([], [])), (26, -8, 45, ([], []))],
        *[(32, 0, 45, (["B"], [])), (33, -6, 45, ([], [])), (34, 0, 15, ([], [])), (41, 0, 15, ([], []))],
        *[
            (43, -24, 45, ([], ["K"])),
            (45, -2, 45, (["BB"], [])),
            (46, 0, 15, ([], [])),
            (51, 0, 15, ([], [])),
        ],
        *[(52, 7, 45, (["A"], [])), (55, 8, 15, (["A"], [])), (61, 0, 15, ([], [])), (63, 0, 15, ([], []))],
    ],
)
def test_what_a_rare_play_of_the_side_that_leads_gains(thrown, gain, seconds, letters):
    """GC-X1, GC-R60, GC-R61."""
    rare = leading(thrown)
    assert (rare.game.y - 30, rare.seconds) == (gain, seconds)
    assert (rare.credit(HOME), rare.credit(AWAY)) == letters


@pytest.mark.parametrize(("side", "table"), [(HOME, "trailing"), (AWAY, "leading")])
def test_in_a_tie_the_home_side_trails_and_the_visitors_lead(side, table):
    """GC-X1."""
    rare = play(at(30, side=side), "trick", play=15, rare=44, answers={})
    assert rare.columns == ["trick", table]


def test_a_scuffle_after_a_run_is_marked_from_its_end():
    """GC-R46: trailing 12; first down; 15 seconds; half the distance."""
    assert (trailing(12).spot, trailing(12).seconds) == ((HOME, 48, 1, 10), 15)
    assert trailing(12, y=87, to_go="goal").spot == (HOME, 95, 1, "goal")
    assert trailing(12).credit(HOME) == ["A"]


def test_a_scuffle_after_a_run_that_scores_is_carried_to_the_kickoff():
    """GC-R71, GC-R45."""
    scored = trailing(12, y=97, to_go="goal")
    assert (scored.points, scored.game.return_yards) == ((6, 7), -15)


def test_an_offside_scuffle_is_marked_from_the_previous_spot():
    """GC-R46: trailing 33; nobody is credited."""
    foul = trailing(33, down=3, to_go=30)
    assert (foul.spot, foul.seconds) == ((HOME, 45, 1, 10), 15)
    assert foul.credit(AWAY) == []


@pytest.mark.parametrize("side", ["offense", "defense"])
def test_a_rare_time_out_is_no_snap(side):
    """GC-R47, GC-R26: no time, same down, and a live advantage stays."""
    rows = [(leading, 53), (leading, 54)] if side == "offense" else [(trailing, 41)]
    for rare, thrown in rows:
        called = rare(thrown, advantage="L")
        assert (called.spot, called.seconds, called.game.advantage) == ((HOME, 30, 2, 10), 0, "L")
        assert called.game.timeouts == ((2, 3) if side == "offense" else (3, 2))
        assert called.asked == ["offense_call"]


def test_without_a_time_out_it_is_five_yards_and_no_play():
    """GC-R23, GC-R47: 15 seconds; a first down is made if the yards reach the marker."""
    forced = trailing(41, timeouts=(3, 0))
    assert (forced.spot, forced.seconds) == ((HOME, 35, 2, 5), 15)
    assert trailing(41, to_go=5, timeouts=(3, 0)).spot == (HOME, 35, 1, 10)
    assert leading(53, timeouts=(0, 3)).spot == (HOME, 25, 2, 15)
    assert leading(53, y=5, timeouts=(0, 3)).spot == (HOME, 3, 2, 12)


def test_the_five_yards_leave_an_advantage_unless_the_clock_passes_a_new_letter():
    """GC-R76."""
    assert trailing(41, timeouts=(3, 0), advantage="L").game.advantage == "L"
    assert trailing(41, timeouts=(3, 0), advantage="L", clock="12:45").game.advantage == "M"


def test_the_five_yards_of_the_defense_extend_a_half():
    """GC-R76, GC-R54."""
    forced = trailing(41, timeouts=(3, 0), quarter=2, clock="0:15", advantage="T")
    assert (forced.game.next, forced.game.clock.seconds, forced.game.quarter) == ("scrimmage", 0, 2)
    assert forced.game.advantage == "T"
    own = leading(53, timeouts=(0, 3), quarter=2, clock="0:15")
    assert own.game.next == "second-half"


def test_interference_in_the_end_zone_is_first_and_goal_at_the_1():
    """GC-R46: trailing 42 is a flag."""
    assert (trailing(42).spot, trailing(42).seconds) == ((HOME, 99, 1, "goal"), 15)


def test_the_sack_of_trailing_45_stands_and_the_down_counts():
    """GC-R10, GC-R46: flags on both sides, 15 seconds."""
    sacked = trailing(45)
    assert (sacked.spot, sacked.seconds, sacked.credit(AWAY)) == ((HOME, 26, 3, 14), 15, ["N"])


def test_offsetting_fouls_extend_no_half():
    """GC-R76."""
    assert trailing(45, quarter=2, clock="0:15").game.next == "second-half"


@pytest.mark.parametrize("thrown", [22, 34, 61, 63])
def test_the_defense_challenges_a_catch(thrown):
    """GC-R48, GC-R61: incomplete, nobody credited, no time out lost."""
    won = trailing(thrown, answers=YES, dice={"challenge": "4+4"})
    assert (won.spot, won.seconds, won.credit(HOME)) == ((HOME, 30, 3, 10), 15, [])
    assert won.game.timeouts == (3, 3)
    lost = trailing(thrown, answers=YES, dice={"challenge": "4+5"})
    assert (lost.seconds, lost.game.timeouts) == (15, (3, 2))
    assert lost.game.y > 30


def test_a_catch_that_scores_can_be_challenged():
    """GC-R48: the touchdown is taken away, and the play costs 15 (section 11)."""
    won = trailing(22, y=80, answers=YES, dice={"challenge": "4+4"})
    assert (won.points, won.spot, won.seconds) == ((0, 7), (HOME, 80, 3, 10), 15)


def test_the_offense_challenges_the_spot():
    """GC-R48: trailing 53; first down at the marker, in goal to go a touchdown."""
    won = trailing(53, answers=YES, dice={"challenge": "4+4"})
    assert (won.spot, won.seconds, won.credit(HOME)) == ((HOME, 40, 1, 10), 15, ["A"])
    assert trailing(53, y=92, to_go="goal", answers=YES, dice={"challenge": "4+4"}).points == (6, 7)
    lost = trailing(53, answers=YES, dice={"challenge": "1+4"})
    assert (lost.spot, lost.game.timeouts) == ((HOME, 39, 3, 1), (2, 3))


def test_the_defense_challenges_the_pile():
    """GC-R48, GC-R62: trailing 54; its ball without a return; the letter is rolled for."""
    won = trailing(54, answers=YES, dice={"challenge": "4+4", "turnover_return": 6})
    assert (won.spot, won.seconds) == ((AWAY, 65, 1, 10), 15)
    assert (won.credit(HOME), won.credit(AWAY)) == (["A"], ["F"])


def test_the_defense_challenges_the_knee():
    """GC-R48, GC-R6: trailing 65-66; F is printed, so nothing is rolled."""
    won = trailing(66, answers=YES, dice={"challenge": "4+4"})
    assert (won.spot, won.credit(HOME), won.credit(AWAY)) == ((AWAY, 63, 1, 10), ["A"], ["F"])


@pytest.mark.parametrize(("thrown", "y"), [(54, 95), (65, 93)])
def test_a_run_that_reaches_the_goal_line_first_is_a_touchdown(thrown, y):
    """GC-R65: nobody is asked for a challenge then."""
    scored = trailing(thrown, y=y, to_go="goal")
    assert (scored.points, scored.asked) == ((6, 7), ["offense_call"])


def test_the_defense_challenges_the_moving_arm():
    """GC-R48, GC-R63, GC-R4: trailing 55-56; twenty yards from the line of scrimmage; M and L."""
    won = trailing(55, answers=YES, dice={"challenge": "4+4"})
    assert (won.spot, won.credit(AWAY), won.credit(HOME)) == ((AWAY, 90, 1, "goal"), ["L", "M"], [])
    assert trailing(55, y=20, answers=YES, dice={"challenge": "4+4"}).points == (0, 13)


def test_two_false_starts_repeat_the_down():
    """GC-R46: leading 13; half the distance."""
    assert (leading(13).spot, leading(13).seconds) == ((HOME, 20, 2, 20), 15)
    assert leading(13, y=9).spot == (HOME, 5, 2, 14)


def test_an_injured_quarterback_misses_this_quarter_and_the_next():
    """GC-R27: statistics only."""
    hurt = leading(12, quarter=2, clock="10:00")
    assert hurt.game.quarterback_out == (3, 0)
    assert (hurt.game.quarterback(HOME), hurt.game.quarterback(AWAY)) == ("QB2", "QB")
    assert hurt.game.change(clock=at(1, quarter=3).clock).quarterback(HOME) == "QB2"
    assert hurt.game.change(clock=at(1, quarter=4).clock).quarterback(HOME) == "QB"
    assert hurt.stats(HOME) == {("QB", "pass failed"): 0}


def test_a_fumble_that_the_defense_falls_on():
    """GC-X1: leading 21, M, no return; GC-R65: into the end zone it is a touchdown."""
    lost = leading(21)
    assert (lost.spot, lost.credit(HOME), lost.credit(AWAY)) == ((AWAY, 60, 1, 10), ["BB"], ["M"])
    assert leading(21, y=90, to_go="goal").points == (13, 0)


def test_a_long_run_that_is_stripped():
    """GC-X1: leading 23; GC-R55: on the 15 it is played, nearer it is row 11."""
    lost = leading(23)
    assert (lost.spot, lost.credit(HOME), lost.credit(AWAY)) == ((AWAY, 5, 1, 10), ["B"], ["G"])
    assert leading(23, y=85).spot == (AWAY, 5, 1, 10)
    inside = leading(23, y=86)
    assert (inside.spot, inside.credit(HOME)) == ((HOME, 78, 3, 18), [])
    assert "GC-R55" in inside.why


def test_a_ball_batted_through_the_end_zone():
    """GC-R62: leading 24; no taker and no roll."""
    lost = leading(24)
    assert (lost.spot, lost.seconds) == ((AWAY, 20, 1, 10), 15)
    assert (lost.credit(HOME), lost.credit(AWAY)) == (["BB"], [])


def test_a_catch_that_is_fumbled_at_the_20():
    """GC-X1: leading 31; rolled for; GC-R55: inside the 25 row 11."""
    lost = leading(31, dice={"recovery": 6, "turnover_return": 3})
    assert (lost.spot, lost.credit(HOME), lost.credit(AWAY)) == ((AWAY, 20, 1, 10), ["AA"], ["I"])
    kept = leading(31, dice={"recovery": 3})
    assert kept.spot == (HOME, 80, 1, 10)
    assert leading(31, y=75, dice={"recovery": 3}).spot == (HOME, 80, 3, 5)
    assert leading(31, y=76).spot == (HOME, 68, 3, 18)


def test_a_facemask_of_the_runner_is_marked_from_the_end_of_the_run():
    """GC-R46: leading 35; the down is used, and the marker is tested after the yards."""
    run = leading(35)
    assert (run.spot, run.seconds, run.credit(HOME)) == ((HOME, 27, 3, 13), 15, ["A"])
    assert leading(35, y=4).spot == (HOME, 8, 3, 6)
    scored = leading(35, y=90, to_go="goal")
    assert (scored.points, scored.game.return_yards) == ((13, 0), 15)


def test_an_interception_off_the_receivers_hands_is_returned():
    """GC-X1: leading 36; H is printed, so that a downed ball is not rolled for (GC-R49)."""
    lost = leading(36, dice={"turnover_return": 7})
    assert (lost.spot, lost.credit(HOME), lost.credit(AWAY)) == ((AWAY, 80, 1, 10), [], ["H"])
    downed = leading(36, answers={"takeaway": "down"})
    assert (downed.spot, downed.credit(AWAY)) == ((AWAY, 60, 1, 10), ["H"])


def test_leading_42_is_grounding():
    """GC-R46, GC-R75: down used; at or inside the own 5 a safety."""
    foul = leading(42)
    assert (foul.spot, foul.seconds) == ((HOME, 20, 3, 20), 15)
    assert leading(42, down=4).spot == (AWAY, 80, 1, 10)
    assert leading(42, y=5).points == (7, 2)
    assert leading(42, y=6).spot == (HOME, 3, 3, 13)


def test_an_interception_at_the_line_of_scrimmage():
    """GC-R11: leading 44; 30 yards; GC-R48: incomplete if challenged with doubles."""
    lost = leading(44)
    assert (lost.points, lost.asked) == ((7, 6), ["offense_call", "challenge"])
    assert leading(44, y=50).spot == (AWAY, 80, 1, 10)
    won = leading(44, answers=YES, dice={"challenge": "1+1"})
    assert (won.spot, won.credit(AWAY)) == ((HOME, 30, 3, 10), [])
    assert leading(44, y=50).credit(AWAY) == ["I"]


def test_out_of_bounds_or_all_the_way():
    """GC-R48: leading 55-56; GC-R65: from the 8 or closer it scores anyway, and nobody is asked."""
    won = leading(55, answers=YES, dice={"challenge": "1+1"})
    assert (won.points, won.credit(HOME)) == ((13, 0), ["A"])
    near = leading(56, y=92, to_go="goal")
    assert (near.points, near.asked) == ((13, 0), ["offense_call"])
    assert leading(56, y=91, to_go="goal").spot == (HOME, 99, 3, "goal")


@pytest.mark.parametrize(("thrown", "gain", "letter"), [(61, 22, "BB"), (64, 14, "AA")])
def test_the_offense_challenges_an_incompletion(thrown, gain, letter):
    """GC-R48."""
    won = leading(thrown, answers=YES, dice={"challenge": "1+1"})
    assert (won.spot, won.seconds, won.credit(HOME)) == ((HOME, 30 + gain, 1, 10), 15, [letter])
    assert leading(thrown, y=95, to_go="goal", answers=YES, dice={"challenge": "1+1"}).points == (13, 0)


def test_knocked_loose_and_run_in():
    """GC-R63, GC-R48: leading 65-66; M has the hit and O the touchdown; reversed it is incomplete."""
    lost = leading(65)
    assert (lost.points, lost.credit(AWAY), lost.credit(HOME)) == ((7, 6), ["M", "O"], [])
    won = leading(66, answers=YES, dice={"challenge": "1+1"})
    assert (won.spot, won.credit(AWAY), won.seconds) == ((HOME, 30, 3, 10), [], 15)


def test_the_throws_of_others_are_not_the_quarterbacks():
    """Trailing 46 is thrown by BB, leading 41 by A."""
    assert ("BB", "pass") in trailing(46).stats(HOME)
    assert leading(41).stats(HOME) == {("A", "pass failed"): 0}


def test_a_sack_into_the_end_zone_is_a_safety():
    assert leading(43, y=24).points == (7, 2)
    assert leading(43, y=25).spot == (HOME, 1, 3, 34)
