"""A tint over the field while the table shows the past."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bowlbound_desktop.ui.field.turf import whole_field
from bowlbound_desktop.ui.theme import Theme

TINT = 46
EDGE = 14.0


class Veil(QGraphicsItem):
    """A tint with a border; hidden in the present."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._colour = QColor(theme.accent)
        self.setVisible(False)

    def set_theme(self, theme: Theme) -> None:
        """Use another colour."""
        self._colour = QColor(theme.accent)
        self.update()

    def boundingRect(self) -> QRectF:
        """The whole field."""
        return whole_field()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint a thin tint and a broad border."""
        tint = QColor(self._colour)
        tint.setAlpha(TINT)
        painter.fillRect(self.boundingRect(), tint)
        painter.setPen(QPen(self._colour, EDGE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(self.boundingRect().adjusted(EDGE / 2, EDGE / 2, -EDGE / 2, -EDGE / 2))
