"""Creates, saves, copies, renames, removes and restores charts."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bowlbound_desktop.games.bowlbound.charts.own_charts import (
    ChangedElsewhereError,
    add_own,
    bring_back,
    empty_chart,
    is_own,
    is_shipped,
    throw_away,
    trashed,
)
from bowlbound_desktop.games.bowlbound.workshop.editing.bench import duplicate, rename
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.ui.room.name_dialog import NameDialog
from bowlbound_desktop.ui.room.room import Room
from bowlbound_desktop.ui.widgets.questions import ask
from bowlbound_desktop.ui.widgets.trash_dialog import TrashDialog

FIRST = "1966-notre-dame"
"""The chart that is open at first."""
COPIED = "Charts that come with the program are never changed: this is your own copy now"


class RoomFiles(QObject):
    """The actions of the Chart menu; a failure is reported in a sentence."""

    def __init__(self, room: Room, window: QWidget) -> None:
        super().__init__(window)
        self._room = room
        self._window = window

    def _safely(self, act: Callable[[], object]) -> None:
        try:
            act()
        except BowlboundError as error:
            self._room.noticed.emit(str(error))

    # Saving

    def save(self) -> None:
        """Save the chart; ask first if another program has changed its file."""
        try:
            self._saved(self._room.bench.save())
        except ChangedElsewhereError:
            self._ask_about_other()
        except BowlboundError as error:
            self._room.noticed.emit(str(error))

    def _saved(self, copied: bool) -> None:
        self._room.charts_changed.emit()
        self._room.kept.emit()
        self._room.noticed.emit(COPIED if copied and is_shipped(self._room.bench.id) else self._saved_words())

    def _saved_words(self) -> str:
        left = self._room.left.words
        return f"The chart is saved; it cannot be played yet: {left}" if left else "The chart is saved"

    def _ask_about_other(self) -> None:
        words = "The file of this chart was changed by another program or window since you opened it."
        answers = {
            "Overwrite it": lambda: self._safely(lambda: self._saved(self._room.bench.save_over())),
            "Use the file": self._take_file,
        }
        ask(self._window, "changed-elsewhere", words, answers)

    def _take_file(self) -> None:
        self._room.bench.forget_draft()
        self._room.reopen(self._room.bench.id)

    def revert(self) -> None:
        """Discard unsaved edits, after asking."""
        words = "All edits since the chart was last saved will be gone, and cannot be brought back."
        ask(self._window, "revert", words, {"Discard the edits": self._take_file})

    # Creating

    def new(self) -> None:
        """Create a chart with empty cells, to type in."""
        dialog = NameDialog(self._window, "New chart", "An empty chart for typing in a printed one.")
        dialog.ask_set()
        self._ask_name(dialog, lambda: self._make(dialog))

    def _make(self, dialog: NameDialog) -> None:
        self.show_new(add_own(empty_chart(dialog.school, dialog.year, dialog.set_number)))

    def _ask_name(self, dialog: NameDialog, act: Callable[[], object]) -> None:
        dialog.accepted.connect(lambda: self._safely(act))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def show_new(self, chart_id: str) -> None:
        """Open a chart that was just created."""
        self._room.open(chart_id)
        self._room.charts_changed.emit()

    def duplicate(self) -> None:
        """Copy the chart under another name."""
        dialog = self._name_dialog("Duplicate", "A copy of this chart as another team.", " (copy)")
        self._ask_name(dialog, lambda: self.show_new(duplicate(self._room.bench, dialog.school, dialog.year)))

    def rename(self) -> None:
        """Rename the chart."""
        words = "The chart's file is named after the team."
        if not is_own(self._room.bench.id):
            words = (
                "This chart comes with the program and stays as it is: you get your own under another name."
            )
        dialog = self._name_dialog("Rename", words)
        self._ask_name(dialog, lambda: self._renamed(rename(self._room.bench, dialog.school, dialog.year)))

    def _renamed(self, chart_id: str) -> None:
        self._room.reopen(chart_id)
        self._room.charts_changed.emit()

    def _name_dialog(self, title: str, words: str, more: str = "") -> NameDialog:
        sheet = self._room.sheet
        year = sheet[TEAM, "year"]
        school = f"{sheet[TEAM, 'school']}{more}"
        return NameDialog(self._window, title, words, school, int(year) if year.isdecimal() else 0)

    # Trash

    def throw_away(self) -> None:
        """Move the player's own chart to the trash; the program's chart of that name reappears, if any."""
        self._safely(self._throw_away)

    def _throw_away(self) -> None:
        chart_id = self._room.bench.id
        throw_away(chart_id)
        self._room.charts_changed.emit()
        self._room.reopen(chart_id if is_shipped(chart_id) else FIRST)
        self._room.noticed.emit(f"{chart_id} is in the trash: Chart, Trash, brings it back")

    def trash(self) -> None:
        """Show the trash, to restore charts from it."""
        dialog = TrashDialog(self._window, trashed())
        dialog.wanted.connect(lambda path: self._safely(lambda: self._bring_back(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _bring_back(self, path: Path) -> None:
        chart_id = bring_back(path)
        if chart_id == self._room.bench.id:
            self._room.reopen(chart_id)
        self.show_new(chart_id)
