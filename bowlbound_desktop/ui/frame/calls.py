"""The calls being asked for, so that their odds can be computed."""

from attrs import frozen

from bowlbound_desktop.kernel.requests import Decision, Request, Together
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.forecast import Forecast
from bowlbound_desktop.play.session import Session


@frozen
class Calls:
    """The question to one or both coaches; a plain value, so that another thread can use it."""

    descriptor: Descriptor
    asked: Request
    moment: Moment

    def same_as(self, other: "Calls") -> bool:
        """Whether it is the same question before the same play: rules may ask the same request again."""
        one, two = self.moment, other.moment
        return self.asked is other.asked and one.game is two.game and one.answers == two.answers

    @property
    def silent(self) -> bool:
        """Whether the game cannot compute any odds."""
        return self.descriptor.forecaster is None

    def compute(self) -> Forecast | None:
        """The odds of the calls; None where the game cannot compute them."""
        found = self.descriptor.forecaster
        return None if found is None else found(self.asked, self.moment)


def calls_of(session: Session) -> Calls | None:
    """The question to one or both coaches that is open now; None where there is none."""
    asked = session.pending
    if not isinstance(asked, Decision | Together):
        return None
    return Calls(session.descriptor, asked, session.moment())
