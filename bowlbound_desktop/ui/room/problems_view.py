"""The page with the problems of the chart; choosing one goes to its cell."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from bowlbound_desktop.games.bowlbound.workshop.editing.correcting import corrected_places
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import Trouble
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.room.room import Room

Index = QModelIndex | QPersistentModelIndex
WORDS = {"error": "Wrong", "warning": "Odd"}


class ProblemsModel(QAbstractListModel):
    """A row for each problem, errors first."""

    def __init__(self, room: Room, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._found: tuple[Trouble, ...] = ()
        self._known: dict[tuple[str, ...], str] = {}
        room.opened.connect(self.refresh)
        room.edited.connect(self.refresh)
        self.refresh()

    def rowCount(self, parent: Index | None = None) -> int:
        """Every problem."""
        return 0 if parent is not None and parent.isValid() else len(self._found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The problem in words."""
        if not index.isValid():
            return None
        trouble = self._found[index.row()]
        known = self._known.get(trouble.place, "")
        text = f"{WORDS[trouble.severity]}: {trouble}{f' ({known} corrects it)' if known else ''}"
        return text if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole) else None

    def place(self, index: Index) -> tuple[str, ...]:
        """The place of a problem."""
        return self._found[index.row()].place

    def refresh(self, _places: object = None) -> None:
        """Find the problems again."""
        found = self._room.troubles()
        known = corrected_places(self._room.sheet) if found else {}
        if (found, known) != (self._found, self._known):
            self.beginResetModel()
            self._found, self._known = found, known
            self.endResetModel()


class ProblemsView(QWidget):
    """The number of problems, and the list."""

    wanted = Signal(object)
    """The place to go to."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self.model = ProblemsModel(room, self)
        self._count = wrapping(label(faint=True))
        self._list = QListView()
        self._list.setObjectName("problems")
        self._list.setAccessibleName("Problems")
        self._list.setWordWrap(True)
        self._list.setModel(self.model)
        self._list.clicked.connect(self._go)
        self._list.activated.connect(self._go)
        room.opened.connect(self._show_count)
        room.edited.connect(self._show_count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.addWidget(self._count)
        layout.addWidget(self._list, 1)
        self.setFocusProxy(self._list)
        self._show_count()

    def _show_count(self, _places: object = None) -> None:
        count, left = self.model.rowCount(), self._room.left
        nothing = "Nothing is wrong so far." if left.count else "Nothing is wrong with this chart."
        words = {0: nothing, 1: "One problem; Enter goes to it."}
        found = words.get(count, f"{count} problems; Enter goes to the cell.")
        to_type = f"{left.words[:1].upper()}{left.words[1:]}: {left.by_part}. " if left.count else ""
        self._count.setText(f"{to_type}{found}")

    def _go(self, index: QModelIndex) -> None:
        if index.isValid():
            self.wanted.emit(self.model.place(index))
