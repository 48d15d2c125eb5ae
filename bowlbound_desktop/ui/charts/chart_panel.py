"""A team's charts and the game's reference tables, in tabs."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QComboBox, QStackedWidget, QVBoxLayout, QWidget

from bowlbound_desktop.kernel.events import CellRead
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import is_call
from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.ui.charts.chart_model import CellTeller, ChartModel
from bowlbound_desktop.ui.charts.chart_view import ChartView
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.pictured_tabs import PicturedTabs
from bowlbound_desktop.ui.widgets.still_room import StillRoom

NAMES = {"offense": "Offense", "defense": "Defense", "special": "Special"}


class ChartPanel(QWidget):
    """All charts and tables that one coach calls from."""

    tab_shown = Signal(str)

    def __init__(self, side: Side, theme: Theme) -> None:
        super().__init__()
        self.setObjectName(f"chart:{side.value}")
        self.side = side
        self._own: dict[str, ChartModel] = {}
        self._common: dict[str, ChartModel] = {}
        self._main = ""
        """The table that both sides call from, where there is one."""
        self._tables: tuple[Table, ...] = ()
        self._make_widgets(theme)
        self._lay_out()

    def _make_widgets(self, theme: Theme) -> None:
        self._tabs = PicturedTabs()
        self._tabs.setUsesScrollButtons(False)
        self._tabs.setExpanding(True)
        self._tabs.setAccessibleName("Charts")
        self._tabs.currentChanged.connect(self._show_tab)
        self._choice = QComboBox()
        self._choice.setAccessibleName("Table of the game")
        self._choice.currentIndexChanged.connect(self._show_tab)
        self._theme = theme
        self._stack = QStackedWidget()
        self._views: dict[ChartModel, ChartView] = {}
        self._notes = wrapping(label(scale=0.85, faint=True))

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(self._tabs)
        layout.addWidget(self._choice)
        layout.addWidget(StillRoom(self._stack), 1)
        layout.addWidget(self._notes)

    def show_frame(self, frame: Frame) -> None:
        """Show the charts of the game, light what was read, and open the chart that is called from."""
        if frame.dealt:
            self.show_tables(frame.tables, frame.descriptor.teaching.cell)
        part = self._called_from(frame)
        if frame.shows_new("play"):
            self.show_reads(frame.play.reads, part)
        elif frame.shows_new("question", "moment"):
            self.show_part(part)

    def _called_from(self, frame: Frame) -> str:
        """The chart to open before a call: a side's offense or defense, or the main table."""
        offense, asked = frame.board.possession, frame.question
        if self._main:
            return self._beside_main(frame)
        if not (asked.secret or asked.watched) or offense is None or frame.moment:
            return ""
        return "offense" if self.side is offense else "defense"

    def _beside_main(self, frame: Frame) -> str:
        """The main table for the side that calls; for the other, the chart read with it, or its own."""
        offense, asked, reads = frame.board.possession, frame.question, frame.play.reads
        calls = asked.watched or is_call(asked.kind)
        if not calls or not frame.board.down_number or frame.moment:
            return reads[-1].part if reads else ""
        if (asked.side or offense) is self.side:
            return self._main
        beside = [read.part for read in reads if read.part != self._main]
        return beside[-1] if beside else next((key for key in self._own if key != self._main), "")

    def show_tables(self, tables: Sequence[Table], tell: CellTeller | None = None) -> None:
        """Show the charts of a game; does nothing if they are on show already."""
        wanted = tuple(table for table in tables if table.side in (self.side, None))
        if wanted == self._tables:
            return
        self._tables = wanted
        self._forget_views()
        own = [table for table in wanted if table.side or table.main]
        self._main = next((table.key for table in wanted if table.main), "")
        self._own = {table.key: self._model(table, tell) for table in own}
        self._common = {table.key: self._model(table, tell) for table in wanted if table not in own}
        self._fill_tabs()

    def _model(self, table: Table, tell: CellTeller | None) -> ChartModel:
        return ChartModel(table, self, tell) if tell else ChartModel(table, self)

    def _view_of(self, model: ChartModel) -> ChartView:
        """The view of a table, created when first needed."""
        if model not in self._views:
            view = ChartView(self._theme)
            view.show_model(model)
            self._views[model] = view
            self._stack.addWidget(view)
        return self._views[model]

    def _forget_views(self) -> None:
        for model in (*self._own.values(), *self._common.values()):
            model.deleteLater()
        for view in self._views.values():
            self._stack.removeWidget(view)
            view.deleteLater()
        self._views.clear()

    def _fill_tabs(self) -> None:
        self._tabs.blockSignals(True)
        while self._tabs.count():
            self._tabs.removeTab(0)
        for key in self._own:
            self._tabs.addTab(NAMES.get(key, key.replace("_", " ").capitalize()))
        if self._common:
            self._tabs.addTab("Tables")
        self._tabs.setVisible(self._tabs.count() > 1)
        self._choice.clear()
        self._choice.addItems([model.table.title for model in self._common.values()])
        self._tabs.blockSignals(False)
        self._show_tab()

    def _current(self) -> ChartModel | None:
        index = self._tabs.currentIndex()
        if 0 <= index < len(self._own):
            return list(self._own.values())[index]
        common = list(self._common.values())
        chosen = self._choice.currentIndex()
        return common[chosen] if 0 <= chosen < len(common) else None

    def _show_tab(self) -> None:
        model = self._current()
        if model is None:
            return
        self._choice.setVisible(model in self._common.values())
        self._stack.setCurrentWidget(self._view_of(model))
        self._notes.setText(" · ".join(model.table.notes))
        self.tab_shown.emit(model.table.key)

    def show_part(self, key: str) -> None:
        """Open a chart."""
        if key in self._own:
            self._tabs.setCurrentIndex(list(self._own).index(key))
        elif key in self._common:
            self._choice.setCurrentIndex(list(self._common).index(key))
            self._tabs.setCurrentIndex(len(self._own))

    def show_reads(self, reads: Sequence[CellRead], part: str = "") -> None:
        """Light what was read, and open `part`, or the chart that was read last."""
        own = [read for read in reads if read.side is self.side and read.part in self._own]
        if self._main:  # both panels show the same reference tables
            own = list(reads)
        last: dict[ChartModel, tuple[int, int]] = {}
        for key, model in (self._own | self._common).items():
            source = own if key in self._own else reads
            place = model.show_reads(read for read in source if read.part == key)
            if place is not None:
                last[model] = place
        self.show_part(part or (own[-1].part if own else ""))
        shown = self._current()
        if shown is not None and shown in last:
            self._view_of(shown).see(last[shown])

    def meant(self) -> QRect:
        """The cell that was read on the open chart, or the whole chart."""
        model = self._current()
        view = self._view_of(model) if model is not None else None
        lit = view.read_room() if view is not None else QRect()
        if view is None or lit.isEmpty():
            return self.rect()
        return QRect(view.viewport().mapTo(self, lit.topLeft()), lit.size())

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        for view in self._views.values():
            view.set_theme(theme)
