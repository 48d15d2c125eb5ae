"""A table of figures that fills its dock."""

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from bowlbound_desktop.play.counting.figures import Rows
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.ui.stats.text_model import TextModel


class FiguresTable(QTableView):
    """Shows what `make` makes of a record."""

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
        """Count the game anew."""
        self.figures.set_rows(*self._make(record))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may have room to spare, or none."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """The last column takes what is left over, but is never narrower than its texts."""
        head = self.horizontalHeader()
        head.setStretchLastSection(False)
        head.setStretchLastSection(head.length() <= self.viewport().width())
