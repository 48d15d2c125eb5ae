"""Tab goes from one thing that can be seen to the next: what lies behind a tab is passed by."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

REASONS = {True: Qt.FocusReason.TabFocusReason, False: Qt.FocusReason.BacktabFocusReason}


def tab_on(window: QWidget, forward: bool) -> bool:
    """Give the keyboard to the next widget of a window that takes it and is in sight."""
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
    """Whether some of a widget is on the screen, or would be once its room is scrolled."""
    if not widget.visibleRegion().isEmpty():
        return True
    room = widget.parentWidget()
    while room is not None and not isinstance(room, QScrollArea):
        room = room.parentWidget()
    return room is not None and not room.visibleRegion().isEmpty()


def _chain(here: QWidget, forward: bool) -> Iterator[QWidget]:
    """Every other widget of the window, in the order of Tab."""
    widget = _beside(here, forward)
    while widget is not None and widget is not here:
        if widget.window() is here.window():
            yield widget
        widget = _beside(widget, forward)


def _beside(widget: QWidget, forward: bool) -> QWidget | None:
    return widget.nextInFocusChain() if forward else widget.previousInFocusChain()
