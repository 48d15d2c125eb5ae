"""Arrow keys go from button to button as they lie on the screen, and stay in their room."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from bowlbound_desktop.ui.access.tabbing import is_stop

ROOM = "arrows"
"""The property of a widget whose buttons are walked by arrow keys."""
WAYS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class ArrowButton(QPushButton):
    """A button of a room that arrow keys walk through; elsewhere a plain one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on to the neighbour; at an edge stay."""
        room = self._room() if event.key() in WAYS else None
        if room is None:
            super().keyPressEvent(event)
        else:
            _step(self, room, *WAYS[event.key()])

    def _room(self) -> QWidget | None:
        room = self.parentWidget()
        while room is not None and not room.property(ROOM):
            room = room.parentWidget()
        return room


def _step(here: QWidget, room: QWidget, right: int, down: int) -> None:
    stops = [widget for widget in room.findChildren(QWidget) if is_stop(widget)]
    places = [QRect(widget.mapTo(room, QPoint(0, 0)), widget.size()) for widget in stops]
    place = neighbour(places, stops.index(here), right, down) if here in stops else None
    if place is not None:
        stops[place].setFocus(Qt.FocusReason.TabFocusReason)


def neighbour(places: Sequence[QRect], here: int, right: int, down: int) -> int | None:
    """Which place lies next to one of them in a direction; None at the edge."""
    start = places[here]
    beyond = [number for number, place in enumerate(places) if _lies(start, place, right, down)]
    if right:
        beyond = [number for number in beyond if _shared(start, places[number], across=False) > 0]
        return min(beyond, key=lambda number: abs(places[number].left() - start.left()), default=None)
    return min(beyond, key=lambda number: _fall(start, places[number]), default=None)


def _fall(start: QRect, place: QRect) -> tuple[int, int, int]:
    """How far above or below it is; in one row, what lies most exactly so."""
    way = place.center() - start.center()
    return abs(way.y()) // max(1, start.height()), -_shared(start, place, across=True), abs(way.x())


def _lies(start: QRect, place: QRect, right: int, down: int) -> bool:
    way = place.center() - start.center()
    apart = _shared(start, place, across=bool(right)) <= 0
    return apart and way.x() * right + way.y() * down > 0


def _shared(one: QRect, other: QRect, across: bool) -> int:
    """How much two places have in common, from left to right or from top to bottom."""
    if across:
        return min(one.right(), other.right()) - max(one.left(), other.left()) + 1
    return min(one.bottom(), other.bottom()) - max(one.top(), other.top()) + 1
