"""The analysis of a chart as a Qt tree; an edit updates only the lines that changed."""

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from bowlbound_desktop.games.bowlbound.workshop.analysis.sections import WIDTH, Line

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
TOP = -1
SHARES_ROLE = Qt.ItemDataRole.UserRole + 1
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class AnalysisModel(QAbstractItemModel):
    """Sections, lines and their details; the internal id of an index is a number in one flat list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bold = QFont()
        """The bold font of sections."""
        self._lines: list[Line] = []
        self._above: list[int] = []
        self._rows: list[int] = []
        self._below: dict[int, list[int]] = {TOP: []}

    def show_lines(self, sections: tuple[Line, ...]) -> None:
        """Show another analysis; if it has the same lines, only their texts are updated."""
        if not self._lines:
            self.beginResetModel()
            for section in sections:
                self._add(section, TOP)
            self.endResetModel()
            return
        for place, section in zip(self._below[TOP], sections, strict=True):
            self._update(place, section)

    def _add(self, line: Line, above: int) -> None:
        place = len(self._lines)
        self._lines.append(line)
        self._above.append(above)
        self._rows.append(len(self._below[above]))
        self._below[above].append(place)
        self._below[place] = []
        for child in line.more:
            self._add(child, place)

    def _update(self, place: int, line: Line) -> None:
        old = self._lines[place]
        if old == line:
            return
        self._lines[place] = line
        if (old.name, old.figures, old.shares) != (line.name, line.figures, line.shares):
            row = self._rows[place]
            self.dataChanged.emit(self.createIndex(row, 0, place), self.createIndex(row, WIDTH, place))
        for below, child in zip(self._below[place], line.more, strict=True):
            self._update(below, child)

    def _place(self, index: Index) -> int:
        return int(index.internalId()) if index.isValid() else TOP

    def index(self, row: int, column: int, parent: Index = NOWHERE) -> QModelIndex:
        """The index of a cell."""
        below = self._below[self._place(parent)]
        inside = 0 <= row < len(below) and 0 <= column <= WIDTH
        return self.createIndex(row, column, below[row]) if inside else NOWHERE

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        """The line above."""
        above = self._above[self._place(index)] if index.isValid() else TOP
        return self.createIndex(self._rows[above], 0, above) if above != TOP else NOWHERE

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many lines are below another."""
        return 0 if parent.column() > 0 else len(self._below[self._place(parent)])

    def columnCount(self, _parent: Index = NOWHERE) -> int:
        """The name and its figures."""
        return 1 + WIDTH

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Names and figures; sections are bold, and their figures are headings."""
        if not index.isValid():
            return None
        place, column = self._place(index), index.column()
        line = self._lines[place]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.figures[column - 1] if column else line.name
            case Qt.ItemDataRole.TextAlignmentRole if column:
                return RIGHT
            case Qt.ItemDataRole.FontRole if self._above[place] == TOP and not column:
                return self.bold
            case Qt.ItemDataRole.ToolTipRole if not column or line.shares:
                return _said(line)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(place, column) if column else _said(line)
            case _ if role == SHARES_ROLE:
                return line.shares
        return None

    def _spoken(self, place: int, column: int) -> str:
        section = place
        while self._above[section] != TOP:
            section = self._above[section]
        line = self._lines[place]
        words = (line.name, self._lines[section].figures[column - 1], line.figures[column - 1])
        return " ".join(filter(None, words)) if place != section else line.figures[column - 1]


def _said(line: Line) -> str:
    """The name of a line, with the shares of its colours in words."""
    shares = ", ".join(f"{colour} {100 * share:.1f} %" for colour, share in line.shares)
    return f"{line.name}: {shares}" if shares else line.name
