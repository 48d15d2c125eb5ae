"""A game system on the first page: a little field in its colours, its name and two lines."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bowlbound_desktop.ui.games import GameCard
from bowlbound_desktop.ui.labels import label, wrapping

PICTURE = QSize(116, 74)


class CardPicture(QWidget):
    """A field with two end zones and a ball."""

    def __init__(self, colours: tuple[str, str]) -> None:
        super().__init__()
        self._colours = colours
        self.setFixedSize(PICTURE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Grass, lines, end zones, ball."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = PICTURE.width(), PICTURE.height()
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(0, 0, wide, high), 6, 6)
        painter.setClipPath(clip)
        painter.fillRect(self.rect(), QColor("#2f8445"))
        painter.setPen(QPen(QColor(255, 255, 255, 150), 1))
        for x in range(26, wide - 16, 13):
            painter.drawLine(x, 0, x, high)
        painter.fillRect(QRectF(0, 0, 16, high), QColor(self._colours[0]))
        painter.fillRect(QRectF(wide - 16, 0, 16, high), QColor(self._colours[1]))
        self._paint_ball(painter, QPointF(wide / 2, high / 2))

    def _paint_ball(self, painter: QPainter, centre: QPointF) -> None:
        painter.translate(centre)
        path = QPainterPath(QPointF(-17, 0))
        path.quadTo(0, -21, 17, 0)
        path.quadTo(0, 21, -17, 0)
        painter.setPen(QPen(QColor("#fff6ea"), 1.6))
        painter.setBrush(QColor("#8a4a1f"))
        painter.drawPath(path)
        painter.drawLine(-8, 0, 8, 0)


class CardButton(QPushButton):
    """The whole card is the button."""

    def __init__(self, card: GameCard) -> None:
        super().__init__()
        self.key = card.key
        self.setObjectName(f"start:game:{card.key}")
        self.setProperty("card", True)
        self.setAccessibleName(f"New game: {card.title}")
        self.setAccessibleDescription(" ".join(card.lines))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(14)
        layout.addWidget(CardPicture(card.colours))
        layout.addLayout(self._texts(card), 1)

    def _texts(self, card: GameCard) -> QVBoxLayout:
        texts = QVBoxLayout()
        texts.addStretch(1)
        for made in (label(card.title, scale=1.15, bold=True), *map(label, card.lines)):
            made.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            texts.addWidget(wrapping(made))
        texts.addStretch(1)
        return texts

    def sizeHint(self) -> QSize:
        """As high as its texts."""
        layout = self.layout()
        return QSize(360, max(PICTURE.height() + 24, layout.totalHeightForWidth(360) if layout else 0))

    def minimumSizeHint(self) -> QSize:
        """Never less than its texts."""
        return self.sizeHint()
