"""Pictures of what takes long to paint, as fine as the screen is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPixmap


def blank(size: QSize, ratio: float, fill: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent) -> QPixmap:
    """An empty picture for a screen with so many pixels for one of ours."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(fill)
    return picture
