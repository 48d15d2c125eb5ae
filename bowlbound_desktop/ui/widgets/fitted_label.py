"""A line of text that is squeezed sideways where the window has too little room for it."""

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from bowlbound_desktop.ui.labels import dressed

TIGHTEST = 0.62
"""No text becomes narrower than this part of its natural width."""
KEPT = 8


class FittedLabel(QLabel):
    """Reads like any label; wants its natural width, and lives with less, or with fewer words."""

    def __init__(self) -> None:
        super().__init__()
        self._shorter = ""
        self._beside: tuple[str, ...] = ()
        self._wide: dict[str, float] = {}
        """The natural widths of the texts of late."""

    def say(self, text: str, shorter: str = "", *beside: str) -> None:
        """Show a text, and a shorter one where it has no room, or one of those in line with it has none."""
        self._shorter, self._beside = shorter, beside
        self.setText(text)

    def shown(self) -> str:
        """The text for the room that there is."""
        tight = min(map(self._part, (self.text(), *self._beside))) < TIGHTEST
        return self._shorter if tight and self._shorter else self.text()

    def _natural(self, text: str) -> float:
        if text not in self._wide:
            if len(self._wide) > KEPT:
                self._wide.clear()
            self._wide[text] = QFontMetricsF(self.font()).horizontalAdvance(text) + 2
        return self._wide[text]

    def changeEvent(self, event: QEvent) -> None:
        """Other letters have other widths."""
        super().changeEvent(event)
        self._wide.clear()

    def _part(self, text: str) -> float:
        return self.contentsRect().width() / max(1.0, self._natural(text))

    def squeeze(self) -> float:
        """How much of its natural width the text has."""
        return min(1.0, self._part(self.shown()))

    def minimumSizeHint(self) -> QSize:
        """As narrow as can be read."""
        least = self._natural(self._shorter or self.text())
        return QSize(round(TIGHTEST * least) + 1, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Squeeze only where it must be."""
        text = self.shown()
        part = min(1.0, self._part(text))
        if part >= 1 and text == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        room = QRectF(self.contentsRect())
        painter.translate(room.left(), room.top())
        painter.scale(part, 1)
        painter.drawText(QRectF(0, 0, room.width() / part, room.height()), self.alignment(), text)


def fitted(name: str = "", scale: float = 1.0, bold: bool = False, faint: bool = False) -> FittedLabel:
    """A fitted label, dressed as `label` does it."""
    return dressed(FittedLabel(), name, scale, bold, faint)
