"""Who coaches each side of a new game, with a line about the coach, or about who plays a side without one."""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.answerers import NOBODY
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.opening import computer_coaches, level_note, usual_coaches
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.widgets.choice_box import choice_box

LINES = 2
PERSON = ("Person at this table", "person")


class CoachBoxes:
    """A box for each side with a note below it."""

    def __init__(self) -> None:
        self.boxes = {side: choice_box(f"new:coach:{side.value}", f"Coach, {side.value}") for side in Side}
        self.notes = {side: _note(side) for side in Side}
        self._game: Descriptor | None = None
        self._shown: tuple[str, tuple[Side, ...]] = ("", ())
        for side, box in self.boxes.items():
            box.currentIndexChanged.connect(partial(self._explain, side))

    def show(self, game: Descriptor, options: Any) -> None:
        """List the coaches of a game; the chosen ones stay chosen if the game has them."""
        seated = game.seats(options)
        if self._shown == (game.key, seated):
            return
        self._shown, self._game = (game.key, seated), game
        usual = usual_coaches(game, options)
        for side, box in self.boxes.items():
            if side in seated:
                _offer(box, [PERSON, *computer_coaches(game)], usual.get(side.value, PERSON[1]))
            else:
                name = game.seat_name(side)
                _offer(box, [(f"{name[:1].upper()}{name[1:]}", NOBODY)], NOBODY)
            box.setEnabled(side in seated)
            self._explain(side)

    def _explain(self, side: Side, _place: int = 0) -> None:
        """Describe the chosen coach."""
        key = self.boxes[side].currentData()
        self.notes[side].setText(level_note(self._game, key) if self._game and key else "")

    def swap(self) -> None:
        """Swap the coaches of the two sides."""
        first, second = self.boxes.values()
        places = first.currentIndex(), second.currentIndex()
        second.setCurrentIndex(places[0])
        first.setCurrentIndex(places[1])

    def chosen(self) -> dict[str, str]:
        """The chosen coaches by side."""
        _, seated = self._shown
        return {side.value: self.boxes[side].currentData() for side in Side if side in seated}


def _note(side: Side) -> QLabel:
    """A note with room for two lines, so that the form does not jump."""
    note = wrapping(label(name=f"new:coach:{side.value}:note", scale=0.9, faint=True))
    note.setMinimumHeight(LINES * note.fontMetrics().lineSpacing())
    note.setAlignment(Qt.AlignmentFlag.AlignTop)
    return note


def _offer(box: QComboBox, entries: list[tuple[str, str]], usual: str) -> None:
    before = box.currentData()
    box.clear()
    for text, value in entries:
        box.addItem(text, value)
    place = box.findData(before)
    box.setCurrentIndex(place if place >= 0 else box.findData(usual))
