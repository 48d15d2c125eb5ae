"""Menu entries that every window has: colours, full screen, settings, help."""

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from bowlbound_desktop.ui.actions import Actions
from bowlbound_desktop.ui.labels import set_text_size
from bowlbound_desktop.ui.preferences import wish, wished
from bowlbound_desktop.ui.screen_size import switch_full_screen
from bowlbound_desktop.ui.theme import Theme, chosen_theme


class Coloured(Protocol):
    """A window with colours."""

    theme: Theme

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""


LOOKS = frozenset(("theme", "palette"))
"""The settings that only colour a window."""


class WindowMenu(QObject):
    """The menu entries that all windows share."""

    rebuild_wanted = Signal()
    """Something has changed that only a new window can show."""
    settings_changed = Signal(list)
    """The names of settings that were changed in this window, before it applies them itself."""
    manual_page: Path | None = None
    """The page at which the manual opens; None for the first."""
    manual_words = ""
    """Words on that page to scroll to."""

    def __init__(self, window: QMainWindow, coloured: Coloured, first: str = "&Game") -> None:
        super().__init__(window)
        self._frame, self._coloured = window, coloured
        self.actions = Actions(window, first)

    def fill_looks(self) -> None:
        """Add dark colours and full screen to the View menu."""
        menu = self.actions.view
        dark = self.actions.add_switch(menu, "dark", "&Dark", "", self._switch_dark)
        dark.setChecked(self._coloured.theme.name == "dark")
        full = self.actions.add_switch(menu, "full-screen", "&Full screen", "F11", self._switch_full_screen)
        menu.aboutToShow.connect(lambda: full.setChecked(self._frame.isFullScreen()))

    def fill_help(self, title: str) -> None:
        """Add manual and About to the Help menu."""
        add, menu = self.actions.add, self.actions.help
        add(menu, "help", title, "F1", self._help)
        add(menu, "about", "&About", "", self._about)

    def show_settings(self) -> None:
        """Open the settings and apply them."""
        from bowlbound_desktop.ui.settings_dialog import ask_settings

        ask_settings(self._frame, self._tell_and_follow)

    def _tell_and_follow(self, changed: list[str]) -> None:
        self.settings_changed.emit(changed)
        self.follow(changed)

    def follow(self, changed: list[str]) -> None:
        """Apply settings changed in any window; another text size needs a new one."""
        if LOOKS.issuperset(changed):
            self._coloured.set_theme(chosen_theme())
        else:
            self.use_settings()
        self.actions["dark"].setChecked(self._coloured.theme.name == "dark")
        if "text" in changed:
            set_text_size(int(wished("text")))
            self.rebuild_wanted.emit()

    def use_settings(self) -> None:
        """Apply the settings to the window."""
        self._coloured.set_theme(chosen_theme())

    def _help(self) -> None:
        from bowlbound_desktop.ui.help.window import show_help

        show_help(self._frame, self.manual_page, self.manual_words)

    def _about(self) -> None:
        from bowlbound_desktop.ui.help.window import show_about

        show_about(self._frame)

    def _switch_dark(self, on: bool) -> None:
        wish("theme", "dark" if on else "light")
        self._tell_and_follow(["theme"])

    def _switch_full_screen(self, _on: bool) -> None:
        switch_full_screen(self._frame)
        self.actions["full-screen"].setChecked(self._frame.isFullScreen())
