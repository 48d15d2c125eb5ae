"""Tells each frame in its order: dice, cells, the ball, a banner; then score, chains, words and question.

GameController.framed → Stage.show_frame ─┬→ in its time: dice, cells, the ball, a banner
                                          └→ then: show_frame of every view
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from attrs import frozen
from PySide6.QtCore import QObject, Signal

from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.play.story.moments import Moment
from bowlbound_desktop.ui.field.animator import MOST, Act
from bowlbound_desktop.ui.field.motion import steps_of
from bowlbound_desktop.ui.field.scene import FieldScene
from bowlbound_desktop.ui.frame.frame import Frame, joined

BANNERS = {"full": 1500, "brief": 500, "none": 0}
"""Milliseconds that a banner stands."""
MOST_BANNERS = 2


@frozen(eq=False)
class Tumble:
    """Dice in the tray until they settle."""

    rolls: tuple[tuple[Roll, int], ...]
    milliseconds: int = 420


@frozen(eq=False)
class Light:
    """The cells that were read, and the cards that were turned up."""

    frame: Frame
    milliseconds: int = 240


@frozen(eq=False)
class Hail:
    """A big moment in the team's colours."""

    moment: Moment
    milliseconds: int = BANNERS["full"]


class Tray(Protocol):
    """Where dice tumble."""

    def tumble(self, rolls: Sequence[tuple[Roll, int]], part: float) -> None:
        """Show a throw of which a part is done."""


class Stage(QObject):
    """Holds a frame back until what it tells has been seen."""

    settled = Signal()
    """Everything is shown; `settled` follows each frame, at once or in its time."""

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
        scene.animator.at.connect(self._perform)
        scene.animator.ended.connect(self._settle)

    @property
    def telling(self) -> bool:
        """Whether something is still held back."""
        return self._held is not None

    def show_frame(self, frame: Frame, at_once: bool = False) -> None:
        """Tell a frame; what has no order of its own, such as the past or an undo, is shown at once."""
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
        """Show at once what is held back."""
        self._scene.animator.skip()

    def _acts(self, frame: Frame) -> list[Act]:
        """What is shown in its time, in order."""
        full, rolls = self.moments == "full", frame.play.rolls
        acts: list[Act] = []
        if full and rolls and frame.shows_new("play"):
            acts.append(Tumble(rolls))
        if (frame.play.reads or frame.cards) and frame.shows_new("play", "cards"):
            acts.append(Light(frame) if full else Light(frame, milliseconds=0))
        acts += steps_of(frame.moves or (), frame.descriptor.words.ways)[-MOST:]
        if full:
            acts += [Hail(moment) for moment in frame.moments[-MOST_BANNERS:]]
        return acts if frame.moves or frame.moments else []

    def _perform(self, act: Act, part: float) -> None:
        if isinstance(act, Tumble):
            self._tray.tumble(act.rolls, part)
        elif part == 0 and isinstance(act, Light):
            self._tray.tumble(act.frame.play.rolls, 1.0)
            self._light(act.frame)
        elif part == 0 and isinstance(act, Hail):
            self._scene.banner.hail(act.moment)

    def _settle(self) -> None:
        frame, self._held = self._held, None
        if frame is not None:
            self._scene.banner.withdraw()
            self._show(frame)
            self._announce(frame)
        self.settled.emit()

    def _announce(self, frame: Frame) -> None:
        """A banner that nobody has waited for stands beside what it tells."""
        told = self.moments == "full" and self._scene.animator.moves
        if frame.moments and not told and BANNERS[self.moments]:
            self._scene.banner.hail(frame.moments[-1], BANNERS[self.moments])
