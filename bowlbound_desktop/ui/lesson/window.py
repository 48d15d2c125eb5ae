"""A table for a guided drive; the game on it is never saved."""

from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.teaching.lesson import open_lesson, read_lesson
from bowlbound_desktop.ui.game_controller import GameController
from bowlbound_desktop.ui.lesson.guide import Guide
from bowlbound_desktop.ui.main_window import MainWindow


def _keep_nothing(_session: Session) -> None:
    """A lesson can be had again at any time."""


def lesson_window(game: Descriptor) -> tuple[MainWindow, Guide]:
    """The table before the first step, and who leads through it."""
    lesson = read_lesson(game)
    controller = GameController(_keep_nothing)
    window = MainWindow(controller)
    controller.setParent(window)
    window.open_as_left()
    guide = Guide(window, lesson)
    controller.ask_always(False)
    controller.seat(open_lesson(game, lesson))
    return window, guide
