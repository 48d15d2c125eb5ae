"""Small questions of Bowl Bound: timeouts, delays and fine points of kicks, and when they matter."""

from collections.abc import Mapping

from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.kernel.field import MIDFIELD, Side, Spot
from bowlbound_desktop.kernel.small_questions import SmallQuestions

LONGEST_PLAY = 40
"""Seconds; a play that starts this long before a window may end inside it."""
LAST_MINUTES: Mapping[int, int] = {2: 2 * 60 + LONGEST_PLAY, 4: 5 * 60 + LONGEST_PLAY}
SHORT = 5
PUNTED_DEEP = MIDFIELD - 10


def late(start: PlayStarted, _: Side) -> bool:
    """The last minutes of a half, or overtime."""
    return start.quarter > max(LAST_MINUTES) or (start.seconds or 0) <= LAST_MINUTES.get(start.quarter, -1)


def _kicked_near(start: PlayStarted, side: Side) -> bool:
    return late(start, side) or Spot(start.ball).seen_by(side) >= PUNTED_DEEP


def _fake_pays(start: PlayStarted, side: Side) -> bool:
    return late(start, side) or start.to_go <= SHORT


SMALL_QUESTIONS = SmallQuestions(
    matters={
        "timeout": late,
        "delay": late,
        "declare": late,
        "cancel_marks": _kicked_near,
        "coffin_corner": _kicked_near,
        "fake_numbers": _fake_pays,
    },
    timeouts={"timeout": "call"},
)
