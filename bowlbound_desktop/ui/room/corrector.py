"""Applies and undoes corrections, of one chart or of all, and manages the player's own lists."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QInputDialog, QProgressDialog, QWidget

from bowlbound_desktop.games.bowlbound.charts.corrections import all_corrections
from bowlbound_desktop.games.bowlbound.charts.own_corrections import share_list, share_lists
from bowlbound_desktop.games.bowlbound.workshop.editing.correcting import (
    CorrectionStanding,
    State,
    apply_step,
    standings,
    take_back_step,
)
from bowlbound_desktop.games.bowlbound.workshop.editing.everywhere import Everywhere
from bowlbound_desktop.games.bowlbound.workshop.editing.own_lists import (
    load_list,
    make_list,
    put_list_back,
    remove_list,
    update_list,
)
from bowlbound_desktop.kernel.errors import BowlboundError, ChartError
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.ui.room.own_lists_dialog import OwnListsDialog
from bowlbound_desktop.ui.room.room import Room
from bowlbound_desktop.ui.widgets.questions import ask, report
from bowlbound_desktop.ui.worker import Link, worker

LISTS = "Corrections (*.toml)"


class Corrector(QObject):
    """The actions of the buttons below the corrections."""

    def __init__(self, room: Room, view: QWidget) -> None:
        super().__init__(view)
        self._room = room
        self._view = view

    def standings(self) -> tuple[CorrectionStanding, ...]:
        """The state of each correction that concerns the chart."""
        try:
            return standings(self._room.sheet, all_corrections())
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
            return ()

    # One chart

    def apply(self, chosen: Sequence[CorrectionStanding]) -> None:
        """Apply the selected ones, even those in conflict: the player selected them."""
        ids = {standing.id for standing in chosen}
        wanted = [correction for correction in all_corrections() if correction.id in ids]
        self._room.do(apply_step(self._room.sheet, wanted, force=True))

    def take_back(self, chosen: Sequence[CorrectionStanding]) -> None:
        """Undo the selected ones, even where something else has been written since."""
        self._room.do(take_back_step(self._room.sheet, {standing.id for standing in chosen}, force=True))

    def apply_all(self) -> None:
        """Apply every correction that is not in conflict, and say how many are left."""
        self._room.do(apply_step(self._room.sheet, all_corrections()))
        left = [one.id for one in self.standings() if one.state is State.CONFLICT]
        if left:
            self._room.noticed.emit(f"In conflict and left alone: {', '.join(left)}. Choose one to decide")

    def take_all_back(self) -> None:
        """Undo every correction where nothing else has been written since."""
        self._room.do(take_back_step(self._room.sheet))
        left = [one.id for one in self.standings() if one.recorded]
        if left:
            self._room.noticed.emit(f"Edited since and left alone: {', '.join(left)}. Choose one to decide")

    # All charts

    def everywhere(self, undo: bool = False, force: bool = False) -> None:
        """Correct all charts in the background; the one being edited is done here."""
        work = Everywhere(undo, force, skip=(self._room.bench.id,))
        progress = QProgressDialog("All charts are being corrected…", "Stop", 0, 100, self._view.window())
        progress.setObjectName("everywhere")
        progress.setMinimumDuration(300)
        progress.canceled.connect(lambda: setattr(work, "stop", True))
        link = Link()

        def done(found: Everywhere) -> None:
            progress.canceled.disconnect()
            progress.close()
            progress.deleteLater()
            self._report(found)

        worker().submit(
            lambda: work.run(link.tell), done, owner=self, link=link, told=lambda far: _show(progress, *far)
        )

    def _report(self, work: Everywhere) -> None:
        self._do_own_part(work)
        self._room.charts_changed.emit()
        report(self._view.window(), "All charts", work.sentence, work.lines or ["Nothing to do."])
        if work.troubles and not work.force:
            words = f"{counted(work.troubles, 'correction')} met other cells than expected."
            answers = {
                "Apply them anyway": lambda: self.everywhere(work.undo, force=True),
                "Leave them": lambda: None,
            }
            ask(self._view.window(), "conflicts", words, answers)

    def _do_own_part(self, work: Everywhere) -> None:
        """Correct the chart being edited, as a step to undo; saved unless it had other unsaved edits."""
        clean = not self._room.document.dirty
        step = (
            take_back_step(self._room.sheet, None, work.force)
            if work.undo
            else apply_step(self._room.sheet, all_corrections(), work.force)
        )
        work.charts += 1
        if not step.edits:
            return
        self._room.do(step)
        work.lines.append(f"{self._room.bench.id}: {step.name}{'' if clean else ' (not saved yet)'}")
        work.done += 1
        if clean:
            self._safely_save()

    def _safely_save(self) -> None:
        try:
            self._room.bench.save()
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
        self._room.kept.emit()

    # Own lists

    def make_own(self) -> None:
        """Ask for a name, and make a list from the differences to the published chart."""
        dialog = QInputDialog(self._view.window())
        dialog.setObjectName("own-name")
        dialog.setWindowTitle("Corrections of your own")
        dialog.setLabelText("A correction for each cell that differs. Name of the list:")
        dialog.setTextValue(f"MY-{self._room.bench.id}")
        dialog.textValueSelected.connect(self.make_named)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def make_named(self, name: str) -> None:
        """Make a list with this name."""
        self._say(lambda: make_list(self._room.bench, name))

    def show_lists(self) -> None:
        """Show the player's own lists, to update, share or remove them."""
        dialog = OwnListsDialog(self._view.window())
        dialog.updated.connect(lambda path: self._say(lambda: update_list(self._room.bench, path)))
        dialog.shared.connect(self._choose_share_of)
        dialog.removed.connect(lambda path: self._say(lambda: remove_list(path)))
        dialog.brought_back.connect(lambda path: self._say(lambda: put_list_back(path)))
        self._room.charts_changed.connect(dialog.refresh)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _choose_share_of(self, chosen: Path) -> None:
        self._ask_target(f"Share {chosen.stem}", lambda path: self._say(lambda: share_list(chosen, path)))

    def choose_load(self) -> None:
        """Ask for a file with corrections."""
        dialog = QFileDialog(self._view.window(), "Load corrections", str(Path.home()), LISTS)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.load(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def load(self, path: Path) -> None:
        """Import a file; a faulty one is refused with its problems."""
        self._say(lambda: load_list(path))

    def choose_share(self) -> None:
        """Ask for a file to write all own corrections to."""
        self._ask_target("Share your corrections", self.share)

    def _ask_target(self, title: str, act: Callable[[Path], object]) -> None:
        dialog = QFileDialog(self._view.window(), title, str(Path.home()), LISTS)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("toml")
        dialog.fileSelected.connect(lambda name: act(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def share(self, path: Path) -> None:
        """Write all own corrections to a file."""
        self._say(lambda: share_lists(path))

    def _say(self, act: Callable[[], str]) -> None:
        """Do something with lists, and report the result; the problems of a file are listed in full."""
        try:
            self._room.noticed.emit(act())
        except ChartError as error:
            report(self._view.window(), "Corrections", "Nothing was done.", error.problems or (str(error),))
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
        self._room.charts_changed.emit()


def _show(progress: QProgressDialog, done: int, of: int) -> None:
    progress.setMaximum(of)
    progress.setValue(done)
