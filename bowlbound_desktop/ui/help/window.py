"""The window with the manual, and the box About."""

from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QMessageBox,
    QSplitter,
    QTextBrowser,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from bowlbound_desktop import __version__, paths
from bowlbound_desktop.play.game_card import MANUAL
from bowlbound_desktop.ui.help.model import PAGE_ROLE, HelpModel, HelpSearch
from bowlbound_desktop.ui.help.pages import ManualPage, manual
from bowlbound_desktop.ui.labels import roomy, text_scale

FIRST = "quick-start"
SIZE = (960, 660)
MARGIN = 16
ABOUT = (
    "Bowlbound {version}\n\n"
    "The team charts that come with the program were made by the program, from public facts of each season; "
    "each says so in its header. They are not the printed charts of the boxed game, and none of its texts or "
    "pictures are in here. Corrections that were published for the printed charts are applied as data and "
    "can be switched off. Charts that you type in yourself stay on your machine.\n\n"
    "Your games and charts are kept in {folder}.\n\n"
    "Free software under the MIT licence."
)


class HelpWindow(QDialog):
    """The manual: contents on the left, a page on the right."""

    def __init__(self, parent: QWidget | None = None, page: Path | None = None, words: str = "") -> None:
        super().__init__(parent)
        self.setObjectName("help")
        self.setWindowTitle("Help")
        self.resize(roomy(*SIZE))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._model = HelpModel(manual(), self)
        self._found = HelpSearch(self._model, self)
        self._search = QLineEdit()
        self._contents = QTreeView()
        self._text = QTextBrowser()
        self._make_contents()
        self._make_text()
        self._lay_out()
        self.open_page(page or MANUAL / f"{FIRST}.md", words)
        self._contents.setFocus()

    def _make_contents(self) -> None:
        self._search.setObjectName("help:search")
        self._search.setPlaceholderText("Search the manual")
        self._search.setAccessibleName("Search the manual")
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._find)
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.setFocus)
        self._contents.setObjectName("help:pages")
        self._contents.setAccessibleName("Pages of the manual")
        self._contents.setHeaderHidden(True)
        self._contents.setModel(self._found)
        self._contents.setUniformRowHeights(True)
        self._contents.selectionModel().currentChanged.connect(self._show_page)

    def _make_text(self) -> None:
        self._text.setObjectName("help:text")
        self._text.setAccessibleName("The page")
        self._text.setOpenLinks(False)
        self._text.anchorClicked.connect(self._follow)
        self._text.document().setDocumentMargin(MARGIN)

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._search)
        column.addWidget(self._contents, 1)
        splitter = QSplitter()
        splitter.addWidget(left)
        splitter.addWidget(self._text)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([round(270 * text_scale()), SIZE[0]])
        splitter.setChildrenCollapsible(False)
        QHBoxLayout(self).addWidget(splitter)
        self._open_headings()

    def _open_headings(self) -> None:
        """Open all headings except the many options."""
        self._contents.expandToDepth(2 if self._search.text() else 0)

    def _find(self, text: str) -> None:
        self._found.search(text)
        self._open_headings()

    def open_page(self, path: Path, words: str = "") -> None:
        """Show the page in this file, scrolled to these words."""
        index = self._found.mapFromSource(self._model.find(str(path)))
        if not index.isValid():
            self._search.clear()
            index = self._found.mapFromSource(self._model.find(str(path)))
        self._contents.setCurrentIndex(index)
        self._contents.scrollTo(index)
        if words:
            QTimer.singleShot(0, self, lambda: self._begin_at(words))  # once the page has its size

    def _begin_at(self, words: str) -> None:
        """Select these words and scroll to them."""
        self._text.moveCursor(QTextCursor.MoveOperation.Start)
        if self._text.find(words, QTextDocument.FindFlag.FindCaseSensitively):
            bar = self._text.verticalScrollBar()
            bar.setValue(bar.value() + self._text.cursorRect().top() - MARGIN)

    def _show_page(self, index: QModelIndex) -> None:
        page = index.data(PAGE_ROLE)
        if not isinstance(page, ManualPage) or page.path is None:
            return
        folder = page.path.parent
        self._text.setSearchPaths([str(folder), str(MANUAL)])
        self._text.document().setBaseUrl(QUrl.fromLocalFile(f"{folder}/"))
        self._text.setMarkdown(page.text())

    def _follow(self, link: QUrl) -> None:
        """Open a link: a page of the manual here, anything else in the system's browser."""
        if link.isRelative():
            page = self._contents.currentIndex().data(PAGE_ROLE)
            self.open_page((page.path.parent / link.path()).resolve())
        else:
            QDesktopServices.openUrl(link)


def show_help(parent: QWidget | None, page: Path | None = None, words: str = "") -> HelpWindow:
    """Open the manual beside the other windows, at these words of a page."""
    window = HelpWindow(parent, page, words)
    window.show()
    return window


def show_about(parent: QWidget | None) -> QMessageBox:
    """Show what this program is, and where its charts come from."""
    box = QMessageBox(parent)
    box.setObjectName("about")
    box.setWindowTitle("About Bowlbound")
    box.setText(ABOUT.format(version=__version__, folder=paths.user_data()))
    box.open()
    return box
