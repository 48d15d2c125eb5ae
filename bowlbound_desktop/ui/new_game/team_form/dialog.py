"""A game's teams, with a form to write one's own: create, copy, save, remove, import and export."""

from collections.abc import Callable
from pathlib import Path

from attrs import evolve
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.nouns import capitalised
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.teams.form import TeamForm, TeamSheet
from bowlbound_desktop.ui.labels import label, roomy, scrolling, wrapping
from bowlbound_desktop.ui.new_game.team_form.files import SheetFiles
from bowlbound_desktop.ui.new_game.team_form.sheet_view import TeamSheetView
from bowlbound_desktop.ui.new_game.team_model import TeamModel
from bowlbound_desktop.ui.new_game.team_picker import TeamPicker
from bowlbound_desktop.ui.widgets.form_dialog import FormDialog
from bowlbound_desktop.ui.widgets.plain_button import plain_button
from bowlbound_desktop.ui.widgets.questions import ask
from bowlbound_desktop.ui.widgets.trash_dialog import TrashDialog

SIZE = (1000, 660)


class TeamFormDialog(FormDialog):
    """The teams on the left, the chosen one on the right."""

    def __init__(self, parent: QWidget | None, game: Descriptor, form: TeamForm) -> None:
        super().__init__(parent)
        self._game, self._form = game, form
        self.setObjectName("team-form")
        self.setWindowTitle(f"{game.card.title}: {form.noun}s")
        self.resize(roomy(*SIZE))
        self._picker = TeamPicker("team", f"{form.noun}s".capitalize(), TeamModel((), self))
        self._view = TeamSheetView(form)
        self._files = SheetFiles(form, self)
        self._said = wrapping(label(name="team:said"))
        self._shown = form.blank()
        self._make_buttons()
        self._lay_out()
        self._list(game.famous[0])
        self._picker.picked.connect(self._show_picked)
        self._view.edited.connect(self._check)
        self._files.came.connect(self._take)
        self._files.told.connect(self._said.setText)
        self._show(form.sheet(game.famous[0]))

    def _make_buttons(self) -> None:
        self._new = self._button("new", "&New", lambda: self._begin(self._form.blank()))
        self._copy = self._button("duplicate", "D&uplicate", self._duplicate)
        self._import = self._button("import", "&Import…", self._files.choose_import)
        self._export = self._button("export", "E&xport…", lambda: self._files.choose_export(self._shown))
        self._drop = self._button("throw-away", "Mo&ve to trash", self._throw_away)
        self._trash = self._button("trash", "T&rash…", self._open_trash)
        self._save = self._button("save", "&Save", self._keep)
        self._revert = self._button("revert", "&Take back", lambda: self._show(self._kept()))
        self._close = self._button("close", "Close", self.reject)

    def _button(self, name: str, text: str, act: Callable[[], object]) -> QPushButton:
        return plain_button(f"team:{name}", text, lambda: self._safely(act))

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self._picker, 1)
        for pair in ((self._new, self._copy), (self._import, self._export), (self._drop, self._trash)):
            row = QHBoxLayout()
            for button in pair:
                row.addWidget(button)
            left.addLayout(row)
        below = QHBoxLayout()
        below.addWidget(self._said, 1)
        for button in (self._revert, self._save, self._close):
            below.addWidget(button)
        pages = QHBoxLayout()
        pages.addLayout(left, 2)
        pages.addWidget(scrolling(self._view), 5)
        layout = QVBoxLayout(self)
        layout.addLayout(pages, 1)
        layout.addLayout(below)
        self.set_main(self._save)

    # Showing

    def _list(self, team: str) -> None:
        """List the teams, and choose one."""
        self._picker.show_entries(self._game.shelf.entries(), team)
        self._picker.pick(team)

    def _show_picked(self) -> None:
        entry = self._picker.team()
        if entry is not None and not self._changed():
            self._safely(lambda: self._show(self._form.sheet(entry.id)))

    def _kept(self) -> TeamSheet:
        """The chosen team as it was before the player edited it."""
        entry = self._picker.team()
        return self._form.sheet(self._shown.id or (entry.id if entry else self._game.famous[0]))

    def _show(self, sheet: TeamSheet) -> None:
        locked = bool(sheet.id) and not self._form.is_own(sheet.id)
        self._view.show_sheet(sheet, locked)
        self._shown = self._view.sheet()
        words = f"This {self._form.noun} comes with the program: duplicate it to make your own."
        self._say(words if locked else "")
        self._check()

    def _changed(self) -> bool:
        return not self._shown.id or self._view.sheet() != self._shown

    def _check(self) -> None:
        """Disable everything else until what was written has been saved or discarded."""
        changed = self._changed()
        trouble = self._form.trouble(self._view.sheet()) if changed else ""
        if changed:
            self._say(trouble)
        self._save.setEnabled(changed and not trouble)
        self._revert.setEnabled(changed)
        others = (self._picker, self._new, self._copy, self._import, self._export, self._trash)
        for widget in others:
            widget.setEnabled(not changed)
        self._drop.setEnabled(not changed and self._form.is_own(self._shown.id))

    def _say(self, words: str) -> None:
        self._said.setText(words)

    def _safely(self, act: Callable[[], object]) -> None:
        try:
            act()
        except BowlboundError as error:
            self._say(capitalised(str(error)))

    # Buttons

    def _begin(self, sheet: TeamSheet) -> None:
        """Show a team that has not been saved yet."""
        self._show(evolve(sheet, id=""))
        self._view.begin()

    def _duplicate(self) -> None:
        name = self._shown.texts.get("name", "")
        copied = {**self._shown.texts, "name": f"{name} copy"[: self._form.longest]}
        self._begin(evolve(self._shown, texts=copied))

    def _keep(self) -> None:
        team = self._form.keep(self._view.sheet())
        self._show(self._form.sheet(team))
        self._list(team)
        self._say(f"{self._shown.texts.get('name', team)} is saved.")

    def _take(self, sheet: TeamSheet) -> None:
        """Save a team that came from a file."""
        self._show(evolve(sheet, id=""))
        self._keep()

    def _throw_away(self) -> None:
        name = self._shown.texts.get("name", "")
        self._form.throw_away(self._shown.id)
        self._show(self._form.sheet(self._game.famous[0]))
        self._list(self._game.famous[0])
        self._say(f"{name} is in the trash.")
        self._drop.setEnabled(False)

    def _open_trash(self) -> None:
        dialog = TrashDialog(self, self._form.trashed(), f"{self._form.noun}s")
        dialog.wanted.connect(lambda path: self._safely(lambda: self._bring_back(path)))
        dialog.open()

    def _bring_back(self, path: Path) -> None:
        team = self._form.bring_back(path)
        self._list(team)
        self._show(self._form.sheet(team))

    def reject(self) -> None:
        """Close; ask first if there is anything unsaved."""
        if not self._changed():
            super().reject()
            return
        words = f"Your changes to this {self._form.noun} are not saved."
        ask(self, "team-unsaved", words, {"Close without saving": super().reject})
