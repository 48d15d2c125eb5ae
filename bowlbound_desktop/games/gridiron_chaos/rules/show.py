"""The tables laid out to be shown."""

from collections.abc import Iterator, Mapping

from bowlbound_desktop.games.gridiron_chaos.rules.cells import COLUMNS, TITLES
from bowlbound_desktop.games.gridiron_chaos.rules.game import LAST_QUARTER
from bowlbound_desktop.games.gridiron_chaos.rules.roster import ROLES, SLOTS, Roster
from bowlbound_desktop.games.gridiron_chaos.rules.tables import Tables
from bowlbound_desktop.kernel.clock import QUARTER_SECONDS, clock_text
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Table, TableCell

BOX = 15
"""Seconds of a box of the clock."""
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
    return (_play_calls(tables), *_by_sum(tables), _penalties(tables), *_rare(tables), _clock(tables))


def roster_table(roster: Roster, side: Side | None = None) -> Table:
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


def _play_calls(tables: Tables) -> Table:
    throws = tuple(tables.play_calls)
    return Table(
        key="play_calls",
        title="Play Calls",
        columns=TITLES,
        rows=tuple(map(str, throws)),
        cells=tuple(
            _row(*(tables.text("play_calls", throw, column) for column in COLUMNS)) for throw in throws
        ),
        notes=(
            "◊: at or inside the defense's 10 a run gains nothing and a pass is incomplete.",
            "2min: the result in the last two minutes of a half. 1st: the result on first down.",
        ),
    )


def _by_sum(tables: Tables) -> Iterator[Table]:
    named = {"break": "Break", "recovery": "Fumble recoveries", **KICKS}
    for key, title in named.items():
        yield _column(key, title, tables.words[key, ""])


def _column(key: str, title: str, words: Mapping[int, str], notes: tuple[str, ...] = ()) -> Table:
    """A table of one column; throws that read the same text share a row."""
    bands = _bands(words)
    return Table(
        key=key,
        title=title,
        columns=("Result",),
        rows=tuple(bands),
        cells=tuple(_row(text) for text in bands.values()),
        notes=notes,
    )


def _bands(words: Mapping[int, str]) -> dict[str, str]:
    """Neighbours with the same text, as 4-9."""
    groups: list[tuple[int, int, str]] = []
    for throw, text in words.items():
        if groups and groups[-1][2] == text:
            groups[-1] = (groups[-1][0], throw, text)
        else:
            groups.append((throw, throw, text))
    return {str(low) if low == high else f"{low}-{high}": text for low, high, text in groups}


def _penalties(tables: Tables) -> Table:
    bands = {name: _bands(tables.words["penalties", name]) for name in SITUATIONS}
    rows = tuple(bands["running"])
    return Table(
        key="penalties",
        title="Penalties",
        columns=tuple(SITUATIONS.values()),
        rows=rows,
        cells=tuple(_row(*(bands[name][row] for name in SITUATIONS)) for row in rows),
        notes=("No more than half the distance to a goal line, but for interference by the defense.",),
    )


def _rare(tables: Tables) -> Iterator[Table]:
    for name, other in (("trailing", "home team"), ("leading", "visitors")):
        title = f"Rare plays: {name} team ({other} if tied)"
        note = "Challenge: doubles reverse the call, anything else costs a time out."
        yield _column(f"rare_{name}", title, tables.words["rare", name], (note,))


def _clock(tables: Tables) -> Table:
    """The boxes of the clock with their letters."""
    boxes = range(QUARTER_SECONDS, 0, -BOX)
    periods = tuple(tables.letters)
    return Table(
        key="clock",
        title="Time clock",
        columns=tuple(str(period) if period <= LAST_QUARTER else "OT" for period in periods),
        rows=tuple(map(clock_text, boxes)),
        cells=tuple(_row(*(tables.letters[period].get(box, "") for period in periods)) for box in boxes),
        notes=("L long pass, T trick play, M medium pass: no turnovers on the very next snap.",),
    )
