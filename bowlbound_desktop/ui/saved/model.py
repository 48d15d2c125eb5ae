"""Saved games as a Qt table; names can be edited in place."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.storage.save_shelf import rename_save
from bowlbound_desktop.ui.saved.rows import SavedRow, when_words
from bowlbound_desktop.ui.widgets.word_search import WordSearch

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
ROW_ROLE = Qt.ItemDataRole.UserRole + 1
SORT_ROLE = Qt.ItemDataRole.UserRole + 2
COLUMNS: Mapping[str, Callable[[SavedRow], Any]] = {
    "Teams": lambda row: row.score,
    "Game": lambda row: row.game,
    "State": lambda row: row.state,
    "Saved": lambda row: row.when,
    "Name": lambda row: row.name,
}
NAME = list(COLUMNS).index("Name")


class SavedModel(QAbstractTableModel):
    """One row for each game."""

    renamed = Signal()
    refused = Signal(str)
    """A sentence that says why a name is not possible."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[SavedRow] = ()
        self._now = datetime.now()

    def set_rows(self, rows: Sequence[SavedRow]) -> None:
        """Show other games."""
        self.beginResetModel()
        self._rows, self._now = tuple(rows), datetime.now()
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """The number of games."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """The columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text, the value to sort by, or the whole row."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        value = list(COLUMNS.values())[index.column()](row)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return when_words(value, self._now) if isinstance(value, datetime) else value
            case Qt.ItemDataRole.EditRole:
                return row.suggestion
            case Qt.ItemDataRole.ToolTipRole:
                return row.score if row.damaged else str(row.path)
            case _ if role == ROW_ROLE:
                return row
            case _ if role == SORT_ROLE:
                return value.timestamp() if isinstance(value, datetime) else value
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The headings."""
        shown = role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal
        return list(COLUMNS)[section] if shown and 0 <= section < len(COLUMNS) else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Names can be edited."""
        found = super().flags(index)
        return found | Qt.ItemFlag.ItemIsEditable if index.column() == NAME else found

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Rename the file."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid() or index.column() != NAME:
            return False
        try:
            rename_save(self._rows[index.row()].path, str(value))
        except BowlboundError as error:
            self.refused.emit(str(error))
            return False
        self.renamed.emit()
        return True


class SavedSearch(WordSearch):
    """Rows that contain every word typed, sorted by value."""

    def __init__(self, model: SavedModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSortRole(SORT_ROLE)
        self.setSourceModel(model)

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether a game contains all words."""
        found: SavedRow = self.sourceModel().index(row, 0, parent).data(ROW_ROLE)
        return self.fits(found.searched)
