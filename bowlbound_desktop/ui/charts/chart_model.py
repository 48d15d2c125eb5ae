"""A game's table as a Qt model, with the cells that were just read lit."""

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bowlbound_desktop.kernel.events import CellRead
from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.ui.theme import colour_word

COLOUR_ROLE = Qt.ItemDataRole.UserRole + 1
LIT_ROLE = Qt.ItemDataRole.UserRole + 2
Index = QModelIndex | QPersistentModelIndex


CellTeller = Callable[[Table, int, int], str]
"""Returns what the cell in a row and column of a table means."""


def _silent(_table: Table, _row: int, _column: int) -> str:
    return ""


class CellLight(IntEnum):
    """How a cell is lit."""

    NONE = 0
    LINE = 1
    """In the row or column of a cell that was read."""
    READ = 2


class ChartModel(QAbstractTableModel):
    """One chart or reference table, read-only."""

    def __init__(self, table: Table, parent: QObject | None = None, tell: CellTeller = _silent) -> None:
        super().__init__(parent)
        self.table = table
        self._tell = tell
        self._read: set[tuple[int, int]] = set()

    def rowCount(self, parent: Index | None = None) -> int:
        """The rows of the table."""
        return 0 if parent is not None and parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """The columns of the table."""
        return 0 if parent is not None and parent.isValid() else len(self.table.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, colour and light of a cell."""
        if not index.isValid():
            return None
        cell = self.table.cells[index.row()][index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text
            case Qt.ItemDataRole.ToolTipRole:
                return self._tell(self.table, index.row(), index.column()) or None
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index.row(), index.column())
            case _ if role == COLOUR_ROLE:
                return cell.colour
            case _ if role == LIT_ROLE:
                return self.light(index.row(), index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Names of columns and rows, and whether they are lit."""
        names = self.table.columns if orientation is Qt.Orientation.Horizontal else self.table.rows
        if not 0 <= section < len(names):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return names[section].replace("_", " ")
        if role == LIT_ROLE:
            return section in self.lit_sections(orientation)
        return None

    def light(self, row: int, column: int) -> CellLight:
        """How a cell is lit."""
        if (row, column) in self._read:
            return CellLight.READ
        crossed = any(row == read[0] or column in self._lit_columns() for read in self._read)
        return CellLight.LINE if crossed else CellLight.NONE

    def lit_sections(self, orientation: Qt.Orientation) -> set[int]:
        """The columns or rows of the cells that were read."""
        place = 1 if orientation is Qt.Orientation.Horizontal else 0
        return {read[place] for read in self._read}

    def lights(self) -> tuple[tuple[CellLight, set[tuple[int, int]]], ...]:
        """All lit cells, grouped by light; the cells that were read come last."""
        rows, columns = {read[0] for read in self._read}, self._lit_columns()
        in_rows = {(row, column) for row in rows for column in range(len(self.table.columns))}
        in_columns = {(row, column) for row in range(len(self.table.rows)) for column in columns}
        return (CellLight.LINE, (in_rows | in_columns) - self._read), (CellLight.READ, self._read)

    def _lit_columns(self) -> set[int]:
        """The lit columns; none where the table has only one column."""
        return {column for _, column in self._read} if len(self.table.columns) > 1 else set()

    def _spoken(self, row: int, column: int) -> str:
        cell = self.table.cells[row][column]
        words = (
            self.table.rows[row],
            self.table.columns[column],
            colour_word(cell.colour),
            cell.text or "empty",
            "lit" if (row, column) in self._read else "",
        )
        return ", ".join(filter(None, words))

    def show_reads(self, reads: Iterable[CellRead]) -> tuple[int, int] | None:
        """Light the cells that were read; the place of the last one."""
        places = [place for place in map(self._place, reads) if place is not None]
        if set(places) != self._read:
            self._read = set(places)
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last, [LIT_ROLE])
        return places[-1] if places else None

    def _place(self, read: CellRead) -> tuple[int, int] | None:
        try:
            return self.table.rows.index(read.row), self.table.columns.index(read.column)
        except ValueError:
            return None
