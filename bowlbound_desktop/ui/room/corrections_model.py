"""Corrections of the chart, and the cells of one of them, as Qt models."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bowlbound_desktop.games.bowlbound.workshop.editing.correcting import CorrectionStanding, Pair, grid_place
from bowlbound_desktop.games.bowlbound.workshop.editing.entering import body_of
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM, spoken
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import cell_of
from bowlbound_desktop.ui.charts.chart_model import COLOUR_ROLE

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
HEADS = ("Correction", "State", "Cells")
SHORT = {
    "kickoff": "kickoff",
    "kickoff_return": "KO ret.",
    "punt": "punt",
    "punt_return": "punt ret.",
    "interception_return": "int. ret.",
    "field_goal": "FG",
    "extra_point": "XP",
}
LONGEST = 10
"""Longer facts of a team are shortened; the tooltip has the whole text."""
PAIR_HEADS = ("Where", "Expected", "Found", "New")
EXPECTED = 1
"""The column that is only shown for a conflict."""


def short_place(place: tuple[str, ...]) -> str:
    """A place in a few letters: def A3 / 2, punt / 17."""
    if len(place) < 3:
        return spoken(grid_place(place))
    part, *_, column, total = place
    name = SHORT.get(column) or f"{part[:3]} {''.join(place[1:-1])}"
    return f"{name} / {total}"


class Rows(QAbstractTableModel):
    """A table of text with headings."""

    heads: tuple[str, ...] = ()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._count = 0

    def rowCount(self, parent: Index | None = None) -> int:
        """All rows."""
        return 0 if parent is not None and parent.isValid() else self._count

    def columnCount(self, parent: Index | None = None) -> int:
        """All headings."""
        return 0 if parent is not None and parent.isValid() else len(self.heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        """The headings."""
        shown = role == Role.DisplayRole and orientation is Qt.Orientation.Horizontal
        return self.heads[section] if shown and 0 <= section < len(self.heads) else None


class StandingsModel(Rows):
    """A row for each correction with its state."""

    heads = HEADS

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.standings: tuple[CorrectionStanding, ...] = ()

    def show(self, standings: tuple[CorrectionStanding, ...]) -> None:
        """Show other states; the same corrections keep their rows."""
        same = [one.id for one in standings] == [one.id for one in self.standings]
        if standings == self.standings:
            return
        if not same:
            self.beginResetModel()
        self.standings, self._count = standings, len(standings)
        if not same:
            self.endResetModel()
        elif standings:
            self.dataChanged.emit(self.index(0, 0), self.index(self._count - 1, len(HEADS) - 1))

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """The id, the state and the number of cells."""
        if not index.isValid():
            return None
        standing = self.standings[index.row()]
        cells = str(len(standing.pairs)) if standing.pairs else "–"
        texts = (standing.id, standing.state.value, cells)
        match role:
            case Role.DisplayRole:
                return texts[index.column()]
            case Role.ToolTipRole:
                return standing.source
            case Role.AccessibleTextRole:
                return f"{standing.id}, {standing.state.value}, {standing.source}"
        return None


class PairsModel(Rows):
    """The cells of one correction: the expected text, the actual one, and the corrected one."""

    heads: tuple[str, ...] = PAIR_HEADS

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pairs: tuple[Pair, ...] = ()

    def show(self, pairs: tuple[Pair, ...]) -> None:
        """Show other cells."""
        if pairs != self.pairs:
            self.beginResetModel()
            self.pairs, self._count = pairs, len(pairs)
            self.endResetModel()

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """The place, the old text and the new text, with their colours."""
        if not index.isValid():
            return None
        pair = self.pairs[index.row()]
        if index.column() == 0:
            return self._place(pair, role)
        text = self.texts(pair)[index.column() - 1]
        colour = "" if len(pair.place) < 3 or pair.place[0] == TEAM else cell_of(pair.place, text).colour
        match role:
            case Role.DisplayRole:
                return body_of(text) if len(text) <= LONGEST else f"{text[:LONGEST]}…"
            case Role.ToolTipRole | Role.AccessibleTextRole:
                return ", ".join(filter(None, (self.heads[index.column()], colour, text or "blank")))
            case _ if role == COLOUR_ROLE:
                return colour
        return None

    def texts(self, pair: Pair) -> tuple[str, ...]:
        """The texts after the place."""
        return (pair.expected if pair.clash else pair.old), pair.old, pair.new

    @property
    def clashes(self) -> bool:
        """Whether any cell holds something other than expected."""
        return any(pair.clash for pair in self.pairs)

    def _place(self, pair: Pair, role: int) -> Any:
        if role == Role.DisplayRole:
            return f"{short_place(pair.place)}{' !' if pair.clash else ''}"
        if role in (Role.ToolTipRole, Role.AccessibleTextRole):
            clash = ": it does not hold what the correction expects" if pair.clash else ""
            return f"{spoken(grid_place(pair.place))}{clash}"
        return None
