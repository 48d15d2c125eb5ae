"""Mixes the crowd and other sounds into one stream of samples."""

from threading import Lock

import numpy as np
from attrs import define, field

from bowlbound_desktop.ui.sound.waves import Wave, wave

CROWD = 0.22
"""The volume of the loudest crowd, compared with a whistle."""
STEP = 0.15
"""How fast the crowd changes, for each chunk of samples."""


@define
class Mixer:
    """Mixes samples in the audio thread, while the GUI thread starts sounds."""

    volume: float = 1.0
    wanted_crowd: float = 0.0
    _crowd: float = 0.0
    _at: int = 0
    """The position in the loop of the crowd."""
    _sounding: list[tuple[Wave, int]] = field(factory=list)
    _lock: Lock = field(factory=Lock)

    def start(self, name: str, delay: int = 0) -> None:
        """Start a sound, so many samples from now."""
        with self._lock:
            self._sounding.append((wave(name), -delay))

    def clear(self) -> None:
        """Stop all sounds except the crowd."""
        with self._lock:
            self._sounding.clear()

    def samples(self, count: int) -> Wave:
        """The next samples, between -1 and 1."""
        mixed = self._murmur(count)
        with self._lock:
            left = [(sound, at + count) for sound, at in self._sounding if at + count < len(sound)]
            for sound, at in self._sounding:
                part = sound[max(0, at) : max(0, at + count)]
                start = max(0, -at)
                mixed[start : start + len(part)] += part[: max(0, count - start)]
            self._sounding = left
        clipped: Wave = np.clip(mixed * self.volume, -1, 1).astype(np.float32)
        return clipped

    def _murmur(self, count: int) -> Wave:
        loop = wave("crowd")
        self._crowd += (self.wanted_crowd - self._crowd) * STEP
        places = (self._at + np.arange(count)) % len(loop)
        self._at = int((self._at + count) % len(loop))
        murmur: Wave = loop[places] * np.float32(CROWD * self._crowd)
        return murmur
