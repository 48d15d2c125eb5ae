"""The contract for access: in every window all that can be used has a name and a role, and can be reached."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QGridLayout, QPushButton, QTabBar, QVBoxLayout, QWidget

from bowlbound_desktop.games.register import games
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.app import seat_session
from bowlbound_desktop.ui.help.window import show_about, show_help
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from bowlbound_desktop.ui.paper.choices import choices_of_games
from bowlbound_desktop.ui.paper.preview import show_preview
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.room.window import RoomWindow
from bowlbound_desktop.ui.saved.dialog import SavedGamesDialog
from bowlbound_desktop.ui.settings_dialog import SettingsDialog
from tests.shelf import SYSTEMS, wish
from tests.ui.access.contract import pages, shown, trouble_in
from tests.ui.room_for_text import settle

__all__ = ["shown"]


def test_of_the_first_page(shown):
    program = Program()
    program.show_start()
    window = shown(lambda: program.window)
    assert trouble_in(window) == []


@pytest.mark.parametrize("key", SYSTEMS)
def test_of_the_table_of_every_game(shown, key):
    window = shown(lambda: seat_session(open_table(wish(key, seed=6, coaches={"away": "book"})), fresh=False))
    session, luck, asked = window.controller.session, random.Random(6), set()
    while len(asked) < 5 and not session.over:
        part = session.open_parts()[0]
        if part.kind not in asked:
            settle()
            asked.add(part.kind)
            assert trouble_in(window) == [], part.kind
        window.controller.choose(part.side, luck.choice(part.options))
        while session.thinking:
            QTest.qWait(1)
    assert len(asked) > 2


@pytest.mark.parametrize("key", SYSTEMS)
def test_of_a_table_that_grows_and_shrinks_again(shown, key):
    window = shown(lambda: seat_session(open_table(wish(key, seed=6)), fresh=False))
    for size in ((1920, 1080), (1100, 700), (1920, 1080)):
        window.resize(*size)
        settle()
        assert trouble_in(window) == [], size


@pytest.mark.parametrize("key", SYSTEMS)
def test_of_the_form_for_a_new_game(shown, key):
    dialog = shown(lambda: NewGameDialog(None, key))
    for page in pages(dialog):
        assert trouble_in(dialog) == [], page


@pytest.mark.parametrize(
    "make", [SettingsDialog, SavedGamesDialog, lambda: show_help(None), lambda: show_about(None)]
)
def test_of_settings_saved_games_help_and_about(shown, make):
    dialog = shown(make)
    for page in pages(dialog):
        assert trouble_in(dialog) == [], page


def test_of_the_chart_room(shown):
    window = shown(lambda: RoomWindow("1966-notre-dame"))
    for page in pages(window):
        assert trouble_in(window) == [], page


def test_of_the_print_preview(shown):
    window = shown(lambda: show_preview(None, choices_of_games(games())))
    assert trouble_in(window) == []


def test_the_contract_can_be_broken(shown):
    """A test that cannot fail is none."""

    def bad():
        window = QDialog()
        layout = QVBoxLayout(window)
        layout.addWidget(QPushButton())
        focusable = QWidget()
        focusable.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout.addWidget(focusable)
        grid = QGridLayout(inside := QWidget())
        for place in range(4):
            grid.addWidget(QPushButton(str(place)), place // 2, place % 2)
        layout.addWidget(inside)
        away = QTabBar(window)
        away.addTab("away")
        away.setGeometry(-2000, -2000, 50, 20)
        window.resize(300, 300)
        return window

    found = trouble_in(shown(bad))
    assert sum(line.startswith("Button ''") for line in found) == 1
    assert any(line.startswith("Client ''") for line in found)
    assert any(line.startswith("hidden: QTabBar") for line in found)
    assert any(line.startswith("Key_") for line in found)
