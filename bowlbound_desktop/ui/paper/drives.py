"""The drives of a game, each drawn on a field."""

from collections.abc import Iterator

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.drives import DriveLine
from bowlbound_desktop.play.paper.scoresheet import Scoresheet
from bowlbound_desktop.ui.paper.field_strip import draw_field, field_x
from bowlbound_desktop.ui.paper.flow import first_part
from bowlbound_desktop.ui.paper.grid import TITLE_HEIGHT, titled
from bowlbound_desktop.ui.paper.pen import GREY, RULE, SMALL, Face, Pen

LOW, HIGH = 12.0, 24.0
"""The least and greatest height of a row."""
HEAD = 12.0
FEW = 5
"""So few drives may stand on a page by themselves."""
SHARES = (2.1, 1.4, 2.5, 5.8, 0.9, 0.9, 2.4)
TITLES = ("Team", "Began", "From", "", "Plays", "Yards", "Ended")
ALIGN = ("left", "left", "left", "left", "right", "right", "left")
FROM, STRIP = 2, 3
NARROW = 450.0
"""Below this width the text does not say where a drive began, in points."""
SCORED = ("Touchdown", "Field goal")
ARROW = 5.0
INK, BACKWARD = "#202020", "#ffffff"


@frozen
class DriveStrips:
    """A row for each drive: who, when, from where, a field with its path, and how it ended."""

    sheet: Scoresheet
    goes_on: bool = False
    stretches: bool = True

    def height(self, width: float) -> float:  # noqa: ARG002
        """The height of title, headings and rows of the least height."""
        return TITLE_HEIGHT + HEAD + LOW * len(self.sheet.drives)

    def split(self, width: float, room: float) -> "tuple[DriveStrips, DriveStrips] | None":  # noqa: ARG002
        """The drives that fit, and the rest."""
        drives = self.sheet.drives
        cut = first_part([LOW] * len(drives), room - TITLE_HEIGHT - HEAD, FEW)
        if not cut:
            return None
        first, rest = evolve(self.sheet, drives=drives[:cut]), evolve(self.sheet, drives=drives[cut:])
        return DriveStrips(first, self.goes_on), DriveStrips(rest, goes_on=True)

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw headings and rows."""
        below = titled(pen, room, "Drives (continued)" if self.goes_on else "Drives")
        self._draw_heads(pen, QRectF(below.left(), below.top(), below.width(), HEAD))
        top = below.top() + HEAD
        high = min(HIGH, max(LOW, (room.bottom() - top) / max(1, len(self.sheet.drives))))
        for number, drive in enumerate(self.sheet.drives):
            self._draw_row(pen, QRectF(room.left(), top + number * high, room.width(), high), drive)

    def _draw_heads(self, pen: Pen, room: QRectF) -> None:
        for cell, title, align in zip(_cells(room), TITLES, ALIGN, strict=True):
            if cell.width():
                pen.text(cell, title, Face(7.0, bold=True), align, GREY)
        strip = list(_cells(room))[STRIP]
        for side, align in ((Side.HOME, "left"), (Side.AWAY, "right")):
            half = QRectF(strip.left(), strip.top(), strip.width() / 2, strip.height())
            half.moveLeft(strip.left() if side is Side.HOME else strip.center().x())
            pen.text(half, self.sheet.teams[side].short, SMALL, align, GREY)

    def _draw_row(self, pen: Pen, room: QRectF, drive: DriveLine) -> None:
        texts = (
            self.sheet.teams[drive.side].short,
            drive.began,
            self.sheet.place(drive.start),
            "",
            str(drive.plays),
            str(drive.yards),
            drive.result or "…",
        )
        face = Face(7.0, bold=drive.result in SCORED)
        for cell, text, align in zip(_cells(room), texts, ALIGN, strict=True):
            if cell.width():
                pen.text(cell, text, face, align)
        self._draw_strip(pen, list(_cells(room))[STRIP].adjusted(0, 2, 0, -2), drive)
        pen.line(room.bottomLeft(), room.bottomRight(), 0.25, RULE)

    def _draw_strip(self, pen: Pen, strip: QRectF, drive: DriveLine) -> None:
        draw_field(pen, strip)
        start, end = field_x(strip, drive.start), field_x(strip, drive.end)
        way = 1 if drive.side is Side.HOME else -1
        middle, thick = strip.center().y(), strip.height() * 0.34
        if (end - start) * way <= 0:  # it gained nothing, or lost yards: a bar without a point
            low, high = min(start, end) - 1, max(start, end) + 1
            pen.box(QRectF(low, middle - thick / 2, high - low, thick), BACKWARD, INK, 0.6)
            return
        neck = end - way * min(ARROW, abs(end - start))
        pen.box(QRectF(min(start, neck), middle - thick / 2, abs(neck - start), thick), INK, "")
        pen.shape([QPointF(neck, middle - thick), QPointF(end, middle), QPointF(neck, middle + thick)], INK)


def _cells(room: QRectF) -> Iterator[QRectF]:
    shares = [0.0 if room.width() < NARROW and place == FROM else share for place, share in enumerate(SHARES)]
    whole, x = sum(shares), room.left()
    for share in shares:
        broad = room.width() * share / whole
        yield QRectF(x, room.top(), max(0.0, broad - 5), room.height())
        x += broad
