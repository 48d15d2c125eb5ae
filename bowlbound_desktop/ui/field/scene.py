"""The field as a Qt scene: turf, lines, ball, flags, trail and banner."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.system import FieldPicture
from bowlbound_desktop.kernel.ways import COMMON, Ways
from bowlbound_desktop.ui.field.animator import Act, Animator
from bowlbound_desktop.ui.field.banner import Banner
from bowlbound_desktop.ui.field.flight import BallWay, Flags, Shadow
from bowlbound_desktop.ui.field.items import AttackArrow, Ball, CrossLine, Trail
from bowlbound_desktop.ui.field.motion import Step, flags_of, steps_of
from bowlbound_desktop.ui.field.turf import Turf
from bowlbound_desktop.ui.field.veil import Veil
from bowlbound_desktop.ui.frame.frame import Frame
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
        self._way, self._flags, self._shadow = BallWay(), Flags(), Shadow()
        self._ball = Ball()
        lying = (self._turf, self._scrimmage, self._gain, self._trail, self._way, self._flags)
        self.banner = Banner(theme)
        self._veil = Veil(theme)
        layers = (*lying, self._arrow, self._shadow, self._ball, self._veil, self.banner)
        for height, item in enumerate(layers):
            item.setZValue(height)
            self.addItem(item)
        self.setSceneRect(self._turf.boundingRect())
        self._shadow.hide()
        self._picture = FieldPicture()
        self.animator = Animator(self)
        self.animator.at.connect(self._fly)
        self.animator.ended.connect(self._land)

    def show_frame(self, frame: Frame) -> None:
        """Show a new frame."""
        if frame.shows_new("picture"):
            self.show_picture(frame.picture)
        if frame.shows_new("trail"):
            self.show_trail(frame.trail)
        if frame.shows_new("moment"):
            self._veil.setVisible(bool(frame.moment))
        if frame.shows_new("play"):
            self.show_play(frame.play.events, frame.descriptor.words.ways)

    def show_picture(self, picture: FieldPicture) -> None:
        """Move every marker to its place in the picture; a moving ball gets there when its animation ends."""
        self._picture = picture
        self._turf.set_teams(dict(picture.teams))
        self.banner.set_teams(picture.teams)
        self._scrimmage.place(picture.line_of_scrimmage)
        self._gain.place(picture.line_to_gain)
        self._arrow.point(picture.offense)
        if not self.animator.running:
            self._land()

    def _land(self) -> None:
        picture = self._picture
        self._shadow.hide()
        self._ball.place(picture.ball)
        self._arrow.place(picture.ball if picture.offense else None)

    def _fly(self, step: Act, part: float) -> None:
        if not isinstance(step, Step):
            return
        ground = step.ground(part)
        self._arrow.place(None)
        self._ball.show()
        self._ball.setPos(ground.x(), ground.y() - step.height(part))
        self._shadow.setVisible(step.rise > 0)
        self._shadow.setPos(ground)

    def show_play(self, events: Sequence[Event], ways: Ways = COMMON) -> None:
        """Show the path of the ball and the flags of a play."""
        self._way.show_steps([step for step in steps_of(events, ways) if not step.way.marked])
        self._flags.show_flags(flags_of(events, ways))

    def draw_way(self, milliseconds: int) -> None:
        """Draw the path of the ball, over time, where the ball itself was not animated."""
        self._way.draw(milliseconds)

    def paint_vector(self, painter: QPainter, room: QRectF) -> None:
        """Paint the field on any device, as vectors."""
        modes = [(item, item.cacheMode()) for item in self.items()]
        for item, _ in modes:
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.render(painter, room, self.sceneRect())
        for item, mode in modes:
            item.setCacheMode(mode)

    def show_trail(self, spots: Sequence[int]) -> None:
        """Show the drive so far."""
        self._trail.follow(spots)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._turf.set_theme(theme)
        self.banner.set_theme(theme)
        self._veil.set_theme(theme)
        self._scrimmage.set_colour(theme.scrimmage)
        self._gain.set_colour(theme.gain)
