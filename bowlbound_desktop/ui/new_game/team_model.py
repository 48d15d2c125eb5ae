"""Team charts as a Qt list, and its search."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from bowlbound_desktop.play.team_shelf import TeamEntry
from bowlbound_desktop.ui.widgets.word_search import WordSearch

ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


class TeamModel(QAbstractListModel):
    """One row a chart."""

    def __init__(self, entries: Sequence[TeamEntry], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries = tuple(entries)

    def show_entries(self, entries: Sequence[TeamEntry]) -> None:
        """List other teams."""
        self.beginResetModel()
        self.entries = tuple(entries)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """All charts."""
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name, details and the entry itself."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.name
            case Qt.ItemDataRole.ToolTipRole:
                return entry.details
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{entry.name}, {entry.details}"
            case _ if role == ENTRY_ROLE:
                return entry
        return None

    def row_of(self, chart: str) -> int:
        """The row of a chart; the first where there is none."""
        rows = (row for row, entry in enumerate(self.entries) if entry.id == chart)
        return next(rows, 0)


class TeamSearch(WordSearch):
    """Rows that contain every word typed, in any order."""

    def __init__(self, model: TeamModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._teams = model
        self.setSourceModel(model)

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        """Whether a chart has all words."""
        searched = self._teams.entries[row].searched
        return self.fits(searched)
