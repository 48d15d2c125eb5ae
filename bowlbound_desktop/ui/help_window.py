"""The manual in a window of its own, and what this program is."""

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QMessageBox,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from bowlbound_desktop import __version__
from bowlbound_desktop.paths import RESOURCES

PAGES = (
    ("Quick start", "quick-start"),
    ("The table", "table"),
    ("Rule options", "options"),
    ("Scenario files", "scenarios"),
    ("Chart files", "charts"),
)
ABOUT = (
    "Bowlbound {version}\n\n"
    "The team charts that come with the program are our own reconstructions from public season facts; each "
    "says so in its header. They are not the printed charts of the boxed game, and none of its texts or "
    "pictures are in here. Corrections that were published for the printed charts are applied as data and "
    "can be switched off. Charts that you type in yourself stay on your machine."
)


class HelpWindow(QDialog):
    """Pages on the left, the page on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help")
        self.setWindowTitle("Help")
        self.resize(900, 640)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pages = QListWidget()
        self._pages.setObjectName("help:pages")
        self._pages.setAccessibleName("Pages of the manual")
        self._pages.setMaximumWidth(190)
        self._text = QTextBrowser()
        self._text.setObjectName("help:text")
        self._text.setOpenExternalLinks(False)
        self._text.document().setDocumentMargin(16)
        self._pages.addItems([title for title, name in PAGES if page_path(name).is_file()])
        self._pages.currentTextChanged.connect(self._show_page)
        layout = QHBoxLayout(self)
        layout.addWidget(self._pages)
        column = QVBoxLayout()
        column.addWidget(self._text)
        layout.addLayout(column, 1)
        self._pages.setCurrentRow(0)

    def _show_page(self, title: str) -> None:
        path = page_path(dict(PAGES)[title])
        self._text.setSearchPaths([str(path.parent)])
        self._text.document().setBaseUrl(QUrl.fromLocalFile(f"{path.parent}/"))
        self._text.setMarkdown(path.read_text(encoding="utf-8"))


def page_path(name: str) -> Path:
    """The file of a page."""
    return RESOURCES / "manual" / f"{name}.md"


def show_help(parent: QWidget | None) -> HelpWindow:
    """Open the manual beside what is open."""
    window = HelpWindow(parent)
    window.show()
    return window


def show_about(parent: QWidget | None) -> QMessageBox:
    """Say what this is, and what its charts are."""
    box = QMessageBox(parent)
    box.setObjectName("about")
    box.setWindowTitle("About Bowlbound")
    box.setText(ABOUT.format(version=__version__))
    box.open()
    return box
