"""The calls that are asked for, whose odds can be computed."""

from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.requests import Answer, Decision, Request, Together
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.forecast import Forecast
from bowlbound_desktop.play.session import Session


@frozen
class Calls:
    """What is asked for now; plain, so that another thread can compute."""

    descriptor: Descriptor
    game: Any
    asked: Request
    known: tuple[Answer, ...] = ()
    """What was answered in this play before."""

    def same_as(self, other: "Calls") -> bool:
        """Whether it is the same question before the same play: rules may ask the same request again."""
        return self.asked is other.asked and self.game is other.game and self.known == other.known

    @property
    def silent(self) -> bool:
        """Whether nobody can say anything of any call in this game."""
        return self.descriptor.forecaster is None

    def compute(self) -> Forecast | None:
        """The forecast; None where nobody can say anything of these calls."""
        found = self.descriptor.forecaster
        return None if found is None else found(self.game, self.asked, self.known)


def calls_of(session: Session) -> Calls | None:
    """The question to a coach or to both that is open now; None where none is asked."""
    asked = session.pending
    if not isinstance(asked, Decision | Together):
        return None
    return Calls(session.descriptor, session.game, asked, session.position().answers)
