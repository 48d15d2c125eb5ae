"""Saved layouts of the docks, one for each kind of game, screen size and window state."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMainWindow

from bowlbound_desktop.ui.preferences import dock_layout, keep_docks
from bowlbound_desktop.ui.table.dock_tabs import open_in_front
from bowlbound_desktop.ui.table.docks import TableDocks

WIDE = 1500
"""From this width on both charts are open side by side; below it they are tabs."""
HUGE = 2600
SIZE_COMES = 100
"""Milliseconds until a window manager has sent the size of a new state."""
PASSING = 300
"""A layout shown for fewer milliseconds was only passed through, so it is not saved."""


class DockLayouts(QObject):
    """Restores the layout of the docks that belongs to the window's size and state."""

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
        """Whether the window is wide; a maximised one gets its size late, so the screen counts."""
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
        """Save the layout before a new state squeezes it, and restore the other when its size is known."""
        self._keep_what_stood()
        self._kept = True
        self._late.start()

    def follow(self) -> None:
        """Restore another layout if the window's size or state calls for one."""
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
        # a layout saved for the other width is not restored
        if not self._window.restoreState(dock_layout(place), int(wide)) and known:
            self._docks.odds.show()
            for dock in closed:
                dock.hide()
            if odds:
                open_in_front(self._docks.odds)
        self._docks.hide_what_is_not_there()

    def reset(self) -> None:
        """Return every dock to its first place."""
        for dock in self._docks.every():
            dock.setFloating(False)
        self._docks.arrange(self._is_wide())

    def _keep_what_stood(self) -> None:
        if not self._passing.isActive():
            self.keep()

    def keep(self) -> None:
        """Save the layout of the docks."""
        if self._place:
            keep_docks(self._place, self._window.saveState(int(bool(self._wide))))
