"""Who coaches each side of a new game; a side without a seat says who plays it."""

from typing import Any

from PySide6.QtWidgets import QComboBox

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.answerers import NOBODY
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.opening import computer_coaches, usual_coaches

PERSON = ("Person at this table", "person")


class CoachBoxes:
    """A box for each side."""

    def __init__(self) -> None:
        self.boxes = {side: _box(side) for side in Side}
        self._shown: tuple[str, tuple[Side, ...]] = ("", ())

    def show(self, game: Descriptor, options: Any) -> None:
        """Offer who can sit there; who was chosen stays where he can."""
        seated = game.seats(options)
        if self._shown == (game.key, seated):
            return
        self._shown = game.key, seated
        usual = usual_coaches(game, options)
        for side, box in self.boxes.items():
            if side in seated:
                _offer(box, [PERSON, *computer_coaches(game)], usual.get(side.value, PERSON[1]))
            else:
                name = game.seat_name(side)
                _offer(box, [(f"{name[:1].upper()}{name[1:]}", NOBODY)], NOBODY)
            box.setEnabled(side in seated)

    def chosen(self) -> dict[str, str]:
        """Who coaches, by side."""
        _, seated = self._shown
        return {side.value: self.boxes[side].currentData() for side in Side if side in seated}


def _box(side: Side) -> QComboBox:
    box = QComboBox()
    box.setObjectName(f"new:coach:{side.value}")
    box.setAccessibleName(f"Coach, {side.value}")
    return box


def _offer(box: QComboBox, entries: list[tuple[str, str]], usual: str) -> None:
    before = box.currentData()
    box.clear()
    for text, value in entries:
        box.addItem(text, value)
    place = box.findData(before)
    box.setCurrentIndex(place if place >= 0 else box.findData(usual))
