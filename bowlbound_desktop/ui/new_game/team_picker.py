"""A list of teams that is searched while typing."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QLineEdit, QListView, QVBoxLayout, QWidget

from bowlbound_desktop.play.teams.shelf import TeamEntry
from bowlbound_desktop.ui.labels import label
from bowlbound_desktop.ui.new_game.team_delegate import TeamDelegate
from bowlbound_desktop.ui.new_game.team_model import ENTRY_ROLE, TeamModel, TeamSearch
from bowlbound_desktop.ui.new_game.typed_team import TypedTeam
from bowlbound_desktop.ui.widgets.list_arrows import ListArrows

Typed = Callable[[str, tuple[str, str]], TeamEntry | None]
"""Makes a team of a name and two colours, in games that allow any."""
HINT = "Search: name, nickname, USC, year …"
ANY_NAME = "Search, or type any name of your own"


def _no_team(_name: str, _colours: tuple[str, str]) -> TeamEntry | None:
    """None: only teams of the list can be chosen."""
    return None


class TeamPicker(QWidget):
    """The team of one side; `picked` is emitted for another choice."""

    picked = Signal()

    def __init__(self, side: str, title: str, teams: TeamModel) -> None:
        super().__init__()
        self._teams = teams
        self._search = TeamSearch(teams, self)
        self._box = QLineEdit()
        self._box.setObjectName(f"new:{side}:search")
        self._box.setPlaceholderText(HINT)
        self._box.setAccessibleName(f"Search {title.lower()}")
        self._box.setClearButtonEnabled(True)
        self._box.textChanged.connect(self._find)
        self._list = QListView()
        self._list.setObjectName(f"new:{side}")
        self._list.setAccessibleName(title)
        self._list.setModel(self._search)
        self._list.setItemDelegate(TeamDelegate(self._list))
        self._list.setUniformItemSizes(True)
        ListArrows(self._box, self._list)
        self._list.selectionModel().currentChanged.connect(self._tell)
        self._typed = TypedTeam(side)
        self._typed.changed.connect(self.picked)
        self._name: Typed = _no_team
        self.setFocusProxy(self._box)
        self._lay_out(title)

    def _lay_out(self, title: str) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(label(title, bold=True))
        layout.addWidget(self._box)
        layout.addWidget(self._typed)
        layout.addWidget(self._list, 1)

    def show_entries(self, entries: Sequence[TeamEntry], famous: str) -> None:
        """Show other teams; the chosen one stays chosen if it is among them, else `famous` is."""
        before = self.team()
        self._teams.show_entries(entries)
        self.pick(before.id if before is not None and self.knows(before.id) else famous)

    def knows(self, chart: str) -> bool:
        """Whether a team is in the list."""
        return any(entry.id == chart for entry in self._teams.entries)

    def take_names(self, name: Typed, any_name: bool) -> None:
        """Set whether a name that fits no team is a team of its own."""
        self._name = name
        self._box.setPlaceholderText(ANY_NAME if any_name else HINT)
        self._typed.show_team(self._own_name())

    def _own_name(self) -> TeamEntry | None:
        """A team with the typed name, if no team in the list fits it."""
        if self._search.rowCount():
            return None
        return self._name(self._box.text(), self._typed.colours())

    def pick(self, chart: str) -> None:
        """Choose a team."""
        source = self._teams.index(self._teams.row_of(chart))
        self._list.setCurrentIndex(self._search.mapFromSource(source))
        self._list.scrollTo(self._list.currentIndex(), QListView.ScrollHint.PositionAtCenter)

    def team(self) -> TeamEntry | None:
        """The chosen team; None where nothing fits what was typed."""
        entry = self._list.currentIndex().data(ENTRY_ROLE)
        return entry if isinstance(entry, TeamEntry) else self._own_name()

    def _find(self, text: str) -> None:
        before = self.team()
        self._search.search(text)
        rows = range(self._search.rowCount())
        kept = (row for row in rows if not text and self._search.index(row, 0).data(ENTRY_ROLE) == before)
        self._list.setCurrentIndex(self._search.index(next(kept, 0), 0))
        self._list.scrollTo(self._list.currentIndex())
        self._typed.show_team(self._own_name())
        self.picked.emit()

    def _tell(self, index: QModelIndex) -> None:
        if index.isValid():
            self.picked.emit()
