"""The dialog for a workbook: the charts found in it, their problems, and what will be imported."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bowlbound_desktop.games.bowlbound.charts.workbooks.importing import all_charts, chart_at
from bowlbound_desktop.games.bowlbound.charts.workbooks.opening import open_workbook
from bowlbound_desktop.games.bowlbound.charts.workbooks.reading import FoundChart
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Workbook
from bowlbound_desktop.games.bowlbound.workshop.editing.imported import tables_of
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.ui.charts.chart_model import ChartModel
from bowlbound_desktop.ui.charts.chart_view import ChartView
from bowlbound_desktop.ui.labels import label, roomy, wrapping
from bowlbound_desktop.ui.room.workbook.cells_form import CellsForm
from bowlbound_desktop.ui.room.workbook.lists import FoundModel, SheetProblems
from bowlbound_desktop.ui.room.workbook.sheet_model import SheetModel, areas_in
from bowlbound_desktop.ui.room.workbook.sheet_view import SheetView
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.form_dialog import ENTER, FormDialog
from bowlbound_desktop.ui.widgets.plain_button import plain_button
from bowlbound_desktop.ui.widgets.plain_tabs import without_frame
from bowlbound_desktop.ui.worker import Job, worker

SIZE = (1060, 660)
SIDE = 330
WIDEST = "4 problems; Enter goes to its cell"
ROOM = 9
"""The space that a box needs above and below the text beside it."""
READING = "Reading the workbook…"


def opened(path: Path) -> tuple[Workbook, tuple[FoundChart, ...]]:
    """A workbook and its charts; runs in the background thread."""
    book = open_workbook(path)
    return book, all_charts(book)


class WorkbookDialog(FormDialog):
    """The dialog; `chosen` carries the charts to import, `refused` the reason why a file cannot be read."""

    chosen = Signal(object)
    refused = Signal(str)

    def __init__(self, parent: QWidget | None, theme: Theme, path: Path) -> None:
        super().__init__(parent)
        self.setObjectName("workbook")
        self.setWindowTitle(f"Import from {path.name}")
        self.resize(roomy(*SIZE))
        self._book: Workbook | None = None
        self._sheets: dict[str, SheetModel] = {}
        self._theme = theme
        self._make_lists()
        self._make_right()
        self._lay_out()
        work = partial(opened, path)
        self._job: Job | None = worker().submit(work, self._show_book, owner=self, failed=self._refuse)

    # Widgets

    def _make_lists(self) -> None:
        self.found = FoundModel(self.fontMetrics().height() + ROOM, self)
        self.problems = SheetProblems(self)
        self._summary = wrapping(label(READING, name="workbook:summary", bold=True))
        self._charts = _list("workbook:charts", "Charts that were found", self.found)
        self._list = _list("workbook:problems", "Problems of the chart", self.problems)
        self._list.setWordWrap(True)
        self._count = wrapping(label(name="workbook:count", faint=True))
        self.found.ticked.connect(self._show_button)
        self._list.clicked.connect(self._go)
        self._list.activated.connect(self._go)
        self._charts.selectionModel().currentChanged.connect(lambda index, _: self._show_found(index.row()))

    def _make_right(self) -> None:
        self.form, self.view = CellsForm(), SheetView(self._theme)
        self.form.turned.connect(self._show_sheet)
        self.form.taken.connect(self._take_marked)
        self.form.changed.connect(self._read_again)
        self._tabs = QTabWidget()
        self._tabs.setObjectName("workbook:preview")
        without_frame(self._tabs)
        self._tabs.addTab(self.view, "Sheet")
        self._views: dict[str, ChartView] = {}
        self._problem = wrapping(label(name="workbook:problem"))
        self._problem.setProperty("loud", True)
        self._import = plain_button("workbook:import", "&Import", self._choose)
        self._cancel = plain_button("workbook:cancel", "Cancel", self.reject)
        self._import.setEnabled(False)

    def _lay_out(self) -> None:
        left, right, halves = QWidget(), QWidget(), QSplitter()
        side, main = QVBoxLayout(left), QVBoxLayout(right)
        for widget, stretch in ((self._summary, 0), (self._charts, 2), (self._count, 0), (self._list, 3)):
            side.addWidget(widget, stretch)
        main.addWidget(self.form)
        main.addWidget(self._tabs, 1)
        for box in (side, main):
            box.setContentsMargins(0, 0, 0, 0)
        left.setMinimumWidth(self.fontMetrics().horizontalAdvance(WIDEST))
        halves.addWidget(left)
        halves.addWidget(right)
        halves.setStretchFactor(1, 1)
        halves.setChildrenCollapsible(False)
        halves.setSizes([SIDE, SIZE[0] - SIDE])
        row = QHBoxLayout()
        row.addWidget(self._problem, 1)
        row.addWidget(self._import)
        row.addWidget(self._cancel)
        layout = QVBoxLayout(self)
        layout.addWidget(halves, 1)
        layout.addLayout(row)
        self.set_main(self._import)

    @property
    def busy(self) -> bool:
        """Whether the file is still being read."""
        return self._job is not None

    # Showing

    def _refuse(self, error: BaseException) -> None:
        self._job = None
        if not isinstance(error, BowlboundError):
            raise error
        self.reject()
        self.refused.emit(str(error))

    def _show_book(self, found: tuple[Workbook, tuple[FoundChart, ...]]) -> None:
        self._job = None
        self._book, charts = found
        whole = sum(bool(one.outline.blocks) for one in charts)
        words = {0: "No chart was found: mark its cells in the sheet.", 1: "One chart was found."}
        self._summary.setText(words.get(whole, f"{whole} charts were found."))
        self.form.list_sheets([grid.name for grid in self._book.grids])
        self.found.show(charts)
        if charts:
            self._charts.setCurrentIndex(self.found.index(0))
        else:
            self._show_sheet(self._book.grids[0].name)

    def _show_found(self, row: int) -> None:
        """Show a chart: its cells, its problems, and how it will look."""
        if row < 0:
            return
        found = self.found.at(row)
        self.form.show_found(found)
        self.problems.show(found.problems)
        count = len(found.problems)
        words = {0: "Nothing is wrong with this chart.", 1: "One problem; Enter goes to its cell."}
        self._count.setText(words.get(count, f"{count} problems; Enter goes to the cell."))
        self._show_button()
        self._show_sheet(found.outline.sheet)
        self._show_tables(found)

    def _show_sheet(self, name: str) -> None:
        if self._book is None:
            return
        if name not in self._sheets:
            self._sheets[name] = SheetModel(self._book.grid(name), self)
        model = self._sheets[name]
        if self.view.model() is not model:
            self.view.show_sheet(model)
        self.form.show_sheet(name)
        row = self._charts.currentIndex().row()
        if row >= 0:
            found = self.found.at(row)
            model.mark(areas_in(name, found.outline.blocks), found.problems)

    def _show_tables(self, found: FoundChart) -> None:
        for place in range(self._tabs.count() - 1, 0, -1):
            self._tabs.setTabVisible(place, bool(found.outline.blocks))
        if not found.outline.blocks:
            return
        for table in tables_of(found):
            if table.key not in self._views:
                self._views[table.key] = ChartView(self._theme)
                self._tabs.addTab(self._views[table.key], table.key.capitalize())
            view = self._views[table.key]
            view.show_model(ChartModel(table, view))

    def _go(self, index: QModelIndex) -> None:
        problem = self.problems.at(index.row())
        if problem.spot is not None:
            self._tabs.setCurrentIndex(0)
            self._show_sheet(problem.sheet)
            self.view.go_to(problem.spot)

    # Reading from other cells

    def _take_marked(self, part: str) -> None:
        marked = self.view.marked()
        if marked is None or marked.height < 2:
            self._problem.setText("Mark the cells in the sheet first, with dice totals and headings.")
            return
        self.form.lines[part].setText(str(marked))
        self._read_again()

    def _read_again(self) -> None:
        """Read the current chart from the cells in the form."""
        row = self._charts.currentIndex().row()
        if self._book is None or row < 0:
            return
        try:
            found = chart_at(self._book, self.form.sheet, self.form.areas())
        except BowlboundError as error:
            self._problem.setText(str(error))
            return
        self.found.put(row, found)
        self._show_found(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter in a field of cells read them instead of importing."""
        if event.key() in ENTER and isinstance(self.focusWidget(), QLineEdit | QListView):
            event.accept()
            return
        super().keyPressEvent(event)

    # Closing

    def _show_button(self) -> None:
        count = len(self.found.wanted())
        wrong = sum(bool(one.errors) for one in self.found.wanted())
        self._import.setEnabled(count > 0)
        self._import.setText(f"&Import {count} charts" if count > 1 else "&Import")
        left = any(self.found.at(row).errors for row in range(self.found.rowCount()))
        words = "Charts with errors can be ticked too: they come as unsaved edits, to be put right."
        self._problem.setText(words if wrong or left else "")

    def _choose(self) -> None:
        wanted = self.found.wanted()
        self.accept()
        self.chosen.emit(wanted)

    def done(self, result: int) -> None:
        """Close the dialog, and stop reading."""
        if self._job is not None:
            self._job.drop()
            self._job = None
        super().done(result)


def _list(name: str, title: str, model: FoundModel | SheetProblems) -> QListView:
    view = QListView()
    view.setObjectName(name)
    view.setAccessibleName(title)
    view.setModel(model)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view
