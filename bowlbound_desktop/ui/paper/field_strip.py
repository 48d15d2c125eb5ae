"""A field as a strip, and blank lines for notes."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from bowlbound_desktop.kernel.field import END_LINE, FIELD
from bowlbound_desktop.ui.paper.grid import TITLE_HEIGHT, titled
from bowlbound_desktop.ui.paper.pen import GREY, RULE, SMALL, Pen

END_ZONE = "#d9d9d9"


@frozen
class FieldStrip:
    """A field as a strip, for a marker."""

    def height(self, width: float) -> float:  # noqa: ARG002
        """The height of the strip."""
        return TITLE_HEIGHT + 34

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw a line for every yard, and a number at every ten."""
        room = titled(pen, room, "Field")
        draw_field(pen, QRectF(room.left(), room.top(), room.width(), 20), every=1)
        zone = room.width() / 12
        for ten in range(1, 10):
            at = QRectF(room.left() + zone * ten + zone / 2, room.top() + 22, zone, 10)
            pen.text(at, str(min(ten, 10 - ten) * 10), SMALL, "centre", GREY)
        for x, word in ((room.left(), "Home"), (room.right() - zone, "Visitors")):
            pen.text(QRectF(x, room.top() + 22, zone, 10), word, SMALL, "centre", GREY)


def draw_field(pen: Pen, room: QRectF, every: int = 10) -> None:
    """Draw a field with the home side's end zone on the left, as on the table."""
    zone = room.width() / 12
    pen.box(room)
    for x in (room.left(), room.right() - zone):
        pen.box(QRectF(x, room.top(), zone, room.height()), END_ZONE)
    for yard in range(every, FIELD, every):
        x = field_x(room, yard)
        ten, five = yard % 10 == 0, yard % 5 == 0
        length = room.height() if ten else room.height() * (0.5 if five else 0.25)
        pen.line(QPointF(x, room.top()), QPointF(x, room.top() + length), 0.6 if ten else 0.25, RULE)


def field_x(room: QRectF, yards: int) -> float:
    """The x coordinate of a place, given in yards from the home goal line."""
    return room.left() + room.width() * (END_LINE + yards) / (FIELD + 2 * END_LINE)


@frozen
class Notes:
    """Blank lines for notes, as many as the page has room for."""

    title: str = "Notes"
    least: float = 50.0
    stretches: bool = True

    def height(self, width: float) -> float:  # noqa: ARG002
        """The height of a few lines."""
        return TITLE_HEIGHT + self.least

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw the lines."""
        room = titled(pen, room, self.title)
        y = room.top() + 16
        while y <= room.bottom():
            pen.line(QPointF(room.left(), y), QPointF(room.right(), y), 0.4, RULE)
            y += 18
