"""Where the views lie on the table: the board above, field and questions in the middle."""

from PySide6.QtWidgets import QHBoxLayout, QToolBar, QVBoxLayout, QWidget

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


def centre(*views: QWidget) -> QWidget:
    """Views one below the other; the last takes the room that is left."""
    found = QWidget()
    layout = QVBoxLayout(found)
    layout.setContentsMargins(6, 0, 6, 4)
    layout.setSpacing(6)
    for view in views[:-1]:
        layout.addWidget(view)
    layout.addWidget(views[-1], 1)
    return StillRoom(found)
