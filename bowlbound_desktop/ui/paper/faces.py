"""Cards to cut out, drawn as on the screen."""

from attrs import evolve, frozen
from PySide6.QtCore import QRectF

from bowlbound_desktop.kernel.system import Card
from bowlbound_desktop.ui.cards.face import paint_face
from bowlbound_desktop.ui.paper.pen import BODY, FINE, Pen, Written

WIDE = 180.0
"""The width of a playing card, in points."""
SHAPE = 1.38
"""The height of a card divided by its width."""
GAP = 6.0
TINY = 1e-6
SMALLER = 0.9
"""How far cards may shrink so that more fit on a page."""


@frozen
class FaceSheet:
    """Cards in rows; as many as fit on a page, the others on the next."""

    cards: tuple[Card, ...]
    most: float = WIDE
    """The greatest width of a card."""

    def _across(self, width: float) -> int:
        return max(1, int((width + GAP) // (WIDE * SMALLER + GAP)))

    def _wide(self, width: float) -> float:
        across = self._across(width)
        return min(self.most, (width - GAP * (across - 1)) / across)

    def _step(self, width: float) -> float:
        return self._wide(width) * SHAPE + GAP

    def height(self, width: float) -> float:
        """The height of all rows."""
        rows = -(-len(self.cards) // self._across(width))
        return rows * self._step(width) - GAP

    def split(self, width: float, room: float) -> "tuple[FaceSheet, FaceSheet] | None":
        """The rows that fit, and the others."""
        sheet = self._with_another_row(width, room)
        count = sheet._rows(width, room) * sheet._across(width)
        if not 0 < count < len(self.cards):
            return None
        return evolve(sheet, cards=self.cards[:count]), evolve(sheet, cards=self.cards[count:])

    def _rows(self, width: float, room: float) -> int:
        return int((room + GAP) / self._step(width) + TINY)

    def _with_another_row(self, width: float, room: float) -> "FaceSheet":
        """The same cards a little smaller, if one more row fits then."""
        wide = ((room + GAP) / (self._rows(width, room) + 1) - GAP) / SHAPE
        return evolve(self, most=wide) if wide >= self._wide(width) * SMALLER else self

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw each card in points, so that no text becomes too small."""
        across, wide, step = self._across(room.width()), self._wide(room.width()), self._step(room.width())

        def wrote(text: str, size: float, place: QRectF, high: float) -> None:
            pen.written.append(Written(text, size, place, high, 1.0))

        pen.painter.save()
        pen.painter.scale(FINE, FINE)
        for number, card in enumerate(self.cards):
            left, top = number % across * (wide + GAP), number // across * step
            place = QRectF(room.left() + left, room.top() + top, wide, wide * SHAPE)
            paint_face(pen.painter, place, card, BODY.font(), wrote=wrote)
        pen.painter.restore()
