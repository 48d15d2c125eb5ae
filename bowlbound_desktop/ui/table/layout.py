"""The tool bar with scoreboard and dice tray, and a way to lay out the table at once."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QHBoxLayout, QToolBar, QWidget

from bowlbound_desktop.ui.labels import panel
from bowlbound_desktop.ui.widgets.still_room import StillRoom


def board_bar(scoreboard: QWidget, dice: QWidget) -> QToolBar:
    """Scoreboard and dice tray side by side across the window."""
    bar = QToolBar("Scoreboard")
    bar.setObjectName("board")
    bar.setMovable(False)
    bar.toggleViewAction().setEnabled(False)
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(8)
    layout.addWidget(scoreboard, 1)
    layout.addWidget(_tray(dice))
    bar.addWidget(StillRoom(row, as_high=True))
    return bar


def _tray(dice: QWidget) -> QWidget:
    frame = panel()
    layout = QHBoxLayout(frame)
    layout.setContentsMargins(10, 4, 4, 4)
    layout.addWidget(dice)
    return frame


def lay_out_now() -> None:
    """Lay out whatever has changed before anything is painted.

    Otherwise Qt would paint the window first, lay it out, and paint it again.
    """
    for waiting in (QEvent.Type.LayoutRequest, QEvent.Type.UpdateLater):
        QCoreApplication.sendPostedEvents(None, waiting.value)
