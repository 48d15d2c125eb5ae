"""Start-up: the application, the game and its window."""

import os
import sys
from argparse import Namespace

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.ui import crash
from bowlbound_desktop.ui.game_controller import GameController
from bowlbound_desktop.ui.main_window import MainWindow
from bowlbound_desktop.ui.opening import GameWish, open_table, wish_from
from bowlbound_desktop.ui.saving import autosave, previous_path, put_aside

SIZE = (1280, 800)


class QuitAfterPaint(QObject):
    """Ends the program once the window was painted, for the start-up benchmark."""

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint."""
        if event.type() is QEvent.Type.Paint:
            QTimer.singleShot(0, QApplication.quit)
        return False


def run_app(args: Namespace) -> int:
    """Open the window and play until it is closed; errors of the command line are raised."""
    wish = wish_from(args)
    app = make_application()
    window = make_window(wish)
    crash.install(window, lambda: autosave(window.controller.session))
    watcher = QuitAfterPaint()
    if os.environ.get("BOWLBOUND_EXIT_AFTER_PAINT") == "1":
        window.installEventFilter(watcher)
    window.show()
    return app.exec()


def make_application() -> QApplication:
    """The one application, in Qt's own style so that it looks alike everywhere."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("Bowlbound")
    app.setDesktopFileName("bowlbound")
    app.setStyle("Fusion")
    return app


def make_window(wish: GameWish) -> MainWindow:
    """The table with a game on it."""
    session = open_table(wish)
    controller = GameController(autosave)
    window = MainWindow(controller)
    controller.setParent(window)
    window.resize(*SIZE)
    window.restore_layout()
    controller.seat(session)
    _keep_last_game(controller)
    return window


def _keep_last_game(controller: GameController) -> None:
    try:
        put_aside()
    except BowlboundError as error:
        controller.noticed.emit(str(error))
        return
    if previous_path().is_file():
        controller.noticed.emit("Your last game was not finished: Game, Resume last game, puts it back")
