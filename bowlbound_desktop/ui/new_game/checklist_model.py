"""A checklist as a Qt table with check boxes."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bowlbound_desktop.play.checklist import Checklist, ChecklistItem

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
NO_HEADS = ("", "", "")


class ChecklistModel(QAbstractTableModel):
    """One row for each item; what was switched off stays off when other teams are chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[ChecklistItem] = ()
        self._heads = NO_HEADS
        self.off: set[str] = set()

    def show_list(self, found: Checklist | None) -> None:
        """Show the checklist of other teams; empty where it cannot be read."""
        self.beginResetModel()
        self._rows = tuple(found.items) if found else ()
        self._heads = found.heads if found else NO_HEADS
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """All items."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Id, change and source."""
        return 0 if parent.isValid() else len(NO_HEADS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts, the check box, and every step as a tooltip."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (row.id, _changes(row), row.source)[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join((*row.steps, row.source))
            case Qt.ItemDataRole.CheckStateRole if index.column() == 0:
                return Qt.CheckState.Unchecked if row.id in self.off else Qt.CheckState.Checked
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The headings."""
        shown = role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal
        return self._heads[section] if shown and 0 <= section < len(self._heads) else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The first column has a check box."""
        found = super().flags(index)
        return found | Qt.ItemFlag.ItemIsUserCheckable if index.column() == 0 else found

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Switch an item on or off."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid() or index.column():
            return False
        key = self._rows[index.row()].id
        if Qt.CheckState(value) is Qt.CheckState.Checked:
            self.off.discard(key)
        else:
            self.off.add(key)
        self.dataChanged.emit(index, index, [role])
        return True


def _changes(row: ChecklistItem) -> str:
    more = len(row.steps) - 1
    return f"{row.steps[0]} and {more} more" if more else row.steps[0]
