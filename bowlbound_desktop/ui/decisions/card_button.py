"""An answer that is a card in the hand."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from bowlbound_desktop.kernel.system import Card
from bowlbound_desktop.ui.cards.face import paint_face
from bowlbound_desktop.ui.decisions.answer_button import AnswerButton
from bowlbound_desktop.ui.frame.question import Choice
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.theme import Theme

WIDE, HIGH = 104, 116
BADGE = 22
EDGE = 4


class CardButton(AnswerButton):
    """A card as a button; its object name is that of any other answer."""

    def __init__(self, choice: Choice, card: Card, theme: Theme) -> None:
        super().__init__(choice, theme, large=True)
        self._card = card
        self.setToolTip(choice.barred or " ".join(filter(None, (card.text, choice.help))))

    def sizeHint(self) -> QSize:
        """The same for all cards."""
        return QSize(WIDE, HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the card, faded if it cannot be played, with its key in a corner."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        paint_face(painter, room, self._card, self.font(), with_text=False, reserved=BADGE)
        painter.setOpacity(1.0)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(QColor(self._theme.accent), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room, 7, 7)
        if self.suggested:
            self._paint_suggested(painter)
        if self.choice.key and self.isEnabled():
            self._paint_key(painter, room)

    def _paint_key(self, painter: QPainter, room: QRectF) -> None:
        badge = QRectF(room.right() - BADGE - 2, room.top() - EDGE + 1, BADGE, BADGE)
        painter.setPen(QPen(QColor(self._theme.panel), 1.5))
        painter.setBrush(QColor(self._theme.accent))
        painter.drawEllipse(badge)
        painter.setPen(QColor(self._theme.accent_text))
        painter.setFont(scaled(self.font(), 0.95, bold=True))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, self.choice.key)
