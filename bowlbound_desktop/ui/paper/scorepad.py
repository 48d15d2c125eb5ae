"""The top of a scoresheet: which game it is, the line score, timeouts, downs and possession."""

from collections.abc import Iterator, Sequence

from attrs import frozen
from PySide6.QtCore import QRectF

from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.kernel.wording import ORDINALS
from bowlbound_desktop.play.paper.scoresheet import HALVES, Scoresheet
from bowlbound_desktop.ui.paper.grid import TITLE_HEIGHT, titled
from bowlbound_desktop.ui.paper.pen import BODY, GREY, RULE, SMALL, STRONG, TITLE, Face, Pen

BLANKS = ("Visitors", "Home", "Date", "Weather", "Rules")
ROLES = {Side.AWAY: "Visitors", Side.HOME: "Home"}
HAND = Face(11.0, bold=True)
"""The face of what a player would have written by hand."""


@frozen
class PadHeading:
    """Which game it is, or lines to write it on."""

    sheet: Scoresheet

    def height(self, width: float) -> float:  # noqa: ARG002
        """The height of two lines."""
        return 34.0

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw the title, and below it the score or blank lines."""
        top = QRectF(room.left(), room.top(), room.width(), 16)
        pen.text(top, self.sheet.title, TITLE)
        below = QRectF(room.left(), room.top() + 17, room.width(), 15)
        if not self.sheet.blank:
            pen.text(top, self.sheet.game, SMALL, "right", GREY)
            pen.text(below, self.sheet.standing, BODY)
            return
        broad = below.width() / len(BLANKS)
        for number, word in enumerate(BLANKS):
            at = QRectF(below.left() + number * broad, below.top(), broad - 6, below.height())
            pen.text(at, word, SMALL, colour=GREY)
            pen.line(at.bottomLeft(), at.bottomRight(), 0.5, RULE)


@frozen
class PaperLineScore:
    """Points by quarter."""

    sheet: Scoresheet

    def height(self, width: float) -> float:  # noqa: ARG002
        """The height of title, headings and two rows."""
        return TITLE_HEIGHT + 12 + 2 * 22

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw a box for every period and one for the total."""
        room = titled(pen, room, "Score by quarter")
        heads = (*self.sheet.periods, "Final")
        name = max(150.0, room.width() - 46 * len(heads))
        broad = _headed(pen, room, name, heads, "centre")
        for number, side in enumerate(VISITORS_FIRST):
            y = room.top() + 12 + number * 22
            self._draw_team(pen, QRectF(room.left(), y, name, 22), side)
            for place, figure in enumerate(self._figures(side)):
                last = place == len(heads) - 1
                cell = QRectF(room.left() + name + place * broad, y, broad, 22)
                pen.box(cell, width=1.2 if last else 0.5)
                pen.text(cell.adjusted(2, 0, -2, 0), figure, HAND, "centre")

    def _draw_team(self, pen: Pen, cell: QRectF, side: Side) -> None:
        marks = self.sheet.teams[side]
        pen.box(cell)
        if marks.colour:
            pen.box(QRectF(cell.left(), cell.top(), 6, cell.height()), marks.colour)
        role = SMALL if marks.name else BODY
        inner = cell.adjusted(10, 0, -4, 0)
        pen.text(inner, ROLES[side], role, "right" if marks.name else "left", GREY)
        pen.text(inner.adjusted(0, 0, -40, 0), marks.name, Face(10.0, bold=True))

    def _figures(self, side: Side) -> Iterator[str]:
        marks = self.sheet.teams[side]
        for period in self.sheet.periods:
            yield str(marks.points[period]) if period in marks.points else ""
        yield "" if marks.total is None else str(marks.total)


@frozen
class PadBlock:
    """Timeouts by half, circles for the down, and arrows for possession."""

    sheet: Scoresheet

    def height(self, width: float) -> float:  # noqa: ARG002
        """The height of the timeouts, with or without those of overtime."""
        return TITLE_HEIGHT + 12 + 2 * 20 + 2

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw the three parts side by side."""
        gap, x, parts = 12.0, room.left(), list[QRectF]()
        for share in (0.40, 0.32, 0.28):
            parts.append(QRectF(x, room.top(), share * room.width() - gap, room.height()))
            x += share * room.width()
        self._draw_timeouts(pen, titled(pen, parts[0], "Timeouts taken"))
        self._draw_downs(pen, titled(pen, parts[1], "Downs played" if not self.sheet.blank else "Down"))
        self._draw_possession(pen, titled(pen, parts[2].adjusted(0, 0, gap, 0), "Possession"))

    def _draw_timeouts(self, pen: Pen, room: QRectF) -> None:
        name, halves = 46.0, self.sheet.halves
        broad = _headed(pen, room, name, halves, "left")
        for row, side in enumerate(VISITORS_FIRST):
            y = room.top() + 12 + row * 20
            pen.text(QRectF(room.left(), y, name, 18), ROLES[side], SMALL)
            for number, half in enumerate(halves):
                taken = self.sheet.teams[side].timeouts.get(half, 0)
                boxes = max(taken, self.sheet.pad.timeouts if half in HALVES else 1)
                self._draw_lamps(pen, room.left() + name + number * broad, y, broad - 6, boxes, taken)

    @staticmethod
    def _draw_lamps(pen: Pen, x: float, y: float, broad: float, boxes: int, taken: int) -> None:
        size = min(14.0, broad / max(boxes, 1) - 2)
        for number in range(boxes):
            cell = QRectF(x + number * (size + 2), y + 2, size, size)
            pen.box(cell)
            if number < taken:
                inner = cell.adjusted(2, 2, -2, -2)
                pen.line(inner.topLeft(), inner.bottomRight(), 1.1)
                pen.line(inner.bottomLeft(), inner.topRight(), 1.1)

    def _draw_downs(self, pen: Pen, room: QRectF) -> None:
        downs = range(1, self.sheet.pad.downs + 1)
        if self.sheet.blank:
            size = min(44.0, room.width() / len(downs) - 6)
            for down in downs:
                x = room.left() + (down - 1) * (size + 6)
                circle = QRectF(x, room.top() + 4, size, size)
                pen.circle(circle, width=0.8)
                pen.text(circle, ORDINALS.get(down, str(down)), STRONG, "centre")
            return
        name, broad = 46.0, (room.width() - 46) / len(downs)
        for down in downs:
            at = QRectF(room.left() + name + (down - 1) * broad, room.top(), broad, 12)
            pen.text(at, str(down), SMALL, "centre", GREY)
            if self.sheet.down == down:
                pen.circle(QRectF(at.center().x() - 6, at.top(), 12, 12), width=1.2)
        for row, side in enumerate(VISITORS_FIRST):
            y = room.top() + 12 + row * 20
            pen.text(QRectF(room.left(), y, name, 18), ROLES[side], SMALL)
            for down in downs:
                cell = QRectF(room.left() + name + (down - 1) * broad, y, broad, 18)
                pen.box(cell)
                pen.text(cell, str(self.sheet.teams[side].downs.get(down, 0)), STRONG, "centre")

    def _draw_possession(self, pen: Pen, room: QRectF) -> None:
        words = self.sheet.ball
        if not self.sheet.blank and self.sheet.possession is None:
            words = words or "The game is over."
        for row, side in enumerate(VISITORS_FIRST):
            y = room.top() + 12 + row * 20
            circle = QRectF(room.left(), y + 2, 14, 14)
            pen.circle(circle, "#000000" if self.sheet.possession is side else "")
            name = self.sheet.teams[side].name or ROLES[side]
            pen.text(QRectF(room.left() + 20, y, room.width() - 20, 18), name, SMALL)
        pen.text(QRectF(room.left(), room.top(), room.width(), 12), words, SMALL, colour=GREY)


def _headed(pen: Pen, room: QRectF, name: float, heads: Sequence[str], align: str) -> float:
    """Draw headings beside the names of the teams; returns the width of a column."""
    broad = (room.width() - name) / len(heads)
    for number, head in enumerate(heads):
        at = QRectF(room.left() + name + number * broad, room.top(), broad, 12)
        pen.text(at, head, SMALL, align, GREY)
    return broad
