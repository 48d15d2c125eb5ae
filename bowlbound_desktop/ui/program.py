"""The whole program: the start page, the table, the chart room, and how to get from one to another."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox
from shiboken6 import isValid

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.nouns import capitalised
from bowlbound_desktop.ui import crash
from bowlbound_desktop.ui.notices import notices
from bowlbound_desktop.ui.screen_size import fit_to_screen, open_as_left, take_place
from bowlbound_desktop.ui.theme import chosen_theme, colour_program
from bowlbound_desktop.ui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from bowlbound_desktop.play.opening import GameWish
    from bowlbound_desktop.play.session import Session
    from bowlbound_desktop.ui.main_window import MainWindow
    from bowlbound_desktop.ui.room.window import RoomWindow


class Program(QObject):
    """Owns the windows; whatever a page needs is loaded when it is opened."""

    def __init__(self) -> None:
        super().__init__(QApplication.instance())
        self.window: QMainWindow | None = None
        self.room: RoomWindow | None = None
        notices().came.connect(self.say_notices, Qt.ConnectionType.QueuedConnection)

    def show_start(self) -> None:
        """Open the start page."""
        from bowlbound_desktop.ui.start.window import StartWindow

        colour_program(chosen_theme())
        window = StartWindow()
        page = window.page
        page.kick_off.connect(self.kick_off)
        page.new_game.connect(self._choose)
        page.opened.connect(self.open_file)
        page.browse.connect(self._browse)
        page.settings.connect(self._settings)
        page.helped.connect(self._help)
        page.learn.connect(self.learn)
        page.room.connect(self.show_room)
        crash.install(window)
        page.paper.connect(self._print_blank)
        self._show(window)

    def show_opening(self, painted: Callable[[], None]) -> None:
        """Open a window at once, and call `painted` when it has been painted."""
        from bowlbound_desktop.ui.opening import OpeningWindow

        theme = chosen_theme()
        colour_program(theme)
        self._show(OpeningWindow(theme, painted))

    def kick_off(self) -> None:
        """Start a game of two famous teams, the player against the computer."""
        from bowlbound_desktop.games.register import first, game
        from bowlbound_desktop.play.opening import GameWish, usual_coaches

        offered = game(first())
        coaches = usual_coaches(offered, offered.rules.read_options({}))
        self.play(GameWish(game=offered, coaches=coaches))

    def learn(self) -> None:
        """Open the guided drive of the first game."""
        self._safely(self._open_lesson)

    def _open_lesson(self) -> None:
        from bowlbound_desktop.games.register import first, game
        from bowlbound_desktop.ui.lesson.window import lesson_window

        window, guide = lesson_window(game(first()))
        guide.ended.connect(self.show_start)
        window.menu.seat = partial(self._seat, fresh=False)  # the lesson's own table saves nothing
        window.menu.start_page_wanted.connect(self.show_start)
        window.menu.room_wanted.connect(self.show_room)
        window.menu.rebuild_wanted.connect(self.learn)
        window.menu.settings_changed.connect(lambda changed: self._spread(changed, window))
        crash.install(window)
        self._show(window)
        guide.begin()

    def play(self, wish: "GameWish") -> None:
        """Put a new game on the table."""
        from bowlbound_desktop.play.opening import open_table

        self._safely(lambda: self._seat(open_table(wish, aside=True)))

    def open_file(self, path: Path, copy: bool = False) -> None:
        """Put a saved game on the table, or a copy of one that is open elsewhere."""
        self._safely(lambda: self._open(path, copy))

    def _open(self, path: Path, copy: bool) -> None:
        from bowlbound_desktop.ui.taking_up import taken_up

        session = taken_up(self.window, path, copy, lambda: self.open_file(path, copy=True))
        if session is not None:
            self._seat(session, fresh=False)

    def _seat(self, session: "Session", fresh: bool = True) -> None:
        from bowlbound_desktop.ui.app import seat_session

        window = seat_session(session, fresh)
        self.show_table(window)
        if session.over:
            window.controller.show_first()

    def show_table(self, window: "MainWindow") -> None:
        """Replace the current window by a table."""
        crash.install(window, window.controller.save)
        window.menu.start_page_wanted.connect(self.show_start)
        window.menu.room_wanted.connect(self.show_room)
        window.menu.rebuild_wanted.connect(lambda: self._rebuild_table(window))
        window.menu.settings_changed.connect(lambda changed: self._spread(changed, window))
        self._show(window)

    def _rebuild_table(self, before: "MainWindow") -> None:
        """Build the table again with the same docks, the same pace and the same play on show."""
        from bowlbound_desktop.ui.app import seat_session

        shown = before.controller.shown
        before.layouts.keep()
        window = seat_session(before.controller.session, fresh=False)
        window.controller.watch.take_over(before.controller.watch)
        self.show_table(window)
        if shown is not None:
            window.controller.show_play(shown)

    def show_room(self, chart_id: str = "") -> None:
        """Open the chart room beside the other window."""
        self._safely(lambda: self.open_room(chart_id))

    def open_room(self, chart_id: str = "") -> None:
        """Open the chart room; raises an error for a chart that cannot be opened."""
        from bowlbound_desktop.ui.room.window import RoomWindow, first_chart

        if self.room is not None and self.room.isVisible():
            self.room.activateWindow()
            return
        window = RoomWindow(chart_id or first_chart())
        window.menu.rebuild_wanted.connect(self._rebuild_room)
        window.menu.settings_changed.connect(lambda changed: self._spread(changed, window))
        self.room, before = window, self.room
        if before is None:
            fit_to_screen(window)
        else:
            take_place(window, before)
        window.show()
        self._say_in(window)
        if before is not None:
            before.deleteLater()

    def _rebuild_room(self) -> None:
        """Build the chart room again with the same pages and cell on show."""
        before = self.room
        if before is None:
            return
        before.close()
        self.show_room(before.room.bench.id)
        if self.room is not None and self.room is not before:
            self.room.take_view(before)

    def _show(self, window: QMainWindow) -> None:
        before, self.window = self.window, window
        if before is None:
            open_as_left(window)
        else:
            take_place(window, before)
        window.show()
        if before is not None:
            before.close()
            before.deleteLater()
        self._say_in(window)

    def say_notices(self) -> None:
        """Show waiting messages in the active window."""
        in_room = self.room is not None and QApplication.activeWindow() is self.room
        self._say_in(self.room if in_room or self.window is None else self.window)

    def _say_in(self, window: QMainWindow | None) -> None:
        bar = getattr(window, "messages", None)
        if isinstance(bar, MessageBar) and isValid(bar) and bar.window().isVisible():
            for sentence in notices().take():
                bar.add(sentence)

    def _choose(self, key: str) -> None:
        from bowlbound_desktop.games.register import first
        from bowlbound_desktop.ui.new_game.dialog import NewGameDialog

        dialog = NewGameDialog(self.window, key or first())
        dialog.accepted.connect(lambda: self.play(dialog.wish()))
        dialog.open()

    def _browse(self, shelf: str = "all") -> None:
        from bowlbound_desktop.ui.saved.dialog import SavedGamesDialog

        dialog = SavedGamesDialog(self.window, shelf)
        dialog.opened.connect(self.open_file)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _settings(self) -> None:
        from bowlbound_desktop.ui.settings_dialog import ask_settings

        ask_settings(self.window, self._use_settings)

    def _use_settings(self, changed: list[str]) -> None:
        """Rebuild the start page in other colours or sizes; the chart room follows."""
        from bowlbound_desktop.ui.labels import set_text_size
        from bowlbound_desktop.ui.preferences import wished

        if changed:
            self._spread(changed, self.window)
            set_text_size(int(wished("text")))
            self.show_start()

    def _spread(self, changed: list[str], origin: QMainWindow | None) -> None:
        """Apply settings to the other window; the start page shows only the size of text by itself."""
        from bowlbound_desktop.ui.window_menu import WindowMenu

        others = (one for one in (self.window, self.room) if one is not None and one is not origin)
        for other in filter(QMainWindow.isVisible, others):
            menu = getattr(other, "menu", None)
            if isinstance(menu, WindowMenu):
                menu.follow(changed)
            elif "text" in changed:
                self.show_start()

    def _print_blank(self) -> None:
        from bowlbound_desktop.games.register import games
        from bowlbound_desktop.ui.paper.choices import choices_of_games
        from bowlbound_desktop.ui.paper.preview import show_preview

        self._safely(lambda: show_preview(self.window, choices_of_games(games())))

    def _help(self) -> None:
        from bowlbound_desktop.ui.help.window import show_help

        show_help(self.window)

    def _safely(self, act: Callable[[], object]) -> None:
        """Call `act`; if it cannot be done, say why in a box."""
        try:
            act()
        except BowlboundError as error:
            box = QMessageBox(self.window)
            box.setObjectName("sorry")
            box.setText(capitalised(str(error)))
            box.open()
