"""The play on show: what was called, thrown and read in it, its result, and why."""

from collections.abc import Iterable, Sequence

from attrs import frozen

from bowlbound_desktop.kernel.events import CellRead
from bowlbound_desktop.kernel.requests import Event, Happening, Roll
from bowlbound_desktop.play.narrate import Reason


@frozen(kw_only=True)
class ShownPlay:
    """One play, as far as it has got."""

    number: int
    happened: tuple[Happening, ...] = ()
    """Events, and requests with their answers, in order."""
    events: tuple[Event, ...] = ()
    rolls: tuple[tuple[Roll, int], ...] = ()
    """The throws with their totals."""
    reads: tuple[CellRead, ...] = ()
    """The cells to be lit."""
    result: str = ""
    """What the play came to, in words."""
    made: str = ""
    """The calls, throws and cells that led to it, in one line."""
    tone: str = ""
    """The kind of result, as in `play/story/made.py`."""
    reasons: tuple[Reason, ...] = ()
    """The steps of Why?."""


def shown_play(
    number: int,
    happened: Sequence[Happening],
    result: str,
    reasons: Iterable[Reason],
    made: str,
    tone: str,
) -> ShownPlay:
    """The play as the views need it, from what happened in it."""
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
