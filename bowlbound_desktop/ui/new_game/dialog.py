"""The form for a new game: two teams, who coaches them, the rules and the dice."""

from collections.abc import Iterable

from attrs import fields_dict
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bowlbound_desktop.kernel.options import value_words
from bowlbound_desktop.kernel.system import TeamFace
from bowlbound_desktop.play.opening import FAMOUS, GameWish, computer_coaches, favourite_coach
from bowlbound_desktop.play.systems import SYSTEMS, system
from bowlbound_desktop.ui.form_dialog import FormDialog
from bowlbound_desktop.ui.labels import label, roomy, wrapping
from bowlbound_desktop.ui.new_game.corrections_page import CorrectionsPage
from bowlbound_desktop.ui.new_game.entries import spread, spread_words, team_entries
from bowlbound_desktop.ui.new_game.rules_page import RulesPage
from bowlbound_desktop.ui.new_game.team_model import TeamModel
from bowlbound_desktop.ui.new_game.team_picker import TeamPicker

DICE = (("Rolled by the program", "seeded"), ("Our own dice on the table", "typed"))
SIZE = (860, 640)
PERSON = ("Person at this table", "person")


class NewGameDialog(FormDialog):
    """Every choice has a default, so Enter starts the game."""

    def __init__(self, parent: QWidget | None = None, key: str = SYSTEMS[0]) -> None:
        super().__init__(parent)
        self.setWindowTitle("New game")
        self.setObjectName("new-game-dialog")
        self.resize(roomy(*SIZE))
        self._make_pickers()
        self._make_choices()
        self._spread = label(name="new:spread", bold=True)
        self._trouble = wrapping(label(name="new:trouble"))
        self._trouble.setProperty("loud", True)
        self._rules = RulesPage()
        self._rules.changed.connect(self._check)
        self._corrections = CorrectionsPage()
        self._lay_out()
        self._system.currentIndexChanged.connect(self._choose_system)
        self._system.setCurrentIndex(max(0, self._system.findData(key)))
        self._choose_system()
        self._home.setFocus()

    def _make_pickers(self) -> None:
        teams = TeamModel(team_entries(), self)
        self._home = TeamPicker("home", "Home side", teams)
        self._away = TeamPicker("away", "Visitors", teams)
        for picker, famous in ((self._home, FAMOUS[0]), (self._away, FAMOUS[1])):
            picker.pick(famous)
            picker.picked.connect(self._check)

    def _make_choices(self) -> None:
        self._system = _box("system", "Game", [(system(key).title, key) for key in SYSTEMS])
        self._coaches = {side: _box(f"coach:{side}", f"Coach, {side}") for side in ("home", "away")}
        self._site = _box("site", "Ground")
        self._site.currentIndexChanged.connect(lambda _: self._check())
        self._dice = _box("dice-source", "Dice", DICE)

    def _lay_out(self) -> None:
        self._tabs = QTabWidget()
        self._tabs.setObjectName("new:pages")
        self._tabs.addTab(self._game_page(), "&Teams and coaches")
        self._tabs.addTab(self._rules, "&Rules")
        self._tabs.addTab(self._corrections, "&Corrections")
        layout = QVBoxLayout(self)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(self._trouble)
        layout.addWidget(self._buttons())
        self.set_main(self._start)

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
        self._rows = QFormLayout()
        self._rows.addRow("&Game", self._system)
        self._rows.addRow("G&round", self._site)
        self._rows.addRow("&Dice", self._dice)
        return self._rows

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._start = QPushButton("&Kick off")
        buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        self._start.setObjectName("kick-off")
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _choose_system(self) -> None:
        """Offer what this game has: its rules, its coaches, and ground and corrections where they count."""
        rules = system(self._system.currentData())
        self._charted = rules.team is not TeamFace
        self._fill_coaches(rules.key)
        self._fill_site(rules.options)
        self._tabs.setTabVisible(self._tabs.indexOf(self._corrections), self._charted)
        self._spread.setVisible(self._charted)
        self._rules.show_system(rules)
        self._check()

    def _fill_coaches(self, key: str) -> None:
        favourites = {"home": PERSON[1], "away": favourite_coach(key)}
        for side, box in self._coaches.items():
            before = box.currentData()
            box.clear()
            for text, value in (PERSON, *computer_coaches(key)):
                box.addItem(text, value)
            place = box.findData(before)
            box.setCurrentIndex(place if place >= 0 else box.findData(favourites[side]))

    def _fill_site(self, options: type) -> None:
        """Ground is asked where the game has such an option."""
        field = fields_dict(options).get("site")
        self._rows.setRowVisible(self._site, field is not None)
        before = self._site.currentData()
        self._site.blockSignals(True)
        self._site.clear()
        if field is not None:
            for value in field.metadata["values"]:
                self._site.addItem(value_words(field, value), value)
        self._site.setCurrentIndex(max(0, self._site.findData(before)))
        self._site.blockSignals(False)

    def _check(self) -> None:
        """Say the spread, and what is in the way of a kickoff."""
        home, away = self._home.team(), self._away.team()
        trouble = self._rules.trouble() if home and away else "No team fits the search."
        if home and away:
            scale = str(self._rules.values().get("power_scale", "nicely"))
            points = spread(home, away, self._site.currentData(), scale)
            self._spread.setText(spread_words(home, away, points))
            if self._charted:
                self._corrections.show_charts(home.id, away.id)
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        self._start.setEnabled(not trouble)

    def wish(self) -> GameWish:
        """The game as the form stands."""
        home, away = self._home.team(), self._away.team()
        site = self._site.currentData()
        return GameWish(
            system=self._system.currentData(),
            home=home.id if home else FAMOUS[0],
            away=away.id if away else FAMOUS[1],
            options=self._rules.values() | ({"site": site} if site else {}),
            dice=self._dice.currentData(),
            coaches={side: box.currentData() for side, box in self._coaches.items()},
            corrections=self._corrections.on(),
            without=self._corrections.off(),
        )


def _box(name: str, spoken: str, entries: Iterable[tuple[str, str]] = ()) -> QComboBox:
    box = QComboBox()
    box.setObjectName(f"new:{name}")
    box.setAccessibleName(spoken)
    for text, value in entries:
        box.addItem(text, value)
    return box
