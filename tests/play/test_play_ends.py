"""How plays end: what follows from the events without being one of them."""

import pytest

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.ways import COMMON
from bowlbound_desktop.play.play_ends import end_of, is_touchback, lost_on_downs

HOME, AWAY = Side.HOME, Side.AWAY
FOURTH = e.PlayStarted(side=HOME, ball=60, down=4, to_go=3, quarter=1, seconds=300)
THIRD = e.PlayStarted(side=HOME, ball=60, down=3, to_go=3, quarter=1, seconds=300)
PUNT = e.BallMoved(side=HOME, start=60, end=104, how="punt")
RUN = e.BallMoved(side=HOME, start=60, end=61, how="run")
OUT = e.PossessionChanged(side=AWAY, ball=80)
OVER = e.PossessionChanged(side=AWAY, ball=61)


def test_a_kick_into_the_end_zone_that_comes_out_to_the_20_is_a_touchback():
    assert is_touchback([FOURTH, PUNT, e.PossessionChanged(side=AWAY, ball=104), OUT])


@pytest.mark.parametrize(
    "more",
    [
        [
            e.PossessionChanged(side=AWAY, ball=104),
            e.BallMoved(side=AWAY, start=104, end=80, how="return"),
            OUT,
        ],
        [e.Recovered(side=HOME, ball=104), e.Scored(side=HOME, points=6, how="touchdown"), OUT],
        [e.KickFailed(side=HOME, how="field_goal"), OUT],
        [e.PlayCancelled(), OUT],
        [],
    ],
)
def test_returns_scores_missed_kicks_and_plays_taken_back_are_none(more):
    assert not is_touchback([FOURTH, PUNT, *more])


def test_a_fourth_down_that_falls_short_is_lost_on_downs():
    assert lost_on_downs([FOURTH, RUN, OVER], COMMON)


@pytest.mark.parametrize(
    "play",
    [
        [THIRD, RUN, OVER],
        [FOURTH, PUNT, OUT],
        [FOURTH, e.Intercepted(side=AWAY, ball=70), e.PossessionChanged(side=AWAY, ball=70)],
        [FOURTH, RUN],
        [FOURTH, RUN, OVER, e.PlayCancelled()],
        [FOURTH, RUN, OVER, e.PenaltyMarked(side=AWAY, foul="DEF 5", yards=5)],
        [e.PlayStarted(side=HOME, ball=35, quarter=1, seconds=900, what="kickoff"), OVER],
    ],
)
def test_other_plays_are_not(play):
    assert not lost_on_downs(play, COMMON)


def test_a_penalty_that_takes_the_last_down_too_loses_it_on_downs():
    marked = e.PenaltyMarked(side=HOME, foul="passer beyond the line", yards=5)
    assert lost_on_downs([FOURTH, RUN, marked, OVER], COMMON)


def test_the_end_of_a_quarter_in_words():
    assert [end_of(quarter) for quarter in (1, 2, 5)] == [
        "end of the 1st quarter",
        "end of the 2nd quarter",
        "end of overtime",
    ]
