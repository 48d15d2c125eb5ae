"""Standing orders: small decisions of people are answered for them unless they matter.

The record is the same as if the person had answered; undo and redo skip such answers.
"""

from attrs import define, field

from bowlbound_desktop.kernel.events import start_of
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.session import Session


@define
class StandingOrders:
    """What the people at the table want to be asked."""

    always: bool = False
    """Ask everything."""
    _wished: dict[Side, int] = field(factory=dict, init=False)
    """For sides that want a timeout, the play after which they want it."""

    def wish_timeout(self, session: Session, side: Side, wished: bool = True) -> None:
        """Order a timeout after the play in progress, or cancel the order."""
        self._wished.pop(side, None)
        if wished:
            self._wished[side] = session.plays

    def wishes_timeout(self, session: Session, side: Side) -> bool:
        """Whether this side has ordered a timeout after the play in progress."""
        return self._wished.get(side) == session.plays

    def offers_timeout(self, session: Session) -> bool:
        """Whether a timeout has to be ordered, because nobody will be asked about it."""
        start = start_of(session.events())
        small = session.descriptor.small_questions
        return not self.always and start is not None and small.spares_timeouts(start)

    def settle(self, session: Session) -> None:
        """Answer for people until a question matters."""
        while (answer := self.quiet_answer(session)) is not None:
            session.answer(answer)

    def quiet_answer(self, session: Session) -> str | None:
        """The answer to the pending question; None where the person has to be asked."""
        asked = session.pending
        if not isinstance(asked, Decision) or not session.open_parts():
            return None
        small = session.descriptor.small_questions
        timeout = small.timeout(asked)
        if timeout is not None and self.wishes_timeout(session, asked.side):
            return timeout
        return None if self.always or small.asks(asked, start_of(session.events())) else asked.quiet

    def undo(self, session: Session) -> None:
        """Go back to the last decision that a person actually made."""
        session.undo()
        while session.can_undo and self.quiet_answer(session) is not None:
            session.undo()

    def redo(self, session: Session) -> None:
        """Make the last undone decision again, and the quiet ones after it."""
        session.redo()
        while session.can_redo and self.quiet_answer(session) is not None:
            session.redo()
