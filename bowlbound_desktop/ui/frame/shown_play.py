"""The play that the table shows, as data: what was called, thrown and read in it, and why."""

from collections.abc import Iterable, Sequence

from attrs import frozen

from bowlbound_desktop.kernel.events import CellRead
from bowlbound_desktop.kernel.requests import Event, Happening, Roll
from bowlbound_desktop.play.narrate import Reason


@frozen(kw_only=True)
class ShownPlay:
    """One play, as far as it has been played."""

    number: int
    happened: tuple[Happening, ...] = ()
    """Events, and requests with their answers, in their order."""
    events: tuple[Event, ...] = ()
    rolls: tuple[tuple[Roll, int], ...] = ()
    """The throws with their totals."""
    reads: tuple[CellRead, ...] = ()
    """The cells to be lit."""
    result: str = ""
    """What came of it, in words."""
    made: str = ""
    """Calls, throws and cells that made it, in one line."""
    tone: str = ""
    """What kind of result it is, as `play/story/made.py` has it."""
    reasons: tuple[Reason, ...] = ()
    """Step by step, for Why?."""


def shown_play(
    number: int,
    happened: Sequence[Happening],
    result: str = "",
    reasons: Iterable[Reason] = (),
    made: str = "",
    tone: str = "",
) -> ShownPlay:
    """What happened in a play, sorted for those who show it."""
    answered = (item for item in happened if isinstance(item, tuple))
    return ShownPlay(
        number=number,
        happened=tuple(happened),
        events=tuple(item for item in happened if isinstance(item, Event)),
        rolls=tuple(
            (asked, total) for asked, total in answered if isinstance(asked, Roll) and isinstance(total, int)
        ),
        reads=tuple(item for item in happened if isinstance(item, CellRead)),
        result=result,
        reasons=tuple(reasons),
        made=made,
        tone=tone,
    )
