"""The field as a scene: turf and markers, moved by a picture of the game."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsScene

from bowlbound_desktop.kernel.system import FieldPicture
from bowlbound_desktop.ui.field.items import AttackArrow, Ball, CrossLine, Trail
from bowlbound_desktop.ui.field.turf import Turf
from bowlbound_desktop.ui.theme import Theme


class FieldScene(QGraphicsScene):
    """A gridiron of 120 by 53⅓ yards."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._turf = Turf(theme)
        self._scrimmage = CrossLine(theme.scrimmage, flagged=False)
        self._gain = CrossLine(theme.gain, flagged=True)
        self._trail = Trail()
        self._arrow = AttackArrow()
        self._ball = Ball()
        layers = (self._turf, self._scrimmage, self._gain, self._trail, self._arrow, self._ball)
        for height, item in enumerate(layers):
            item.setZValue(height)
            self.addItem(item)
        self.setSceneRect(self._turf.boundingRect())

    def show_picture(self, picture: FieldPicture) -> None:
        """Put every marker where the picture has it."""
        self._turf.set_teams(dict(picture.teams))
        self._ball.place(picture.ball)
        self._scrimmage.place(picture.line_of_scrimmage)
        self._gain.place(picture.line_to_gain)
        self._arrow.point(picture.offense)
        self._arrow.place(picture.ball if picture.offense else None)

    def show_trail(self, spots: Sequence[int]) -> None:
        """Draw the drive so far."""
        self._trail.follow(spots)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._turf.set_theme(theme)
        self._scrimmage.set_colour(theme.scrimmage)
        self._gain.set_colour(theme.gain)
