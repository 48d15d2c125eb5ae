"""Empty pictures at the resolution of the screen."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPixmap


def blank(size: QSize, ratio: float, fill: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent) -> QPixmap:
    """An empty picture of a size for a screen with this pixel ratio."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(fill)
    return picture
