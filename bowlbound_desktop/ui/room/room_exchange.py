"""Charts to and from files and the clipboard."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from bowlbound_desktop.games.bowlbound.charts.exchange import chart_as_text, export_chart
from bowlbound_desktop.games.bowlbound.charts.incoming import Incoming, from_clipboard, from_files
from bowlbound_desktop.kernel.errors import BowlboundError, ChartError
from bowlbound_desktop.ui.room.room import Room
from bowlbound_desktop.ui.widgets.questions import ask, report

CHARTS = "Charts (*.toml *.csv *.tsv *.txt)"
REFUSED = "Nothing was imported."


class RoomExchange(QObject):
    """Import takes all charts or none; export writes the chart as it is on the screen."""

    def __init__(self, room: Room, window: QWidget) -> None:
        super().__init__(window)
        self._room = room
        self._window = window

    def choose_import(self) -> None:
        """Ask for files."""
        dialog = QFileDialog(self._window, "Import charts", str(Path.home()), CHARTS)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.take_files([Path(name) for name in names]))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take_files(self, files: Sequence[Path]) -> None:
        """Import charts; a wrong file is refused with its problems."""
        self._take(partial(from_files, files))

    def take_clipboard(self) -> None:
        """Import the whole chart on the clipboard."""
        self._take(partial(from_clipboard, QApplication.clipboard().text()))

    def _take(self, read: Callable[[], Incoming]) -> None:
        """Keep what was read; where the player has some of it already, ask what to do."""
        try:
            found = read()
        except BowlboundError as error:
            problems = error.problems if isinstance(error, ChartError) else ()
            report(self._window, "Import", REFUSED, problems or (str(error),))
            return
        if not found.present():
            self._keep(found, replace=True)
            return
        answers = {
            "Replace": partial(self._keep, found, replace=True),
            "Keep both": partial(self._keep, found, replace=False),
        }
        words = f"You have {', '.join(found.present())} already."
        ask(self._window, "import-present", words, answers)

    def _keep(self, found: Incoming, replace: bool) -> None:
        try:
            ids = found.keep(replace)
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
        else:
            self._show(ids)

    def _show(self, ids: Sequence[str]) -> None:
        if ids[0] == self._room.bench.id:
            self._room.bench.forget_draft()
            self._room.reopen(ids[0])
        self._room.open(ids[0])
        self._room.charts_changed.emit()
        self._room.noticed.emit(f"Imported: {', '.join(ids)}")

    def choose_export(self, form: str) -> None:
        """Ask for a folder."""
        dialog = QFileDialog(self._window, "Export the chart into a folder", str(Path.home()))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(lambda name: self.write(form, Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, form: str, folder: Path) -> None:
        """Write the chart into a folder."""
        try:
            files = export_chart(self._room.bench.chart(), form, folder)
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
        else:
            self._room.noticed.emit(f"Written: {', '.join(path.name for path in files)}")

    def print_chart(self) -> None:
        """Show the chart before it is printed."""
        from bowlbound_desktop.games.register import first, game
        from bowlbound_desktop.ui.paper.choices import choices_of_team
        from bowlbound_desktop.ui.paper.preview import show_preview

        try:
            show_preview(self._window, choices_of_team(game(first()), self._room.bench.chart()))
        except BowlboundError as error:
            self._room.noticed.emit(str(error))

    def copy_chart(self) -> None:
        """Put the whole chart on the clipboard, a block for a spreadsheet."""
        try:
            QApplication.clipboard().setText(chart_as_text(self._room.bench.chart()))
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
        else:
            self._room.noticed.emit("The whole chart is on the clipboard")
