"""Keys for typing in a printed chart: most texts end by themselves, and the next cell follows."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import blank_at, type_text, type_texts
from bowlbound_desktop.games.bowlbound.workshop.editing.entering import body_of, coloured
from bowlbound_desktop.games.bowlbound.workshop.editing.leading import next_to_type
from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS
from bowlbound_desktop.games.bowlbound.workshop.editing.quick_keys import MARKS, forms_at, meant, press
from bowlbound_desktop.ui.room.room import Place, Room

BLANK = " ."
ABOVE, LEFT = "/", ","
CLOSING = ")]"
_MODIFIERS = Qt.KeyboardModifier
_HELD = _MODIFIERS.ControlModifier | _MODIFIERS.AltModifier | _MODIFIERS.MetaModifier


class QuickTyping:
    """Decides what each key types and when a cell is complete; knows no widget."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.on = False
        self.go: Callable[[Place], object] = lambda _: None
        """Called with the next cell."""
        self.done: Callable[[], object] = lambda: None
        """Called after the last cell to type."""
        self._trail: list[Place] = []
        """The cells typed in a row, the last one last."""
        self._by_itself = False
        """Whether the last cell ended by itself; an Enter out of habit is then ignored."""

    @property
    def last(self) -> Place | None:
        """The cell typed last, unless something else was done since."""
        return self._trail[-1] if self._trail else None

    def forget(self) -> None:
        """Start over, because the current cell was changed by anything but typing."""
        self._trail.clear()
        self._by_itself = False

    def character(self, event: QKeyEvent) -> str:
        """The character of a key; on the number pad plus is an opening parenthesis and a comma a point."""
        if event.modifiers() & _HELD:
            return ""
        text = event.text()
        if event.modifiers() & _MODIFIERS.KeypadModifier:
            text = {"+": "(", ",": "."}.get(text, text)
        return text if len(text) == 1 and text.isprintable() else ""

    def begin(self, places: list[Place], key: str) -> str:
        """Handle the first key in a cell; returns the text of the current cell, which may be the next one."""
        if key in BLANK:
            self._put(places, blank_at(places[0]))
        elif key in (ABOVE, LEFT):
            self._repeat(places, key)
        elif key in MARKS and self.last is not None and self._by_itself:
            self._mark(self.last, key)
        elif key not in CLOSING:
            return self.go_on(places, "", key)
        return ""

    def go_on(self, places: list[Place], text: str, key: str) -> str:
        """Handle another key; returns the text of the current cell, which may be the next one."""
        found = press(forms_at(places[0]), text, key)
        if found.entry is None:
            return found.text
        following = self._put(places, found.entry)
        return self.begin([following], found.carried) if following and found.carried else ""

    def end(self, places: list[Place], text: str, colour: str = "") -> None:
        """Save a text that was ended by Enter or by choosing a colour."""
        entry = meant(forms_at(places[0]), text)
        self._put(places, f"{body_of(entry)}|{colour}" if colour else entry)
        self._by_itself = bool(colour)

    def enter(self, place: Place) -> None:
        """Handle Enter in an untouched cell: leave it, unless the one before has just ended by itself."""
        following = next_to_type(self._room.sheet, place)
        if following is not None and not self._by_itself:
            self.go(following)
        self._by_itself = False

    def back(self) -> bool:
        """Go back to the cell typed last, to type it again; False where there is none."""
        if not self._trail:
            return False
        *trail, place = self._trail
        self._room.do(type_text(self._room.sheet, place, UNTYPED.text))
        self.go(place)
        self._trail = trail
        return True

    def colour_last(self, wanted: str) -> bool:
        """Colour the cell typed last; False where there is none."""
        place = self.last
        if not self.on or place is None:
            return False
        text = coloured(place, self._room.sheet[place], wanted or None)
        self._room.do(type_text(self._room.sheet, place, text))
        return True

    def _put(self, places: list[Place], text: str) -> Place | None:
        """Write a cell, or all selected ones; the next cell to type, which becomes the current one."""
        self._room.do(type_texts(self._room.sheet, places, text))
        trail = [*self._trail, places[-1]]
        following = next_to_type(self._room.sheet, places[-1])
        if following is None:
            self.done()
        else:
            self.go(following)
        self._trail, self._by_itself = trail, True
        return following

    def _repeat(self, places: list[Place], key: str) -> None:
        """Repeat the text of the cell above, or on the left, if that has been typed."""
        grid = GRIDS[places[0][0]]
        row, column = grid.spots[places[0]]
        row, column = (row - 1, column) if key == ABOVE else (row, column - 1)
        if row >= 0 and column >= 0:
            text = self._room.sheet[grid.places[row][column]]
            if text != UNTYPED.text:
                self._put(places, text)

    def _mark(self, place: Place, key: str) -> None:
        body, bar, colour = self._room.sheet[place].partition("|")
        self._room.do(type_text(self._room.sheet, place, f"{body}{key}{bar}{colour}"))
