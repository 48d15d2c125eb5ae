"""How the result of a play came about, in one line, and what kind of result it is."""

from collections.abc import Iterator, Sequence

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.requests import Event, Happening, Roll
from bowlbound_desktop.kernel.ways import Ways
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.play_ends import lost_on_downs

RESULTS = (
    e.BallMoved,
    e.PassFell,
    e.Intercepted,
    e.Fumbled,
    e.Scored,
    e.KickFailed,
)
"""Events that dice and cells before them have caused."""


def made_of(happened: Sequence[Happening], narrator: Narrator) -> str:
    """Calls, throws with the cells that they read, and how these were combined."""
    events = [item for item in happened if isinstance(item, Event)]
    calls = narrator.calls([event for event in events if isinstance(event, e.Called)])
    return " · ".join(filter(None, (calls, *_throws(happened, narrator), _sum(events, narrator))))


def _throws(happened: Sequence[Happening], narrator: Narrator) -> Iterator[str]:
    """Each throw by the cell that it read, or by itself where it read none."""
    thrown = ""
    for item in happened:
        if isinstance(item, e.CellRead):
            thrown = ""
            yield f"{item.row}: {narrator.cell(item.text, item.colour)}"
        elif isinstance(item, tuple) and isinstance(item[0], Roll) and isinstance(item[1], int):
            if thrown:
                yield thrown
            thrown = f"threw {item[0].dice.show(item[1])}"
    if thrown:
        yield thrown


def _sum(events: Sequence[Event], narrator: Narrator) -> str:
    """The last ruling before the first result, such as that two cells are added."""
    ruled = ""
    for event in events:
        if isinstance(event, RESULTS):
            break
        if isinstance(event, e.Ruled):
            ruled = narrator.ruling(event)
    return ruled


def tone_of(events: Sequence[Event], ways: Ways) -> str:
    """score, lost, missed, flag, first, gain, loss, kick, or nothing."""
    start = e.start_of(events)
    side = start.side if start is not None else None
    kinds = {type(event) for event in events}
    if e.Scored in kinds:
        return "score"
    if any(isinstance(event, e.Intercepted | e.Recovered) and event.side is not side for event in events):
        return "lost"
    if e.KickFailed in kinds:
        return "missed"
    if lost_on_downs(events, ways):
        return "lost"
    if e.PenaltyMarked in kinds or e.PlayCancelled in kinds:
        return "flag"
    if e.FirstDown in kinds:
        return "first"
    return _moved(events, ways) or ("flag" if e.FlagThrown in kinds else "")


def _moved(events: Sequence[Event], ways: Ways) -> str:
    for event in events:
        if isinstance(event, e.BallMoved):
            way = ways.move(event.how)
            yards = event.gain
            if way.advances:
                return "gain" if yards > 0 else "loss" if yards < 0 else ""
            if way.flight:
                return "kick"
    return ""
