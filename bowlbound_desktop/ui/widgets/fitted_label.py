"""A line of text that is squeezed sideways where it has too little room."""

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from bowlbound_desktop.ui.labels import dressed

TIGHTEST = 0.62
"""Text is never squeezed further than this."""
KEPT = 8


class FittedLabel(QLabel):
    """A label that prefers its natural width, but makes do with less, or with a shorter text."""

    def __init__(self) -> None:
        super().__init__()
        self._shorter = ""
        self._beside: tuple[str, ...] = ()
        self._wide: dict[str, float] = {}
        """The natural widths of recent texts."""

    def say(self, text: str, shorter: str = "", *beside: str) -> None:
        """Show a text, or a shorter one where it, or a label in line with it, has no room."""
        self._shorter, self._beside = shorter, beside
        self.setText(text)

    def shown(self) -> str:
        """The text for the current width."""
        tight = min(map(self._part, (self.text(), *self._beside))) < TIGHTEST
        return self._shorter if tight and self._shorter else self.text()

    def _natural(self, text: str) -> float:
        if text not in self._wide:
            if len(self._wide) > KEPT:
                self._wide.clear()
            self._wide[text] = QFontMetricsF(self.font()).horizontalAdvance(text) + 2
        return self._wide[text]

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another font."""
        super().changeEvent(event)
        self._wide.clear()

    def _part(self, text: str) -> float:
        return self.contentsRect().width() / max(1.0, self._natural(text))

    def squeeze(self) -> float:
        """How far the text is squeezed."""
        return min(1.0, self._part(self.shown()))

    def minimumSizeHint(self) -> QSize:
        """The width of the text squeezed as far as possible."""
        least = self._natural(self._shorter or self.text())
        return QSize(round(TIGHTEST * least) + 1, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, squeezed if necessary."""
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
    """A fitted label with the fonts that `label` uses."""
    return dressed(FittedLabel(), name, scale, bold, faint)
