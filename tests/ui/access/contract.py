"""Finds what breaks the accessibility contract in a window.

Every interactive item has a name and a role; Tab only stops at visible widgets; arrow keys follow the layout
of a grid of buttons and stay in it.
"""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QGridLayout, QPushButton, QTabWidget, QWidget

from bowlbound_desktop.ui.access.arrows import ROOM, WAYS, neighbour
from bowlbound_desktop.ui.access.tabbing import in_sight, is_stop
from bowlbound_desktop.ui.app import make_application
from tests.ui.access.tree import INTERACTIVE, NO_ROLE, items
from tests.ui.room_for_text import settle

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
STEPS = 400
"""More tab stops than any window has."""


@pytest.fixture
def shown(qtbot, tmp_path, monkeypatch):
    """Shows a window with an empty player's folder."""
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
    return [*nameless(window), *out_of_sight(window), *hidden_stops(window), *wrong_arrows(window)]


def nameless(window):
    return [
        f"{item.role.name} {item.name!r} {type(item.widget).__name__}"
        for item in items(window)
        if (item.role in INTERACTIVE or item.state.focusable)
        and not (item.name and has_role(item))
        and not is_part(item)
    ]


def has_role(item):
    """Qt gives views of drawn pages no role; a name is enough for them."""
    return item.role not in NO_ROLE or isinstance(item.widget, QGraphicsView)


def is_part(item):
    """A cell or a line of a named widget, or a widget that passes its focus to a part of it."""
    if item.widget is None:
        return not item.state.focusable
    return item.widget.focusProxy() is not None


def out_of_sight(window):
    """What a screen reader could focus although it cannot be seen."""
    found = [item for item in items(window) if item.widget is not None and item.state.focusable]
    return [
        f"out of sight: {type(item.widget).__name__} {item.name}"
        for item in found
        if not in_sight(item.widget)
    ]


def hidden_stops(window):
    """Where Tab stops although nothing is visible there."""
    start, found = QApplication.focusWidget(), []
    for _ in range(STEPS):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        if here is None or here is start or here in found:
            break
        found.append(here)
    return [f"hidden: {type(stop).__name__} {stop.objectName()}" for stop in found if not in_sight(stop)]


def wrong_arrows(window):
    """Buttons from which an arrow key does not move to the neighbour, or leaves the grid."""
    return [line for grid in grids(window) for line in walked(window, grid)]


def grids(window):
    """Containers with arrow keys, and anything that is laid out as a grid of buttons."""
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
    """Whether buttons are laid out in several rows and columns."""
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
