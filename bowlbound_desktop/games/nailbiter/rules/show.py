"""The tables as they are shown and printed."""

from collections.abc import Iterable, Mapping
from typing import Any

from bowlbound_desktop.games.nailbiter.rules.frame.dice import STEPS, TOTALS
from bowlbound_desktop.games.nailbiter.rules.printed.tables import SITUATIONS, Entry, Tables
from bowlbound_desktop.kernel.clock import clock_text
from bowlbound_desktop.kernel.system import Table, TableCell

PARENTHESES = (
    "Numbers in parentheses: no gain for a coached run on 3rd or 4th and 2 or less or at the defense's "
    "1 or 2, and for the ghost against a goal line defense; 9 yards against a blitz."
)
FACES = (1, 2, 3, 4, 5, 6)


def all_tables(tables: Tables) -> tuple[Table, ...]:
    """All tables, in the order of a possession."""
    return (
        _columns("launch", "Possession launch", tables.launch, STEPS),
        _jolt(tables),
        _columns("rushing", "Rushing", tables.rushing, TOTALS, (PARENTHESES,)),
        _passing(tables),
        _columns("rush", "Blitz, covered, pressure", tables.rush, TOTALS),
        _columns("specials", "Trick play, bomb, timing pattern", tables.specials, TOTALS),
        _loose(tables),
        _columns("kickoffs", "Kickoffs", {**tables.kickoffs, "onside": tables.onside}, TOTALS),
        _columns("punts", "Punts", {**tables.punts, "punt_return": tables.punt_return}, TOTALS),
        _goals(tables),
        _selection(tables),
        _columns("penalties", "Penalties", tables.penalties, TOTALS),
        _columns("rare", "Rare plays", tables.rare, STEPS),
        _one_die(tables),
        _tracker(tables),
        _counts(tables),
        _times(tables),
        _fourth_down(tables),
        _ghost_numbers(tables),
    )


def _table(
    key: str, title: str, columns: Mapping[str, Iterable[str]], rows: Iterable[Any], *notes: str
) -> Table:
    """A table from its columns."""
    cells = tuple(tuple(map(TableCell, row)) for row in zip(*columns.values(), strict=True))
    names = tuple(map(str, rows))
    return Table(key=key, title=title, columns=tuple(columns), rows=names, cells=cells, notes=notes)


def _columns(
    key: str, title: str, columns: Mapping[str, Mapping[int, Any]], rows: tuple[int, ...], notes: Any = ()
) -> Table:
    texts = {name: [column[row].text for row in rows] for name, column in columns.items()}
    return _table(key, title, texts, rows, *notes)


def _jolt(tables: Tables) -> Table:
    rows = tables.jolt.values()
    columns = {
        "jolt": [row.text for row in rows],
        "ghost": [row.ghost for row in rows],
        "coached": [row.coached for row in rows],
    }
    return _table("jolt", "Jolt launch", columns, TOTALS)


def _passing(tables: Tables) -> Table:
    """The five columns and the four lines below them."""
    columns = {
        name: [*(cell.text for cell in column.values()), *map(str, tables.footers[name].values())]
        for name, column in tables.passing.items()
    }
    return _table("passing", "Passing", columns, (*TOTALS, *next(iter(tables.footers.values()))))


def _loose(tables: Tables) -> Table:
    columns = {
        "long_gain": [cell.text for cell in tables.long_gain.values()],
        "returns": [cell.text for cell in tables.returns.values()],
        "recovery": list(tables.recovery.values()),
    }
    return _table("loose", "Long gains, returns, recoveries", columns, TOTALS)


def _goals(tables: Tables) -> Table:
    columns = {
        "field_goal": [row.text for row in tables.field_goal.values()],
        "miss": [row.miss for row in tables.field_goal.values()],
        "two_point": [f"{'good' if good else 'no'}: {text}" for good, text in tables.two_point.values()],
    }
    return _table("goals", "Field goals and tries", columns, TOTALS)


def _selection(tables: Tables) -> Table:
    columns = {name: [play.replace("_", " ") for play in tables.ghost.selection[name]] for name in SITUATIONS}
    return _table("selection", "Ghost's play selection", columns, TOTALS)


def _one_die(tables: Tables) -> Table:
    parts: Mapping[str, Mapping[int, Any]] = {
        "punt_rush": tables.punt_rush,
        "fake": tables.fake,
        "prayer": tables.prayer,
    }
    return _columns("one_die", "Punt rush, fakes, prayer return", parts, FACES)


def _tracker(tables: Tables) -> Table:
    most = max(map(len, tables.tracker.values()))
    columns = {
        f"Q{quarter}" if quarter in (1, 2, 3, 4) else "Overtime": [
            *map(_entry, entries),
            *[""] * (most - len(entries)),
        ]
        for quarter, entries in tables.tracker.items()
    }
    return _table("tracker", "Possession tracker", columns, range(1, most + 1))


def _entry(entry: Entry) -> str:
    side = "Coached" if entry.coached else "Ghost"
    return f"{side} ({entry.mark})" if entry.mark else side


def _counts(tables: Tables) -> Table:
    counts = {**tables.counts, **tables.defense_calls}
    note = "A call beyond its count is rolled twice; a blitz and a goal line defense must be called once."
    names = [name.replace("_", " ") for name in counts]
    return _table("counts", "Play counts", {"calls": list(map(str, counts.values()))}, names, note)


def _times(tables: Tables) -> Table:
    rows = {name.replace("_", " "): str(seconds) for name, seconds in tables.seconds.items()}
    rows = {"in bounds": " or ".join(map(str, tables.tempo)), **rows}
    starts = ", ".join(
        f"{rating} {clock_text(halves['first_half'])} and {clock_text(halves['second_half'])}"
        for rating, halves in tables.drill.items()
    )
    note = f"A drill begins, in the first and in the second half: {starts}."
    return _table("times", "Two-minute drill", {"seconds": list(rows.values())}, rows, note)


def _fourth_down(tables: Tables) -> Table:
    names = ("own 49 or less", "50 to 34", "33 to 11", "10 to goal")
    odds = tables.ghost.fourth_down
    columns = {name: [str(row[place]) for row in odds.values()] for place, name in enumerate(names)}
    kicks = ", ".join(f"up to the {most}: {number}" for most, number in tables.ghost.field_goal.items())
    return _table(
        "ghost_fourth", "Ghost's fourth down", columns, odds, f"Field goal instead of a punt: {kicks}."
    )


def _ghost_numbers(tables: Tables) -> Table:
    twos = {f"two points, behind {behind}": number for behind, number in tables.ghost.two_points.items()}
    numbers = {**twos, **{name.replace("_", " "): value for name, value in tables.ghost.numbers.items()}}
    note = "The ghost does it when one die is at or below the number."
    return _table(
        "ghost_numbers", "Ghost's numbers", {"number": list(map(str, numbers.values()))}, numbers, note
    )
