"""A game on the start page: its picture, its name and two lines of text."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from bowlbound_desktop.play.game_card import GameCard
from bowlbound_desktop.ui.labels import label
from bowlbound_desktop.ui.widgets.text_button import TextButton

PICTURE = QSize(120, 76)


class CardPicture(QWidget):
    """The picture of a game; plain grass until it is loaded after the first paint."""

    def __init__(self, card: GameCard) -> None:
        super().__init__()
        self._card = card
        self._picture = QPixmap()
        self.setFixedSize(PICTURE)

    def grow(self, scale: float) -> None:
        """Change the size of the picture."""
        if self.size() != PICTURE * scale:
            self.setFixedSize(PICTURE * scale)
            if not self._picture.isNull():
                self.load()

    def load(self) -> None:
        """Load the picture of the game."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(str(self._card.picture)).scaled(
            self.size() * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        picture.setDevicePixelRatio(ratio)
        self._picture = picture
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture with round corners."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(self.rect()), 6, 6)
        painter.setClipPath(clip)
        painter.fillRect(self.rect(), QColor("#2f8445"))
        painter.drawPixmap(0, 0, self._picture)


class GameCardButton(TextButton):
    """A button that chooses a game."""

    def __init__(self, card: GameCard) -> None:
        title, lines = label(card.title, scale=1.15, bold=True), label("\n".join(card.lines), faint=True)
        super().__init__(f"start:game:{card.key}", title, lines)
        self.key = card.key
        self.setProperty("card", True)
        self.setAccessibleName(f"New game: {card.title}")
        self.picture = CardPicture(card)
        self.row.insertWidget(0, self.picture)
