"""The library as a Qt list, with search and filter."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bowlbound_desktop.ui.room.library.entries import Entry

ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


class LibraryModel(QAbstractListModel):
    """The charts that match search and filter, one row each."""

    def __init__(self, found: Sequence[Entry], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.charts = tuple(found)
        self._words: list[str] = []
        self._kind = "all"
        self._shown = self.charts

    def rowCount(self, parent: Index | None = None) -> int:
        """The number of charts that match."""
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The name, the facts, or the whole entry."""
        if not index.isValid():
            return None
        entry = self._shown[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.name
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(filter(None, (entry.name, entry.facts, entry.remarks)))
            case _ if role == ENTRY_ROLE:
                return entry
        return None

    def show(self, found: Sequence[Entry]) -> None:
        """Show other charts."""
        self.charts = tuple(found)
        self._sift()

    def search(self, text: str) -> None:
        """Keep charts with every word typed, in any order."""
        self._words = text.lower().split()
        self._sift()

    def filter(self, kind: str) -> None:
        """Keep charts of one kind."""
        self._kind = kind
        self._sift()

    def _sift(self) -> None:
        self.beginResetModel()
        self._shown = tuple(entry for entry in self.charts if entry.fits(self._words, self._kind))
        self.endResetModel()

    def row_of(self, chart_id: str) -> int:
        """The row of a chart; -1 where it is not listed."""
        return next((row for row, entry in enumerate(self._shown) if entry.id == chart_id), -1)
