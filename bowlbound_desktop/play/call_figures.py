"""What a pair of calls comes to, in figures that every game has."""

from attrs import frozen


@frozen
class CallFigures:
    """What one pair of calls comes to."""

    yards: float
    """The mean gain; a lost ball counts nothing."""
    first_down: float
    touchdown: float
    score: float
    """Points of any kind for the side that has the ball."""
    turnover: float
    penalty: float
    safety: float
    start: float
    """Where the other side has its next series, in yards from its goal line; 0 if it has none."""
    points: float
    """Points of the play and of what it leads to, by whoever judges."""
    left_out: float
