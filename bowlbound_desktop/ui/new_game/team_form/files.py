"""Import and export of teams."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.teams.form import TeamForm, TeamSheet, shape_of
from bowlbound_desktop.storage.files import read_text, write_text


class SheetFiles(QObject):
    """Asks for files, and reads and writes them."""

    came = Signal(object)
    """A TeamSheet read from a file."""
    told = Signal(str)
    """The outcome, in a sentence."""

    def __init__(self, form: TeamForm, window: QWidget) -> None:
        super().__init__(window)
        self._form, self._window = form, window

    def choose_import(self) -> None:
        """Ask for a file to import."""
        dialog = self._dialog(f"Import a {self._form.noun}")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.read(Path(name)))
        dialog.open()

    def choose_export(self, sheet: TeamSheet) -> None:
        """Ask for a file to export to."""
        dialog = self._dialog(f"Export the {self._form.noun}")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(self._form.shapes[0])
        dialog.selectFile(f"{sheet.id}.{self._form.shapes[0]}")
        dialog.fileSelected.connect(lambda name: self.write(sheet, Path(name)))
        dialog.open()

    def _dialog(self, title: str) -> QFileDialog:
        kinds = " ".join(f"*.{shape}" for shape in self._form.shapes)
        wanted = f"{self._form.noun}s ({kinds})".capitalize()
        dialog = QFileDialog(self._window, title, str(Path.home()), wanted)
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def read(self, path: Path) -> None:
        """Import a team; a faulty file is refused with the reason."""
        try:
            sheet = self._form.parse(read_text(path), shape_of(path), path.name)
        except BowlboundError as error:
            self.told.emit(f"Nothing was imported: {error}")
        else:
            self.came.emit(sheet)

    def write(self, sheet: TeamSheet, path: Path) -> None:
        """Export a team."""
        shape = shape_of(path) if shape_of(path) in self._form.shapes else self._form.shapes[0]
        try:
            write_text(path, self._form.text(sheet, shape))
        except BowlboundError as error:
            self.told.emit(str(error))
        else:
            self.told.emit(f"Written: {path.name}")
