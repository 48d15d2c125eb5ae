"""Opens a saved game, which may be open in another window or terminal."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from bowlbound_desktop.games.register import game
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.game_files import open_game
from bowlbound_desktop.storage.game_locks import GameInUseError
from bowlbound_desktop.ui.widgets.questions import ask

IN_USE = "This game is open in another window or terminal. Close it there first, or go on here with a copy."


def taken_up(
    parent: QWidget | None, path: Path, copy: bool, take_copy: Callable[[], object]
) -> Session | None:
    """The game; None where it is open elsewhere, and the player is asked whether to play a copy."""
    try:
        return open_game(path, game, aside=True, copy=copy)
    except GameInUseError:
        ask(parent, "in-use", IN_USE, {"Play a copy": take_copy})
        return None
