"""A line of text that is squeezed sideways where the window has too little room for it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from bowlbound_desktop.ui.labels import dressed

TIGHTEST = 0.62
"""No text becomes narrower than this part of its natural width."""


class FittedLabel(QLabel):
    """Reads like any label; wants its natural width, and lives with less."""

    def _natural(self) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 2

    def squeeze(self) -> float:
        """How much of its natural width the text has."""
        return min(1.0, self.contentsRect().width() / max(1.0, self._natural()))

    def minimumSizeHint(self) -> QSize:
        """As narrow as can be read."""
        return QSize(round(TIGHTEST * self._natural()) + 1, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Squeeze only where it must be."""
        part = self.squeeze()
        if part >= 1:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        room = QRectF(self.contentsRect())
        painter.translate(room.left(), room.top())
        painter.scale(part, 1)
        painter.drawText(QRectF(0, 0, room.width() / part, room.height()), self.alignment(), self.text())


def fitted(name: str = "", scale: float = 1.0, bold: bool = False, faint: bool = False) -> FittedLabel:
    """A fitted label, dressed as `label` does it."""
    return dressed(FittedLabel(), name, scale, bold, faint)
