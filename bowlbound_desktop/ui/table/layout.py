"""The board above the table: scoreboard and dice tray."""

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
