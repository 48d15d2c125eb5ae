"""The page with the corrections of the chart: their states, old and new cells, and buttons."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QMenu, QPushButton, QSplitter, QVBoxLayout, QWidget

from bowlbound_desktop.games.bowlbound.workshop.editing.correcting import (
    CorrectionStanding,
    State,
    grid_place,
)
from bowlbound_desktop.ui.charts.cell_delegate import CellDelegate
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.room.corrections_model import EXPECTED, PairsModel, StandingsModel
from bowlbound_desktop.ui.room.corrector import Corrector
from bowlbound_desktop.ui.room.plain_table import PlainTable
from bowlbound_desktop.ui.room.room import Room
from bowlbound_desktop.ui.room.waiting import Waiting
from bowlbound_desktop.ui.theme import Theme


class CorrectionsView(QWidget):
    """A list of corrections, the cells of the selected one, and buttons."""

    wanted = Signal(object)
    """The place to go to."""

    def __init__(self, room: Room, theme: Theme) -> None:
        super().__init__()
        self._room = room
        self.corrector = Corrector(room, self)
        self.model, self.pairs = StandingsModel(self), PairsModel(self)
        self._table = PlainTable("corrections", "Corrections", self.model)
        self._cells = PlainTable("corrections:cells", "Cells of the correction", self.pairs)
        self._delegate = CellDelegate(theme)
        self._cells.show_cells(self._delegate)
        self._words = wrapping(label(name="corrections:source", faint=True))
        self._make_buttons()
        self._lay_out()
        self._connect()
        self.refresh()

    def _make_buttons(self) -> None:
        corrector = self.corrector
        self._apply = self._button("apply", "Apply", lambda: corrector.apply(self._chosen()))
        self._back = self._button("take-back", "Take back", lambda: corrector.take_back(self._chosen()))
        self._all = self._button("apply-all", "Apply all", corrector.apply_all)
        self._all_back = self._button("take-all-back", "Take all back", corrector.take_all_back)
        self._everywhere = self._button("everywhere", "All charts", None)
        self._own = self._button("own", "Own lists", None)
        self._add_menu(
            self._everywhere,
            ("Apply to all charts", lambda: corrector.everywhere()),
            ("Take back in all charts", lambda: corrector.everywhere(undo=True)),
        )
        self._add_menu(
            self._own,
            ("Make from the differences…", corrector.make_own),
            ("Load a file…", corrector.choose_load),
            ("Update, share or remove a list…", corrector.show_lists),
            ("Share all in a file…", corrector.choose_share),
        )

    def _button(self, name: str, text: str, act: Callable[[], object] | None) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(f"corrections:{name}")
        if act is not None:
            button.clicked.connect(lambda: act())
        return button

    def _add_menu(self, button: QPushButton, *entries: tuple[str, Callable[[], object]]) -> None:
        menu = QMenu(button)
        for text, act in entries:
            menu.addAction(text).triggered.connect(lambda _=False, act=act: act())
        button.setMenu(menu)

    def _lay_out(self) -> None:
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self._table)
        halves.addWidget(self._cells)
        buttons = QGridLayout()
        buttons.setSpacing(4)
        rows = ((self._apply, self._back), (self._all, self._all_back), (self._everywhere, self._own))
        for row, pair in enumerate(rows):
            for column, button in enumerate(pair):
                buttons.addWidget(button, row, column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(halves, 1)
        layout.addWidget(self._words)
        layout.addLayout(buttons)
        self.setFocusProxy(self._table)

    def _connect(self) -> None:
        self._waiting = Waiting(self, self.refresh)
        self._room.edited.connect(self._waiting.ask)
        self._room.opened.connect(self._waiting.ask)
        self._room.charts_changed.connect(self._waiting.ask)
        self._table.selectionModel().currentRowChanged.connect(self._show_chosen)
        self._cells.opened.connect(self._go)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._delegate.set_theme(theme)
        self._cells.viewport().update()

    def refresh(self) -> None:
        """Update the states."""
        self.model.show(self.corrector.standings())
        if not self._table.currentIndex().isValid() and self.model.rowCount():
            self._table.selectRow(0)
        self._show_chosen()

    def _chosen(self) -> list[CorrectionStanding]:
        rows = sorted({index.row() for index in self._table.selectedIndexes()})
        return [self.model.standings[row] for row in rows]

    def _show_chosen(self) -> None:
        row = self._table.currentIndex().row()
        known = self.model.standings
        standing = known[row] if 0 <= row < len(known) else None
        self.pairs.show(standing.pairs if standing else ())
        self._cells.setColumnHidden(EXPECTED, not self.pairs.clashes)
        self._words.setText(standing.source if standing else "There are no corrections for this chart.")
        clash = standing is not None and standing.state is State.CONFLICT
        self._apply.setText("Apply anyway" if clash else "Apply")
        self._switch(self._apply, standing is not None and standing.state is not State.APPLIED)
        self._back.setText("Take back anyway" if standing and standing.edited else "Take back")
        self._switch(self._back, standing is not None and standing.recorded)
        self._switch(self._all, any(one.state is State.TO_DO for one in known))
        self._switch(self._all_back, any(one.recorded for one in known))

    def _switch(self, button: QPushButton, on: bool) -> None:
        """Enable or disable a button; one that is disabled passes the focus to the list."""
        if not on and button.hasFocus():
            self._table.setFocus()
        button.setEnabled(on)

    def _go(self, index: QModelIndex) -> None:
        if index.isValid():
            self.wanted.emit(grid_place(self.pairs.pairs[index.row()].place))
