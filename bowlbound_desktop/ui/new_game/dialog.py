"""The form for a new game: two teams, who coaches them, the rules and the dice."""

from collections.abc import Mapping
from typing import Any

from attrs import evolve, fields_dict
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bowlbound_desktop.games.register import first, game, games
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.options import value_words
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.opening import GameWish
from bowlbound_desktop.play.teams.shelf import TeamEntry
from bowlbound_desktop.ui.labels import label, roomy, wrapping
from bowlbound_desktop.ui.new_game.checklist_page import ChecklistPage
from bowlbound_desktop.ui.new_game.coach_boxes import CoachBoxes
from bowlbound_desktop.ui.new_game.last_teams import last_teams, remember_teams
from bowlbound_desktop.ui.new_game.predict_button import PredictButton
from bowlbound_desktop.ui.new_game.rules_page import RulesPage
from bowlbound_desktop.ui.new_game.spread_line import SpreadLine
from bowlbound_desktop.ui.new_game.team_model import TeamModel
from bowlbound_desktop.ui.new_game.team_picker import TeamPicker
from bowlbound_desktop.ui.widgets.choice_box import choice_box
from bowlbound_desktop.ui.widgets.form_dialog import CANCEL, FormDialog

DICE = (("Rolled by the program", "seeded"), ("Your own dice on the table", "typed"))
SIZE = (860, 640)


class NewGameDialog(FormDialog):
    """The form; every choice has a default, so Enter starts the game."""

    def __init__(self, parent: QWidget | None = None, key: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle("New game")
        self.setObjectName("new-game-dialog")
        self.resize(roomy(*SIZE))
        self._make_pickers()
        self._make_choices()
        self._spread = SpreadLine()
        self._trouble = wrapping(label(name="new:trouble"))
        self._trouble.setProperty("loud", True)
        self._rules = RulesPage()
        self._rules.changed.connect(self._check)
        self._checklist = ChecklistPage()
        self._checklist.changed.connect(self._check)
        self._lay_out()
        self._system.currentIndexChanged.connect(self._choose_system)
        self._system.setCurrentIndex(max(0, self._system.findData(key or first())))
        self._choose_system()
        self._home.setFocus()

    def _make_pickers(self) -> None:
        self._home = TeamPicker("home", "Home side", TeamModel((), self))
        self._away = TeamPicker("away", "Visitors", TeamModel((), self))
        for picker in (self._home, self._away):
            picker.picked.connect(self._check)

    def _make_choices(self) -> None:
        self._system = choice_box("new:system", "Game", [(one.card.title, one.key) for one in games()])
        self._coaches = CoachBoxes()
        self._site = choice_box("new:site", "Ground")
        self._site.currentIndexChanged.connect(lambda _: self._check())
        self._dice = choice_box("new:dice-source", "Dice", DICE)
        self._edit = QPushButton("&Edit teams…")
        self._edit.setObjectName("new:edit-teams")
        self._edit.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._edit.clicked.connect(self._edit_teams)
        self._predict = PredictButton(self.wish)
        self._predict.agreed.connect(self._take_agreement)

    def _lay_out(self) -> None:
        self._tabs = QTabWidget()
        self._tabs.setObjectName("new:pages")
        self._tabs.addTab(self._game_page(), "&Teams and coaches")
        self._tabs.addTab(self._rules, "&Rules")
        self._tabs.addTab(self._checklist, "&Corrections")
        layout = QVBoxLayout(self)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(self._trouble)
        layout.addWidget(self._buttons())
        self.set_main(self._start)

    def _game_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        sides = QHBoxLayout()
        for picker, side in ((self._home, Side.HOME), (self._away, Side.AWAY)):
            column = QVBoxLayout()
            column.addWidget(picker, 1)
            column.addWidget(self._coaches.boxes[side])
            column.addWidget(self._coaches.notes[side])
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
        self._rows.addRow("", self._edit)
        self._rows.addRow("", self._predict)
        return self._rows

    def _buttons(self) -> QDialogButtonBox:
        buttons = self.closing_buttons(CANCEL)
        self._start = QPushButton("&Kick off")
        buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        self._start.setObjectName("kick-off")
        return buttons

    def _choose_system(self) -> None:
        """Show the choices of this game: teams, rules, coaches, and its ground and checklist if any."""
        self._game = game(self._system.currentData())
        self._fill_site(self._game)
        self._rules.show_game(self._game)
        self._tabs.setTabVisible(self._tabs.indexOf(self._rules), self._rules.offers_choices)
        self._tabs.setTabVisible(self._tabs.indexOf(self._checklist), self._game.has_checklist)
        self._rows.setRowVisible(self._edit, self._game.team_form is not None)
        self._rows.setRowVisible(self._predict, self._game.predictions is not None)
        self._fill_teams(self._game)
        self._pick_last(self._game)
        self._check()

    def _take_agreement(self, options: Mapping[str, Any], swap: bool) -> None:
        """Play with the agreed options; each coach gets the team that he takes."""
        if swap:
            self._coaches.swap()
        self._rules.put(options)

    def _edit_teams(self) -> None:
        """Open the form for teams of one's own; a team written there can be chosen at once."""
        from bowlbound_desktop.ui.new_game.team_form.dialog import TeamFormDialog

        form = self._game.team_form
        if form is not None:
            dialog = TeamFormDialog(self, self._game, form)
            dialog.finished.connect(lambda _: self._fill_teams(self._game))
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

    def _fill_teams(self, chosen: Descriptor) -> None:
        """List the teams of another game; the chosen ones stay chosen if it has them."""
        entries = chosen.shelf.entries()
        for picker, famous in zip((self._home, self._away), chosen.famous, strict=True):
            picker.show_entries(entries, famous)
            picker.take_names(chosen.typed_team, chosen.takes_any_name)

    def _pick_last(self, chosen: Descriptor) -> None:
        """Choose the teams that met last in this game."""
        for picker, team in zip((self._home, self._away), last_teams(chosen.key) or (), strict=False):
            if picker.knows(team):
                picker.pick(team)

    def _fill_site(self, chosen: Descriptor) -> None:
        """List what the game asks about the two teams, such as where they play."""
        self._asked = next(iter(chosen.asked_first), "")
        field = fields_dict(chosen.rules.options).get(self._asked)
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
        """Show the spread, and what has to be corrected before the game can start."""
        home, away = self._home.team(), self._away.team()
        trouble = self._rules.trouble() if home and away else self._game.unfit_name
        if not self._rules.trouble():
            self._coaches.show(self._game, self._game.rules.read_options(self._values()))
        if home and away:
            self._checklist.show_teams(self._game, home.id, away.id)
        self._predict.follow(playable=not trouble)
        self._tell_spread(home, away, playable=not trouble)
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        self._start.setEnabled(not trouble)

    def _tell_spread(self, home: TeamEntry | None, away: TeamEntry | None, playable: bool) -> None:
        """Show the spread; coaches are left out, because simulations do not depend on them."""
        words = self._game.pairing_words(home.id, away.id, self._values()) if home and away else ""
        self._spread.show_wish(evolve(self.wish(), coaches={}, dice="seeded") if playable else None, words)

    def done(self, result: int) -> None:
        """Close the form, and stop its simulations."""
        self._spread.drop()
        super().done(result)

    def _values(self) -> dict[str, Any]:
        """The rule options by name."""
        value = self._site.currentData()
        return self._rules.values() | ({self._asked: value} if value else {})

    def accept(self) -> None:
        """Start the game, and remember its teams for the next form."""
        home, away = self._home.team(), self._away.team()
        if home and away:
            remember_teams(self._game.key, home.id, away.id)
        super().accept()

    def wish(self) -> GameWish:
        """The game that the form describes."""
        home, away = self._home.team(), self._away.team()
        return GameWish(
            game=self._game,
            home=home.id if home else "",
            away=away.id if away else "",
            options=self._values(),
            dice=self._dice.currentData(),
            coaches=self._coaches.chosen(),
            choices=self._checklist.choices(),
        )
