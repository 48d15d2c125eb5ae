"""The page with the differences from another chart: groups, and the list of the chosen group."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QComboBox, QSplitter, QVBoxLayout, QWidget

from bowlbound_desktop.games.bowlbound.workshop.editing.comparing import (
    KINDS,
    Group,
    differences,
    groups,
    other_sheet,
    others,
    take_step,
)
from bowlbound_desktop.games.bowlbound.workshop.editing.correcting import Pair
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Edit, Sheet
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.ui.charts.cell_delegate import CellDelegate
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.room.compare.models import DifferencesModel, GroupsModel
from bowlbound_desktop.ui.room.compare.side_by_side import SideBySide
from bowlbound_desktop.ui.room.library.entries import Entry
from bowlbound_desktop.ui.room.plain_table import PlainTable
from bowlbound_desktop.ui.room.room import Room
from bowlbound_desktop.ui.room.waiting import Waiting
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.choice_box import choice_box
from bowlbound_desktop.ui.widgets.plain_button import plain_button


class CompareView(QWidget):
    """A choice of charts to compare with, a row for each column that differs, and one for each difference."""

    wanted = Signal(object)
    """The place to go to."""
    marked = Signal(object)
    """The texts of the other chart, by place."""

    def __init__(self, room: Room, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("compare")
        self._room = room
        self._other: Sheet | None = None
        self._found: tuple[Edit, ...] = ()
        self._theme = theme
        self._beside: SideBySide | None = None
        self.model, self.groups = DifferencesModel(self), GroupsModel(self)
        self._make_widgets(theme)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(4)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self._by_column)
        halves.addWidget(self._table)
        for widget in (self._choice, self._words):
            layout.addWidget(widget)
        layout.addWidget(halves, 1)
        layout.addWidget(self._show_beside)
        layout.addWidget(self._take)
        self.setFocusProxy(self._choice)
        self._waiting = Waiting(self, self.refresh)
        room.edited.connect(self._waiting.ask)
        room.opened.connect(self._compare_anew)
        room.kept.connect(self._compare_saved)
        self.list_charts(())
        self.refresh()

    def _make_widgets(self, theme: Theme) -> None:
        self._choice = choice_box("compare:with", "Compare with")
        self._choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._choice.currentIndexChanged.connect(self._compare_anew)
        self._words = wrapping(label(name="compare:words", faint=True))
        self._by_column = PlainTable("compare:groups", "Differences by part and column", self.groups)
        self._by_column.selectionModel().currentRowChanged.connect(self._show_group)
        self._show_beside = plain_button("compare:beside", "&Side by side…", self._open_beside)
        self._table = PlainTable("compare:differences", "Differences", self.model)
        self._delegate = CellDelegate(theme)
        self._table.show_cells(self._delegate)
        self._table.opened.connect(self._go)
        self._take = plain_button("compare:take", "Copy the selected cells", self._take_over)

    def list_charts(self, charts: Sequence[Entry]) -> None:
        """List the charts to compare with; the chosen one stays chosen."""
        kept = self._choice.currentData()
        self._choice.blockSignals(True)
        self._choice.clear()
        self._choice.addItem("Stop comparing", "")
        for kind, words in KINDS.items():
            self._choice.addItem(words, kind)
        for entry in charts:
            self._choice.addItem(entry.name, entry.id)
        self._choice.setCurrentIndex(max(0, self._choice.findData(kept)))
        self._choice.blockSignals(False)
        self._compare_anew()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self._delegate.set_theme(theme)
        self._table.viewport().update()

    def _compare_saved(self) -> None:
        if self._choice.currentData() == "saved":
            self._compare_anew()

    def _compare_anew(self, _index: int = 0) -> None:
        self._other = None
        self._waiting.ask()
        if not self._choice.currentData():
            self._waiting.now()

    def refresh(self) -> None:
        """Find the differences again."""
        kind = str(self._choice.currentData() or "")
        sentence = ""
        self._found = ()
        if kind:
            try:
                self._other = self._other or other_sheet(self._room.bench, kind)
                self._found = differences(self._room.sheet, self._other)
                sentence = _counted(len(self._found))
            except BowlboundError as error:
                sentence = f"{error}."
        self._words.setText(sentence or "Choose what to compare the chart with.")
        self._show_groups()
        for button in (self._take, self._show_beside):
            if not self._found and button.hasFocus():
                self._choice.setFocus()
            button.setEnabled(bool(self._found))
        self.marked.emit(others(self._found))
        self._refresh_beside()

    def _show_groups(self) -> None:
        """List the groups again; the chosen one stays chosen if it is still there."""
        title = self._group().title
        self.groups.show(groups(self._found))
        titles = [group.title for group in self.groups.groups]
        self._by_column.setCurrentIndex(self.groups.index(titles.index(title) if title in titles else 0, 0))
        self._show_group()

    def _group(self) -> Group:
        row, known = self._by_column.currentIndex().row(), self.groups.groups
        return known[row] if 0 <= row < len(known) else Group("", ())

    def _show_group(self, *_: QModelIndex) -> None:
        self.model.show(tuple(Pair(edit.place, edit.old, edit.new) for edit in self._group().edits))

    def _take_over(self) -> None:
        rows = sorted({index.row() for index in self._table.selectedIndexes()})
        edits = self._group().edits
        self._room.do(take_step(tuple(edits[row] for row in rows)))

    def _open_beside(self) -> None:
        if self._beside is None:
            self._beside = SideBySide(self.window(), self._theme)
            self._beside.wanted.connect(self.wanted)
            self._beside.finished.connect(self._forget_beside)
        self._refresh_beside()
        self._beside.show()

    def _forget_beside(self) -> None:
        if self._beside is not None:
            self._beside.deleteLater()
            self._beside = None

    def _refresh_beside(self) -> None:
        if self._beside is None:
            return
        if self._other is None:
            self._beside.close()
            return
        names = (self._room.name, self._choice.currentText())
        self._beside.show_charts(self._room.sheet, self._other, names)

    def _go(self, index: QModelIndex) -> None:
        if index.isValid():
            self.wanted.emit(self.model.pairs[index.row()].place)


def _counted(number: int) -> str:
    words = {0: "No difference.", 1: "One difference; Enter goes to it."}
    return words.get(number, f"{number} differences; Enter goes to the cell.")
