"""Print preview: choose a paper and a sheet, then print it or save it to a file."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import QFileDialog, QGraphicsView, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.nouns import capitalised
from bowlbound_desktop.storage.files import write_bytes, write_text
from bowlbound_desktop.ui.labels import label, roomy, wrapping
from bowlbound_desktop.ui.paper.choices import PaperChoice
from bowlbound_desktop.ui.paper.flow import Document
from bowlbound_desktop.ui.paper.page_setup import PageSetup
from bowlbound_desktop.ui.paper.press import draw_on, fits_on, pdf_with
from bowlbound_desktop.ui.widgets.form_dialog import FormDialog
from bowlbound_desktop.ui.widgets.plain_button import plain_button

DATA = "For a spreadsheet (*.csv);;For programs (*.json)"
PDF = "PDF (*.pdf)"


class PrintPreview(FormDialog):
    """The pages as they will be printed."""

    def __init__(
        self, choices: Sequence[PaperChoice], first: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("print-preview")
        self.setWindowTitle("Print")
        self.setup = PageSetup(choices, first)
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.preview = QPrintPreviewWidget(self.printer)
        self.preview.setObjectName("print:pages")
        self.preview.setAccessibleName("Pages")
        for view in self.preview.findChildren(QGraphicsView):
            view.setAccessibleName("Pages")
        self.said = wrapping(label("", name="print:said", faint=True))
        self._document = self.setup.choice.make(False)
        self._lay_out()
        self.preview.paintRequested.connect(self.draw)
        self.setup.chosen.connect(self._choose)
        self.setup.changed.connect(self._show_pages)
        self._choose()
        self.resize(roomy(1000, 680))

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.setup)
        left.addLayout(self._pager())
        left.addStretch(1)
        left.addWidget(self.said)
        buttons = self._buttons()
        for button in buttons:
            left.addWidget(button)
        row = QHBoxLayout(self)
        row.addLayout(left)
        row.addWidget(self.preview, 1)
        self.set_main(buttons[0])

    def _pager(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self._page = label("", name="print:page")
        self._page.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(self._button("page-before", "‹", lambda: self._turn(-1), "Previous page"))
        row.addWidget(self._page, 1)
        row.addWidget(self._button("page-after", "›", lambda: self._turn(1), "Next page"))
        self.preview.previewChanged.connect(self._show_page)
        return row

    def _buttons(self) -> list[QPushButton]:
        printing = self._button("printer", "&Print…", self._ask_printer)
        self._data = self._button("data", "Save &table…", self._ask_data)
        self._data.setToolTip("Play-by-play or box score for a spreadsheet (CSV) or other programs (JSON)")
        return [
            printing,
            self._button("pdf", "Save as P&DF…", self._ask_pdf),
            self._data,
            self._button("close", "Close", self.reject),
        ]

    @staticmethod
    def _button(name: str, text: str, act: Callable[[], object], spoken: str = "") -> QPushButton:
        button = plain_button(f"print:{name}", text, act)
        button.setAccessibleName(spoken or text.replace("&", "").rstrip("…"))
        return button

    # Showing

    @property
    def document(self) -> Document:
        """The document on show."""
        return self._document

    def _choose(self) -> None:
        """Show another paper, or the same one in grey."""
        choice = self.setup.choice
        self._document = choice.make(self.setup.grey)
        self._data.setEnabled(choice.data is not None)
        self.setup.suit(self._document)
        self._show_pages()

    def _show_pages(self) -> None:
        self.said.setText("")
        while not fits_on(self._document, self.layout_of_pages()) and self.setup.narrow_margins():
            self.said.setText(f"This paper needs margins of {self.setup.margin} mm or less")
        self.printer.setPageLayout(self.layout_of_pages())
        self.printer.setDocName(self._document.title)
        self.preview.updatePreview()
        self.preview.setCurrentPage(1)
        self._show_page()

    def layout_of_pages(self) -> QPageLayout:
        """The page layout."""
        return self.setup.page_layout()

    def draw(self, printer: QPrinter) -> None:
        """Draw all pages, for the preview or the printer."""
        self._try(lambda: draw_on(self._document, printer))

    def _turn(self, pages: int) -> None:
        self.preview.setCurrentPage(self.preview.currentPage() + pages)
        self._show_page()

    def _show_page(self) -> None:
        count = max(1, self.preview.pageCount())
        self._page.setText(f"{max(1, self.preview.currentPage())} of {count}")

    # Printing and saving

    def _ask_printer(self) -> None:
        dialog = QPrintDialog(self.printer, self)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.accepted.connect(lambda: self.draw(self.printer))
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()

    def _ask_pdf(self) -> None:
        self._ask_file(PDF, "pdf", self.save_pdf)

    def _ask_data(self) -> None:
        self._ask_file(DATA, "csv", self.save_data)

    def _ask_file(self, kinds: str, suffix: str, save: Callable[[Path], None]) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name = self._document.title.replace(":", "").replace("/", "-")
        dialog = QFileDialog(self, "Save", str(Path(folder) / f"{name}.{suffix}"), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.fileSelected.connect(lambda chosen: save(Path(chosen)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_pdf(self, path: Path) -> None:
        """Save the paper as PDF; no file is left behind if it fails."""
        layout = self.layout_of_pages()
        self._try(lambda: write_bytes(path, pdf_with(self._document, layout)), f"Saved as {path.name}")

    def save_data(self, path: Path) -> None:
        """Save play-by-play or box score as CSV, or as JSON if the file name ends so."""
        data = self.setup.choice.data
        if data is not None:
            shape = "json" if path.suffix.lower() == ".json" else "csv"
            self._try(lambda: write_text(path, data(shape)), f"Saved as {path.name}")

    def _try(self, act: Callable[[], object], done: str = "") -> None:
        """Save a file, and say in a sentence whether it worked."""
        try:
            act()
        except BowlboundError as error:
            done = capitalised(str(error))
        if done:
            self.said.setText(done)


def show_preview(parent: QWidget | None, choices: Sequence[PaperChoice], first: str = "") -> PrintPreview:
    """Open the preview over a window."""
    dialog = PrintPreview(choices, first, parent)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
