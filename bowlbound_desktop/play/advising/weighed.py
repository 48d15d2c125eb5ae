"""What a coach weighed for one question: figures, not words; `advice.py` tells them."""

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from attrs import field, frozen

from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment

WIN, POINTS, YARDS = "win", "points", "yards"
"""Units of worth: a chance to win, points, yards."""


@frozen(kw_only=True)
class Weighed:
    """An answer and what spoke for it, from the view of the side that is asked."""

    answer: str
    worths: Mapping[str, float] = field(factory=dict)
    """The worth of each answer that was weighed."""
    shares: Mapping[str, float] = field(factory=dict)
    """How often each call is made, where two sides call at once."""
    value: float | None = None
    """What such a mix is worth, whatever the other side calls."""
    unit: str = WIN
    note: str = ""
    """What else counted, said after the figures."""
    reason: str = ""
    """A plain rule that decided rather than figures, such as "the game is decided"."""


@runtime_checkable
class Explains(Protocol):
    """A coach who can say what spoke for an answer."""

    def explain(self, decision: Decision, moment: Moment) -> Weighed | None:
        """What he weighs for a question; None where he has nothing to say."""
