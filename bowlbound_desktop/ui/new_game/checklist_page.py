"""The third page of the form: a list, such as corrections of the teams' charts, to switch off one by one."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QHeaderView, QVBoxLayout, QWidget

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.checklist import Checklist
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.new_game.checklist_model import ChecklistModel
from bowlbound_desktop.ui.widgets.roomy_tree import RoomyTree

SENTENCES = (1, 2)
"""Columns with wrapped text."""


class ChecklistPage(QWidget):
    """Reads the teams when the page is first shown, as this takes a moment; `changed` reports a choice."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._game: Descriptor | None = None
        self._teams: tuple[str, ...] = ()
        self._shown: tuple[str, ...] = ()
        self.model = ChecklistModel(self)
        self._on = QCheckBox()
        self._on.setObjectName("new:corrections")
        self._on.setChecked(True)
        self._intro = wrapping(label(faint=True))
        self._trouble = wrapping(label(name="new:corrections:trouble", faint=True))
        self._list = RoomyTree("new:corrections:list", "What counts in this game", self.model)
        self._list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._list.header().setStretchLastSection(False)
        self._list.break_lines(*SENTENCES)
        self._on.toggled.connect(self._list.setEnabled)
        self._on.toggled.connect(self.changed)
        self.model.dataChanged.connect(self.changed)
        self._lay_out()
        self._trouble.hide()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.addWidget(self._on)
        layout.addWidget(self._intro)
        layout.addWidget(self._trouble)
        layout.addWidget(self._list, 1)

    def show_teams(self, game: Descriptor, *teams: str) -> None:
        """Set the two teams."""
        self._game, self._teams = game, teams
        if self.isVisible():
            self._read()

    def showEvent(self, event: QShowEvent) -> None:
        """Read the teams the first time the page is shown."""
        super().showEvent(event)
        self._read()

    def _read(self) -> None:
        if self._game is None or self._shown == self._teams:
            return
        self._shown = self._teams
        try:
            self._show(self._game.checklist(self._teams))
        except BowlboundError as error:
            self.model.show_list(None)
            self._trouble.setText(str(error))
            self._trouble.show()

    def _show(self, found: Checklist | None) -> None:
        self.model.show_list(found)
        self._trouble.hide()
        if found is not None:
            self._on.setText(found.switch)
            self._intro.setText(found.intro)

    def choices(self) -> Mapping[str, Any]:
        """What counts, as the game's rules take it."""
        if self._game is None or not self._game.has_checklist:
            return {}
        return self._game.checked(self._on.isChecked(), tuple(sorted(self.model.off)))
