"""Writes .ods files."""

import io
from collections.abc import Sequence
from typing import Any

from bowlbound_desktop.games.bowlbound.charts.workbooks.writing import FILLS, SheetPage, WrittenCell

LINE = "0.06pt solid #9aa3ab"
_CENTIMETRES = 0.2
"""A letter of column width."""


def ods_bytes(pages: Sequence[SheetPage]) -> bytes:
    """A workbook with these sheets."""
    from odfdo import Document, Table

    document = Document("spreadsheet")
    document.body.clear()
    for style in _styles():
        document.insert_style(style, automatic=True)
    for width in dict.fromkeys(width for page in pages for width in page.widths):
        document.insert_style(_column_style(width), automatic=True)
    for page in pages:
        table = Table(page.name)
        _fill(table, page)
        document.body.append(table)
    target = io.BytesIO()
    document.save(target)
    return target.getvalue()


def _fill(table: Any, page: SheetPage) -> None:
    from odfdo import Column, Row

    for width in page.widths:
        table.append_column(Column(style=_column_name(width)))
    by_row: dict[int, dict[int, WrittenCell]] = {}
    for written in page.cells:
        by_row.setdefault(written.row, {})[written.column] = written
    for number in range(max(by_row) + 1):
        row = Row()
        written_cells = by_row.get(number, {})
        row.extend_cells(
            _cell(written_cells.get(column)) for column in range(max(written_cells, default=0) + 1)
        )
        table.append_row(row)


def _cell(written: WrittenCell | None) -> Any:
    from odfdo import Cell

    if written is None:
        return Cell()
    return (
        Cell(written.value or None, style=written.kind) if written.value != 0 else Cell(0, style=written.kind)
    )


def _styles() -> list[Any]:
    from odfdo import Element

    return [
        Element.from_tag(_style_xml(kind)) for kind in (*FILLS, "title", "heading", "dice", "label", "value")
    ]


def _style_xml(kind: str) -> str:
    fill = f'fo:background-color="#{FILLS[kind]}" ' if kind in FILLS else ""
    box = f'fo:border="{LINE}" ' if kind in FILLS or kind == "dice" else ""
    bold = "" if kind in ("label", "value") else 'fo:font-weight="bold" '
    ink = 'fo:color="#ffffff" ' if kind == "black" else ""
    centred = '<style:paragraph-properties fo:text-align="center"/>' if box else ""
    return (
        f'<style:style style:name="{kind}" style:family="table-cell">'
        f"<style:table-cell-properties {fill}{box}/>{centred}"
        f"<style:text-properties {bold}{ink}/></style:style>"
    )


def _column_name(width: float) -> str:
    return f"width-{round(width * 10)}"


def _column_style(width: float) -> Any:
    from odfdo import Element

    return Element.from_tag(
        f'<style:style style:name="{_column_name(width)}" style:family="table-column">'
        f'<style:table-column-properties style:column-width="{width * _CENTIMETRES:.2f}cm"/></style:style>'
    )
