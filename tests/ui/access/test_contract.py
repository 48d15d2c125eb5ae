"""The contract for access: in every window all that can be used has a name and a role, and can be reached.

An interactive item has a name and a role; a stop of the Tab key is in sight; arrow keys follow the layout of
a grid of buttons and stay in it.
"""

import random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGraphicsView,
    QGridLayout,
    QPushButton,
    QTabBar,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bowlbound_desktop.games.register import games
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.access.arrows import ROOM, WAYS, neighbour
from bowlbound_desktop.ui.access.tabbing import in_sight, is_stop
from bowlbound_desktop.ui.app import make_application, seat_session
from bowlbound_desktop.ui.help.window import show_about, show_help
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from bowlbound_desktop.ui.paper.choices import choices_of_games
from bowlbound_desktop.ui.paper.preview import show_preview
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.room.window import RoomWindow
from bowlbound_desktop.ui.saved.dialog import SavedGamesDialog
from bowlbound_desktop.ui.settings_dialog import SettingsDialog
from tests.shelf import SYSTEMS, wish
from tests.ui.access.tree import INTERACTIVE, NO_ROLE, items
from tests.ui.room_for_text import settle

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
STEPS = 400
"""More stops than any window has."""


@pytest.fixture
def shown(qtbot, tmp_path, monkeypatch):
    """Shows a window at a player's who has nothing yet."""
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()
    made = []

    def show(make):
        window = make()
        made.append(window)
        window.show()
        window.activateWindow()
        settle()
        return window

    yield show
    for window in made:
        window.close()
        window.deleteLater()
    settle()


def trouble_in(window):
    """What breaks the contract, in words."""
    return [*nameless(window), *hidden_stops(window), *wrong_arrows(window)]


def nameless(window):
    return [
        f"{item.role.name} {item.name!r} {type(item.widget).__name__}"
        for item in items(window)
        if (item.role in INTERACTIVE or item.state.focusable)
        and not (item.name and has_role(item))
        and not is_part(item)
    ]


def has_role(item):
    """Qt gives a view of drawn pages none; its name must do."""
    return item.role not in NO_ROLE or isinstance(item.widget, QGraphicsView)


def is_part(item):
    """A cell or a line of a widget with a name, or a widget that hands the keyboard on to a part of it."""
    if item.widget is None:
        return not item.state.focusable
    return item.widget.focusProxy() is not None


def hidden_stops(window):
    """Where Tab stops without anything to be seen there."""
    start, found = QApplication.focusWidget(), []
    for _ in range(STEPS):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        if here is None or here is start or here in found:
            break
        found.append(here)
    return [f"hidden: {type(stop).__name__} {stop.objectName()}" for stop in found if not in_sight(stop)]


def wrong_arrows(window):
    """Buttons from which an arrow key goes elsewhere than to the neighbour, or out of the grid."""
    return [line for grid in grids(window) for line in walked(window, grid)]


def grids(window):
    """Rooms that arrows walk through, and whatever is laid out as a grid of buttons."""
    buttons = [button for button in window.findChildren(QPushButton) if is_stop(button)]
    return {room for button in buttons if (room := room_of(button)) is not None}


def room_of(button):
    room = button.parentWidget()
    if isinstance(room.layout(), QGridLayout) and is_grid(room.findChildren(QPushButton, options=DIRECT)):
        return room
    while room is not None and not room.property(ROOM):
        room = room.parentWidget()
    return room


def is_grid(buttons):
    """Whether buttons lie in several rows and columns."""
    return len({button.x() for button in buttons}) > 1 and len({button.y() for button in buttons}) > 1


def walked(window, room):
    stops = [widget for widget in room.findChildren(QWidget) if is_stop(widget)]
    places = [QRect(stop.mapTo(room, QPoint(0, 0)), stop.size()) for stop in stops]
    for number, stop in enumerate(stops):
        if not isinstance(stop, QPushButton):
            continue
        for key, way in WAYS.items():
            stop.setFocus()
            QTest.keyClick(stop, key)
            there = neighbour(places, number, *way)
            if QApplication.focusWidget() is not (stop if there is None else stops[there]):
                yield f"{key.name} from {stop.text() or stop.accessibleName()!r}"


def pages(window):
    """Every page of a dialog in turn."""
    books = window.findChildren(QTabWidget)
    for book in books:
        for page in range(book.count()):
            if book.isTabVisible(page):
                book.setCurrentIndex(page)
                settle()
                yield book.tabText(page)
    if not books:
        yield ""


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
