"""What a box of a team's chart or of the Priority Chart does, in words (bowl-bound.md section 4)."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Amount, Cell, CellError, Kind, parse_cell
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.storage.toml import shipped_toml

KICKS = ("kickoff", "punt", "field_goal")
GUILTY = {"OFF": "offense", "DEF": "defense"}
OPTION_PASS = {"SOP": "7", "BLP": "8"}
KEYS = {Kind.NO_GOOD: "no_good", Kind.LONG_PUNT: "long_punt", Kind.OPTION_PASS: "option_pass"}


@cache
def teaching_words() -> Mapping[str, Any]:
    """The sentences of resources/bowlbound/cells.toml."""
    return shipped_toml("bowlbound", "cells.toml")


def cell_words(table: Table, row: int, column: int) -> str:
    """A box in words; empty for tables that need none."""
    cell, name = table.cells[row][column], table.columns[column]
    if table.key == "priority":
        told = teaching_words()["priority"].get(cell.text, "")
        return f"{cell.text}: {told}." if told else ""
    if table.key not in ("offense", "defense", "special"):
        return ""
    return _told(cell, _part(table.key, name), name)


def _part(key: str, column: str) -> str:
    if key != "special":
        return key
    if column == "extra_point":
        return column
    return "kick" if column in KICKS else "return"


@cache
def _told(cell: TableCell, part: str, column: str) -> str:
    if part == "extra_point":
        return f"{cell.text}: {teaching_words()[part].get(cell.colour, '')}."
    try:
        known = parse_cell(cell.text, cell.colour or None)
    except CellError:
        return ""
    sentence = _sentence(known, part, column)
    if not sentence:
        return ""
    if known.marked:
        sentence += f"; {_mark(column)}"
    return f"{cell.text or 'Empty box'}: {sentence}."


def _mark(column: str) -> str:
    marks: Mapping[str, str] = teaching_words()["marks"]
    return marks["punt"] if column == "punt" else marks["scrimmage"]


def _sentence(cell: Cell, part: str, column: str) -> str:
    words = teaching_words()
    key = _key(cell)
    template: str = words.get(column, {}).get(key) or words[part].get(key, "")
    return template.format(
        yards=_yards(cell.amount),
        where=_where(cell),
        change=_change(cell.amount),
        guilty=GUILTY.get(cell.word, "defense"),
        penalty=_penalty(cell),
        play=OPTION_PASS.get(cell.word, ""),
        word=cell.word,
    )


def _change(amount: Amount) -> str:
    if _way(amount) == "blank":
        return "no gain"
    return f"a {_way(amount)} of {_yards(amount)}"


def _key(cell: Cell) -> str:
    if cell.kind is Kind.YARDS:
        return {"()": "paren", "[]": "bracket"}.get(cell.bracket, _way(cell.amount))
    if cell.kind is Kind.TOUCHDOWN:
        return "paren_td" if cell.bracket == "()" else "touchdown"
    if cell.kind is Kind.COLUMN:
        return cell.word
    return KEYS.get(cell.kind, str(cell.kind.value))


def _way(amount: Amount) -> str:
    return "loss" if amount.sign < 0 else "gain" if amount.number or amount.variable else "blank"


def _yards(amount: Amount) -> str:
    if amount.variable:
        return f"yards thrown for separately ({amount.variable})"
    return counted(amount.number, "yard")


def _where(cell: Cell) -> str:
    amount = cell.amount
    if not (amount.number or amount.variable):
        return "at the line of scrimmage"
    side = "behind" if amount.sign < 0 else "beyond"
    return f"{_yards(amount)} {side} the line of scrimmage"


def _penalty(cell: Cell) -> str:
    special: Mapping[str, str] = teaching_words()["penalties"]
    if cell.penalty.isdecimal():
        return counted(int(cell.penalty), "yard")
    return special.get(cell.penalty, cell.penalty)
