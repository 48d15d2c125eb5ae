"""How the docks were left: for every kind of table, size of screen and state of the window."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMainWindow

from bowlbound_desktop.ui.preferences import dock_layout, keep_docks
from bowlbound_desktop.ui.table.dock_tabs import open_in_front
from bowlbound_desktop.ui.table.docks import TableDocks

WIDE = 1500
"""From this width on, both charts lie open; below it they share one place."""
HUGE = 2600
SIZE_COMES = 100
"""Milliseconds in which a window manager sends the size of a new state."""
PASSING = 300
"""A layout that stood for fewer milliseconds was on the way to another, and nobody arranged it."""


class DockLayouts(QObject):
    """Lays the docks out for the place of the window, as they were left there."""

    def __init__(self, window: QMainWindow, docks: TableDocks) -> None:
        super().__init__(window)
        self._window, self._docks = window, docks
        self._place = ""
        self._wide: bool | None = None
        self._kept = False
        self._late = QTimer(self, singleShot=True, interval=SIZE_COMES)
        self._late.timeout.connect(self.follow)
        self._passing = QTimer(self, singleShot=True, interval=PASSING)
        docks.dealt.connect(self.follow)

    def _is_wide(self) -> bool:
        """The size of a maximised window comes late, so that its screen is asked."""
        return self._screen_width() >= WIDE if self._state() else self._window.width() >= WIDE

    def _screen_width(self) -> int:
        return self._window.screen().availableSize().width()

    def _state(self) -> str:
        if self._window.isFullScreen():
            return "full"
        return "maximised" if self._window.isMaximized() else ""

    def _where(self, wide: bool) -> str:
        screen = self._screen_width()
        size = "huge" if screen >= HUGE else "large" if screen >= WIDE else "small"
        return f"{self._docks.kind}-{size}-{self._state() or ('wide' if wide else 'narrow')}"

    def leave(self) -> None:
        """Keep the layout before the size of another state squeezes it, and follow when that has come."""
        self._keep_what_stood()
        self._kept = True
        self._late.start()

    def follow(self) -> None:
        """Lay the docks out anew where the window came to another place."""
        wide = self._is_wide()
        place = self._where(wide)
        if (place, wide) != (self._place, self._wide):
            if not self._kept:
                self._keep_what_stood()
            self._lay_out(place, wide)
        self._kept = False

    def _lay_out(self, place: str, wide: bool) -> None:
        known = self._place.startswith(f"{self._docks.kind}-")
        self._place, self._wide = place, wide
        self._passing.start()
        closed = [dock for dock in self._docks.every() if known and dock.isHidden()]
        odds = known and not self._docks.odds.visibleRegion().isEmpty()
        self._docks.arrange(wide)
        # a layout for another width is left alone
        if not self._window.restoreState(dock_layout(place), int(wide)) and known:
            self._docks.odds.show()
            for dock in closed:
                dock.hide()
            if odds:
                open_in_front(self._docks.odds)
        self._docks.hide_what_is_not_there()

    def reset(self) -> None:
        """Every dock where it is at first."""
        for dock in self._docks.every():
            dock.setFloating(False)
        self._docks.arrange(self._is_wide())

    def _keep_what_stood(self) -> None:
        if not self._passing.isActive():
            self.keep()

    def keep(self) -> None:
        """Remember how the docks lie here."""
        if self._place:
            keep_docks(self._place, self._window.saveState(int(bool(self._wide))))
