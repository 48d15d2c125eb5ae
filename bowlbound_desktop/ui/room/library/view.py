"""The library on the screen: search, filter, and list of charts."""

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QLineEdit, QListView, QVBoxLayout, QWidget

from bowlbound_desktop.ui.room.library.delegate import LibraryDelegate
from bowlbound_desktop.ui.room.library.entries import FILTERS, Entry, entries
from bowlbound_desktop.ui.room.library.model import ENTRY_ROLE, LibraryModel
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.choice_box import choice_box
from bowlbound_desktop.ui.widgets.list_arrows import ListArrows


class LibraryView(QWidget):
    """Emits the chart to open in the grids."""

    wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("library")
        self.model = LibraryModel(entries(), self)
        self._delegate = LibraryDelegate(theme, self)
        self._make_search()
        self._make_list()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for widget in (self._search, self._filter, self._list):
            layout.addWidget(widget)
        self.setFocusProxy(self._search)

    def _make_search(self) -> None:
        self._search = QLineEdit()
        self._search.setObjectName("library:search")
        self._search.setPlaceholderText("Search")
        self._search.setAccessibleName("Search charts")
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._find)
        self._search.returnPressed.connect(self._open_current)
        kinds = [(words, kind) for kind, words in FILTERS.items()]
        self._filter = choice_box("library:filter", "Which charts", kinds)
        self._filter.currentIndexChanged.connect(self._sift)

    def _make_list(self) -> None:
        self._list = QListView()
        self._list.setObjectName("library:charts")
        self._list.setAccessibleName("Charts")
        self._list.setModel(self.model)
        self._list.setItemDelegate(self._delegate)
        self._list.setUniformItemSizes(True)
        ListArrows(self._search, self._list)
        self._list.clicked.connect(self._open)
        self._list.activated.connect(self._open)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._delegate.set_theme(theme)
        self._list.viewport().update()

    def show_charts(self, chart_id: str, unsaved: bool) -> None:
        """List the charts again, and select the one being edited."""
        self.model.show(entries("" if unsaved else chart_id))
        self.choose(chart_id)

    def choose(self, chart_id: str) -> None:
        """Select a chart, if it is in the list."""
        row = self.model.row_of(chart_id)
        if row >= 0:
            self._list.setCurrentIndex(self.model.index(row))
            self._list.scrollTo(self._list.currentIndex())

    def current(self) -> Entry | None:
        """The selected chart."""
        entry = self._list.currentIndex().data(ENTRY_ROLE)
        return entry if isinstance(entry, Entry) else None

    def _find(self, text: str) -> None:
        self.model.search(text)
        self._list.setCurrentIndex(self.model.index(0))

    def _sift(self) -> None:
        self.model.filter(self._filter.currentData())
        self._list.setCurrentIndex(self.model.index(0))

    def _open_current(self) -> None:
        self._open(self._list.currentIndex())

    def _open(self, index: QModelIndex) -> None:
        entry = index.data(ENTRY_ROLE)
        if isinstance(entry, Entry):
            self.wanted.emit(entry.id)
