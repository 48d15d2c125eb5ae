"""Buttons that the arrow keys move between, in the direction they lie on the screen."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from bowlbound_desktop.ui.access.tabbing import is_stop

ROOM = "arrows"
"""The property that marks a container whose buttons the arrow keys move between."""
WAYS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class ArrowButton(QPushButton):
    """A button that arrow keys leave for its neighbour, inside a container with the property `ROOM`."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus to the neighbour; at the edge it stays."""
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
    """The number of the nearest place in a direction; None at the edge."""
    start = places[here]
    beyond = [number for number, place in enumerate(places) if _lies(start, place, right, down)]
    if right:
        beyond = [number for number in beyond if _shared(start, places[number], across=False) > 0]
        return min(beyond, key=lambda number: abs(places[number].left() - start.left()), default=None)
    return min(beyond, key=lambda number: _fall(start, places[number]), default=None)


def _fall(start: QRect, place: QRect) -> tuple[int, int, int]:
    """Sort key for moving up or down: the nearest row first, then the place most directly above or below."""
    way = place.center() - start.center()
    return abs(way.y()) // max(1, start.height()), -_shared(start, place, across=True), abs(way.x())


def _lies(start: QRect, place: QRect, right: int, down: int) -> bool:
    way = place.center() - start.center()
    apart = _shared(start, place, across=bool(right)) <= 0
    return apart and way.x() * right + way.y() * down > 0


def _shared(one: QRect, other: QRect, across: bool) -> int:
    """How far two places overlap, horizontally (`across`) or vertically."""
    if across:
        return min(one.right(), other.right()) - max(one.left(), other.left()) + 1
    return min(one.bottom(), other.bottom()) - max(one.top(), other.top()) + 1
