"""Teams as a Qt list, and its search."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from bowlbound_desktop.play.teams.search import Rank, rank
from bowlbound_desktop.play.teams.shelf import TeamEntry

ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


class TeamModel(QAbstractListModel):
    """One row for each team."""

    def __init__(self, entries: Sequence[TeamEntry], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries = tuple(entries)

    def show_entries(self, entries: Sequence[TeamEntry]) -> None:
        """Show other teams."""
        self.beginResetModel()
        self.entries = tuple(entries)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """The number of teams."""
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The name, the details, or the whole entry."""
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
        """The row of a team; the first where there is none."""
        rows = (row for row, entry in enumerate(self.entries) if entry.id == chart)
        return next(rows, 0)


class TeamSearch(QSortFilterProxyModel):
    """The rows that fit what was typed, the best match first."""

    def __init__(self, model: TeamModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._teams = model
        self._text = ""
        self.setSourceModel(model)

    def search(self, text: str) -> None:
        """Show only rows that fit, best match first."""
        self.beginResetModel()
        self._text = text
        self.endResetModel()
        self.sort(0 if text.strip() else -1)

    def _rank(self, row: int) -> Rank | None:
        return rank(self._teams.entries[row], self._text)

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        """Whether a team fits."""
        return self._rank(row) is not None

    def lessThan(self, left: Index, right: Index) -> bool:
        """The better match first; equal ones in their original order."""
        one, other = (self._rank(index.row()) or (0, 0, 0) for index in (left, right))
        return (one, left.row()) < (other, right.row())
