"""Plays the sounds of the stadium: those of a play, and a crowd that follows the chance to win."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject

from bowlbound_desktop.play.counting.win_chance import curve, is_quick
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.sound.cues import CUES, IN_THE_PLAY, crowd_level, cues_of
from bowlbound_desktop.ui.sound.mixer import Mixer
from bowlbound_desktop.ui.sound.speaker import open_speaker
from bowlbound_desktop.ui.sound.waves import RATE

VOLUMES: Mapping[str, float] = {"off": 0.0, "quiet": 0.3, "normal": 0.6, "loud": 1.0}
APART = RATE // 4
"""Samples between two sounds that belong together."""


class Stadium(QObject):
    """Opens the device for the first sound; if that fails, it does not try again."""

    def __init__(self, parent: QObject | None = None, speaker: Callable[[Mixer], Any] = open_speaker) -> None:
        super().__init__(parent)
        self.mixer = Mixer(volume=0.0)
        self._open = speaker
        self._device: Any = None
        self._asked = False
        self._thrown = 0
        self._heard = False
        """Whether the current play was heard during its animation."""

    def set_volume(self, word: str) -> None:
        """Set the volume to a setting."""
        self.mixer.volume = VOLUMES.get(word, 0.0)

    def hear(self, cue: str) -> None:
        """Play a sound during the animation of a play."""
        self._heard = True
        if self.mixer.volume:
            self._sound((cue,))

    def show_frame(self, frame: Frame) -> None:
        """Play the sounds of a frame, except those heard during the animation."""
        heard, self._heard = self._heard, False
        thrown, self._thrown = self._thrown, len(frame.play.rolls)
        if not self.mixer.volume or frame.moves is None or frame.moment:
            return
        rolled = frame.shows_new("play") and len(frame.play.rolls) > (0 if frame.moves else thrown)
        cues = cues_of(frame.moves, rolled, frame.descriptor.words.ways)
        self._sound(tuple(cue for cue in cues if not (heard and cue in IN_THE_PLAY)))
        if frame.shows_new("record"):
            self.mixer.wanted_crowd = crowd_level(_chance(frame))

    def _sound(self, cues: tuple[str, ...]) -> None:
        if cues and self._is_on():
            for number, cue in enumerate(sorted(cues, key=CUES.index)):
                self.mixer.start(cue, number * APART)

    def _is_on(self) -> bool:
        if not self._asked:
            self._asked = True
            self._device = self._open(self.mixer)
        return self._device is not None

    def close(self) -> None:
        """Release the device."""
        if self._device is not None:
            self._device.close()
            self._device = None


def _chance(frame: Frame) -> float | None:
    """The home side's chance to win, if it is known already."""
    if not frame.record.plays or not is_quick(frame.record.key):
        return None
    points = curve(frame.record)
    return points[-1][1] if points else None
