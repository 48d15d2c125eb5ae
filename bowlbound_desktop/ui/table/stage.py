"""Shows each frame in order: first the animation of the play, then its effect on every view.

GameController.framed → Stage.show_frame ─┬→ over time: dice, cells, the ball, a banner
                                          └→ then: show_frame of every view

With the setting "brief" everything appears at once, and the path of the ball is drawn beside it.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from attrs import frozen
from PySide6.QtCore import QObject, Signal

from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.play.story.moments import BigMoment
from bowlbound_desktop.ui.field.animator import MOST, SPEEDS, Act
from bowlbound_desktop.ui.field.motion import Step, steps_of
from bowlbound_desktop.ui.field.scene import FieldScene
from bowlbound_desktop.ui.frame.frame import Frame, joined
from bowlbound_desktop.ui.sound.cues import DICE, KICK, is_kick

BANNERS = {"full": 1500, "brief": 500, "none": 0}
"""How many milliseconds a banner stays, by setting."""
MOST_BANNERS = 2
DRAWN = 350
"""How many milliseconds the path of the ball takes to draw, where the ball itself was not animated."""


@frozen(eq=False)
class Tumble:
    """Dice rolling in the tray."""

    rolls: tuple[tuple[Roll, int], ...]
    milliseconds: int = 420


@frozen(eq=False)
class Light:
    """The cells that were read and the event card light up."""

    frame: Frame
    milliseconds: int = 240


@frozen(eq=False)
class Hail:
    """A big moment is announced in the team's colours."""

    moment: BigMoment
    milliseconds: int = BANNERS["full"]


class Tray(Protocol):
    """Where dice roll."""

    def tumble(self, rolls: Sequence[tuple[Roll, int]], part: float) -> None:
        """Show dice that are rolling, `part` of the way."""


class Stage(QObject):
    """Holds a frame back until its animation has been shown."""

    settled = Signal()
    """Every view shows the frame; emitted once for each frame, at once or after its animation."""
    heard = Signal(str)
    """The name of a sound that belongs to the animation."""

    def __init__(
        self,
        scene: FieldScene,
        tray: Tray,
        light: Callable[[Frame], None],
        show: Callable[[Frame], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.moments = "full"
        self._scene, self._tray, self._light, self._show = scene, tray, light, show
        self._held: Frame | None = None
        self._begun: Act | None = None
        scene.animator.at.connect(self._perform)
        scene.animator.ended.connect(self._settle)

    @property
    def telling(self) -> bool:
        """Whether a frame is being held back."""
        return self._held is not None

    def show_frame(self, frame: Frame, at_once: bool = False) -> None:
        """Show a frame, after its animation if it has one; the past or an undo is shown at once."""
        frame = joined(frame, self._held)
        acts = [] if at_once or frame.dealt or frame.moves is None else self._acts(frame)
        animator = self._scene.animator
        if acts and animator.moves:
            self._held = frame
            self._scene.banner.withdraw()
            animator.add(acts)
        elif animator.running and not at_once and not frame.dealt and frame.moves is not None:
            self._held = frame
        else:
            animator.drop()
            self._held = frame
            self._settle()

    def skip(self) -> None:
        """Show the frame held back at once."""
        self._scene.animator.skip()

    def _acts(self, frame: Frame) -> list[Act]:
        """The acts of the animation, in order."""
        if self.moments != "full" or not (frame.moves or frame.moments):
            return []
        acts: list[Act] = []
        if frame.play.rolls and frame.shows_new("play"):
            acts.append(Tumble(frame.play.rolls))
        if (frame.play.reads or frame.cards) and frame.shows_new("play", "cards"):
            acts.append(Light(frame))
        acts += steps_of(frame.moves or (), frame.descriptor.words.ways)[-MOST:]
        return [*acts, *map(Hail, frame.moments[-MOST_BANNERS:])]

    def _perform(self, act: Act, part: float) -> None:
        if act is not self._begun:
            self._begin(act)
        if isinstance(act, Tumble):
            self._tray.tumble(act.rolls, part)
        elif part == 0 and isinstance(act, Light):
            self._tray.tumble(act.frame.play.rolls, 1.0)
            self._light(act.frame)
        elif part == 0 and isinstance(act, Hail):
            self._scene.banner.hail(act.moment)

    def _begin(self, act: Act) -> None:
        """Emit the sound of an act; dice that do not roll are heard when the cells light up."""
        tumbled, self._begun = isinstance(self._begun, Tumble), act
        if isinstance(act, Tumble) or (isinstance(act, Light) and act.frame.play.rolls and not tumbled):
            self.heard.emit(DICE)
        elif isinstance(act, Step) and is_kick(act.way):
            self.heard.emit(KICK)

    def _settle(self) -> None:
        frame, self._held = self._held, None
        self._begun = None
        if frame is not None:
            self._scene.banner.withdraw()
            self._show(frame)
            self._recall(frame)
        self.settled.emit()

    def _recall(self, frame: Frame) -> None:
        """After a frame without animation, draw the path of the ball and show a banner."""
        moves = self._scene.animator.moves
        if self.moments == "full" and moves:
            return
        if frame.moves and moves:
            self._scene.draw_way(round(DRAWN * SPEEDS[self._scene.animator.speed]))
        if frame.moments and BANNERS[self.moments]:
            self._scene.banner.hail(frame.moments[-1], BANNERS[self.moments])
