"""The window of a guided drive; its game is never saved."""

from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.teaching.lesson import open_lesson, read_lesson
from bowlbound_desktop.storage.files import Finish
from bowlbound_desktop.ui.game_controller import GameController, keep_nothing
from bowlbound_desktop.ui.lesson.guide import Guide
from bowlbound_desktop.ui.main_window import MainWindow


def _not_kept(_session: Session) -> Finish:
    """Save nothing: a lesson can be repeated at any time."""
    return keep_nothing


def lesson_window(game: Descriptor) -> tuple[MainWindow, Guide]:
    """A table before the first step, and the guide that runs the lesson on it."""
    lesson = read_lesson(game)
    controller = GameController(_not_kept)
    window = MainWindow(controller)
    controller.setParent(window)
    window.open_as_left()
    guide = Guide(window, lesson)
    controller.ask_always(False)
    controller.seat(open_lesson(game, lesson))
    return window, guide
