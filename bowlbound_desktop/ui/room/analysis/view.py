"""The page with the analysis of the chart, kept up to date while it is edited."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTreeView, QVBoxLayout, QWidget

from bowlbound_desktop.games.bowlbound.workshop.analysis.sections import WIDTH, Line, analyse
from bowlbound_desktop.ui.labels import label, scaled, wrapping
from bowlbound_desktop.ui.room.analysis.delegate import AnalysisDelegate
from bowlbound_desktop.ui.room.analysis.model import NOWHERE, AnalysisModel
from bowlbound_desktop.ui.room.room import Room
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.worker import Job, worker

WAITING = "Computing…"
WORDS = (
    "Exact averages against the average team of the season, which calls as the book does on first and ten. "
    "Penalties are left out; a touchdown counts 40 yards."
)
INDENT = 10
LONGEST, WIDEST = "8 Medium Pass ", "nation."
"""A long name and a figure that must be readable at a glance."""
EDGE, BESIDE = 4, 50
"""Space beside a figure, and beside a line."""
SMALLEST = 0.6
OPEN = 4
"""How many sections are open at first."""


class AnalysisView(QWidget):
    """Frequencies, averages and facts of the season; computed in the background while it can be seen."""

    def __init__(self, room: Room, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("analysis")
        self._room = room
        self._job: Job | None = None
        self._stale = True
        self.model = AnalysisModel(self)
        self._words = wrapping(label(WAITING, name="analysis:words", faint=True))
        self.tree = self._make_tree(theme)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 0)
        layout.addWidget(self._words)
        layout.addWidget(self.tree, 1)
        self.setFocusProxy(self.tree)
        room.opened.connect(self._look)
        room.edited.connect(self._look)

    def _make_tree(self, theme: Theme) -> QTreeView:
        tree = QTreeView()
        tree.setObjectName("analysis:lines")
        tree.setAccessibleName("Analysis")
        tree.setModel(self.model)
        self._delegate = AnalysisDelegate(theme, tree)
        tree.setItemDelegate(self._delegate)
        tree.setUniformRowHeights(True)
        tree.setAllColumnsShowFocus(True)
        tree.setHeaderHidden(True)
        tree.setIndentation(INDENT)
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = tree.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(0)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        return tree

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the text as large as fits, but no larger than elsewhere."""
        super().resizeEvent(event)
        metrics = self.fontMetrics()
        figure, name = metrics.horizontalAdvance(WIDEST), metrics.horizontalAdvance(LONGEST)
        room = self.width() - BESIDE - WIDTH * 2 * EDGE
        scale = max(SMALLEST, min(1.0, room / (name + WIDTH * figure)))
        self.tree.setFont(scaled(self.font(), scale))
        self.model.bold = scaled(self.font(), scale, bold=True)
        for column in range(1, WIDTH + 1):
            self.tree.header().resizeSection(column, int(figure * scale) + 2 * EDGE)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._delegate.set_theme(theme)
        self.tree.viewport().update()

    @property
    def busy(self) -> bool:
        """Whether the analysis on show is out of date."""
        return self._stale or self._job is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Compute what was put off: a dock behind others is not painted."""
        super().paintEvent(event)
        if self._stale:
            self._look()

    def _look(self, _places: object = None) -> None:
        """Compute the analysis of the current chart, instead of any older one."""
        if self._job is not None:
            self._job.drop()
            self._job = None
        self._stale = self.visibleRegion().isEmpty()
        if not self._stale:
            self._job = worker().submit(partial(analyse, self._room.sheet), self._show, owner=self)

    def _show(self, sections: tuple[Line, ...]) -> None:
        self._job = None
        first = not self.model.rowCount()
        self.model.show_lines(sections)
        if first:
            self._words.setText(WORDS)
            for row in range(OPEN):
                self.tree.expand(self.model.index(row, 0, NOWHERE))
