"""Differences between two charts as Qt models: the list, its groups, and one grid for comparison."""

from typing import Any

from PySide6.QtCore import QObject, Qt

from bowlbound_desktop.games.bowlbound.workshop.editing.comparing import Group
from bowlbound_desktop.games.bowlbound.workshop.editing.correcting import Pair
from bowlbound_desktop.games.bowlbound.workshop.editing.entering import body_of
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM, ChartGrid, spoken
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import cell_of
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet
from bowlbound_desktop.ui.charts.chart_model import COLOUR_ROLE, LIT_ROLE, CellLight
from bowlbound_desktop.ui.room.corrections_model import Index, PairsModel, Rows
from bowlbound_desktop.ui.room.sized_by_grid import SizedByGrid

Role = Qt.ItemDataRole
EVERYTHING = "Everything"


class DifferencesModel(PairsModel):
    """The texts in both charts."""

    heads = ("Where", "Here", "There")

    def texts(self, pair: Pair) -> tuple[str, ...]:
        """The texts in both charts."""
        return pair.old, pair.new


class GroupsModel(Rows):
    """A row for each column of a grid with its number of differences; the first row is all of them."""

    heads = ("Part and column", "Differ")

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.groups: tuple[Group, ...] = ()

    def show(self, groups: tuple[Group, ...]) -> None:
        """Show other groups."""
        if groups != self.groups:
            edits = tuple(edit for group in groups for edit in group.edits)
            self.beginResetModel()
            self.groups = (Group(EVERYTHING, edits), *groups) if groups else ()
            self._count = len(self.groups)
            self.endResetModel()

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """The title and the number."""
        if not index.isValid():
            return None
        group = self.groups[index.row()]
        if role == Role.DisplayRole:
            return (group.title, str(len(group.edits)))[index.column()]
        return f"{group.title}, {len(group.edits)} differ" if role == Role.AccessibleTextRole else None


class SideModel(SizedByGrid):
    """One grid of one of two charts; cells that differ from the other chart are marked."""

    def __init__(self, grid: ChartGrid, parent: QObject | None = None) -> None:
        super().__init__(grid, parent)
        self._sheets: tuple[Sheet, Sheet] | None = None

    def show(self, own: Sheet, other: Sheet) -> None:
        """Show other charts."""
        self._sheets = (own, other)
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """Text and colour, and whether the cell differs."""
        if not index.isValid() or self._sheets is None:
            return None
        place = self.grid.places[index.row()][index.column()]
        text, other = (sheet[place] for sheet in self._sheets)
        match role:
            case Role.DisplayRole:
                return text if self.grid.key == TEAM else body_of(text)
            case Role.ToolTipRole | Role.AccessibleTextRole:
                return f"{spoken(place)}: {text or 'blank'}{_otherwise(text, other)}"
            case _ if role == COLOUR_ROLE:
                return "" if self.grid.key == TEAM else cell_of(place, text).colour
            case _ if role == LIT_ROLE:
                return CellLight.NONE if text == other else CellLight.LINE
        return None


def _otherwise(text: str, other: str) -> str:
    return "" if text == other else f"; in the other chart {other or 'blank'}"
