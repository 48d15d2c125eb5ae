"""The keys of somebody who types a printed chart in: cells end by themselves, and the next one follows."""

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
    """What is typed at the cell that a grid shows as the current one; it knows no widget."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.on = False
        self.go: Callable[[Place], object] = lambda _: None
        """Makes a cell the current one."""
        self.done: Callable[[], object] = lambda: None
        """Is called after the last cell to type."""
        self._trail: list[Place] = []
        """Cells that were typed one after the other, the last one last."""
        self._by_itself = False
        """Whether the last cell ended without a key for it: an Enter out of habit then does nothing."""

    @property
    def last(self) -> Place | None:
        """The cell typed last, as long as nothing else was done."""
        return self._trail[-1] if self._trail else None

    def forget(self) -> None:
        """The current cell is another for some other reason than typing."""
        self._trail.clear()
        self._by_itself = False

    def character(self, event: QKeyEvent) -> str:
        """What a key types; the plus of a number pad opens a parenthesis, its comma is a point."""
        if event.modifiers() & _HELD:
            return ""
        text = event.text()
        if event.modifiers() & _MODIFIERS.KeypadModifier:
            text = {"+": "(", ",": "."}.get(text, text)
        return text if len(text) == 1 and text.isprintable() else ""

    def begin(self, places: list[Place], key: str) -> str:
        """A key where nothing is typed yet; the text of the current cell after it."""
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
        """One more key; the text of the current cell after it, which is the next one where this has ended."""
        found = press(forms_at(places[0]), text, key)
        if found.entry is None:
            return found.text
        following = self._put(places, found.entry)
        return self.begin([following], found.carried) if following and found.carried else ""

    def end(self, places: list[Place], text: str, colour: str = "") -> None:
        """Take a text that was ended by Enter or by choosing a colour."""
        entry = meant(forms_at(places[0]), text)
        self._put(places, f"{body_of(entry)}|{colour}" if colour else entry)
        self._by_itself = bool(colour)

    def enter(self, place: Place) -> None:
        """Enter where nothing is typed: leave the cell, unless the one before has just ended by itself."""
        following = next_to_type(self._room.sheet, place)
        if following is not None and not self._by_itself:
            self.go(following)
        self._by_itself = False

    def back(self) -> bool:
        """Make the cell typed last one to type again, and go there; False where none is."""
        if not self._trail:
            return False
        *trail, place = self._trail
        self._room.do(type_text(self._room.sheet, place, UNTYPED.text))
        self.go(place)
        self._trail = trail
        return True

    def colour_last(self, wanted: str) -> bool:
        """Colour the cell typed last; False where none is."""
        place = self.last
        if not self.on or place is None:
            return False
        text = coloured(place, self._room.sheet[place], wanted or None)
        self._room.do(type_text(self._room.sheet, place, text))
        return True

    def _put(self, places: list[Place], text: str) -> Place | None:
        """Write a cell, or all chosen ones; the next cell to type, which is the current one now."""
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
        """The text of the cell above, or on the left, where there is one that is typed."""
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
