"""The tables for two sheets of paper: those with the same throws are side by side."""

from collections.abc import Mapping, Sequence

from bowlbound_desktop.games.gridiron_chaos.rules.places import Place
from bowlbound_desktop.games.gridiron_chaos.rules.show import (
    KICKS,
    clock_heads,
    penalties_table,
    play_calls_table,
)
from bowlbound_desktop.games.gridiron_chaos.rules.tables import Tables
from bowlbound_desktop.kernel.clock import clock_text
from bowlbound_desktop.kernel.system import Table, TableCell

SUMS = range(2, 13)
LOOSE = {"break": "Break", "recovery": "Fumble recoveries"}
LOST = ("field_goal", "turnover_return", "two_point", "onside", "recovery")
PUNTS = ("break", "punt", "short_punt", "kickoff", "punt_return", "hail_mary")
RARE = {"trailing": "Trailing team (home team if tied)", "leading": "Leading team (visitors if tied)"}
CHALLENGE = "Challenge: doubles reverse the call, anything else costs a timeout."


def printed_sheets(tables: Tables) -> tuple[Table, ...]:
    """Every table of the booklet, for two sheets of paper."""
    return (
        play_calls_table(tables),
        penalties_table(tables),
        _by_sum(tables, "kicks_1", "Break, punts, kickoffs, Hail Mary", PUNTS),
        _by_sum(tables, "kicks_2", "Place kicks, returns of lost balls, two points, onside kicks", LOST),
        _rare(tables),
        _clock(tables),
    )


def _by_sum(tables: Tables, key: str, title: str, parts: Sequence[str]) -> Table:
    """Tables with the same throws as columns; a row of several throws is written out at the first."""
    columns = [tables.places[part, ""] for part in parts]
    return Table(
        key=key,
        title=title,
        columns=tuple((LOOSE | KICKS)[part] for part in parts),
        rows=tuple(map(str, SUMS)),
        cells=tuple(tuple(TableCell(_told_once(column, thrown)) for column in columns) for thrown in SUMS),
    )


def _told_once(column: Mapping[int, Place], thrown: int) -> str:
    place = column[thrown]
    first = place.row.partition("-")[0] == str(thrown)
    return (f"{place.row}: {place.text}" if "-" in place.row else place.text) if first else '"'


def _rare(tables: Tables) -> Table:
    columns = [{place.row: place.text for place in tables.places["rare", name].values()} for name in RARE]
    rows = tuple(columns[0])
    return Table(
        key="rare",
        title="Rare plays",
        columns=tuple(RARE.values()),
        rows=rows,
        cells=tuple(tuple(TableCell(column[row]) for column in columns) for row in rows),
        notes=(CHALLENGE,),
    )


def _clock(tables: Tables) -> Table:
    """The lettered boxes of every period."""
    boxes = [
        ", ".join(f"{clock_text(box)} {letters[box]}" for box in sorted(letters, reverse=True))
        for letters in tables.letters.values()
    ]
    return Table(
        key="clock",
        title="Lettered boxes of the clock",
        columns=("Boxes",),
        rows=clock_heads(tables),
        cells=tuple((TableCell(text),) for text in boxes),
        notes=("L long pass, T trick play, M medium pass: no turnovers on the very next snap.",),
    )
