"""The tables and the clock as they are shown."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve

from bowlbound_desktop.games.gridiron_chaos.rules.cells import COLUMNS
from bowlbound_desktop.games.gridiron_chaos.rules.game import LAST_QUARTER, Game
from bowlbound_desktop.games.gridiron_chaos.rules.places import Place
from bowlbound_desktop.games.gridiron_chaos.rules.roster import ROLES, SLOTS, Roster
from bowlbound_desktop.games.gridiron_chaos.rules.tables import Tables
from bowlbound_desktop.kernel.clock import QUARTER_SECONDS, clock_text
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import ClockBox, ClockGroup, Table, TableCell
from bowlbound_desktop.kernel.wording import quarter_words

RESULT = "Result"
"""The title of the only column of a table."""
BOX = 15
"""Seconds of a box of the clock."""
MINUTE = 60 // BOX
"""How many boxes a minute has."""
KICKS = {
    "field_goal": "Field goals and extra points",
    "turnover_return": "Fumble, interception and block returns",
    "two_point": "Two point conversions",
    "onside": "Onside kicks",
    "punt": "Punt",
    "short_punt": "Punt from the 45 or closer",
    "kickoff": "Kickoff",
    "punt_return": "Punt return",
    "hail_mary": "Hail Mary",
}
SITUATIONS = {
    "running": "Running plays",
    "passing": "Passing plays",
    "kicks": "Punts and place kicks",
    "returns": "Returns",
}


def reference_tables(tables: Tables) -> tuple[Table, ...]:
    """Every table of the booklet."""
    return (
        play_calls_table(tables),
        *_by_sum(tables),
        *_penalties(tables),
        *_rare(tables),
        _clock(tables),
    )


def roster_table(roster: Roster, side: Side) -> Table:
    """The names behind the letters."""
    return Table(
        key="roster",
        title=roster.face.name,
        side=side,
        columns=("Position", "Player"),
        rows=SLOTS,
        cells=tuple(_row(ROLES[slot], roster.player(slot)) for slot in SLOTS),
    )


def _row(*texts: str) -> tuple[TableCell, ...]:
    return tuple(map(TableCell, texts))


def play_calls_table(tables: Tables) -> Table:
    """The six columns."""
    columns = [tables.places["play_calls", column] for column in COLUMNS]
    notes = (
        "◊: at or inside the defense's 10 a run gains nothing and a pass is incomplete.",
        "2min: the result in the last two minutes of a half. 1st: the result on first down.",
        "Board: the row of the side that trails, of the side that leads, and in a tie a rare play.",
    )
    return evolve(_table("Play Calls", columns, notes), main=True)


def _by_sum(tables: Tables) -> Iterator[Table]:
    for key, title in {"break": "Break", "recovery": "Fumble recoveries", **KICKS}.items():
        yield _table(title, [tables.places[key, ""]])


def penalties_table(tables: Tables, situations: Sequence[str] = tuple(SITUATIONS)) -> Table:
    """Fouls by situation."""
    columns = [tables.places["penalties", situation] for situation in situations]
    note = "No more than half the distance to a goal line, except for interference by the defense."
    return _table("Penalties", columns, (note,))


def _penalties(tables: Tables) -> Iterator[Table]:
    for situation, title in SITUATIONS.items():
        yield evolve(penalties_table(tables, (situation,)), title=f"Penalties: {title.lower()}")


def _rare(tables: Tables) -> Iterator[Table]:
    note = "Challenge: doubles reverse the call, anything else costs a timeout."
    for name, other in (("trailing", "home team"), ("leading", "visitors")):
        title = f"Rare plays: {name} team ({other} if tied)"
        yield _table(title, [tables.places["rare", name]], (note,))


def _table(title: str, columns: Sequence[Mapping[int, Place]], notes: tuple[str, ...] = ()) -> Table:
    """A table of columns that have the same rows."""
    texts = [{place.row: place.text for place in column.values()} for column in columns]
    rows = tuple(texts[0])
    heads = [next(iter(column.values())) for column in columns]
    return Table(
        key=heads[0].part,
        title=title,
        columns=tuple(head.column for head in heads),
        rows=rows,
        cells=tuple(_row(*(column[row] for column in texts)) for row in rows),
        notes=notes,
    )


def box_letters(letters: Mapping[int, str]) -> Mapping[int, str]:
    """Letters by the number of their box, the one that is gone when the clock shows their time (GC-R19)."""
    return {(QUARTER_SECONDS - left) // BOX - 1: letter for left, letter in letters.items()}


def clock_strip(game: Game) -> tuple[ClockGroup, ...]:
    """The boxes of the present period, in groups of a minute (GC-11)."""
    letters = box_letters(game.tables.letters.get(game.quarter, {}))
    gone = (QUARTER_SECONDS - game.clock.seconds) // BOX
    boxes = [_box(number, letters.get(number, ""), gone) for number in range(QUARTER_SECONDS // BOX)]
    minutes = [tuple(boxes[first : first + MINUTE]) for first in range(0, len(boxes), MINUTE)]
    return tuple(
        ClockGroup("" if place else quarter_words(game.quarter), group) for place, group in enumerate(minutes)
    )


def _box(number: int, letter: str, gone: int) -> ClockBox:
    state = "gone" if number < gone else "now" if number == gone else "open"
    left = clock_text(QUARTER_SECONDS - (number + 1) * BOX)
    return ClockBox(
        text=letter, state=state, spoken=f"to {left}, letter {letter}" if letter else f"to {left}"
    )


def clock_heads(tables: Tables) -> tuple[str, ...]:
    """The names of the periods that have lettered boxes."""
    return tuple(str(period) if period <= LAST_QUARTER else "OT" for period in tables.letters)


def _clock(tables: Tables) -> Table:
    """The boxes of the clock with their letters."""
    boxes = range(QUARTER_SECONDS, 0, -BOX)
    periods = tuple(tables.letters)
    return Table(
        key="clock",
        title="Time clock",
        columns=clock_heads(tables),
        rows=tuple(map(clock_text, boxes)),
        cells=tuple(_row(*(tables.letters[period].get(box, "") for period in periods)) for box in boxes),
        notes=("L long pass, T trick play, M medium pass: no turnovers on the very next snap.",),
    )
