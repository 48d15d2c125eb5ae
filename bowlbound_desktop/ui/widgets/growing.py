"""Scales fonts with the size of a page, beyond the text size that the player chose."""

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from bowlbound_desktop.ui.labels import scaled, text_scale

PLAIN = "plain-size"


def growth(size: QSize, plain: QSize, most: float) -> float:
    """How many times its usual size text may have in a window of `size`; 1 at the size `plain`."""
    return max(1.0, _times(size, plain, most) / text_scale())


def picture_growth(size: QSize, plain: QSize, most: float) -> float:
    """How many times its usual size a picture may have there, whatever the text size."""
    return max(1.0, _times(size, plain, most))


def _times(size: QSize, plain: QSize, most: float) -> float:
    return min(size.width() / plain.width(), size.height() / plain.height(), most)


def grow(widgets: Iterable[QWidget], scale: float) -> None:
    """Scale the fonts of widgets, relative to those they were made with."""
    for widget in widgets:
        if widget.property(PLAIN) is None:
            widget.setProperty(PLAIN, widget.font().pointSizeF())
        factor = widget.property(PLAIN) * scale / widget.font().pointSizeF()
        widget.setFont(scaled(widget.font(), factor, widget.font().bold()))
