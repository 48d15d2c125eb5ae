"""Tab order: Tab skips whatever is hidden behind another tab or dock."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QDockWidget, QScrollArea, QWidget

REASONS = {True: Qt.FocusReason.TabFocusReason, False: Qt.FocusReason.BacktabFocusReason}


def tab_on(window: QWidget, forward: bool) -> bool:
    """Give the focus to the next visible widget of a window that accepts it."""
    here = window.focusWidget() or window
    stop = next((widget for widget in _chain(here, forward) if is_stop(widget)), None)
    if stop is None:
        return False
    stop.setFocus(REASONS[forward])
    return True


def is_stop(widget: QWidget) -> bool:
    """Whether Tab may stop at a widget."""
    takes = bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value) and widget.focusProxy() is None
    return takes and widget.isEnabled() and widget.isVisible() and in_sight(widget)


def in_sight(widget: QWidget) -> bool:
    """Whether a widget is visible or can be scrolled into view, and does not lie behind another dock."""
    dock = _above(widget, QDockWidget)
    if dock is not None:
        return not dock.visibleRegion().isEmpty()
    room, window = _above(widget, QScrollArea) or widget, widget.window()
    return window.rect().intersects(QRect(room.mapTo(window, QPoint(0, 0)), room.size()))


def _above(widget: QWidget, kind: type[QWidget]) -> QWidget | None:
    """The nearest ancestor of this class."""
    room = widget.parentWidget()
    while room is not None and not isinstance(room, kind):
        room = room.parentWidget()
    return room


def _chain(here: QWidget, forward: bool) -> Iterator[QWidget]:
    """Every other widget of the window, in tab order."""
    widget = _beside(here, forward)
    while widget is not None and widget is not here:
        if widget.window() is here.window():
            yield widget
        widget = _beside(widget, forward)


def _beside(widget: QWidget, forward: bool) -> QWidget | None:
    return widget.nextInFocusChain() if forward else widget.previousInFocusChain()
