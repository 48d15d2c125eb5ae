"""One grid of the chart being edited, as a Qt model."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Qt

from bowlbound_desktop.games.bowlbound.charts.team_facts import FACTS
from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import type_text
from bowlbound_desktop.games.bowlbound.workshop.editing.entering import body_of
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM, ChartGrid
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import cell_of, troubles_at
from bowlbound_desktop.ui.charts.chart_model import COLOUR_ROLE, LIT_ROLE
from bowlbound_desktop.ui.room.room import Places, Room
from bowlbound_desktop.ui.room.sized_by_grid import Index, SizedByGrid

TROUBLE_ROLE = Qt.ItemDataRole.UserRole + 3
OTHER_ROLE = Qt.ItemDataRole.UserRole + 4
Place = tuple[str, ...]
LONG = 40
TO_TYPE = "to type"
"""Stands for the colour of a cell that has not been typed yet."""
FLAGS = (
    Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsEditable
    | Qt.ItemFlag.ItemNeverHasChildren
)


class GridModel(SizedByGrid):
    """Cells to read and write; every write is a step that can be undone."""

    def __init__(self, grid: ChartGrid, room: Room, parent: QObject | None = None) -> None:
        super().__init__(grid, parent)
        self._room = room
        self._others: Mapping[Place, str] = {}
        self._current = (-1, -1)
        room.opened.connect(self._show_all)
        room.edited.connect(self._show_places)

    def place(self, index: Index) -> Place:
        """The place in the chart of an index."""
        return self.grid.places[index.row()][index.column()]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every cell can be edited."""
        return FLAGS if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text, colour, problem and difference of a cell."""
        if not index.isValid():
            return None
        place = self.place(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._shown(self._room.sheet[place])
            case Qt.ItemDataRole.EditRole:
                return self._room.sheet[place]
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(place)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index)
            case _:
                return self._own_role(place, role)

    def painted(self, index: Index) -> tuple[str, str, str, bool]:
        """Everything painted of a cell: text, colour, kind of problem, and whether another chart differs."""
        place = self.place(index)
        text = self._room.sheet[place]
        return self._shown(text), self._colour(place, text), _severity(place, text), place in self._others

    def _own_role(self, place: Place, role: int) -> Any:
        text = self._room.sheet[place]
        if role == COLOUR_ROLE:
            return self._colour(place, text)
        if role == TROUBLE_ROLE:
            return _severity(place, text)
        return place in self._others if role == OTHER_ROLE else None

    def _colour(self, place: Place, text: str) -> str:
        if self.grid.key == TEAM:
            return ""
        return TO_TYPE if text == UNTYPED.text else cell_of(place, text).colour

    def _shown(self, text: str) -> str:
        if self.grid.key == TEAM:
            return text
        return "" if text == UNTYPED.text else body_of(text)

    def _in_words(self, place: Place) -> str:
        text = self._room.sheet[place]
        return "to type" if text == UNTYPED.text and place[0] != TEAM else self._shown(text) or "empty"

    def _tip(self, place: Place) -> str:
        lines = [trouble.reason for trouble in troubles_at(place, self._room.sheet[place])]
        if place in self._others:
            lines.append(f"There: {self._others[place] or 'blank'}")
        if self.grid.key == TEAM:
            lines += filter(None, (FACTS[place[1]].hint, _long(self._room.sheet[place])))
        return "\n".join(lines)

    def _spoken(self, index: Index) -> str:
        place = self.place(index)
        colour = self._own_role(place, COLOUR_ROLE)
        colour = "" if colour == TO_TYPE else colour
        row, column = self.grid.rows[index.row()], self.grid.columns[index.column()].replace("_", " ")
        words = (row, column, colour, self._in_words(place), self._tip(place))
        return ", ".join(filter(None, words))

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write a text into a cell."""
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        self._room.do(type_text(self._room.sheet, self.place(index), str(value)))
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of columns and rows; those of the current cell are lit."""
        if role == LIT_ROLE:
            return self._current[1 if orientation is Qt.Orientation.Horizontal else 0] == section
        return super().headerData(section, orientation, role)

    def light_headers(self, row: int, column: int) -> None:
        """Light the headers of the current cell."""
        self._current = (row, column)

    def show_others(self, others: Mapping[Place, str]) -> None:
        """Mark the cells that have another text in another chart."""
        if others != self._others:
            self._others = others
            self._show_all()

    def _show_all(self) -> None:
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def _show_places(self, places: Places) -> None:
        spots = [self.grid.spots[place] for place in places if place in self.grid.spots]
        if spots:
            rows, columns = [row for row, _ in spots], [column for _, column in spots]
            self.dataChanged.emit(self.index(min(rows), min(columns)), self.index(max(rows), max(columns)))


def _long(text: str) -> str:
    """Whether a text may be shortened when painted."""
    return text if len(text) > LONG else ""


def _severity(place: Place, text: str) -> str:
    return next((trouble.severity for trouble in troubles_at(place, text)), "")
