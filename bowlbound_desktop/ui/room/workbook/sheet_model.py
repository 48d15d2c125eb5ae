"""One sheet of a workbook as a Qt table: texts and fills, the parts of a chart, and problems."""

from collections.abc import Iterable, Mapping
from enum import IntFlag
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bowlbound_desktop.games.bowlbound.charts.workbooks.reading import SheetProblem
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Area, Grid, Spot, cell_name, column_name

Index = QModelIndex | QPersistentModelIndex
FILL_ROLE = Qt.ItemDataRole.UserRole + 1
EDGES_ROLE = Qt.ItemDataRole.UserRole + 2
TROUBLE_ROLE = Qt.ItemDataRole.UserRole + 3


class Edges(IntFlag):
    """The edges of a part of a chart that a cell lies on."""

    NONE = 0
    TOP = 1
    LEFT = 2
    BOTTOM = 4
    RIGHT = 8


class SheetModel(QAbstractTableModel):
    """Read-only; one row and column larger than the sheet, so that no part of a chart ends at the edge."""

    def __init__(self, grid: Grid, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.grid = grid
        self._areas: tuple[Area, ...] = ()
        self._troubles: dict[Spot, list[SheetProblem]] = {}

    def mark(self, areas: Iterable[Area], problems: Iterable[SheetProblem]) -> None:
        """Mark other parts and problems."""
        self._areas = tuple(areas)
        self._troubles = {}
        for problem in problems:
            if problem.sheet == self.grid.name and problem.spot:
                self._troubles.setdefault(problem.spot, []).append(problem)
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index | None = None) -> int:
        """The rows of the sheet."""
        return 0 if parent is not None and parent.isValid() else self.grid.rows + 1

    def columnCount(self, parent: Index | None = None) -> int:
        """The columns of the sheet."""
        return 0 if parent is not None and parent.isValid() else self.grid.columns + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, fill, edges and problems of a cell."""
        if not index.isValid():
            return None
        spot = (index.row(), index.column())
        cell = self.grid[spot]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text.partition("\n")[0]
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(spot)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{cell_name(spot)}, {cell.text or 'empty'}"
            case _ if role == FILL_ROLE:
                return cell.fill
            case _ if role == EDGES_ROLE:
                return self._edges(spot)
            case _ if role == TROUBLE_ROLE:
                return self._severity(spot)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Letters above, numbers on the left."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return column_name(section) if orientation is Qt.Orientation.Horizontal else str(section + 1)

    def _tip(self, spot: Spot) -> str | None:
        found = self._troubles.get(spot)
        return "\n".join(problem.reason for problem in found) if found else None

    def _severity(self, spot: Spot) -> str:
        found = {problem.severity for problem in self._troubles.get(spot, ())}
        return "error" if "error" in found else "warning" if found else ""

    def _edges(self, spot: Spot) -> Edges:
        found = Edges.NONE
        row, column = spot
        for area in self._areas:
            if spot in area:
                found |= Edges.TOP if row == area.top else Edges.NONE
                found |= Edges.BOTTOM if row == area.bottom else Edges.NONE
                found |= Edges.LEFT if column == area.left else Edges.NONE
                found |= Edges.RIGHT if column == area.right else Edges.NONE
        return found


def areas_in(sheet: str, blocks: Mapping[str, Any]) -> list[Area]:
    """The parts of a chart that are in one sheet."""
    return [block.area for block in blocks.values() if block.sheet == sheet]
