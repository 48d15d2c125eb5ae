"""The cards of a play on the table: both calls, the event card, deck and discards."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Card
from bowlbound_desktop.ui.cards.face import paint_back, paint_face
from bowlbound_desktop.ui.frame.cards import CardsShown
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.theme import Theme

GAP = 8
SHAPE = 1.4
"""The height of a card divided by its width."""
SMALLEST = 0.6
"""How far a heading may shrink over a narrow card."""


class CardTable(QLabel):
    """Paints the cards on the table; it knows nothing of the game."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("cards")
        self.setAccessibleName("Cards on the table")
        self._theme = theme
        self._shown = CardsShown()

    def show_frame(self, frame: Frame) -> None:
        """Show a new frame."""
        if frame.shows_new("cards") and frame.cards is not None:
            self.show_cards(frame.cards)

    def show_cards(self, shown: CardsShown) -> None:
        """Show other cards."""
        self._shown = shown
        self.setAccessibleDescription(described(shown))
        self.setToolTip(described(shown))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Room for three cards at a readable size."""
        return QSize(360, 420)

    def minimumSizeHint(self) -> QSize:
        """Below this size the cards cannot be read."""
        return QSize(220, 240)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the two calls above, the event and the deck below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        head = self.fontMetrics().height() + 4
        high = (self.height() - 3 * GAP - 2 * head) / 2
        wide = min((self.width() - 3 * GAP) / 2, high / SHAPE)
        high = wide * SHAPE
        left = (self.width() - 2 * wide - GAP) / 2
        for number, side in enumerate(Side):
            room = QRectF(left + number * (wide + GAP), GAP + head, wide, high)
            self._paint_name(painter, room, head, self._shown.names.get(side, ""))
            self._paint_call(painter, room, side)
        below = 2 * GAP + 2 * head + high
        self._paint_event(painter, QRectF(left, below, wide, high), head)
        self._paint_pile(painter, QRectF(left + wide + GAP, below, wide, high), head)

    def _paint_name(self, painter: QPainter, room: QRectF, head: int, name: str) -> None:
        painter.setPen(QColor(self._theme.faint))
        painter.setFont(heading_font(self.font(), name, room.width()))
        above = QRectF(room.left(), room.top() - head, room.width(), head)
        shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, shown)

    def _paint_call(self, painter: QPainter, room: QRectF, side: Side) -> None:
        card = self._shown.out.get(side)
        if card is not None:
            paint_face(painter, room, card, self.font())
        elif side in self._shown.hidden:
            paint_back(painter, room, "play")
        else:
            self._paint_place(painter, room)

    def _paint_place(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(QColor(self._theme.edge))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(room, 8, 8)

    def _paint_event(self, painter: QPainter, room: QRectF, head: int) -> None:
        self._paint_name(painter, room, head, "Event")
        if self._shown.event is None:
            self._paint_place(painter, room)
        else:
            paint_face(painter, room, self._shown.event, self.font())

    def _paint_pile(self, painter: QPainter, room: QRectF, head: int) -> None:
        pile = self._shown.pile
        if pile is None:
            return
        self._paint_name(painter, room, head, f"{pile.title}: {pile.left} left")
        half = (room.width() - GAP) / 2
        deck = QRectF(room.left(), room.top(), half, half * SHAPE)
        for lift in range(min(3, pile.left)):
            paint_back(painter, deck.translated(-1.5 * lift, -1.5 * lift), "event")
        if not pile.left:
            self._paint_place(painter, deck)
        last = deck.translated(half + GAP, 0)
        if pile.discards:
            paint_face(painter, last, pile.discards[-1], self.font(), with_text=False)
        else:
            self._paint_place(painter, last)
        rest = QRectF(room.left(), deck.bottom() + 4, room.width(), room.bottom() - deck.bottom() - 4)
        self._paint_discards(painter, rest, pile.discards)

    def _paint_discards(self, painter: QPainter, room: QRectF, discards: tuple[Card, ...]) -> None:
        painter.setPen(QColor(self._theme.faint))
        painter.setFont(scaled(self.font(), 0.85))
        numbers = " ".join(sorted(card.name for card in discards))
        text = f"Played: {numbers}" if numbers else "None played yet"
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, flags, text)


def heading_font(font: QFont, text: str, room: float) -> QFont:
    """A bold font, small enough for the text to fit."""
    bold = scaled(font, 0.95, bold=True)
    part = room / max(1.0, QFontMetricsF(bold).horizontalAdvance(text) + 2)
    return bold if part >= 1 else scaled(bold, max(SMALLEST, part), bold=True)


def described(shown: CardsShown) -> str:
    """The cards in words, for screen readers and the tooltip."""
    calls = [f"{shown.names.get(side, side.value)}: {card.title}" for side, card in shown.out.items()]
    hidden = [f"{shown.names.get(side, side.value)}: a card face down" for side in shown.hidden]
    event = [f"Event {shown.event.name}, {shown.event.title}: {shown.event.text}"] if shown.event else []
    pile = [f"{shown.pile.title}: {shown.pile.left} left"] if shown.pile else []
    return ". ".join((*calls, *hidden, *event, *pile))
