"""Flags on plays from scrimmage and on returns (GC-X4, section 7, GC-R40 to GC-R46, GC-R69 to GC-R72)."""

import pytest

from tests.games.gridiron_chaos.chaos import AWAY, BEHIND, HOME, at, kicking, pending, play

ACCEPT, DECLINE = {"penalty": "accept"}, {"penalty": "decline"}


def flagged(call, thrown, penalty, answers=ACCEPT, y=30, down=2, to_go=10, side=HOME, dice=None, **changes):
    game = at(y, down, to_go, side=side, **changes)
    return play(game, call, answers, play=[62, thrown], penalty=penalty, **(dice or {}))


def test_row_62_is_rolled_again_and_then_the_penalty():
    """GC-R7, GC-X4: asked last, of the offended side."""
    foul = flagged("run", 26, 41)
    assert foul.thrown == ["play", "play", "penalty"]
    assert foul.spot == (HOME, 20, 2, 20)
    last = pending(at(30), "run", 62, 26, 41)
    assert (last.side, last.options) == (AWAY, ("accept", "decline"))


def test_both_consequences_are_known_before_the_choice():
    declared = pending(at(30), "run", 62, 26, 41)
    accepted, declined = declared.outcomes
    assert (accepted.y, accepted.down) == (20, 1)
    assert (declined.y, declined.down) == (37, 2)


@pytest.mark.parametrize("again", [62, 14, 15, 44])
def test_a_second_roll_that_cannot_be_is_made_again(again):
    """GC-R40: another flag, a rare play, a tied scoreboard row."""
    foul = play(at(30), "run", DECLINE, play=[62, again, 26], penalty=41)
    assert foul.game.y == 37
    assert "GC-R40" in foul.why


def test_the_printed_interference_is_rolled_again_under_a_flag():
    """GC-R40: long pass 34 only; in another column the row stands."""
    assert play(at(30, 2), "long", DECLINE, play=[62, 34, 16], penalty=61).game.y == 70
    assert play(at(30, 2), "short", DECLINE, play=[62, 34], penalty=61).game.y == 37


def test_a_scoreboard_row_that_is_not_tied_may_follow_a_flag():
    """GC-R40."""
    assert flagged("run", 44, 41, DECLINE, score=BEHIND).game.y == 41


@pytest.mark.parametrize(
    ("penalty", "spot"),
    [
        (11, (HOME, 50, 1, 10)),
        (21, (HOME, 20, 3, 20)),
        (31, (HOME, 50, 1, 10)),
        (41, (HOME, 20, 2, 20)),
        (51, (HOME, 50, 1, 10)),
        (61, (HOME, 25, 2, 15)),
    ],
)
def test_fouls_on_running_plays(penalty, spot):
    """GC-R43, GC-R8: a run of five for the home side."""
    assert flagged("run", 36, penalty).spot == spot


def test_unsportsmanlike_conduct_is_always_the_visitors():
    """Section 7: find out which side they are on."""
    assert flagged("run", 36, 51, side=AWAY).spot == (AWAY, 20, 3, 20)


def test_a_late_hit_is_a_first_down_and_a_facemask_only_if_the_yards_reach():
    """GC-R43: also after a loss."""
    assert flagged("run", 33, 11, to_go=30).spot == (HOME, 43, 1, 10)
    assert flagged("run", 33, 31, to_go=30).spot == (HOME, 43, 3, 17)


def test_a_foul_after_the_play_can_take_a_first_down_back():
    """GC-R43: the marker is tested after the yards."""
    foul = flagged("run", 21, 21)
    assert foul.spot == (HOME, 26, 3, 14)
    assert foul.credit(HOME) == ["A"]


def test_a_conduct_foul_of_the_defense_can_save_a_fourth_down():
    """GC-R43."""
    assert flagged("run", 36, 51, down=4).spot == (HOME, 50, 1, 10)
    assert flagged("run", 36, 21, down=4).spot == (AWAY, 80, 1, 10)


@pytest.mark.parametrize(
    ("thrown", "penalty", "spot"),
    [
        (55, 11, (HOME, 50, 1, 10)),
        (34, 11, (HOME, 35, 1, 10)),
        (41, 11, (HOME, 35, 1, 10)),
        (52, 11, (HOME, 35, 1, 10)),
        (55, 21, (HOME, 20, 3, 20)),
        (34, 21, (HOME, 35, 1, 10)),
        (52, 21, (HOME, 35, 1, 10)),
        (34, 31, (HOME, 25, 3, 15)),
        (34, 41, (HOME, 52, 1, 10)),
        (55, 41, (HOME, 45, 1, 10)),
        (52, 41, (HOME, 37, 1, 10)),
        (34, 51, (HOME, 35, 1, 10)),
        (34, 61, (HOME, 20, 2, 20)),
    ],
)
def test_fouls_on_passing_plays(thrown, penalty, spot):
    """GC-X4, GC-R43: short pass; 34 is complete, 55 incomplete, 41 a quarterback run, 52 a sack."""
    assert flagged("short", thrown, penalty).spot == spot


def test_an_intercepted_pass_was_thrown_and_is_not_complete():
    """GC-X4: interference, not holding."""
    foul = flagged("medium", 56, 11, dice={"turnover_return": 7})
    assert (foul.spot, foul.credit(AWAY)) == ((HOME, 50, 1, 10), [])


@pytest.mark.parametrize(
    ("call", "thrown", "situation"),
    [("trick", 24, "running"), ("trick", 41, "passing"), ("trick", 54, "passing")],
)
def test_trick_plays_go_by_the_cell(call, thrown, situation):
    """GC-X4."""
    assert flagged(call, thrown, 61).columns[-1] == situation


def test_grounding_at_or_inside_the_own_5_is_a_safety():
    """Section 7."""
    assert flagged("short", 55, 21, y=5).points == (0, 2)
    assert flagged("short", 55, 21, y=6).spot == (HOME, 3, 3, 13)


def test_half_the_distance_drops_fractions():
    """GC-R42: 15 yards from the 25 move 12; in both directions; interference is exempt."""
    assert flagged("run", 36, 11, y=70).spot == (HOME, 87, 1, 10)
    assert flagged("run", 35, 21, y=25).spot == (HOME, 13, 3, 22)
    assert flagged("short", 55, 11, y=75).spot == (HOME, 95, 1, "goal")
    assert "GC-R42" in flagged("run", 35, 21, y=25).why


def test_interference_of_the_defense_stops_at_the_1():
    """GC-R25."""
    assert flagged("short", 55, 11, y=80, to_go="goal").spot == (HOME, 99, 1, "goal")


def test_an_accepted_foul_from_the_previous_spot_wipes_out_the_play():
    """GC-R44: a score, and a turnover; nobody is credited."""
    score = flagged("long", 11, 61)
    assert (score.points, score.spot, score.credit(HOME)) == ((0, 0), (HOME, 20, 2, 20), [])
    lost = flagged("run", 23, 41, dice={"recovery": 5, "turnover_return": 9})
    assert (lost.points, lost.spot, lost.credit(AWAY)) == ((0, 0), (HOME, 20, 2, 20), [])


def test_a_foul_added_to_the_gain_leaves_the_offense_a_ball_that_it_lost():
    """GC-R44, GC-R72: from where it came loose; the runner's letter stays, the taker's goes."""
    kept = flagged("run", 23, 11, dice={"recovery": 5, "turnover_return": 9})
    assert (kept.points, kept.spot) == ((0, 0), (HOME, 54, 1, 10))
    assert (kept.credit(HOME), kept.credit(AWAY)) == (["B"], [])


def test_roughing_on_an_interception_is_marked_from_the_previous_spot():
    """GC-R44."""
    kept = flagged("medium", 56, 41, dice={"turnover_return": 9})
    assert (kept.spot, kept.credit(AWAY)) == ((HOME, 45, 1, 10), [])


def test_after_an_own_recovery_the_gain_ends_where_that_ends():
    """GC-R72."""
    assert flagged("run", 23, 11, dice={"recovery": 2}).spot == (HOME, 74, 1, 10)


def test_a_sack_keeps_its_letter_when_a_foul_takes_the_ball_back():
    """GC-R72."""
    kept = flagged("short", 53, 41, dice={"recovery": 5, "turnover_return": 9})
    assert (kept.spot, kept.credit(AWAY)) == ((HOME, 35, 1, 10), ["M"])


def test_conduct_fouls_follow_the_ball_to_the_other_side():
    """GC-R43: taunting by the side that has just lost the ball."""
    lost = flagged("run", 23, 21, dice={"recovery": 5, "turnover_return": 3})
    assert (lost.spot, lost.credit(AWAY)) == ((AWAY, 76, 1, 10), ["I"])


def test_conduct_fouls_after_a_touchback_and_an_incomplete_pass():
    """GC-R80: a running play has no touchback, so the punt of a flag on the kick shows it."""
    punted = play(at(40, side=AWAY, down=4), "punt", ACCEPT, punt=[11, 7], penalty=41)
    assert punted.spot == (HOME, 35, 1, 10)
    assert "GC-R33" in punted.why


@pytest.mark.parametrize(("penalty", "yards"), [(21, 15), (51, -15), (11, -15), (31, -15)])
def test_fouls_after_a_touchdown_are_carried_to_the_kickoff_return(penalty, yards):
    """GC-R45, GC-R71: against the side that fouled."""
    scored = flagged("run", 12, penalty, y=85, to_go="goal")
    assert (scored.points, scored.game.next, scored.game.return_yards) == ((6, 0), "try", yards)
    assert "GC-R45" in scored.why


def test_roughing_the_passer_on_a_safety_is_carried_to_the_free_kick():
    """GC-R71: the receivers of the free kick fouled."""
    lost = flagged("short", 52, 41, y=8)
    assert (lost.points, lost.game.next, lost.game.return_yards) == ((0, 2), "free-kick", -15)


def test_a_declined_foul_leaves_the_play_and_15_seconds():
    """GC-6; trap 21: a play of no gain is a play."""
    declined = flagged("run", 35, 11, DECLINE)
    assert (declined.spot, declined.seconds, declined.credit(HOME)) == ((HOME, 30, 3, 10), 15, ["A"])


# Returns


def kickoff(thrown, penalty, answers=ACCEPT, side=HOME, **dice):
    return play(
        kicking(side=side, **dice.pop("changes", {})),
        "deep",
        answers,
        kickoff=[2, thrown],
        penalty=penalty,
        **dice,
    )


@pytest.mark.parametrize(("penalty", "y"), [(11, 32), (21, 8), (31, 9), (41, 32), (51, 9), (61, 32)])
def test_fouls_on_kickoff_returns(penalty, y):
    """Section 7, GC-R56: the visitors return to the 17; half the distance."""
    foul = kickoff(4, penalty)
    assert foul.spot == (AWAY, y, 1, 10)
    assert foul.credit(AWAY) == ["KR"]


def test_fouls_of_the_visitors_when_they_kick():
    assert kickoff(4, 31, side=AWAY).spot == (HOME, 32, 1, 10)


def test_the_second_roll_of_a_kickoff_needs_a_return():
    """GC-R40: neither a flag row nor row 12."""
    foul = play(kicking(), "deep", DECLINE, kickoff=[2, 2, 12, 8], penalty=11)
    assert foul.spot == (AWAY, 45, 1, 10)


def test_an_illegal_block_halves_the_yard_line_of_a_kickoff():
    """GC-R56, GC-R70: the 45 becomes the 22, a touchdown the 50; a lost ball comes back."""
    assert kickoff(8, 21).spot == (AWAY, 22, 1, 10)
    scored = kickoff(7, 21, **{"break": 3})
    assert (scored.spot, scored.points, scored.credit(AWAY)) == ((AWAY, 50, 1, 10), (0, 0), ["KR"])
    lost = kickoff(3, 21, recovery=5, turnover_return=3)
    assert (lost.spot, lost.credit(AWAY), lost.credit(HOME)) == ((AWAY, 11, 1, 10), ["KR"], [])
    advanced = kickoff(3, 21, recovery=2)
    assert advanced.spot == (AWAY, 11, 1, 10)


def test_a_late_hit_on_a_fumbled_return_leaves_the_ball_to_the_returners():
    """GC-R69: where it came loose, and 15 yards."""
    kept = kickoff(3, 11, recovery=5, turnover_return=9)
    assert (kept.spot, kept.points) == ((AWAY, 37, 1, 10), (0, 0))
    assert (kept.credit(AWAY), kept.credit(HOME)) == (["KR"], [])


def test_a_late_hit_on_a_return_that_scores_is_carried():
    """GC-R71: the side that scored kicks next, so the receivers lose the yards."""
    scored = kickoff(7, 11, **{"break": 3})
    assert (scored.points, scored.game.return_yards) == ((0, 6), -15)


def test_carried_yards_are_marked_off_before_a_foul_of_the_return():
    """GC-R73: the 45, 15 yards against it, then halved."""
    assert kickoff(8, 21, changes={"return_yards": -15}).spot == (AWAY, 15, 1, 10)


def test_an_illegal_block_on_a_punt_return_goes_back_to_its_beginning():
    """GC-R70: fielded at the 31, whatever came later."""
    punted = play(at(30, 4), "punt", ACCEPT, punt=5, punt_return=[2, 8], penalty=21)
    assert (punted.spot, punted.credit(AWAY)) == ((AWAY, 31, 1, 10), ["PR"])
    scored = play(at(30, 4), "punt", ACCEPT, punt=5, punt_return=[2, 7], penalty=21, **{"break": 3})
    assert (scored.spot, scored.points) == ((AWAY, 31, 1, 10), (0, 0))


def test_a_flag_that_is_down_already_stays_the_only_one():
    """GC-R40: a flag on the punt, then the flag row of the return is only rolled again."""
    punted = play(at(30, 4), "punt", ACCEPT, punt=[11, 5], punt_return=[2, 5], penalty=61)
    assert punted.spot == (HOME, 35, 4, 5)


@pytest.mark.parametrize(
    ("penalty", "spot"),
    [
        (11, (HOME, 45, 1, 10)),
        (21, (HOME, 35, 4, 5)),
        (31, (HOME, 20, 4, 20)),
        (41, (HOME, 45, 1, 10)),
        (51, (HOME, 25, 4, 15)),
        (61, (HOME, 35, 4, 5)),
    ],
)
def test_fouls_on_punts(penalty, spot):
    """GC-R43, section 7: the home side kicks; conduct of the visitors gives the printed first down."""
    assert play(at(30, 4), "punt", ACCEPT, punt=[11, 5], punt_return=5, penalty=penalty).spot == spot


def test_conduct_of_the_kickers_is_marked_from_the_dead_ball():
    """GC-R43: the visitors kick; the return ends at the 39."""
    punted = play(at(30, 4, side=AWAY), "punt", ACCEPT, punt=[11, 5], punt_return=5, penalty=41)
    assert punted.spot == (HOME, 54, 1, 10)


def test_five_yards_that_reach_the_marker_are_a_first_down():
    """Section 7."""
    assert play(at(30, 4, 5), "punt", ACCEPT, punt=[11, 5], punt_return=5, penalty=61).spot == (
        HOME,
        35,
        1,
        10,
    )
