"""The table of contents of the manual as a Qt model, and its search."""

from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from bowlbound_desktop.ui.help.pages import ManualPage
from bowlbound_desktop.ui.widgets.word_search import WordSearch

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
PAGE_ROLE = Qt.ItemDataRole.UserRole + 1


class HelpModel(QAbstractItemModel):
    """Headings and pages; the internal id of an index is its number in one flat list."""

    def __init__(self, pages: tuple[ManualPage, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pages: list[ManualPage] = []
        self._above: list[int] = []
        self._below: dict[int, list[int]] = {-1: []}
        for page in pages:
            self._add(page, -1)

    def _add(self, page: ManualPage, above: int) -> None:
        place = len(self._pages)
        self._pages.append(page)
        self._above.append(above)
        self._below[above].append(place)
        self._below[place] = []
        for child in page.below:
            self._add(child, place)

    def _place(self, index: Index) -> int:
        return int(index.internalId()) if index.isValid() else -1

    def index(self, row: int, column: int, parent: Index = NOWHERE) -> QModelIndex:
        """The index of a row."""
        below = self._below[self._place(parent)]
        return self.createIndex(row, 0, below[row]) if column == 0 and 0 <= row < len(below) else NOWHERE

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        """The heading above a row."""
        above = self._above[self._place(index)] if index.isValid() else -1
        return self.index_of(above) if above >= 0 else NOWHERE

    def index_of(self, place: int) -> QModelIndex:
        """The index of a page by its number."""
        return self.createIndex(self._below[self._above[place]].index(place), 0, place)

    def find(self, path: str) -> QModelIndex:
        """The index of the page in this file."""
        places = (place for place, page in enumerate(self._pages) if page.path and str(page.path) == path)
        place = next(places, None)
        return NOWHERE if place is None else self.index_of(place)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many pages are below a heading."""
        return len(self._below[self._place(parent)])

    def columnCount(self, _parent: Index = NOWHERE) -> int:
        """One column: titles."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The title of a page, or the page."""
        if not index.isValid():
            return None
        page = self._pages[self._place(index)]
        if role == Qt.ItemDataRole.DisplayRole:
            return page.title
        return page if role == PAGE_ROLE else None


class HelpSearch(WordSearch):
    """Pages that contain every word typed, with their headings."""

    def __init__(self, model: HelpModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts: dict[str, str] = {}
        self.setRecursiveFilteringEnabled(True)
        self.setSourceModel(model)

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether a page contains all words."""
        page: ManualPage = self.sourceModel().index(row, 0, parent).data(PAGE_ROLE)
        if not self.words:
            return True
        text = self._texts.setdefault(str(page.path or page.title), f"{page.title}\n{page.text()}".lower())
        return page.path is not None and self.fits(text)
