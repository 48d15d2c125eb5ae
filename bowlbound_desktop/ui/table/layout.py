"""The board above the table, scoreboard and dice tray, and when the table is laid out."""

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
    """Lay out what changed before anything is painted.

    A field that changed has Qt paint the window before it lays it out, and paint it once more after that.
    """
    for waiting in (QEvent.Type.LayoutRequest, QEvent.Type.UpdateLater):
        QCoreApplication.sendPostedEvents(None, waiting.value)
