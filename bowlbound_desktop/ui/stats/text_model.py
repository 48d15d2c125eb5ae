"""Rows of text as a Qt table; rows that stay the same are not updated."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bowlbound_desktop.play.counting.figures import Rows

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class TextModel(QAbstractTableModel):
    """A table of text with headings."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heads: tuple[str, ...] = ()
        self._rows: list[tuple[str, ...]] = []

    def set_rows(self, heads: tuple[str, ...], rows: Rows) -> None:
        """Show other rows."""
        if heads != self._heads:
            self.beginResetModel()
            self._heads, self._rows = heads, list(rows)
            self.endResetModel()
            return
        self._resize(rows)
        for number, row in enumerate(rows):
            if row != self._rows[number]:
                self._rows[number] = row
                self.dataChanged.emit(self.index(number, 0), self.index(number, len(heads) - 1))

    def _resize(self, rows: Rows) -> None:
        have, want = len(self._rows), len(rows)
        if want > have:
            self.beginInsertRows(NOWHERE, have, want - 1)
            self._rows += rows[have:]
            self.endInsertRows()
        elif want < have:
            self.beginRemoveRows(NOWHERE, want, have - 1)
            del self._rows[want:]
            self.endRemoveRows()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """All rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """All headings."""
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text; figures are centred."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column():
            return int(Qt.AlignmentFlag.AlignCenter)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The headings, with a line for each word."""
        shown = role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal
        return self._heads[section].replace(" ", "\n") if shown and 0 <= section < len(self._heads) else None
