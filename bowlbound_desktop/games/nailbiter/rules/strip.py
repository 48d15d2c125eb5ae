"""The possession tracker as the clock on the screen (NB-A2, NB-R32)."""

from collections.abc import Iterator

from bowlbound_desktop.games.nailbiter.rules.frame.game import HALF_TIME, LAST_QUARTER, Game
from bowlbound_desktop.games.nailbiter.rules.printed.tables import Entry
from bowlbound_desktop.kernel.clock import clock_text
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import ClockBox, ClockGroup
from bowlbound_desktop.kernel.wording import quarter_words

BOX = 10
"""Seconds for each box in a drill."""
GONE, NOW, OPEN = "gone", "now", "open"
SPOKEN = {GONE: "crossed out", NOW: "coming", OPEN: "open"}
MARKS = {"jolt": "JOLT", "rare": "RARE", "drill": "DRILL", "": ""}


def tracker_strip(game: Game) -> tuple[ClockGroup, ...]:
    """The possessions of all quarters; in a drill those of its quarter, and its seconds."""
    if game.drill:
        return (_quarter(game, game.quarter), _drill(game))
    quarters = range(1, max(LAST_QUARTER, game.quarter) + 1)
    return tuple(_quarter(game, quarter) for quarter in quarters)


def _quarter(game: Game, quarter: int) -> ClockGroup:
    return ClockGroup(quarter_words(quarter), tuple(_boxes(game, quarter)))


def _boxes(game: Game, quarter: int) -> Iterator[ClockBox]:
    for place, entry in enumerate(game.tables.tracker[quarter], 1):
        side = game.coached if entry.coached else game.ghost
        state = _state(game, (quarter, place))
        yield ClockBox(
            text="C" if entry.coached else "G",
            mark=MARKS[entry.mark],
            state=state,
            side=side,
            spoken=f"{_owner(game, entry, side)}, {SPOKEN[state]}",
        )


def _owner(game: Game, entry: Entry, side: Side) -> str:
    mark = f", {entry.mark}" if entry.mark else ""
    return f"{game.name(side)}{mark}"


def _state(game: Game, place: tuple[int, int]) -> str:
    """Whether an entry is crossed out, coming or open; at the end of the game all are crossed out."""
    here = game.quarter, game.entry
    if place < here or game.next == "end":
        return GONE
    return NOW if place == here else OPEN


def _drill(game: Game) -> ClockGroup:
    """The clock of a drill, in boxes of ten seconds (NB-C1, NB-C3)."""
    half = "first_half" if game.quarter <= HALF_TIME else "second_half"
    start, left = game.tables.drill[game.setup.rating(game.coached)][half], game.seconds or 0
    boxes = (
        ClockBox(text=clock_text(shown), state=_time_state(shown, left), spoken=clock_text(shown))
        for shown in range(start, 0, -BOX)
    )
    return ClockGroup("Drill", tuple(boxes))


def _time_state(shown: int, left: int) -> str:
    if shown > left:
        return GONE
    return NOW if shown == left else OPEN
