"""The charts found in a workbook, and the problems of one, as Qt lists."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal

from bowlbound_desktop.games.bowlbound.charts.workbooks.reading import FoundChart, SheetProblem

Index = QModelIndex | QPersistentModelIndex
WORDS = {"error": "Wrong", "warning": "Odd"}
TEXT_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


class FoundModel(QAbstractListModel):
    """Charts with a check box each: the checked ones are imported."""

    ticked = Signal()

    def __init__(self, height: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._height = height
        self._found: list[FoundChart] = []
        self._wanted: list[bool] = []

    def show(self, found: Sequence[FoundChart]) -> None:
        """Show other charts; all that have no errors are checked."""
        self.beginResetModel()
        self._found = list(found)
        self._wanted = [one.chart is not None for one in found]
        self.endResetModel()
        self.ticked.emit()

    def put(self, row: int, found: FoundChart) -> None:
        """Replace a chart that was read from other cells."""
        self._found[row] = found
        self._wanted[row] = found.chart is not None
        self.dataChanged.emit(self.index(row), self.index(row))
        self.ticked.emit()

    def wanted(self) -> tuple[FoundChart, ...]:
        """The charts that are checked."""
        return tuple(one for one, wanted in zip(self._found, self._wanted, strict=True) if wanted)

    def at(self, row: int) -> FoundChart:
        """The chart in a row."""
        return self._found[row]

    def rowCount(self, parent: Index | None = None) -> int:
        """Every chart."""
        return 0 if parent is not None and parent.isValid() else len(self._found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name, state and check box."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if self._wanted[index.row()] else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, self._height)
        return _told(self._found[index.row()]) if role in TEXT_ROLES else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A sheet without a chart cannot be checked."""
        flags = super().flags(index)
        if index.isValid() and self._found[index.row()].outline.blocks:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Check or uncheck a chart."""
        if not index.isValid() or role != Qt.ItemDataRole.CheckStateRole:
            return False
        self._wanted[index.row()] = Qt.CheckState(value) is Qt.CheckState.Checked
        self.dataChanged.emit(index, index, [role])
        self.ticked.emit()
        return True


def _told(found: FoundChart) -> str:
    if not found.outline.blocks:
        return f"{found.outline.sheet}: no chart found"
    errors = len(found.errors)
    odd = len(found.problems) - errors
    counts = [f"{errors} wrong" if errors else "", f"{odd} odd" if odd else ""]
    return f"{found.name}: {', '.join(filter(None, counts)) or 'no problems'}"


class SheetProblems(QAbstractListModel):
    """The problems of one chart, errors first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problems: tuple[SheetProblem, ...] = ()

    def show(self, problems: Sequence[SheetProblem]) -> None:
        """Show other problems."""
        self.beginResetModel()
        self._problems = tuple(problems)
        self.endResetModel()

    def at(self, row: int) -> SheetProblem:
        """The problem in a row."""
        return self._problems[row]

    def rowCount(self, parent: Index | None = None) -> int:
        """Every problem."""
        return 0 if parent is not None and parent.isValid() else len(self._problems)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The problem in words."""
        if not index.isValid() or role not in TEXT_ROLES:
            return None
        problem = self._problems[index.row()]
        return f"{WORDS[problem.severity]}: {problem}"
