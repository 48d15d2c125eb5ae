"""Imports and exports charts, by file and clipboard."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from bowlbound_desktop.games.bowlbound.charts.corrections import all_corrections
from bowlbound_desktop.games.bowlbound.charts.exchange import chart_as_text, export_chart
from bowlbound_desktop.games.bowlbound.charts.incoming import Incoming, from_clipboard, from_files
from bowlbound_desktop.games.bowlbound.charts.typed import refuse_half_typed
from bowlbound_desktop.games.bowlbound.charts.workbooks.opening import is_workbook
from bowlbound_desktop.games.bowlbound.charts.workbooks.reading import FoundChart
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import correct
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import EditStep
from bowlbound_desktop.games.bowlbound.workshop.editing.imported import add_empty, import_step
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM
from bowlbound_desktop.kernel.errors import BowlboundError, ChartError
from bowlbound_desktop.ui.room.room import Room
from bowlbound_desktop.ui.theme import chosen_theme
from bowlbound_desktop.ui.widgets.questions import ask, report

CHARTS = "Charts (*.toml *.csv *.tsv *.txt *.xlsx *.xlsm *.ods)"
After = Callable[[Sequence[str]], object]
REFUSED = "Nothing was imported."


class RoomExchange(QObject):
    """An import takes all charts or none; an export writes the chart in its current state."""

    def __init__(self, room: Room, window: QWidget) -> None:
        super().__init__(window)
        self._room = room
        self._window = window
        self._books: list[Path] = []

    def choose_import(self) -> None:
        """Ask for files to import."""
        dialog = QFileDialog(self._window, "Import charts", str(Path.home()), CHARTS)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.take_files([Path(name) for name in names]))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take_files(self, files: Sequence[Path]) -> None:
        """Import charts; a faulty file is refused with its problems, a workbook is shown first."""
        texts = [path for path in files if not is_workbook(path)]
        if texts:
            self._take(partial(from_files, texts))
        self._books += [path for path in files if is_workbook(path)]
        self._open_book()

    def _open_book(self) -> None:
        """Show the next workbook."""
        from bowlbound_desktop.ui.room.workbook.dialog import WorkbookDialog

        if not self._books:
            return
        dialog = WorkbookDialog(self._window, chosen_theme(), self._books.pop(0))
        dialog.chosen.connect(self.take_found)
        dialog.refused.connect(lambda words: report(self._window, "Import", REFUSED, (words,)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(self._open_book)
        dialog.open()

    def take_found(self, found: Sequence[FoundChart]) -> None:
        """Import charts of a workbook; those with errors come as unsaved edits of an empty chart."""
        wrong = [one for one in found if one.chart is None]
        for one in wrong:
            self._put_right(one)
        if wrong:
            self._room.charts_changed.emit()
            self._room.noticed.emit(f"To be corrected: {', '.join(one.name for one in wrong)}")
        right = tuple(one.chart for one in found if one.chart is not None)
        if right:
            self._take(lambda: Incoming(right), self._offer_rating)

    def _put_right(self, found: FoundChart) -> None:
        try:
            self._room.open(add_empty(found))
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
        else:
            self._room.do(import_step(found, self._room.sheet))

    def _offer_rating(self, ids: Sequence[str]) -> None:
        words = f"Imported: {', '.join(ids)}. Does {ids[0]} play as its printed rating says?"
        ask(self._window, "imported", words, {"Measure its rating": self.measure_rating})

    def offer_first_rating(self, chart_id: str) -> None:
        """Offer to measure the rating of a new team, which has none."""
        words = f"{chart_id} is in the grid. Games against rated teams show how strong it is."
        ask(self._window, "made", words, {"Measure its rating": self.measure_rating})

    def measure_rating(self) -> None:
        """Measure the rating of the chart by simulated games."""
        from bowlbound_desktop.ui.room.rating_dialog import RatingDialog

        try:
            chart = refuse_half_typed(self._room.bench.chart())
            dialog = RatingDialog(self._window, correct(chart, all_corrections()))
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
            return
        dialog.wanted.connect(self._take_rating)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take_rating(self, value: float) -> None:
        place = (TEAM, "mays")
        _, _, home = self._room.sheet[place].partition(",")
        text = f"{value:g}, {home.strip() or 0}"
        self._room.do(EditStep("Rating", (self._room.sheet.change(place, text),)))

    def take_clipboard(self) -> None:
        """Import the chart on the clipboard."""
        self._take(partial(from_clipboard, QApplication.clipboard().text()))

    def _take(self, read: Callable[[], Incoming], after: After | None = None) -> None:
        """Save imported charts; ask first where the player already has one of them."""
        try:
            found = read()
        except BowlboundError as error:
            problems = error.problems if isinstance(error, ChartError) else ()
            report(self._window, "Import", REFUSED, problems or (str(error),))
            return
        if not found.present():
            self._keep(found, replace=True, after=after)
            return
        answers = {
            "Replace": partial(self._keep, found, replace=True, after=after),
            "Keep both": partial(self._keep, found, replace=False, after=after),
        }
        words = f"You have {', '.join(found.present())} already."
        ask(self._window, "import-present", words, answers)

    def _keep(self, found: Incoming, replace: bool, after: After | None = None) -> None:
        try:
            ids = found.keep(replace)
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
        else:
            self._show(ids)
            if after is not None:
                after(ids)

    def _show(self, ids: Sequence[str]) -> None:
        if ids[0] == self._room.bench.id:
            self._room.bench.forget_draft()
            self._room.reopen(ids[0])
        self._room.open(ids[0])
        self._room.charts_changed.emit()
        self._room.noticed.emit(f"Imported: {', '.join(ids)}")

    def choose_export(self, form: str) -> None:
        """Ask for a folder to export to."""
        dialog = QFileDialog(self._window, "Export the chart into a folder", str(Path.home()))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(lambda name: self.write(form, Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, form: str, folder: Path) -> None:
        """Export the chart to a folder."""
        try:
            files = export_chart(self._room.bench.chart(), form, folder)
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
        else:
            self._room.noticed.emit(f"Written: {', '.join(path.name for path in files)}")

    def print_chart(self) -> None:
        """Open the print preview with the chart."""
        from bowlbound_desktop.games.register import first, game
        from bowlbound_desktop.ui.paper.choices import choices_of_team
        from bowlbound_desktop.ui.paper.preview import show_preview

        try:
            show_preview(self._window, choices_of_team(game(first()), self._room.bench.chart()))
        except BowlboundError as error:
            self._room.noticed.emit(str(error))

    def copy_chart(self) -> None:
        """Copy the whole chart to the clipboard, for a spreadsheet."""
        try:
            QApplication.clipboard().setText(chart_as_text(self._room.bench.chart()))
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
        else:
            self._room.noticed.emit("The whole chart is on the clipboard")
