"""The docks with statistics; each is computed only while it can be seen."""

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow

from bowlbound_desktop.play.counting.figures import box_score, drive_chart
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.stats.text_table import FiguresTable
from bowlbound_desktop.ui.stats.win_view import WinView
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.dock import make_dock


class Counting(Protocol):
    """A view of a game's record."""

    def show_record(self, record: Record) -> None:
        """Show the game so far."""


class StatsDocks(QObject):
    """The docks for box score, drives and the chance to win."""

    def __init__(self, window: QMainWindow, theme: Theme) -> None:
        super().__init__(window)
        self._record: Record | None = None
        self.win = WinView(theme)
        self._views: list[WinView | FiguresTable] = [self.win]
        self._views.append(FiguresTable("box-score", "Box score", box_score))
        self._views.append(FiguresTable("drives", "Drives", drive_chart))
        self.docks = [self._dock(window, view) for view in self._views]

    def _dock(self, window: QMainWindow, view: WinView | FiguresTable) -> QDockWidget:
        dock = make_dock(window, view.objectName(), view, view.accessibleName())
        dock.visibilityChanged.connect(lambda visible: self._show(view) if visible else None)
        return dock

    def show_frame(self, frame: Frame) -> None:
        """Show a new frame."""
        if frame.shows_new("record"):
            self.show_record(frame.record)
        if frame.shows_new("moment"):
            self.win.mark(frame.play.number if frame.moment else None)

    def show_record(self, record: Record) -> None:
        """Show the record after another play."""
        self._record = record
        for view in self._views:
            if not view.visibleRegion().isEmpty():
                self._show(view)

    def _show(self, view: Counting) -> None:
        if self._record is not None:
            view.show_record(self._record)
