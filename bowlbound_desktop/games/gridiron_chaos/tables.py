"""The tables of Gridiron Chaos, read from TOML and checked, and the rules played with them."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Any, TypeVar

from bowlbound_desktop.games.gridiron_chaos.rules import rows, wording
from bowlbound_desktop.games.gridiron_chaos.rules.cells import (
    COLUMNS,
    TITLES,
    Cell,
    WholeRow,
    parse_cell,
    parse_whole_row,
)
from bowlbound_desktop.games.gridiron_chaos.rules.dice import SUM, TENS
from bowlbound_desktop.games.gridiron_chaos.rules.places import Place, places
from bowlbound_desktop.games.gridiron_chaos.rules.show import RESULT, SITUATIONS
from bowlbound_desktop.games.gridiron_chaos.rules.system import GridironChaos
from bowlbound_desktop.games.gridiron_chaos.rules.tables import Tables
from bowlbound_desktop.kernel.clock import parse_clock
from bowlbound_desktop.kernel.errors import ChartError
from bowlbound_desktop.storage.toml import shipped_toml

ROWS: Mapping[str, type] = {
    "field_goal": rows.KickRow,
    "turnover_return": rows.TurnoverReturnRow,
    "two_point": rows.TwoPointRow,
    "onside": rows.OnsideRow,
    "punt": rows.KickRow,
    "short_punt": rows.KickRow,
    "kickoff": rows.ReturnRow,
    "punt_return": rows.ReturnRow,
    "hail_mary": rows.HailMaryRow,
}
"""The tables of the kicking page."""
_RESERVED = {"int": "int_", "break": "break_"}
R = TypeVar("R")


def _file(name: str) -> dict[str, Any]:
    return shipped_toml("gridiron_chaos", "tables", f"{name}.toml")


@cache
def chaos_tables() -> Tables:
    """All tables of the booklet."""
    loose, kicking, penalties = _file("loose"), _file("kicking"), _file("penalties")
    read: dict[str, Any] = {name: _rows(name, kicking[name], row, SUM.weights) for name, row in ROWS.items()}
    read["play_calls"] = {row: _call_row(row, cells) for row, cells in _numbered(_file("play_calls"))}
    read["breaks"] = _rows("break", loose["break"], rows.BreakRow, SUM.weights)
    read["recovery"] = _rows("recovery", loose["recovery"], rows.RecoveryRow, SUM.weights)
    read["penalties"] = {
        name: _rows(name, bands, rows.FoulRow, TENS.weights) for name, bands in penalties.items()
    }
    read["rare"] = {name: _rare(name) for name in ("trailing", "leading")}
    read["letters"] = {period: _letters(boxes) for period, boxes in _numbered(_file("clock"))}
    _complete("play_calls", read["play_calls"], TENS.weights)
    return Tables(**read, places=dict(_places(read)))


def _numbered(table: Mapping[str, Any]) -> Iterator[tuple[int, Any]]:
    for key, value in table.items():
        yield int(key), value


def _rows(
    name: str, table: Mapping[str, Any], row: Callable[..., R], throws: Mapping[int, int]
) -> dict[int, R]:
    """Rows by throw; a key like 4-9 stands for several throws."""
    found: dict[int, R] = {}
    for key, values in table.items():
        try:
            read = row(**{_RESERVED.get(field, field): _value(value) for field, value in values.items()})
        except TypeError as error:
            raise ChartError(f"{name}, row {key}: {error}") from None
        for throw in _band(key, throws):
            if throw in found:
                raise ChartError(f"{name}: row {throw} appears twice")
            found[throw] = read
    _complete(name, found, throws)
    return found


def _band(key: str, throws: Mapping[int, int]) -> list[int]:
    low, _, high = key.partition("-")
    return [throw for throw in throws if int(low) <= throw <= int(high or low)]


def _value(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _complete(name: str, found: Mapping[int, Any], throws: Mapping[int, int]) -> None:
    missing = [throw for throw in throws if throw not in found]
    if missing or len(found) != len(throws):
        raise ChartError(f"{name}: {len(found)} rows where {len(throws)} are wanted; missing {missing}")


def _call_row(row: int, cells: Mapping[str, str]) -> WholeRow | dict[str, Cell]:
    if set(cells) == {"all"}:
        return parse_whole_row(cells["all"])
    if tuple(cells) != COLUMNS:
        raise ChartError(f"play_calls, row {row}: the columns are {', '.join(COLUMNS)}")
    return {column: parse_cell(text, column) for column, text in cells.items()}


def _rare(name: str) -> dict[int, rows.RareRow]:
    plays = _file(f"rare_{name}")
    for row in plays.values():
        if "foul" in row:
            row["foul"] = rows.FoulRow(**row["foul"])
    return _rows(f"rare_{name}", plays, rows.RareRow, TENS.weights)


def _letters(boxes: Mapping[str, str]) -> dict[int, str]:
    wrong = [box for box, letter in boxes.items() if letter not in ("L", "T", "M") or parse_clock(box) % 15]
    if wrong:
        raise ChartError(f"clock: the boxes {', '.join(wrong)} are no letters of 15-second boxes")
    return {parse_clock(box): letter for box, letter in boxes.items()}


_WORDS: Mapping[str, Callable[[Any], str]] = {
    "break": wording.break_words,
    "recovery": wording.recovery_words,
    "field_goal": wording.kick_words,
    "turnover_return": wording.turnover_return_words,
    "two_point": wording.two_point_words,
    "onside": wording.onside_words,
    "punt": wording.kick_words,
    "short_punt": wording.kick_words,
    "kickoff": wording.return_words,
    "punt_return": wording.return_words,
    "hail_mary": wording.hail_mary_words,
}


def _places(read: Mapping[str, Any]) -> Iterator[tuple[tuple[str, str], dict[int, Place]]]:
    """The places of all rows, by table and column."""
    for part, words in _WORDS.items():
        yield (part, ""), places(part, RESULT, read["breaks" if part == "break" else part], words)
    for situation, title in SITUATIONS.items():
        fouls = read["penalties"][situation]
        yield ("penalties", situation), places(f"penalties_{situation}", title, fouls, wording.foul_words)
    for table, plays in read["rare"].items():
        yield ("rare", table), places(f"rare_{table}", RESULT, plays, wording.rare_words)
    for column, title in zip(COLUMNS, TITLES, strict=True):
        words = partial(_call_words, column)
        yield ("play_calls", column), places("play_calls", title, read["play_calls"], words)


def _call_words(column: str, row: WholeRow | Mapping[str, Cell]) -> str:
    return wording.whole_row_words(row) if isinstance(row, WholeRow) else row[column].text


@cache
def chaos_rules() -> GridironChaos:
    """The rules of Gridiron Chaos with all tables."""
    return GridironChaos(chaos_tables())
