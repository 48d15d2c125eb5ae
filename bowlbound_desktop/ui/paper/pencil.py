"""Room to write: the facts of a game at the top of a sheet, and a line for every play."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from bowlbound_desktop.play.paper.facts import Facts
from bowlbound_desktop.ui.paper.grid import TITLE_HEIGHT, titled
from bowlbound_desktop.ui.paper.pen import BODY, GREY, RULE, SMALL, Pen, height_of, wrapped

LINE = 17.0
"""The height of a line to write on, in points."""
FEWEST = 10
COLUMNS = (
    ("Time", 0.8),
    ("Team", 1.2),
    ("Down", 0.8),
    ("Ball on", 1.0),
    ("Offense", 1.7),
    ("Defense", 1.7),
    ("Dice", 0.9),
    ("What came of it", 4.0),
    ("Score", 0.9),
)
"""What is written for each play, and its share of the width."""


@frozen
class FactsBlock:
    """Facts side by side, each below its name."""

    facts: Facts

    def _cells(self, width: float) -> list[tuple[str, tuple[str, ...]]]:
        broad = width / len(self.facts)
        return [(name, wrapped(value, BODY, broad - 6)) for name, value in self.facts]

    def height(self, width: float) -> float:
        """The height of the names and the longest fact."""
        return height_of(SMALL) + max(len(lines) for _, lines in self._cells(width)) * height_of(BODY)

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw the facts in equal columns."""
        broad, line = room.width() / len(self.facts), height_of(BODY)
        for place, (name, lines) in enumerate(self._cells(room.width())):
            x = room.left() + place * broad
            pen.text(QRectF(x, room.top(), broad - 6, height_of(SMALL)), name, SMALL, colour=GREY)
            for number, text in enumerate(lines):
                top = room.top() + height_of(SMALL) + number * line
                pen.text(QRectF(x, top, broad - 6, line), text, BODY)


@frozen
class PlayLines:
    """Empty lines for the plays of a period, as many as the page has room for."""

    title: str
    stretches: bool = True

    def height(self, width: float) -> float:  # noqa: ARG002
        """The height of a few lines."""
        return TITLE_HEIGHT + LINE * (FEWEST + 1)

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw headings and a ruled grid."""
        below = titled(pen, room, self.title)
        rows = int(below.height() // LINE)
        whole, x = sum(share for _, share in COLUMNS), below.left()
        bottom = below.top() + rows * LINE
        for place, (name, share) in enumerate(COLUMNS):
            broad = below.width() * share / whole
            pen.text(QRectF(x + 2, below.top(), broad - 4, LINE), name, SMALL, colour=GREY)
            if place:
                pen.line(QPointF(x, below.top() + 4), QPointF(x, bottom), 0.25, RULE)
            x += broad
        for row in range(1, rows + 1):
            y = below.top() + row * LINE
            pen.line(QPointF(below.left(), y), QPointF(below.right(), y), 0.8 if row == 1 else 0.4, RULE)
