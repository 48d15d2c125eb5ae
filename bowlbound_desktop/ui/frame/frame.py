"""One picture of the whole table: the controller gives it out, and views read nothing else."""

from collections.abc import Sequence
from typing import Any

from attrs import evolve, fields_dict, frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.system import FieldPicture, Scoreboard, Table
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.story.moments import BigMoment
from bowlbound_desktop.play.story.summary import GameSummary
from bowlbound_desktop.ui.frame.calls import Calls
from bowlbound_desktop.ui.frame.cards import CardsShown
from bowlbound_desktop.ui.frame.question import Question
from bowlbound_desktop.ui.frame.shown_play import ShownPlay
from bowlbound_desktop.ui.frame.told import ToldPlay
from bowlbound_desktop.ui.frame.turned_up import TurnedUpCall


@frozen(kw_only=True, eq=False)
class Frame:
    """Everything that the table shows at one moment; a view repaints only what is among `changed`."""

    descriptor: Descriptor
    """The game of the shelf."""
    game: Any
    """The game between plays, before the play in progress."""
    persons: tuple[Side, ...]
    """The sides that people coach."""
    tables: Sequence[Table]
    """Charts and reference tables; among `changed` only when a game is put on the table."""
    board: Scoreboard
    """The scoreboard, in the middle of a play too."""
    picture: FieldPicture
    trail: tuple[int, ...]
    """Where the plays of the drive began, and where the ball is."""
    play: ShownPlay
    """The last play, or the one of the past that somebody looks at."""
    begun: tuple[Event, ...]
    """What has been told of the play in progress, before its first throw too."""
    cards: CardsShown | None
    """The cards on the table; None for a game without cards."""
    question: Question
    """What waits for a person."""
    calls: Calls | None
    """The calls that are asked for, whose odds can be computed."""
    plays: tuple[ToldPlay, ...]
    """All finished plays, as the log tells them."""
    record: Record
    """All finished plays, as figures count them."""
    moment: str
    """Which moment of the past is shown; empty for the present."""
    summary: GameSummary | None
    """The page of a game that pauses at half-time or is over; None while it is played."""
    turned_up: tuple[TurnedUpCall, ...]
    """The secret calls of two people that were turned up last."""
    can_undo: bool
    can_redo: bool
    moves: tuple[Event, ...] | None = ()
    """What happened since the frame before, to be shown in motion; None where everything must lie still."""
    moments: tuple[BigMoment, ...] = ()
    """The big ones among it, to be announced."""
    changed: frozenset[str] = frozenset()
    """The names of the parts that differ from the frame before."""

    def shows_new(self, *parts: str) -> bool:
        """Whether any of these parts differs from the frame before."""
        return not self.changed.isdisjoint(parts)

    @property
    def dealt(self) -> bool:
        """Whether a game has just been put on the table."""
        return "tables" in self.changed

    @property
    def returned(self) -> bool:
        """Whether the table has just come back from the past."""
        return "moment" in self.changed and not self.moment


PARTS = tuple(name for name in fields_dict(Frame) if name not in ("moves", "moments", "changed"))


def joined(frame: Frame, held: Frame | None) -> Frame:
    """A frame that nobody has seen the one before of: what was new there is still new."""
    if held is None:
        return frame
    return evolve(frame, changed=frame.changed | held.changed, moments=held.moments + frame.moments)


def compared(frame: Frame, before: Frame | None) -> Frame:
    """The frame with the parts that differ from the one before; without one, all of them."""
    if before is None:
        return evolve(frame, changed=frozenset(PARTS))
    pairs = ((name, getattr(frame, name), getattr(before, name)) for name in PARTS)
    return evolve(frame, changed=frozenset(name for name, new, old in pairs if new is not old and new != old))
