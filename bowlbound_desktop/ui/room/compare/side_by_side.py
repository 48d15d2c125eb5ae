"""Two charts side by side, grid by grid, with frames around the differences."""

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QStyle,
    QStyleOptionViewItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bowlbound_desktop.games.bowlbound.workshop.editing.comparing import differences
from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS, TEAM, ChartGrid
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet
from bowlbound_desktop.ui.charts.cell_delegate import CellDelegate
from bowlbound_desktop.ui.charts.chart_model import LIT_ROLE, CellLight, Index
from bowlbound_desktop.ui.charts.fitted_table import FittedTable
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.room.compare.models import SideModel
from bowlbound_desktop.ui.theme import Theme

HERE, THERE = "here", "there"


class SideDelegate(CellDelegate):
    """A cell with a frame where the other chart differs, and faded elsewhere."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cell, its frame or fading, and the mark of the current cell."""
        super().paint(painter, option, index)
        room = QRectF(option.rect)
        if not index.data(LIT_ROLE):
            veil = QColor(self._theme.panel)
            veil.setAlpha(150)
            painter.fillRect(room, veil)
        if option.state & QStyle.StateFlag.State_Selected:
            self.paint_lights(painter, [room], CellLight.READ)


class SideGrid(FittedTable):
    """One grid of one chart, read-only."""

    def __init__(self, side: str, grid: ChartGrid, theme: Theme) -> None:
        super().__init__(theme)
        self.setObjectName(f"compare:{side}:{grid.key}")
        self.setAccessibleName(f"{grid.title} {side}")
        self.cells = SideModel(grid, self)
        self._delegate = SideDelegate(theme)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setModel(self.cells)
        if grid.key == TEAM:
            self._headers[0].hide()

    def is_wordy(self) -> bool:
        """The facts of the team are lines of text."""
        return self.cells.grid.key == TEAM


class SidePage(QWidget):
    """One grid of both charts; they scroll and move together."""

    moved = Signal()

    def __init__(self, grid: ChartGrid, theme: Theme) -> None:
        super().__init__()
        self.sides = {side: SideGrid(side, grid, theme) for side in (HERE, THERE)}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        for view in self.sides.values():
            layout.addWidget(view, 1)
        here, there = self.sides.values()
        for one, other in ((here, there), (there, here)):
            one.verticalScrollBar().valueChanged.connect(other.verticalScrollBar().setValue)
            one.selectionModel().currentChanged.connect(lambda index, _, other=other: _follow(other, index))
        here.selectionModel().currentChanged.connect(lambda *_: self.moved.emit())

    def current(self) -> tuple[int, int]:
        """Row and column of the current cell; (-1, -1) where there is none."""
        index = self.sides[HERE].currentIndex()
        return index.row(), index.column()


def _follow(view: SideGrid, index: QModelIndex) -> None:
    view.setCurrentIndex(view.cells.index(index.row(), index.column()))


class SideBySide(QDialog):
    """A page for each grid with its number of differences; N goes to the next one, Enter opens the cell."""

    wanted = Signal(object)
    """The place to open in the grids of the chart room."""

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent)
        self.setObjectName("compare:side-by-side")
        self.resize(min(1500, parent.width() - 20), parent.height() - 40)
        self._pages = {key: SidePage(grid, theme) for key, grid in GRIDS.items()}
        self._tabs = QTabWidget()
        for key, page in self._pages.items():
            self._tabs.addTab(page, GRIDS[key].title)
            page.moved.connect(self._show_cell)
        self._names = {side: label(name=f"compare:{side}", bold=True) for side in (HERE, THERE)}
        self._cell = wrapping(label(name="compare:cell"))
        self._lay_out()
        self._tabs.currentChanged.connect(self._show_cell)

    def _lay_out(self) -> None:
        names, buttons = QHBoxLayout(), QHBoxLayout()
        for name in self._names.values():
            names.addWidget(name, 1)
        buttons.addWidget(self._cell, 1)
        for button in self._make_buttons():
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.addLayout(names)
        layout.addWidget(self._tabs, 1)
        layout.addLayout(buttons)

    def _make_buttons(self) -> tuple[QPushButton, ...]:
        following, go, close = (
            QPushButton("&Next difference"),
            QPushButton("&Go to the cell"),
            QPushButton("Close"),
        )
        following.setObjectName("compare:next")
        following.setShortcut(QKeySequence("N"))
        following.clicked.connect(self._next)
        go.setObjectName("compare:go")
        go.clicked.connect(self._go)
        close.clicked.connect(self.reject)
        go.setDefault(True)
        return following, go, close

    def show_charts(self, here: Sheet, there: Sheet, names: tuple[str, str]) -> None:
        """Show other charts, or the same after an edit."""
        self.setWindowTitle(f"{names[0]} and {names[1]}")
        self._found = [edit.place for edit in differences(here, there)]
        for name, text in zip(self._names.values(), names, strict=True):
            name.setText(text)
        for number, (key, page) in enumerate(self._pages.items()):
            page.sides[HERE].cells.show(here, there)
            page.sides[THERE].cells.show(there, here)
            count = sum(place[0] == key for place in self._found)
            self._tabs.setTabText(number, f"{GRIDS[key].title} ({count})" if count else GRIDS[key].title)
        self._show_cell()

    def _page(self) -> tuple[ChartGrid, SidePage]:
        key = list(self._pages)[self._tabs.currentIndex()]
        return GRIDS[key], self._pages[key]

    def _show_cell(self) -> None:
        index = self._page()[1].sides[HERE].currentIndex()
        tip = Qt.ItemDataRole.ToolTipRole
        self._cell.setText(str(index.data(tip)) if index.isValid() else "N goes to the next difference.")

    def _next(self) -> None:
        """Go to the next difference, on the following pages too."""
        keys = list(GRIDS)
        spots = sorted((keys.index(place[0]), *GRIDS[place[0]].spots[place]) for place in self._found)
        here = (self._tabs.currentIndex(), *self._page()[1].current())
        if spots:
            page, row, column = next((spot for spot in spots if spot > here), spots[0])
            self._tabs.setCurrentIndex(page)
            view = self._page()[1].sides[HERE]
            view.setCurrentIndex(view.cells.index(row, column))
            view.setFocus()

    def _go(self) -> None:
        grid, page = self._page()
        row, column = page.current()
        if row >= 0:
            self.wanted.emit(grid.places[row][column])
