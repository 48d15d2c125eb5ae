"""What events say of themselves: which way the ball went, and what a play started with."""

from bowlbound_desktop.kernel.events import BallMoved, FirstDown, PlayStarted, start_of
from bowlbound_desktop.kernel.field import Side

START = PlayStarted(side=Side.AWAY, ball=30, quarter=1)


def test_a_gain_is_counted_toward_the_opponents_goal_line():
    assert BallMoved(side=Side.HOME, start=20, end=26, how="run").gain == 6
    assert BallMoved(side=Side.AWAY, start=20, end=26, how="run").gain == -6


def test_a_play_is_known_by_its_first_start():
    assert start_of([FirstDown(side=Side.AWAY, ball=30), START]) is START
    assert start_of([]) is None
