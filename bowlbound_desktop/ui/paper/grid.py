"""Tables of text: cells wrap, rows grow, and headings are repeated on the next page."""

from collections.abc import Iterator
from functools import cached_property

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF

from bowlbound_desktop.play.paper.grid import Column, PaperGrid, Row
from bowlbound_desktop.ui.paper.flow import first_part
from bowlbound_desktop.ui.paper.pen import GREY, RULE, Face, Pen, height_of, width_of, wrapped

PAD = 3.0
AIR = 2.4
"""The most that a row is higher than its text."""
AIR_SHARE = 0.28
"""The same, as a share of the text size."""
NEARLY_ALL = 0.95
"""The share of its texts that fit in one line of a column marked as snug."""
GROUP = "#e6e6e6"
TITLE_FACE = Face(10.0, bold=True)
TITLE_HEIGHT = 15.0
HEADING = 8.0
"""The largest size of headings, however high the rows are."""


@frozen(slots=False)
class GridBlock:
    """A table of text on paper."""

    grid: PaperGrid
    goes_on: bool = False
    """Whether it continues from the page before."""
    measured: PaperGrid | None = None
    """The whole table, where this is a part of it: columns are equally wide on every page."""

    @cached_property
    def _face(self) -> Face:
        return Face(self.grid.size)

    @cached_property
    def _air(self) -> float:
        return min(AIR, AIR_SHARE * self.grid.size)

    @cached_property
    def _strong(self) -> Face:
        return Face(self.grid.size, bold=True)

    @cached_property
    def _heading(self) -> Face:
        return Face(min(self.grid.size, HEADING), bold=True)

    @cached_property
    def _needed(self) -> dict[int, float]:
        """The width of the columns whose texts are never, or hardly ever, wrapped."""
        columns = enumerate(self.grid.columns)
        return {
            place: self._natural(place, column) + 2 * PAD + 0.1
            for place, column in columns
            if column.whole or column.snug
        }

    def _natural(self, place: int, column: Column) -> float:
        """The width at which a column wraps none of its texts, or hardly any where it is marked as snug."""
        rows = [row for row in (self.measured or self.grid).rows if not row.group]
        faces = [self._strong if row.strong or column.whole else self._face for row in rows]
        broad = sorted(width_of(row.cells[place], face) for row, face in zip(rows, faces, strict=True))
        taken = broad[: max(1, int(len(broad) * NEARLY_ALL))] if column.snug else broad
        return max([width_of(column.title, self._heading), *taken[-1:]])

    def _widths(self, width: float) -> list[float]:
        """The width of each column; one that needs more than its share takes it from the others."""
        shares = [column.share for column in self.grid.columns]
        usual = [width * share / sum(shares) for share in shares]
        fixed = {
            place: needed if self.grid.columns[place].snug else max(usual[place], needed)
            for place, needed in self._needed.items()
        }
        others = sum(share for place, share in enumerate(shares) if place not in fixed)
        left = width - sum(fixed.values())
        return [fixed.get(place, left * share / others) for place, share in enumerate(shares)]

    def _lines(self, row: Row, width: float) -> list[tuple[str, ...]]:
        if row.group:
            return [wrapped(row.cells[0], self._strong, width - 2 * PAD)]
        face = self._strong if row.strong else self._face
        return [
            wrapped(text, face, broad - 2 * PAD)
            for text, broad in zip(row.cells, self._widths(width), strict=True)
        ]

    def _row_height(self, row: Row, width: float) -> float:
        lines = max(len(lines) for lines in self._lines(row, width))
        return lines * height_of(self._face) + self._air

    def _head(self) -> float:
        return TITLE_HEIGHT + height_of(self._heading) + AIR + 1

    def height(self, width: float) -> float:
        """The height of title, headings and all rows."""
        return self._head() + sum(self._row_height(row, width) for row in self.grid.rows)

    def split(self, width: float, room: float) -> "tuple[GridBlock, GridBlock] | None":
        """The rows that fit, and the rest; the heading of a group stays with the group."""
        heights = [self._row_height(row, width) for row in self.grid.rows]
        cut = first_part(heights, room - self._head())
        while cut and self.grid.rows[cut - 1].group:
            cut -= 1
        if not cut:
            return None
        first, rest = (evolve(self.grid, rows=rows) for rows in (self.grid.rows[:cut], self.grid.rows[cut:]))
        whole = self.measured or self.grid
        return evolve(self, grid=first, measured=whole), GridBlock(rest, goes_on=True, measured=whole)

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw title, headings and rows."""
        title = f"{self.grid.title} (continued)" if self.goes_on else self.grid.title
        y = titled(pen, room, title).top()
        high = height_of(self._heading) + AIR
        for cell, column in zip(self._cells(room, y, high), self.grid.columns, strict=True):
            pen.text(cell, column.title, self._heading, column.align, GREY)
        y += high
        pen.line(QPointF(room.left(), y), QPointF(room.right(), y), 0.8)
        y += 1
        for row in self.grid.rows:
            y = self._draw_row(pen, row, room, y)

    def _cells(self, room: QRectF, y: float, high: float) -> Iterator[QRectF]:
        x = room.left()
        for broad in self._widths(room.width()):
            yield QRectF(x + PAD, y, broad - 2 * PAD, high)
            x += broad

    def _draw_row(self, pen: Pen, row: Row, room: QRectF, y: float) -> float:
        high = self._row_height(row, room.width())
        line = height_of(self._face)
        if row.group:
            whole = QRectF(room.left(), y, room.width(), high)
            pen.box(whole, GROUP, "")
            cells = [whole.adjusted(PAD, 0, -PAD, 0)]
        else:
            cells = list(self._cells(room, y, high))
        face = self._strong if row.group or row.strong else self._face
        for cell, lines, column in zip(
            cells, self._lines(row, room.width()), self.grid.columns, strict=False
        ):
            for number, text in enumerate(lines):
                at = QRectF(cell.left(), y + self._air / 2 + number * line, cell.width(), line)
                pen.text(at, text, face, column.align if not row.group else "left")
        pen.line(QPointF(room.left(), y + high), QPointF(room.right(), y + high), 0.25, RULE)
        return y + high


def titled(pen: Pen, room: QRectF, title: str) -> QRectF:
    """Draw the title of a block; returns the rectangle below it."""
    pen.text(QRectF(room.left(), room.top(), room.width(), TITLE_HEIGHT - 2), title, TITLE_FACE)
    return room.adjusted(0, TITLE_HEIGHT, 0, 0)
