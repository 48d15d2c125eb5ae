"""How a game would change the coaches' ratings, with a button to enter it."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.story.rating_points import RatedGame
from bowlbound_desktop.storage.rating_list import enter_game, is_entered, standings
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.widgets.key_button import KeyButton


class RatingBox(QWidget):
    """A button to enter the game; once it is entered, the coaches' new ratings."""

    def __init__(self, game: RatedGame) -> None:
        super().__init__()
        self._game = game
        self._standing = wrapping(label(name="rating:standing", bold=True))
        self._enter = KeyButton("Add to the rating list", "E")
        self._enter.setObjectName("rating:enter")
        self._enter.clicked.connect(self._put)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(wrapping(label(game.words, name="rating:points")))
        layout.addWidget(self._standing)
        layout.addWidget(self._enter)
        self._show()

    def _put(self) -> None:
        try:
            enter_game(self._game)
        except BowlboundError as error:
            self._standing.setText(str(error))
            self._standing.show()
        else:
            self._show()

    def _show(self) -> None:
        entered = is_entered(self._game)
        self._standing.setText("\n".join(standings(self._game)) if entered else "")
        self._standing.setVisible(entered)
        self._enter.setVisible(not entered)
