"""The form for a new game: two teams, who coaches them, the rules and the dice."""

from collections.abc import Iterable

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bowlbound_desktop.play.opening import FAMOUS, GameWish, computer_coaches, favourite_coach
from bowlbound_desktop.play.systems import SYSTEMS, system
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.new_game.entries import spread, spread_words, team_entries
from bowlbound_desktop.ui.new_game.rules_page import RulesPage
from bowlbound_desktop.ui.new_game.team_model import TeamModel
from bowlbound_desktop.ui.new_game.team_picker import TeamPicker

SITES = (
    ("Neutral ground", "neutral"),
    ("On the home side's ground", "home"),
    ("On the visitors' ground", "away"),
)
DICE = (("Rolled by the program", "seeded"), ("Our own dice on the table", "typed"))
SIZE = (820, 620)


class NewGameDialog(QDialog):
    """Every choice has a default, so Enter starts the game."""

    def __init__(self, parent: QWidget | None = None, key: str = SYSTEMS[0]) -> None:
        super().__init__(parent)
        self.setWindowTitle("New game")
        self.setObjectName("new-game-dialog")
        self.resize(*SIZE)
        self._make_pickers()
        self._make_choices()
        self._spread = label(name="new:spread", bold=True)
        self._trouble = wrapping(label(name="new:trouble"))
        self._trouble.setProperty("loud", True)
        self._rules = RulesPage()
        self._rules.changed.connect(self._check)
        self._lay_out()
        self._system.currentIndexChanged.connect(self._choose_system)
        self._system.setCurrentIndex(max(0, self._system.findData(key)))
        self._choose_system()

    def _make_pickers(self) -> None:
        teams = TeamModel(team_entries(), self)
        self._home = TeamPicker("home", "Home side", teams)
        self._away = TeamPicker("away", "Visitors", teams)
        for picker, famous in ((self._home, FAMOUS[0]), (self._away, FAMOUS[1])):
            picker.pick(famous)
            picker.picked.connect(self._check)

    def _make_choices(self) -> None:
        self._system = _box("system", "Game", [(system(key).title, key) for key in SYSTEMS])
        coaches = [("Person at this table", "person"), *computer_coaches()]
        self._coaches = {side: _box(f"coach:{side}", f"Coach, {side}", coaches) for side in ("home", "away")}
        self._coaches["away"].setCurrentIndex(self._coaches["away"].findData(favourite_coach()))
        self._site = _box("site", "Ground", SITES)
        self._site.currentIndexChanged.connect(lambda _: self._check())
        self._dice = _box("dice-source", "Dice", DICE)

    def _lay_out(self) -> None:
        self._tabs = QTabWidget()
        self._tabs.addTab(self._game_page(), "&Teams and coaches")
        self._tabs.addTab(self._rules, "&Rules")
        layout = QVBoxLayout(self)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(self._trouble)
        layout.addWidget(self._buttons())

    def _game_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        sides = QHBoxLayout()
        for picker, side in ((self._home, "home"), (self._away, "away")):
            column = QVBoxLayout()
            column.addWidget(picker, 1)
            column.addWidget(self._coaches[side])
            sides.addLayout(column, 1)
        layout.addLayout(sides, 1)
        layout.addWidget(self._spread)
        layout.addLayout(self._form())
        return page

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.addRow("&Game", self._system)
        form.addRow("G&round", self._site)
        form.addRow("&Dice", self._dice)
        return form

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._start = QPushButton("Kick off")
        buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        self._start.setObjectName("kick-off")
        self._start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _choose_system(self) -> None:
        self._rules.show_system(system(self._system.currentData()))
        self._check()

    def _check(self) -> None:
        """Say the spread, and what is in the way of a kickoff."""
        home, away = self._home.team(), self._away.team()
        trouble = self._rules.trouble() if home and away else "No team fits the search"
        if home and away:
            scale = str(self._rules.values().get("power_scale", "nicely"))
            points = spread(home, away, self._site.currentData(), scale)
            self._spread.setText(spread_words(home, away, points))
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        self._start.setEnabled(not trouble)

    def wish(self) -> GameWish:
        """The game as the form stands."""
        home, away = self._home.team(), self._away.team()
        return GameWish(
            system=self._system.currentData(),
            home=home.id if home else FAMOUS[0],
            away=away.id if away else FAMOUS[1],
            options=self._rules.values() | {"site": self._site.currentData()},
            dice=self._dice.currentData(),
            coaches={side: box.currentData() for side, box in self._coaches.items()},
        )


def _box(name: str, spoken: str, entries: Iterable[tuple[str, str]]) -> QComboBox:
    box = QComboBox()
    box.setObjectName(f"new:{name}")
    box.setAccessibleName(spoken)
    for text, value in entries:
        box.addItem(text, value)
    return box
