"""A form for a new game: teams, coaches, rules and dice."""

from typing import Any

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QWidget

from bowlbound_desktop.play.systems import SYSTEMS, system
from bowlbound_desktop.ui.opening import FAMOUS, GameWish

PEOPLE = (
    ("Two people at this table", ()),
    ("You coach the home side", ("away",)),
    ("You coach the visitors", ("home",)),
    ("Nobody: watch", ("home", "away")),
)
DICE = (("Rolled by the program", "seeded"), ("Our own dice on the table", "typed"))


class NewGameDialog(QDialog):
    """Every choice has a default, so Enter starts the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("New game")
        self.setObjectName("new-game-dialog")
        self._system = _box("system", [(system(key).title, key) for key in SYSTEMS])
        teams = _teams()
        self._home, self._away = _box("home", teams), _box("away", teams)
        for box, famous in ((self._home, FAMOUS[0]), (self._away, FAMOUS[1])):
            box.setCurrentIndex(max(0, box.findData(famous)))
        self._coaches = _box("coaches", PEOPLE)
        self._preset = _box("preset", [])
        self._dice = _box("dice-source", DICE)
        self._system.currentIndexChanged.connect(self._fill_presets)
        self._fill_presets()
        self._lay_out()

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.addRow("&Game", self._system)
        form.addRow("&Home", self._home)
        form.addRow("&Visitors", self._away)
        form.addRow("&Coaches", self._coaches)
        form.addRow("&Rules", self._preset)
        form.addRow("&Dice", self._dice)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = buttons.addButton("Kick off", QDialogButtonBox.ButtonRole.AcceptRole)
        start.setObjectName("kick-off")
        start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)

    def _fill_presets(self) -> None:
        self._preset.clear()
        for name in system(self._system.currentData()).presets:
            self._preset.addItem(name.capitalize(), name)

    def wish(self) -> GameWish:
        """The game as the form stands."""
        rules = system(self._system.currentData())
        return GameWish(
            system=rules.key,
            home=self._home.currentData(),
            away=self._away.currentData(),
            options=rules.presets[self._preset.currentData()],
            dice=self._dice.currentData(),
            computer=tuple(self._coaches.currentData()),
        )


def _teams() -> list[tuple[str, str]]:
    """All charts by the name of their file, which is their id."""
    from bowlbound_desktop.storage.charts import chart_ids

    return [(_team_name(chart), chart) for chart in chart_ids()]


def _team_name(chart: str) -> str:
    year, _, school = chart.partition("-")
    return f"{year} {school.replace('-', ' ').title()}"


def _box(name: str, entries: Any) -> QComboBox:
    box = QComboBox()
    box.setObjectName(f"new:{name}")
    for text, value in entries:
        box.addItem(text, value)
    return box
