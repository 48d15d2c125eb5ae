"""What the chart on the workbench is worth, while it is edited."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.room.room import Room


class AnalysisView(QWidget):
    """A place for frequencies, averages and the facts of the season."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.setObjectName("analysis")
        self._room = room
        layout = QVBoxLayout(self)
        layout.addWidget(wrapping(label("Nothing is reckoned here yet.", faint=True)))
        layout.addStretch(1)
