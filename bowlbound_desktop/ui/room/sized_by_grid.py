"""The base of Qt models that have the rows and columns of one grid of a chart."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bowlbound_desktop.games.bowlbound.workshop.editing.places import ChartGrid

Index = QModelIndex | QPersistentModelIndex


class SizedByGrid(QAbstractTableModel):
    """Has the size and the headings of a grid; subclasses add the cells."""

    def __init__(self, grid: ChartGrid, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.grid = grid

    def rowCount(self, parent: Index | None = None) -> int:
        """The rows of the grid."""
        return 0 if parent is not None and parent.isValid() else len(self.grid.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """The columns of the grid."""
        return 0 if parent is not None and parent.isValid() else len(self.grid.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Names of columns and rows."""
        names = self.grid.columns if orientation is Qt.Orientation.Horizontal else self.grid.rows
        if role != Qt.ItemDataRole.DisplayRole or not 0 <= section < len(names):
            return None
        return names[section].replace("_", " ")
