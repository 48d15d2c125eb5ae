"""The menus of the table."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDockWidget

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.opening import GameWish, open_table, rematch
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.telling.help_places import help_place
from bowlbound_desktop.play.telling.rule_homes import RuleHome
from bowlbound_desktop.storage.game_files import last_game, save_copy
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.game_controller import GameController
from bowlbound_desktop.ui.recent_menu import RecentMenu
from bowlbound_desktop.ui.sound.extra import is_installed
from bowlbound_desktop.ui.table.dock_tabs import open_in_front
from bowlbound_desktop.ui.taking_up import taken_up
from bowlbound_desktop.ui.window_menu import WindowMenu

if TYPE_CHECKING:
    from bowlbound_desktop.ui.main_window import MainWindow

SAVES = "Saved games (*.toml)"


class TableMenu(WindowMenu):
    """The menus Game, Edit, View and Help."""

    start_page_wanted = Signal()
    room_wanted = Signal()

    def __init__(self, window: "MainWindow", controller: GameController) -> None:
        super().__init__(window, window)
        self._window = window
        self._controller = controller
        self.seat: Callable[[Session], object] = self._seat_here
        """Puts another game on a table: on this one, unless it is for one game only."""
        self._asked: tuple[Descriptor, str] | None = None
        """The game, and the kind of question, that the help page belongs to."""
        self._fill_game()
        self._fill_edit()
        self._fill_view()
        self.actions.add(self.actions.help, "suggest", "&Suggest a call", "F2", self._suggest)
        self.fill_help("&How to play")
        controller.framed.connect(self._show_what_can_be_done)
        self.actions.game.aboutToShow.connect(self._show_what_can_be_resumed)
        window.intermission.wanted.connect(self._do)
        window.why.rule_wanted.connect(self._show_rule)

    def _do(self, wanted: str) -> None:
        """Do what the player chose on the final page."""
        acts: Mapping[str, Callable[[], object]] = {
            "rematch": self.rematch,
            "see-again": self.see_again,
            "report": partial(self.print_papers, "report"),
            "scoresheet": partial(self.print_papers, "scoresheet"),
            "new-game": self.new_game,
            "saved-games": self.open,
            "to-table": partial(self._window.intermission.show_page, False),
        }
        acts[wanted]()

    def see_again(self) -> None:
        """Replay the game from its first play."""
        self._controller.show_first()
        self._window.replay.run(True)

    def rematch(self) -> None:
        """Start a game of the same teams with the sides changed."""
        try:
            self.seat(rematch(self._controller.session))
        except BowlboundError as error:
            self._controller.noticed.emit(str(error))

    def _fill_game(self) -> None:
        add, menu = self.actions.add, self.actions.game
        add(menu, "new", "&New game…", "Ctrl+N", self.new_game)
        add(menu, "open", "&Open…", "Ctrl+O", self.open)
        menu.addMenu(RecentMenu(self._window, self.load))
        add(menu, "resume", "&Resume last game", "", self.resume)
        add(menu, "save", "&Save as…", "Ctrl+S", self.save_as)
        add(menu, "print", "&Print…", "Ctrl+P", lambda: self.print_papers())
        add(menu, "rules", "R&ules of this game…", "", self.show_rules)
        menu.addSeparator()
        add(menu, "start", "S&tart page", "", self.start_page_wanted.emit)
        add(menu, "room", "&Chart room…", "Ctrl+R", self.room_wanted.emit)
        add(menu, "settings", "Se&ttings…", "Ctrl+,", self.show_settings)
        menu.addSeparator()
        add(menu, "quit", "&Quit", "Ctrl+Q", self._window.close)

    def _fill_edit(self) -> None:
        add, menu = self.actions.add, self.actions.edit
        add(menu, "undo", "&Undo", "Ctrl+Z", self._controller.undo)
        add(menu, "redo", "&Redo", "Ctrl+Shift+Z", self._controller.redo)
        menu.addSeparator()
        add(menu, "play-before", "&Previous play", "Alt+Left", lambda: self._controller.step(-1))
        add(menu, "play-after", "Ne&xt play", "Alt+Right", lambda: self._controller.step(1))
        add(menu, "now", "Back to &now", "Esc", self._controller.return_to_now)

    def _fill_view(self) -> None:
        window, menu = self._window, self.actions.view
        self.fill_looks()
        mute = self.actions.add_switch(menu, "mute", "&Mute", "Ctrl+M", window.mute)
        mute.setVisible(is_installed())
        self.actions.add(menu, "arrange", "&Reset the layout", "", window.arrange)
        menu.addSeparator()
        for number, dock in enumerate(window.docks.every(), start=1):
            menu.addAction(dock.toggleViewAction())
            dock.toggleViewAction().triggered.connect(lambda on, dock=dock: self._bring(dock) if on else None)
            self._add_jump(number, dock)

    def _add_jump(self, number: int, dock: QDockWidget) -> None:
        """Add a key that opens a dock and gives it the focus; the menu shows it beside the entry."""
        keys = QKeySequence(f"Ctrl+{number}")
        dock.toggleViewAction().setShortcut(keys)
        dock.toggleViewAction().setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        QShortcut(keys, self._window).activated.connect(lambda: self._jump(dock))

    def _bring(self, dock: QDockWidget) -> None:
        self._window.intermission.make_way()
        open_in_front(dock)

    def _jump(self, dock: QDockWidget) -> None:
        if not self._window.docks.has(dock):
            return
        self._bring(dock)
        content = dock.widget()
        focus = content.focusProxy() or content
        focus.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _help(self) -> None:
        """Open the manual at the page about the current question."""
        if self._asked is not None:
            place = help_place(*self._asked)
            self.manual_page, self.manual_words = place.page, place.words
        super()._help()

    def _show_rule(self, home: RuleHome) -> None:
        """Open the manual at a rule."""
        from bowlbound_desktop.ui.help.window import show_help

        show_help(self._window, home.page, home.rule)

    def _suggest(self) -> None:
        """Ask a coach for a suggestion, but not while a curtain is closed."""
        if self._window.decisions.covered:
            self._controller.noticed.emit("Open the curtain first, then ask for a call.")
        else:
            self._controller.suggest()

    def _show_what_can_be_done(self, frame: Frame) -> None:
        self.actions["undo"].setEnabled(frame.can_undo)
        self.actions["redo"].setEnabled(frame.can_redo)
        self.actions["play-before"].setEnabled(bool(frame.plays))
        for name in ("play-after", "now"):
            self.actions[name].setEnabled(bool(frame.moment))
        self._asked = frame.descriptor, frame.question.kind
        if frame.dealt:
            self._show_what_can_be_resumed()

    def _show_what_can_be_resumed(self) -> None:
        self.actions["resume"].setEnabled(last_game() is not None)

    def use_settings(self) -> None:
        """Apply the settings to the table."""
        self._window.apply_preferences()

    # Games

    def new_game(self) -> None:
        """Ask for teams and rules, then start a game."""
        from bowlbound_desktop.ui.new_game.dialog import NewGameDialog

        dialog = NewGameDialog(self._window)
        dialog.accepted.connect(lambda: self.start(dialog.wish()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def start(self, wish: GameWish) -> None:
        """Put a new game on the table; the one before can be resumed."""
        try:
            self.seat(open_table(wish, aside=True))
        except BowlboundError as error:
            self._controller.noticed.emit(str(error))

    def open(self) -> None:
        """Choose a saved game and open it."""
        from bowlbound_desktop.ui.saved.dialog import SavedGamesDialog

        dialog = SavedGamesDialog(self._window)
        dialog.opened.connect(self.load)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def resume(self) -> None:
        """Resume the game before this one."""
        path = last_game()
        if path is None:
            self._controller.noticed.emit("there is no other game to go on with")
        else:
            self.load(path)

    def load(self, path: Path, copy: bool = False) -> None:
        """Open a saved game, or a copy of one that is open elsewhere."""
        try:
            session = taken_up(self._window, path, copy, lambda: self.load(path, copy=True))
            if session is not None:
                self.seat(session)
        except BowlboundError as error:
            self._controller.noticed.emit(str(error))

    def _seat_here(self, session: Session) -> None:
        """Put a game on this table; a finished one is shown from its first play."""
        self._controller.seat(session)
        if session.over:
            self._controller.show_first()

    def print_papers(self, first: str = "") -> None:
        """Open the print preview with the papers of the game."""
        from bowlbound_desktop.ui.paper.choices import choices_of_game
        from bowlbound_desktop.ui.paper.preview import show_preview

        show_preview(self._window, choices_of_game(self._controller.session), first)

    def show_rules(self) -> None:
        """Show the rules the game is played by."""
        from bowlbound_desktop.ui.table.rules_dialog import RulesDialog

        RulesDialog(self._controller.session, self._window).open()

    def save_as(self) -> None:
        """Choose a file to save the game in."""
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self._window, "Save the game", str(paths.saves()), SAVES)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("toml")
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.open()

    def save(self, path: Path) -> None:
        """Save the game in a file."""
        try:
            save_copy(self._controller.session, path)
            self._controller.noticed.emit(f"The game is saved as {path.name}")
        except BowlboundError as error:
            self._controller.noticed.emit(str(error))
