"""The contract for access in windows that seldom open; and no window may be forgotten."""

import ast
import random
from pathlib import Path

import pytest
from PySide6.QtWidgets import QColorDialog, QDockWidget, QInputDialog

import bowlbound_desktop.ui
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage.game_files import keep_game
from bowlbound_desktop.ui.app import seat_session
from bowlbound_desktop.ui.crash import show_crash
from bowlbound_desktop.ui.opening import OpeningWindow
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.room.window import RoomWindow
from bowlbound_desktop.ui.saved.dialog import SavedGamesDialog
from bowlbound_desktop.ui.theme import THEMES
from bowlbound_desktop.ui.widgets.colour_button import ColourButton
from tests.shelf import SYSTEMS, wish
from tests.ui.access.contract import shown, trouble_in
from tests.ui.room_for_text import settle

__all__ = ["shown"]
WINDOWS = {"QDialog", "QMainWindow", "FormDialog"}
BY_ANOTHER_NAME = {
    "StartWindow": "show_start",
    "MainWindow": "seat_session",
    "HelpWindow": "show_help",
    "PrintPreview": "show_preview",
    "SideBySide": "compare:beside",
    "FormDialog": "SettingsDialog",
}
"""Windows that the tests open as the program does, and what many of them are."""


def started(program):
    """The first page."""
    program.show_start()
    return program.window


@pytest.mark.parametrize("key", SYSTEMS)
def test_of_every_dock_of_a_table(shown, key):
    window = shown(lambda: seat_session(open_table(wish(key, seed=6)), fresh=False))
    session, luck = window.controller.session, random.Random(6)
    while session.plays < 3:
        part = session.open_parts()[0]
        window.controller.choose(part.side, luck.choice(part.options))
    docks = window.findChildren(QDockWidget)
    assert len(docks) > 4
    for dock in docks:
        dock.show()
        dock.raise_()
        settle()
        assert trouble_in(window) == [], dock.windowTitle()


def test_of_the_window_that_waits_for_a_game(shown):
    assert trouble_in(shown(lambda: OpeningWindow(THEMES["light"], lambda: None))) == []


def test_of_the_first_page_and_the_saved_games_of_who_has_some(shown):
    for seed in (1, 2):
        keep_game(open_table(wish(seed=seed)))
    program = Program()
    assert trouble_in(shown(lambda: started(program))) == []
    assert trouble_in(shown(lambda: SavedGamesDialog(None))) == []


def test_of_boxes_that_say_what_went_wrong(shown):
    program = Program()
    window = shown(lambda: started(program))

    def refuse():
        raise BowlboundError("nothing of this is here")

    program._safely(refuse)
    settle()
    [sorry] = [child for child in window.children() if child.objectName() == "sorry"]
    assert trouble_in(sorry) == []
    sorry.close()
    box = show_crash(window, None, RuntimeError("oops"))
    settle()
    assert trouble_in(box) == []


def test_of_the_name_of_an_own_list(shown):
    window = shown(lambda: RoomWindow("1966-notre-dame"))
    window.corrections.corrector.make_own()
    settle()
    assert trouble_in(window.findChild(QInputDialog, "own-name")) == []


def test_of_the_choice_of_a_colour(shown):
    button = shown(lambda: ColourButton("colour", "First colour", "#1f4e79"))
    button.click()
    settle()
    assert trouble_in(button.findChild(QColorDialog)) == []


def parsed(folder, pattern):
    return [ast.parse(path.read_text()) for path in folder.rglob(pattern)]


def tried():
    """The names and words that the tests of the contract use."""
    found = set()
    for tree in parsed(Path(__file__).parent, "test_contract*.py"):
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            for node in ast.walk(function):
                found.add(getattr(node, "id", None) or getattr(node, "attr", None))
                found.add(node.value if isinstance(node, ast.Constant) else None)
    return found


def test_every_window_of_the_program_is_tried():
    trees = parsed(Path(bowlbound_desktop.ui.__file__).parent, "*.py")
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    windows = [one.name for one in classes if WINDOWS & {getattr(base, "id", "") for base in one.bases}]
    assert len(windows) > 15
    assert [name for name in windows if BY_ANOTHER_NAME.get(name, name) not in tried()] == []
