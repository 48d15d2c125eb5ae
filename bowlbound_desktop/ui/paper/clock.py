"""The clock of the scorepad: boxes to cross off."""

from attrs import frozen
from PySide6.QtCore import QRectF

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.paper.clock_boxes import PaperClockBox
from bowlbound_desktop.play.paper.game_log import quarter_label
from bowlbound_desktop.play.paper.scoresheet import Scoresheet
from bowlbound_desktop.ui.paper.grid import TITLE_HEIGHT, titled
from bowlbound_desktop.ui.paper.pen import GREY, SMALL, STRONG, Pen

SMALLEST_BOX, LARGEST_BOX = 9.0, 14.0
LABEL, SET_GAP = 26.0, 4.0
LETTERED = "#e2e2e2"
"""The background of a box with a letter."""
LABELLED_BOX = 62.0


@frozen
class ClockBlock:
    """The clock: boxes to cross off, in groups."""

    sheet: Scoresheet

    def height(self, width: float) -> float:
        """The height of the title and the lines of each period."""
        return TITLE_HEIGHT + len(self.sheet.clock) * self._period_height(width) + 2

    def _lines(self, width: float) -> tuple[int, int, float]:
        """Lines in a period, groups on a line, and the size of a box that can be crossed off by pencil."""
        pad = self.sheet.pad
        for rows in range(1, pad.sets + 1):
            across = -(-pad.sets // rows)
            size = (width - LABEL - SET_GAP * across) / (across * pad.boxes)
            if size >= SMALLEST_BOX:
                break
        return rows, across, min(LARGEST_BOX, size)

    @property
    def _has_entries(self) -> bool:
        return self.sheet.pad.counts == "entries"

    def _wide(self, size: float) -> float:
        """The width of a box; those with an entry of their own are wider than high."""
        return LABELLED_BOX if self._has_entries else size

    def _period_height(self, width: float) -> float:
        rows, _, size = self._lines(width)
        return rows * (size + 3) + 5

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw every box of every period."""
        below = titled(pen, room, "Clock")
        words = self.sheet.pad.clock
        if not self.sheet.blank:
            words += " Struck / with the home side's ball, \\ with the visitors'."
        pen.text(room.adjusted(60, 0, 0, TITLE_HEIGHT - 2 - room.height()), words, SMALL, "right", GREY)
        high = self._period_height(room.width())
        for number, (period, boxes) in enumerate(self.sheet.clock.items()):
            y = below.top() + number * high
            label = QRectF(room.left(), y, 24, high - 6)
            pen.text(label, quarter_label(period), STRONG)
            line = QRectF(room.left() + LABEL, y, room.width() - LABEL, high)
            self._draw_period(pen, line, boxes)

    def _draw_period(self, pen: Pen, room: QRectF, boxes: tuple[PaperClockBox, ...]) -> None:
        pad = self.sheet.pad
        _, across, size = self._lines(room.width() + LABEL)
        for number, box in enumerate(boxes):
            set_number, inside = divmod(number, pad.boxes)
            row, column = divmod(set_number, across)
            wide = self._wide(size)
            x = room.left() + column * (wide * pad.boxes + SET_GAP) + inside * wide
            cell = QRectF(x, room.top() + row * (size + 3), wide, size)
            pen.box(cell, LETTERED if box.label and not self._has_entries else "", width=0.4)
            pen.text(cell, box.label, SMALL if self._has_entries else STRONG, "centre")
            _strike(pen, cell.adjusted(1, 1, -1, -1), box)


def _strike(pen: Pen, cell: QRectF, box: PaperClockBox) -> None:
    """Cross off as much of a box as has been used; the slant tells whose ball it was."""
    if not box.gone:
        return
    home = box.side is not Side.AWAY
    start = cell.bottomLeft() if home else cell.topLeft()
    end = cell.topRight() if home else cell.bottomRight()
    pen.line(start, start + (end - start) * box.gone, 1.1)
