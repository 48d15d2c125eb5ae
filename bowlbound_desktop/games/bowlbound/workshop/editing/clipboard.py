"""Blocks of cells as spreadsheets put them on the clipboard: tab-separated text, and HTML."""

import csv
import io
from collections.abc import Iterable, Sequence
from html import escape
from html.parser import HTMLParser
from typing import TypeAlias

from attrs import frozen

Block: TypeAlias = tuple[tuple[str, ...], ...]


def parse_block(text: str) -> Block:
    """The cells of tab-separated text; rows that are too short end in blanks."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").replace("\0", "")
    try:
        rows = list(csv.reader(io.StringIO(plain, newline=""), delimiter="\t"))
    except csv.Error:
        rows = [line.split("\t") for line in plain.split("\n")]
    return _squared(rows or [[""]])


def _squared(rows: Sequence[Sequence[str]]) -> Block:
    width = max(1, *map(len, rows)) if rows else 1
    return tuple((*row, *[""] * (width - len(row))) for row in rows)


class _TableReader(HTMLParser):
    """Collects the texts of all table cells, row by row."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self._in_cell = False

    def handle_starttag(self, tag: str, _: list[tuple[str, str | None]]) -> None:
        """A row or a cell begins."""
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th") and self.rows:
            self.rows[-1].append("")
            self._in_cell = True

    def handle_endtag(self, tag: str) -> None:
        """A cell ends."""
        if tag in ("td", "th"):
            self._in_cell = False

    def handle_data(self, data: str) -> None:
        """Add to the text of a cell."""
        if self._in_cell:
            self.rows[-1][-1] += data


def parse_table(html: str) -> Block:
    """The cells of the tables in HTML; one blank cell where there is none."""
    reader = _TableReader()
    reader.feed(html)
    return _squared([[" ".join(text.split()) for text in row] for row in reader.rows if row] or [[""]])


def block_text(rows: Iterable[Sequence[str]]) -> str:
    """Cells as tab-separated text with a line for each row, as spreadsheets write it."""
    target = io.StringIO()
    csv.writer(target, delimiter="\t", lineterminator="\n").writerows(rows)
    return target.getvalue()


@frozen
class ColouredText:
    """A text and the colours that it has on the screen."""

    text: str
    fill: str
    ink: str


def block_html(rows: Iterable[Sequence[ColouredText]]) -> str:
    """Cells as an HTML table with their colours; `@` tells spreadsheets that all of it is text."""
    lines = ("".join(map(_html_cell, row)) for row in rows)
    return f"<meta charset='utf-8'><table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def _html_cell(cell: ColouredText) -> str:
    style = f"background:{cell.fill};color:{cell.ink};mso-number-format:'\\@'"
    return f'<td style="{style}">{escape(cell.text)}</td>'
