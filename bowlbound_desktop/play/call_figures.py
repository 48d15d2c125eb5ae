"""What a pair of calls comes to, in figures that every game has."""

from attrs import frozen


@frozen
class CallFigures:
    """What one pair of calls comes to."""

    yards: float
    """The mean gain; a play that loses the ball counts as zero."""
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
    """Expected points of the play and of what follows, as the judge values it."""
    left_out: float
    """The chance of what was not followed to its end."""
