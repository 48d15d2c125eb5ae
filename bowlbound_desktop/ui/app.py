"""Start-up: creates the application and opens the start page, the table or the chart room."""

import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.nouns import capitalised
from bowlbound_desktop.paths import NoHomeError, check_user_data
from bowlbound_desktop.ui.interrupt import ended_by_interrupts
from bowlbound_desktop.ui.labels import set_text_size
from bowlbound_desktop.ui.notices import notices
from bowlbound_desktop.ui.preferences import wished

if TYPE_CHECKING:
    from bowlbound_desktop.play.opening import GameWish
    from bowlbound_desktop.play.session import Session
    from bowlbound_desktop.ui.game_controller import GameController
    from bowlbound_desktop.ui.main_window import MainWindow

SPEAK = "--speak"


class QuitAfterPaint(QObject):
    """Ends the program after the first paint, for the start-up benchmark."""

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint."""
        if event.type() is QEvent.Type.Paint:
            QTimer.singleShot(0, QApplication.quit)
        return False


def run_app(args: Namespace) -> int:
    """Open the window and run until it is closed; errors in the arguments are raised."""
    _check_folder()
    if getattr(args, "speak", False):
        _speak()
    if _names_a_game(args):
        return _run_table(args)
    app = make_application()
    from bowlbound_desktop.ui.program import Program

    program = Program()
    program.show_start()
    return _run(app, program)


def _check_folder() -> None:
    """Say in a box, for whoever has no terminal, that the player's folder cannot be opened."""
    try:
        check_user_data()
    except NoHomeError as error:
        from PySide6.QtWidgets import QMessageBox

        make_application()
        QMessageBox(QMessageBox.Icon.Critical, "Bowlbound", f"{capitalised(str(error))}.").exec()
        raise


def _names_a_game(args: Namespace) -> bool:
    """Whether the command line already says which game to play."""
    return any(word != SPEAK for word in getattr(args, "words", None) or ())


def _speak() -> None:
    """Print what a screen reader would say."""
    from bowlbound_desktop.ui.access.voice import voice

    voice().paper = sys.stdout


def _run_table(args: Namespace) -> int:
    """Open the table for the command line; a window appears before the game is loaded."""
    app = make_application()
    from bowlbound_desktop.ui.program import Program

    program = Program()
    errors: list[BowlboundError] = []

    def open_game() -> None:
        from bowlbound_desktop.console.wishing import wish_from
        from bowlbound_desktop.games.register import game

        try:
            program.show_table(make_window(wish_from(args, game(args.system))))
        except BowlboundError as error:
            errors.append(error)
            app.exit()

    program.show_opening(open_game)
    code = _run(app, program)
    if errors:
        raise errors[0]
    return code


def run_room(chart_id: str) -> int:
    """Open the chart room and run until it is closed."""
    _check_folder()
    app = make_application()
    from bowlbound_desktop.ui.program import Program

    program = Program()
    program.open_room(chart_id)
    return _run(app, program)


def _run(app: QApplication, program: QObject) -> int:
    watcher = QuitAfterPaint(program)
    if os.environ.get("BOWLBOUND_EXIT_AFTER_PAINT") == "1":
        for window in app.topLevelWidgets():
            window.installEventFilter(watcher)
    with ended_by_interrupts():
        return app.exec()


def make_application() -> QApplication:
    """The application, in Qt's Fusion style so that it looks the same on every system."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    if not app.property("dressed"):  # a style set again dresses every widget anew
        app.setApplicationName("Bowlbound")
        app.setDesktopFileName("bowlbound")
        app.setStyle("Fusion")
        app.setProperty("dressed", True)
    notices()  # before the first file is read
    set_text_size(int(wished("text")))
    return app


def make_window(wish: "GameWish") -> "MainWindow":
    """The table with a new game."""
    from bowlbound_desktop.play.opening import open_table

    return seat_session(open_table(wish, aside=True))


def seat_session(session: "Session", fresh: bool = True) -> "MainWindow":
    """The table with a game; for a new one, the unfinished game before it is offered."""
    from bowlbound_desktop.storage.game_files import begin_keeping, leave_game
    from bowlbound_desktop.ui.game_controller import GameController
    from bowlbound_desktop.ui.main_window import MainWindow

    controller = GameController(begin_keeping, leave_game)
    window = MainWindow(controller)
    controller.setParent(window)
    window.open_as_left()
    if fresh:
        _offer_last_game(controller)
    controller.seat(session)
    return window


def _offer_last_game(controller: "GameController") -> None:
    from bowlbound_desktop.storage.game_files import last_game

    if last_game() is not None:
        controller.noticed.emit(
            "Your last game is unfinished: Resume last game in the Game menu goes on with it"
        )
