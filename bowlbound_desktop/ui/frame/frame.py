"""Everything the table shows at one moment: the controller emits it, and views read nothing else."""

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
    """Everything the table shows at one moment; a view repaints only if its parts are among `changed`."""

    descriptor: Descriptor
    """The descriptor of the game on the table."""
    game: Any
    """The state of the game before the play in progress."""
    persons: tuple[Side, ...]
    """The sides that people coach."""
    tables: Sequence[Table]
    """Charts and reference tables; among `changed` only when a game has just been put on the table."""
    board: Scoreboard
    """The scoreboard, up to date in the middle of a play too."""
    picture: FieldPicture
    trail: tuple[int, ...]
    """Where the plays of the drive began, and where the ball is now."""
    play: ShownPlay
    """The last play, or the play of the past on show."""
    begun: tuple[Event, ...]
    """The events of the play in progress, even before its first throw."""
    cards: CardsShown | None
    """The cards on the table; None for a game without cards."""
    question: Question
    """The question that a person has to answer."""
    calls: Calls | None
    """The calls being asked for, whose odds can be computed."""
    plays: tuple[ToldPlay, ...]
    """All finished plays, as the log shows them."""
    record: Record
    """All finished plays, as statistics count them."""
    moment: str
    """Which moment of the past is on show; empty for the present."""
    summary: GameSummary | None
    """The page of half-time or the end of the game; None while it is being played."""
    turned_up: tuple[TurnedUpCall, ...]
    """The last secret calls of two people that were revealed."""
    can_undo: bool
    can_redo: bool
    moves: tuple[Event, ...] | None = ()
    """What happened since the last frame, to be animated; None where nothing must move."""
    moments: tuple[BigMoment, ...] = ()
    """The big moments among it, to be announced."""
    changed: frozenset[str] = frozenset()
    """The names of the fields that differ from the last frame."""

    def shows_new(self, *parts: str) -> bool:
        """Whether any of these fields differs from the last frame."""
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
    """The frame with what was new in the one held back, which no view has seen."""
    if held is None:
        return frame
    return evolve(frame, changed=frame.changed | held.changed, moments=held.moments + frame.moments)


def compared(frame: Frame, before: Frame | None) -> Frame:
    """The frame with its changes since the last one; without a last one everything is new."""
    if before is None:
        return evolve(frame, changed=frozenset(PARTS))
    pairs = ((name, getattr(frame, name), getattr(before, name)) for name in PARTS)
    return evolve(frame, changed=frozenset(name for name, new, old in pairs if new is not old and new != old))
