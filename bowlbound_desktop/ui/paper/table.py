"""Charts, reference tables and blank charts: a game's table with its coloured cells."""

from collections.abc import Mapping
from functools import cached_property

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.ui.paper.grid import TITLE_FACE, TITLE_HEIGHT, titled
from bowlbound_desktop.ui.paper.pen import BLACK, GREY, RULE, TINY, Face, Pen, height_of, width_of, wrapped
from bowlbound_desktop.ui.theme import LIGHT, Ink

PAD = 1.6
LINE = 1.08
BROAD = 190.0
"""The greatest natural width of a column; longer texts wrap."""
NARROW = 9.0
HIGHEST = 24.0
"""The greatest height of a stretched row."""
GREYS: Mapping[str, Ink] = {
    "": Ink("#ffffff", BLACK),
    "white": Ink("#ffffff", BLACK),
    "green": Ink("#e2e2e2", BLACK),
    "yellow": Ink("#ffffff", BLACK),
    "red": Ink("#b0b0b0", BLACK),
    "black": Ink("#000000", "#ffffff"),
}
"""For a printer without colours; yellow also gets a border."""


@frozen(slots=False)
class TableBlock:
    """A table in a rectangle, its cells in their colours."""

    table: Table
    size: float = 7.0
    grey: bool = False
    stretches: bool = False
    title: str = ""
    air: float = 0.4
    """How much higher than its text a row is."""

    @cached_property
    def _face(self) -> Face:
        return Face(self.size)

    @cached_property
    def _line(self) -> float:
        """The height of a line: closer than usual, because most cells have only one."""
        return self.size * LINE

    @cached_property
    def _names(self) -> list[str]:
        return [name.replace("_", " ") for name in self.table.columns]

    @cached_property
    def _texts(self) -> list[list[str]]:
        """The texts of all columns, the names of the rows first."""
        cells = [[cell.text for cell in column] for column in zip(*self.table.cells, strict=True)]
        return [[name.replace("_", " ") for name in self.table.rows], *cells]

    @cached_property
    def natural(self) -> list[float]:
        """The natural width of each column, with the title above it."""
        texts = [max((width_of(text, self._face) for text in column), default=0.0) for column in self._texts]
        heads = [0.0, *(max(width_of(word, TINY) for word in name.split() or [""]) for name in self._names)]
        short = [head if head <= 4 * NARROW else 0.0 for head in heads]
        named = any(self.table.rows)
        broad = [
            min(BROAD, max(text, head, NARROW)) + 2 * PAD for text, head in zip(texts, short, strict=True)
        ]
        broad[0] = broad[0] if named else 0.0
        lacking = width_of(self._title, TITLE_FACE) + 2 - sum(broad)
        return [broad[0], *(one + max(0.0, lacking) / len(self._names) for one in broad[1:])]

    @cached_property
    def _prose(self) -> set[int]:
        """The columns of sentences, which are aligned left."""
        return {
            place
            for place, texts in enumerate(self._texts)
            if max((width_of(text, self._face) for text in texts), default=0.0) > BROAD / 2
        }

    @property
    def _title(self) -> str:
        title = self.title or self.table.title
        return title[:1].upper() + title[1:]

    def widths(self, width: float) -> list[float]:
        """The widths in a rectangle: row names at their natural width, the rest shares what is left."""
        first, *rest = self.natural
        return [first, *(broad * (width - first) / sum(rest) for broad in rest)]

    def _turned(self, widths: list[float]) -> bool:
        """Whether the names of the columns have to be written upwards."""
        words = (
            (word, broad)
            for name, broad in zip(self._names, widths[1:], strict=True)
            for word in name.split()
        )
        return any(width_of(word, TINY) > broad - 1 for word, broad in words)

    def _head(self, widths: list[float]) -> float:
        if self._turned(widths):
            return max(width_of(name, self._face) for name in self._names) + 2 * PAD
        lines = max(len(self._head_lines(place, broad)) for place, broad in enumerate(widths[1:]))
        return lines * self._line + 2 * self.air

    def _head_lines(self, place: int, broad: float) -> tuple[str, ...]:
        return wrapped(self._names[place], self._face, broad - 1)

    def _row_heights(self, widths: list[float]) -> list[float]:
        rows = zip(*self._texts, strict=True)
        lines = [max((len(self._lines(row[n], widths[n])) for n in self._prose), default=1) for row in rows]
        return [number * self._line + self.air for number in lines]

    def _lines(self, text: str, width: float) -> tuple[str, ...]:
        return wrapped(text, self._face, width - 2 * PAD + 0.1)

    def _notes(self, width: float) -> list[str]:
        return [line for note in self.table.notes for line in wrapped(note, TINY, width)]

    def height(self, width: float) -> float:
        """The height of title, headings, rows and notes."""
        widths = self.widths(width)
        notes = len(self._notes(width)) * height_of(TINY)
        return TITLE_HEIGHT + self._head(widths) + sum(self._row_heights(widths)) + notes + 2

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw everything, with rows stretched where there is room."""
        below = titled(pen, room, self._title)
        widths = self.widths(room.width())
        head = self._head(widths)
        self._draw_heads(pen, QRectF(below.left(), below.top(), below.width(), head), widths)
        heights = self._row_heights(widths)
        if self.stretches:
            spare = (room.height() - self.height(room.width())) / len(heights)
            heights = [max(high, min(HIGHEST, high + spare)) for high in heights]
        y, groups = below.top() + head, list[float]()
        for number, high in enumerate(heights):
            self._draw_row(pen, QRectF(room.left(), y, room.width(), high), number, widths)
            groups += [y] if self._starts_group(number) else []
            y += high
        for group in groups:
            pen.line(QPointF(room.left() + widths[0], group), QPointF(room.right(), group), 1.2)
        for number, line in enumerate(self._notes(room.width())):
            high = height_of(TINY)
            pen.text(QRectF(room.left(), y + 2 + number * high, room.width(), high), line, TINY, colour=GREY)

    def _draw_heads(self, pen: Pen, room: QRectF, widths: list[float]) -> None:
        turned, line = self._turned(widths), self._line
        strong = Face(self.size, bold=len(max(self._names, key=len)) < 3)
        x = room.left() + widths[0]
        for place, broad in enumerate(widths[1:]):
            if turned:
                pen.turned(
                    QRectF(x + (broad - line) / 2, room.top(), line, room.height() - PAD),
                    self._names[place],
                    self._face,
                    GREY,
                )
            else:
                lines = self._head_lines(place, broad)
                top = room.bottom() - self.air / 2 - len(lines) * line
                for number, text in enumerate(lines):
                    pen.text(
                        QRectF(x + 0.5, top + number * line, broad - 1, line), text, strong, "centre", GREY
                    )
            x += broad

    def _draw_row(self, pen: Pen, room: QRectF, number: int, widths: list[float]) -> None:
        name = QRectF(room.left(), room.top(), widths[0] - PAD, room.height())
        pen.text(name, self._texts[0][number], Face(self.size, bold=True), "right", GREY)
        x = room.left() + widths[0]
        for place, (cell, broad) in enumerate(zip(self.table.cells[number], widths[1:], strict=True), 1):
            self._draw_cell(pen, QRectF(x, room.top(), broad, room.height()), cell, place in self._prose)
            x += broad

    def _starts_group(self, number: int) -> bool:
        """Whether to draw a heavier line above a row, where its first letter or digit changes."""
        rows = self.table.rows
        return number > 0 and all(len(row) == 2 for row in rows) and rows[number][0] != rows[number - 1][0]

    def _draw_cell(self, pen: Pen, room: QRectF, cell: TableCell, prose: bool) -> None:
        inks = GREYS if self.grey else LIGHT.cells
        ink = inks.get(cell.colour, inks[""])
        pen.box(room, ink.fill, RULE, 0.3)
        if self.grey and cell.colour == "yellow":
            pen.box(room.adjusted(0.5, 0.5, -0.5, -0.5), "", BLACK, 0.9)
        face = Face(self.size, bold=self.grey and cell.colour == "red")
        lines = self._lines(cell.text, room.width()) if prose else (cell.text,)
        if len(lines) == 1:
            inner = room.adjusted(PAD if prose else 0.6, 0, -0.6, 0)
            pen.text(inner, cell.text, face, "left" if prose else "centre", ink.text)
            return
        line = self._line
        top = room.center().y() - len(lines) * line / 2
        for number, text in enumerate(lines):
            at = QRectF(room.left() + PAD, top + number * line, room.width() - 2 * PAD, line)
            pen.text(at, text, face, colour=ink.text)
