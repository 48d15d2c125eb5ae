"""How likely the home side is to win, from lead, time and field position alone.

The rest of a game is taken as a normal variable: its spread shrinks with the square root of the time left, as
Hal Stern found for the professional game; field position counts as the points it is usually worth.
"""

from math import erf, sqrt

from bowlbound_desktop.kernel.clock import QUARTER_SECONDS
from bowlbound_desktop.kernel.events import GameEnded, PlayStarted
from bowlbound_desktop.kernel.field import Side, Spot
from bowlbound_desktop.play.record import Record

QUARTERS = 4
DEVIATION = 14.0
"""Points by which a whole game of equal teams is won, one standard deviation."""
LEAST = 0.6
BALL = 0.4
PER_YARD = 0.055
OWN_TWENTY = 20


def win_chance(lead: float, seconds_left: float, worth: float = 0.0) -> float:
    """The home side's chance with this lead, and a ball worth so many points to it."""
    left = max(0.0, min(1.0, seconds_left / (QUARTERS * QUARTER_SECONDS)))
    deviation = max(LEAST, DEVIATION * sqrt(left))
    return 0.5 * (1 + erf((lead + worth * sqrt(min(1.0, 10 * left))) / deviation / sqrt(2)))


def chance_before(start: PlayStarted, lead: int) -> float:
    """The chance before a play."""
    left = max(0, QUARTERS - start.quarter) * QUARTER_SECONDS + start.seconds
    return win_chance(lead, left, _worth(start))


def _worth(start: PlayStarted) -> float:
    if not start.down:
        return 0.0
    points = BALL + PER_YARD * (Spot(start.ball).seen_by(start.side) - OWN_TWENTY)
    points -= 0.35 * (start.down - 1)
    return points if start.side is Side.HOME else -points


def curve(record: Record) -> tuple[tuple[float, float], ...]:
    """Time gone, in quarters, and the home side's chance before every play and after the last."""
    points = [(_gone(start), chance_before(start, lead)) for start, lead in record.starts()]
    ended = [event for event in record.events() if isinstance(event, GameEnded)]
    if ended:
        margin = ended[-1].home - ended[-1].away
        points.append((max(float(QUARTERS), points[-1][0] if points else 0.0), 0.5 + 0.5 * _sign(margin)))
    return tuple(points)


def _gone(start: PlayStarted) -> float:
    if start.quarter > QUARTERS:
        return float(QUARTERS)
    return start.quarter - start.seconds / QUARTER_SECONDS


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
