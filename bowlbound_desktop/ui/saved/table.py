"""The table of saved games: Enter or a double click opens one."""

from PySide6.QtCore import QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from bowlbound_desktop.ui.saved.model import COLUMNS
from bowlbound_desktop.ui.widgets.roomy_tree import RoomyTree

STRETCHED = "Teams"


class SavedTable(RoomyTree):
    """One row for each game, sorted by clicking a heading."""

    chosen = Signal()

    def __init__(self, model: QSortFilterProxyModel) -> None:
        super().__init__("saved:list", "Saved games", model)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSortingEnabled(True)
        self.sortByColumn(list(COLUMNS).index("Saved"), Qt.SortOrder.DescendingOrder)
        self.doubleClicked.connect(lambda _: self.chosen.emit())

    def settle(self) -> None:
        """After new rows: fit the columns to their text, and select a row."""
        head = self.header()
        for place, name in enumerate(COLUMNS):
            modes = QHeaderView.ResizeMode
            head.setSectionResizeMode(place, modes.Stretch if name == STRETCHED else modes.ResizeToContents)
        head.setStretchLastSection(False)
        if self.model().rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the game on Enter."""
        editing = self.state() is QAbstractItemView.State.EditingState
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not editing:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)
