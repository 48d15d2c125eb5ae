"""Results of the columns: yards, breaks, markers, end zones, notes, diamond (GC-7, GC-9, GC-10)."""

import pytest

from tests.games.gridiron_chaos.chaos import AWAY, BEHIND, HOME, at, play


@pytest.mark.parametrize(("thrown", "y"), [(2, 90), (4, 75), (5, 50), (7, 60), (11, 20)])
def test_a_break_is_the_whole_gain(thrown, y):
    """GC-X3."""
    away = play(at(10), "run", play=11, **{"break": thrown})
    assert away.game.y == y
    assert away.credit(HOME) == ["A"]


def test_a_break_of_three_goes_all_the_way():
    """GC-X3."""
    away = play(at(10), "medium", play=11, **{"break": 3})
    assert (away.game.next, away.points) == ("try", (6, 0))
    assert away.stats(HOME)["AA", "reception scored"] == 90
    assert away.stats(HOME)["QB", "pass scored"] == 90


@pytest.mark.parametrize(("thrown", "seconds"), [(9, 15), (3, 15)])
def test_a_break_out_of_bounds_stops_the_clock(thrown, seconds):
    """GC-R28: short 11 goes out of bounds unless it scores or is fumbled."""
    assert play(at(10), "short", play=11, **{"break": thrown}).seconds == seconds


def test_a_fumble_at_the_end_of_a_break_out_of_bounds_is_a_fumble():
    """GC-R28: and the own recovery keeps the clock running."""
    lost = play(at(10), "short", play=11, recovery=3, **{"break": 12})
    assert (lost.game.y, lost.seconds) == (50, 45)


def test_break_12_is_fumbled_and_credits_the_printed_letter():
    """GC-5: G takes it; the letters of the returns table are not used."""
    lost = play(at(10), "run", play=11, recovery=5, turnover_return=7, **{"break": 12})
    assert (lost.credit(HOME), lost.credit(AWAY)) == (["A"], ["G"])
    assert lost.spot == (AWAY, 70, 1, 10)


@pytest.mark.parametrize(
    ("thrown", "spot"),
    [(6, (HOME, 37, 1, 10)), (7, (HOME, 36, 3, 1)), (2, (HOME, 37, 1, 10)), (12, (HOME, 36, 3, 1))],
)
def test_the_chains_are_brought_in(thrown, spot):
    """GC-X6."""
    assert play(at(30, 2, 7), "short", play=16, chains=thrown).spot == spot


def test_the_chains_at_the_goal_line():
    """GC-X6, GC-R22: touchdown, or the inch line."""
    assert play(at(95, 2, "goal"), "run", play=16, chains=6).points == (6, 0)
    assert play(at(95, 2, "goal"), "run", play=16, chains=7).spot == (HOME, 99, 3, "goal")


@pytest.mark.parametrize("call", ["short", "medium"])
def test_one_yard_short_of_the_marker(call):
    """GC-X7."""
    thrown = {"short": 35, "medium": 32}[call]
    assert play(at(30, 2, 7), call, play=thrown).spot == (HOME, 36, 3, 1)
    assert play(at(95, 2, "goal"), call, play=thrown).spot == (HOME, 99, 3, "goal")


def test_a_first_down_result_goes_exactly_to_the_marker_and_out_of_bounds():
    """GC-X8, GC-R22."""
    made = play(at(30, 2, 7), "long", play=65)
    assert (made.spot, made.seconds) == ((HOME, 37, 1, 10), 15)
    assert play(at(95, 2, "goal"), "long", play=65).points == (6, 0)


def test_a_pass_completed_past_the_end_line_is_a_touchdown():
    """GC-7."""
    caught = play(at(70), "long", play=12)
    assert caught.points == (6, 0)
    assert (caught.game.next, caught.game.offense, caught.game.y) == ("try", HOME, 97)
    assert caught.stats(HOME)["BB", "reception scored"] == 30


def test_a_gain_into_the_end_zone_scores_before_any_fumble():
    """GC-R29."""
    scored = play(at(91, to_go="goal"), "run", play=23)
    assert scored.points == (6, 0)
    assert "GC-R29" in scored.why


def test_a_loss_to_the_own_goal_line_is_a_safety():
    """Section 6: the goal line belongs to the end zone (GC-R58)."""
    lost = play(at(4), "run", play=43)
    assert lost.points == (0, 2)
    assert (lost.game.next, lost.game.offense) == ("free-kick", HOME)
    assert play(at(5), "run", play=43).spot == (HOME, 1, 2, 14)


def test_a_sack_credits_the_rusher_and_can_be_a_safety():
    """GC-5, section 6."""
    sacked = play(at(30), "short", play=52)
    assert (sacked.spot, sacked.credit(AWAY), sacked.credit(HOME)) == ((HOME, 22, 2, 18), ["M"], [])
    assert sacked.stats(HOME)["QB", "sacked"] == sacked.stats(AWAY)["M", "sack"] == 8
    assert play(at(8), "short", play=52).points == (0, 2)


@pytest.mark.parametrize(
    ("call", "thrown", "gain"), [("short", 41, 14), ("medium", 43, 12), ("long", 51, 30)]
)
def test_quarterback_runs_are_credited_to_the_quarterback_in_use(call, thrown, gain):
    """Section 6, GC-R27."""
    run = play(at(30, quarterback_out=(1, 0)), call, play=thrown)
    assert run.game.y == 30 + gain
    assert run.credit(HOME) == ["QB2"]
    assert play(at(30), call, play=thrown).credit(HOME) == ["QB"]


def test_a_sneak_is_credited_to_the_quarterback():
    assert play(at(40, 3, 1), "short_yardage", play=56).credit(HOME) == ["QB"]


def test_a_result_without_a_letter_credits_nobody():
    """Trick 25, and the complete pass of long 63 on first down."""
    assert play(at(30), "trick", play=25).credit(HOME) == []
    assert play(at(30), "long", play=63).credit(HOME) == []


@pytest.mark.parametrize(
    ("call", "thrown", "first", "second"),
    [
        ("short", 32, 10, 2),
        ("medium", 53, 9, 0),
        ("trick", 52, 50, 30),
        ("long", 31, 70, 22),
        ("long", 63, 45, None),
    ],
)
def test_the_first_down_alternative_replaces_the_result(call, thrown, first, second):
    """GC-R37."""
    on_first = play(at(30), call, play=thrown)
    gained = 70 if on_first.game.next == "try" else on_first.game.y - 30
    assert gained == first
    if second is not None:
        assert play(at(30, 2), call, play=thrown).game.y - 30 == second


def test_the_first_down_alternative_of_medium_53_has_its_own_letter():
    assert play(at(30), "medium", play=53).credit(HOME) == ["AA"]


@pytest.mark.parametrize(
    ("quarter", "clock", "y"),
    [(2, "2:00", 31), (4, "1:45", 31), (5, "0:15", 31), (2, "2:15", 49), (1, "0:45", 49), (3, "1:00", 49)],
)
def test_two_minute_notes_hold_in_the_last_two_minutes_of_a_half(quarter, clock, y):
    """GC-10: at 2:00 or less when the ball is snapped."""
    assert play(at(30, quarter=quarter, clock=clock), "run", play=12).game.y == y


def test_a_note_of_two_minutes_can_make_a_pass_incomplete():
    """GC-10, GC-R61: nobody is credited then."""
    fell = play(at(30, quarter=2, clock="1:00"), "long", play=13)
    assert (fell.spot, fell.seconds, fell.credit(HOME)) == ((HOME, 30, 2, 10), 15, [])


def test_a_replaced_result_loses_the_out_of_bounds_mark_but_not_the_letter():
    """GC-R41: short yardage 42 goes out of bounds, its note does not."""
    run = play(at(40, 3, 1, quarter=2, clock="1:00"), "short_yardage", play=42)
    assert (run.game.y, run.seconds, run.credit(HOME)) == (41, 45, ["A"])


@pytest.mark.parametrize(("y", "after"), [(90, 90), (89, 97)])
def test_a_diamond_run_gains_nothing_at_or_inside_the_10(y, after):
    """GC-9."""
    run = play(at(y, to_go="goal"), "run", play=24)
    assert (run.game.y, run.credit(HOME)) == (after, ["A"])


def test_a_diamond_pass_is_incomplete_at_or_inside_the_10():
    """GC-9, GC-R61."""
    fell = play(at(90, to_go="goal"), "short", play=25)
    assert (fell.spot, fell.seconds, fell.credit(HOME)) == ((HOME, 90, 2, "goal"), 15, [])


def test_a_diamond_break_is_not_rolled():
    """GC-R41."""
    run = play(at(92, to_go="goal"), "run", play=11)
    assert (run.thrown, run.game.y) == (["play"], 92)


def test_the_diamond_is_stronger_than_the_two_minute_note():
    """GC-R37: run 63 has both; the diamond gives 0, the note 1."""
    game = at(92, to_go="goal", quarter=4, clock="1:00")
    run = play(game, "run", play=63)
    assert (run.game.y, "GC-9" in run.why) == (92, True)
    assert run.seconds == 45


def test_reverses_shovel_passes_and_flea_flickers_are_what_they_are():
    """GC-4: run, pass and pass."""
    assert ("AA", "rush") in play(at(30), "trick", play=24).stats(HOME)
    assert ("A", "reception") in play(at(30), "trick", play=41).stats(HOME)
    assert play(at(30), "trick", play=43).points == (6, 0)
    assert play(at(30), "trick", play=61).credit(AWAY) == ["M"]


def test_the_printed_interference_of_long_34_is_thirty_yards_and_a_first_down():
    """GC-R46: nobody is asked; nobody is credited; 15 seconds."""
    foul = play(at(30, 3, 20), "long", play=34)
    assert (foul.spot, foul.seconds, foul.asked) == ((HOME, 60, 1, 10), 15, ["offense_call"])
    assert foul.credit(HOME) == foul.credit(AWAY) == []


def test_interference_past_the_goal_line_is_first_and_goal_at_the_1():
    """GC-R25."""
    assert play(at(75), "long", play=34).spot == (HOME, 99, 1, "goal")
    assert play(at(70), "long", play=34).spot == (HOME, 99, 1, "goal")
    assert play(at(69), "long", play=34).spot == (HOME, 99, 1, "goal")
    assert play(at(68), "long", play=34).spot == (HOME, 98, 1, "goal")


def test_the_side_that_trails_reads_the_note_of_the_row_it_is_sent_to():
    """GC-X2, GC-10: row 21 has a two-minute note."""
    run = play(at(30, quarter=4, clock="1:00", score=BEHIND), "run", play=44)
    assert run.game.y == 31
