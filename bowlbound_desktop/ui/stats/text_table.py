"""A table of statistics that fills its dock."""

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from bowlbound_desktop.play.counting.figures import Rows
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.ui.charts.fitted_table import divided
from bowlbound_desktop.ui.stats.text_model import TextModel


class FiguresTable(QTableView):
    """Shows the rows that `make` computes from a record."""

    def __init__(self, name: str, title: str, make: Callable[[Record], tuple[tuple[str, ...], Rows]]) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self._make = make
        self.figures = TextModel(self)
        self.setModel(self.figures)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 6)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)

    def show_record(self, record: Record) -> None:
        """Compute the rows of the game so far."""
        self.figures.set_rows(*self._make(record))
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the new width among the columns."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Give each column the width it wants and the last one the rest; texts that are too long wrap."""
        head = self.horizontalHeader()
        columns, room = range(self.figures.columnCount()), self.viewport().width()
        wanted = [max(self.sizeHintForColumn(column), head.sectionSizeHint(column)) for column in columns]
        narrow = sum(wanted) > room
        self.setWordWrap(narrow)
        head.setStretchLastSection(not narrow)
        for column, width in enumerate(divided(room, wanted) if narrow else wanted):
            head.resizeSection(column, width)
        self._fit_rows(narrow)

    def _fit_rows(self, narrow: bool) -> None:
        """Give rows with wrapped text their height, and the usual height to all others."""
        head, modes = self.verticalHeader(), QHeaderView.ResizeMode
        if narrow:
            head.setSectionResizeMode(modes.ResizeToContents)
        elif head.sectionResizeMode(0) is modes.ResizeToContents:
            head.setSectionResizeMode(modes.Fixed)
            for row in range(head.count()):
                head.resizeSection(row, head.defaultSectionSize())
