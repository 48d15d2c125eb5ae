"""Standing orders: small decisions of persons are answered quietly unless they matter.

What is recorded is the same as if the person had answered; undo and redo pass over such answers.
"""

from collections.abc import Callable, Mapping

from attrs import define, field, frozen

from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.kernel.field import MIDFIELD, Side, Spot
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.session import Session

LONGEST_PLAY = 40
"""Seconds; a play that starts this long before a window may end inside it."""
LAST_MINUTES: Mapping[int, int] = {2: 2 * 60 + LONGEST_PLAY, 4: 5 * 60 + LONGEST_PLAY}
SHORT = 5
PUNTED_DEEP = MIDFIELD - 10
TIMEOUT = "timeout"


@frozen
class Situation:
    """What a play started with, as the side that is asked sees it."""

    quarter: int
    seconds: int
    ball: int
    to_go: int

    @property
    def late(self) -> bool:
        """The last minutes of a half, or overtime."""
        return self.quarter > max(LAST_MINUTES) or self.seconds <= LAST_MINUTES.get(self.quarter, -1)


def _late(now: Situation) -> bool:
    return now.late


def _kicked_near(now: Situation) -> bool:
    return now.late or now.ball >= PUNTED_DEEP


def _fake_pays(now: Situation) -> bool:
    return now.late or now.to_go <= SHORT


MATTERS: Mapping[str, Callable[[Situation], bool]] = {
    TIMEOUT: _late,
    "delay": _late,
    "declare": _late,
    "cancel_marks": _kicked_near,
    "coffin_corner": _kicked_near,
    "fake_numbers": _fake_pays,
}
"""Kinds of decision that are answered quietly, and when they are asked all the same."""


@define
class StandingOrders:
    """What the persons at the table want to be asked."""

    always: bool = False
    """Ask everything."""
    _wished: dict[Side, int] = field(factory=dict, init=False)
    """Sides that want a timeout, with the play after which they want it."""

    def wish_timeout(self, session: Session, side: Side, wished: bool = True) -> None:
        """Take a timeout after the play in progress, or do not."""
        self._wished.pop(side, None)
        if wished:
            self._wished[side] = session.plays

    def wishes_timeout(self, session: Session, side: Side) -> bool:
        """Whether this side takes a timeout after the play in progress."""
        return self._wished.get(side) == session.plays

    def offers_timeout(self, session: Session) -> bool:
        """Whether a timeout can only be had by wishing for it."""
        now = situation(session, Side.HOME)
        return not self.always and now is not None and not now.late

    def settle(self, session: Session) -> None:
        """Answer for persons until something is asked that matters to them."""
        while (answer := self.quiet_answer(session)) is not None:
            session.answer(answer)

    def quiet_answer(self, session: Session) -> str | None:
        """The answer to what is asked now; None where the person has to be asked."""
        asked = session.pending
        if not isinstance(asked, Decision) or not session.open_parts():
            return None
        kind = asked.kind.partition(".")[0]
        if kind == TIMEOUT and self.wishes_timeout(session, asked.side):
            return asked.options[1]
        return None if self._asks(session, asked, kind) else asked.quiet

    def _asks(self, session: Session, asked: Decision, kind: str) -> bool:
        if self.always or asked.quiet is None or kind not in MATTERS:
            return True
        now = situation(session, asked.side)
        return now is not None and MATTERS[kind](now)

    def undo(self, session: Session) -> None:
        """Go back to the last decision that a person was really asked."""
        session.undo()
        while session.can_undo and self.quiet_answer(session) is not None:
            session.undo()

    def redo(self, session: Session) -> None:
        """Make the last undone decision again, and the quiet ones after it."""
        session.redo()
        while session.can_redo and self.quiet_answer(session) is not None:
            session.redo()


def situation(session: Session, side: Side) -> Situation | None:
    """What the play in progress started with; None before it has told."""
    starts = (event for event in session.events() if isinstance(event, PlayStarted))
    start = next(starts, None)
    if start is None:
        return None
    return Situation(start.quarter, start.seconds, Spot(start.ball).seen_by(side), start.to_go)
