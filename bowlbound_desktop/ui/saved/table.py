"""The list of saved games: Enter or a double click opens one."""

from PySide6.QtCore import QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from bowlbound_desktop.ui.saved.model import COLUMNS
from bowlbound_desktop.ui.widgets.roomy_tree import RoomyTree

STRETCHED = "Game"


class SavedTable(RoomyTree):
    """One row a game, sorted by a click on a heading."""

    chosen = Signal()

    def __init__(self, model: QSortFilterProxyModel) -> None:
        super().__init__("saved:list", "Saved games", model)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSortingEnabled(True)
        self.sortByColumn(list(COLUMNS).index("Saved"), Qt.SortOrder.DescendingOrder)
        self.doubleClicked.connect(lambda _: self.chosen.emit())

    def settle(self) -> None:
        """After other rows came: columns as wide as their texts, and a row chosen."""
        head = self.header()
        for place, name in enumerate(COLUMNS):
            modes = QHeaderView.ResizeMode
            head.setSectionResizeMode(place, modes.Stretch if name == STRETCHED else modes.ResizeToContents)
        head.setStretchLastSection(False)
        if self.model().rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens."""
        editing = self.state() is QAbstractItemView.State.EditingState
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not editing:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)
