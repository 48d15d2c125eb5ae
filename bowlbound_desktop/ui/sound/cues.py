"""Which sounds belong to which events, and how loud the crowd is."""

from collections.abc import Iterable

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.ways import COMMON, BallMove, Ways

DICE, KICK, WHISTLE, CHEER, GROAN, FANFARE = "dice", "kick", "whistle", "cheer", "groan", "fanfare"
CUES = (DICE, KICK, WHISTLE, CHEER, GROAN, FANFARE)
IN_THE_PLAY = (DICE, KICK)
"""Sounds played during the animation of a play; the others follow its result."""
QUIETEST = 0.15
"""The crowd is never quite silent."""


def cues_of(moves: Iterable[Event], thrown: bool, ways: Ways = COMMON) -> tuple[str, ...]:
    """The sounds of what happened, each once, in the order they are heard."""
    found = [DICE] if thrown else []
    for event in moves:
        found += _cues(event, ways)
    return tuple(sorted(dict.fromkeys(found), key=CUES.index))


def is_kick(way: BallMove) -> bool:
    """Whether a movement of the ball sounds like a kick."""
    return bool(way.flight) and way.counts != "pass"


def _cues(event: Event, ways: Ways) -> list[str]:
    """The sounds of one event; the crowd is the home side's."""
    match event:
        case e.BallMoved(how=how) if is_kick(ways.move(how)):
            return [KICK]
        case e.Scored(side=side):
            return [WHISTLE, CHEER if side is Side.HOME else GROAN]
        case e.Intercepted(side=side) | e.Recovered(side=side):
            return [CHEER if side is Side.HOME else GROAN]
        case e.FlagThrown() | e.PeriodEnded() | e.KickFailed():
            return [WHISTLE]
        case e.GameEnded():
            return [WHISTLE, FANFARE]
    return []


def crowd_level(chance: float | None) -> float:
    """How loud the home crowd is, from 0 to 1: it grows with the chance to win, which is even if unknown."""
    even = 0.5 if chance is None else min(1.0, max(0.0, chance))
    return QUIETEST + (1 - QUIETEST) * even
