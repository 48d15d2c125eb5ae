"""Plays in words."""

import re

import pytest

from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Roll, Together
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.paper.game_log import read_log
from tests.shelf import SYSTEMS, wish

HOME, AWAY = Side.HOME, Side.AWAY
NARRATOR = Narrator(game("bowlbound").words, {HOME: "Army", AWAY: "Navy"})
START = e.PlayStarted(side=AWAY, ball=66, down=3, to_go=4, quarter=2, seconds=125)
CALLS = (
    e.Called(side=AWAY, kind="offense_call", option="2"),
    e.Called(side=HOME, kind="defense_call", option="B"),
)


def test_a_run_in_one_line():
    run = e.BallMoved(side=AWAY, start=66, end=60, how="run")
    line = NARRATOR.summary([START, *CALLS, run, e.FirstDown(side=AWAY, ball=60)])
    assert line == (
        "Q2 2:05 Navy 3rd and 4 at Navy 34, Off Tackle against Formation B: "
        "gain of 6 yards, to Navy 40; first down."
    )


def test_a_loss_and_a_score():
    assert "oss of 1 yard, to Army 29" in NARRATOR.summary(
        [e.BallMoved(side=HOME, start=30, end=29, how="run")]
    )
    assert NARRATOR.summary([e.Scored(side=HOME, points=6, how="touchdown")]) == "Touchdown Army, 6 points."


def test_a_kick_and_its_return():
    start = e.PlayStarted(side=HOME, ball=30, quarter=1, seconds=900, what="kickoff")
    kick = e.BallMoved(side=HOME, start=30, end=90, how="kickoff")
    back = e.BallMoved(side=AWAY, start=90, end=50, how="return")
    line = NARRATOR.summary([start, kick, back])
    assert line == "Q1 15:00 Army kickoff: kickoff of 60 yards, to Navy 10; Navy return 40 yards, to the 50."


def test_why_tells_throws_cells_and_rules_in_order():
    throw = Roll(side=HOME, dice=OFFENSE, purpose="play")
    call = Decision(side=HOME, kind="offense_call", options=("1",))
    quiet = Decision(side=HOME, kind="declare", options=("none",), quiet="none")
    cell = e.CellRead(
        side=HOME, part="offense", column="2", row="15", text="4", colour="green", rule="BR-IV-2-A"
    )
    happened = [
        (Together((call,)), ("1",)),
        (quiet, "none"),
        (throw, 15),
        cell,
        e.Ruled(sentence="{} and {} add up to {}", figures=(4, -1, 3), rule="PC-8"),
        e.ClockRan(seconds=30, left=870, rule="TC-1"),
    ]
    assert [str(reason) for reason in NARRATOR.why(happened)] == [
        "Army: Line Plunge",
        "Army throw 15 for the play",
        "Army, offense, column 2, row 15: 4, green [BR-IV-2-A]",
        "4 and -1 add up to 3 [PC-8]",
        "The play takes 30 s, 14:30 left [TC-1]",
    ]


def test_a_side_among_the_figures_is_told_by_its_team():
    ruled = e.Ruled(sentence="{} win the toss, {} to {}", figures=(AWAY, 35, 27), rule="BR-V-3")
    assert str(NARRATOR.why([ruled])[0]) == "Navy win the toss, 35 to 27 [BR-V-3]"
    assert str(ruled) == "the away side win the toss, 35 to 27"


def test_every_event_can_be_told():
    samples = [
        e.PassFell(side=HOME),
        e.Intercepted(side=AWAY, ball=40),
        e.Fumbled(side=HOME, ball=40),
        e.Recovered(side=HOME, ball=40),
        e.PossessionChanged(side=AWAY, ball=40),
        e.KickFailed(side=HOME, how="field_goal"),
        e.FlagThrown(side=HOME, foul="OFF 15"),
        e.PenaltyMarked(side=HOME, foul="OFF 15", yards=15),
        e.PlayCancelled(),
        e.TimeoutTaken(side=HOME, left=2),
        e.PeriodEnded(quarter=2),
        e.GameEnded(home=14, away=7),
    ]
    told = NARRATOR.why(samples)
    assert len(told) == len(samples)
    assert told[-1].sentence == "Final score Army 14, Navy 7"


def test_nothing_happened():
    assert NARRATOR.summary([]) == ""
    assert NARRATOR.why([]) == []


def test_goal_lines_and_end_zones_have_names():
    assert NARRATOR.place(0) == "the Army goal line"
    assert NARRATOR.place(108) == "the Navy end zone"


def test_and_goal_and_overtime():
    start = e.PlayStarted(side=AWAY, ball=4, down=2, to_go=4, quarter=5, seconds=0)
    assert NARRATOR.summary([start]) == "OT 1 0:00 Navy 2nd and goal at Army 4."


def test_a_toss_names_who_chose():
    assert NARRATOR.summary([e.Called(side=AWAY, kind="coin_toss", option="kick")]) == "Navy: Kick."


@pytest.mark.parametrize("key", SYSTEMS)
def test_no_number_is_told_with_the_wrong_noun(key):
    """Whole games of random coaches, every sentence of the log and of Why?."""
    seats = [side.value for side in game(key).seats(game(key).rules.read_options({}))]
    session = open_table(wish(key, seed=3, coaches=dict.fromkeys(seats, "random")))
    narrator = read_log(session).narrator
    told = [
        sentence
        for play in range(session.plays)
        for sentence in (
            narrator.summary(session.happened(play)),
            *(reason.sentence for reason in narrator.why(session.happened(play))),
        )
    ]
    assert [
        sentence for sentence in told if re.search(r"\b1 (yards|points|seconds|cards|plays)\b", sentence)
    ] == []
    assert len(told) > 300
    assert [sentence for sentence in told if "_" in sentence] == []


def test_a_play_without_a_result_yet_is_what_it_is():
    assert NARRATOR.outcome([START, *CALLS]) == "Navy 3rd and 4 at Navy 34: Off Tackle against Formation B."
    assert NARRATOR.outcome([START]) == "Navy 3rd and 4 at Navy 34."
    assert NARRATOR.outcome([START, *CALLS, e.PassFell(side=AWAY)]) == "Pass incomplete."
    assert NARRATOR.outcome([e.Called(side=AWAY, kind="coin_toss", option="kick")]) == "Navy: Kick."
    assert NARRATOR.outcome([]) == ""
