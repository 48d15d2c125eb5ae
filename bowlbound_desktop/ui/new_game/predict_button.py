"""The button that asks both coaches for secret predictions."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy

from bowlbound_desktop.kernel.field import SIDES, Side
from bowlbound_desktop.play.opening import GameWish
from bowlbound_desktop.play.predictions import Prediction, Predictions
from bowlbound_desktop.ui.new_game.prediction_dialog import PredictionDialog

PERSON = "person"


class PredictButton(QPushButton):
    """Predictions are for two teams: choosing another team cancels them."""

    agreed = Signal(dict, bool)
    """The options with the agreement, and whether the coaches change sides."""

    def __init__(self, wish: Callable[[], GameWish]) -> None:
        super().__init__("Secret p&redictions…")
        self.setObjectName("new:predict")
        self.setToolTip("Both coaches say who wins: who takes which team, and the points it gives")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._ask)
        self._wish = wish
        self._of: tuple[str, ...] | None = None
        """The game and teams that were predicted last."""
        self._before: Mapping[str, Any] = {}

    def follow(self, playable: bool) -> None:
        """Follow the form: another game, or one that cannot be played yet."""
        self.setEnabled(playable)
        if playable and self._of not in (None, _teams(self._wish())):
            self._of = None
            self.agreed.emit(dict(self._before), False)

    def _ask(self) -> None:
        wish = self._wish()
        how = wish.game.predictions
        if how is not None:
            shelf = wish.game.shelf
            names = {Side.HOME: shelf.face(wish.home).name, Side.AWAY: shelf.face(wish.away).name}
            dialog = PredictionDialog(self, how, names, _of_computers(wish, how))
            dialog.accepted.connect(lambda: self._take(dialog, wish))
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

    def _take(self, dialog: PredictionDialog, wish: GameWish) -> None:
        found = dialog.agreement
        if found is not None:
            if self._of is None:
                self._before = {name: wish.options[name] for name in found.options}
            self._of = _teams(wish)
            self.agreed.emit(dict(found.options), found.first_takes is Side.AWAY)


def _teams(wish: GameWish) -> tuple[str, ...]:
    return (wish.game.key, wish.home, wish.away)


def _of_computers(wish: GameWish, how: Predictions) -> dict[Side, Prediction]:
    """The predictions of the computer coaches."""
    sides = [side for side in SIDES if wish.coaches.get(side.value, PERSON) != PERSON]
    return {side: how.guess(wish.home, wish.away, wish.options) for side in sides}
