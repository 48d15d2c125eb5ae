"""Every sound of the stadium, computed with NumPy; always the same samples."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Wave: TypeAlias = NDArray[np.float32]
RATE = 22_050
"""Samples per second."""


@cache
def wave(name: str) -> Wave:
    """A sound by its name, as samples between -1 and 1."""
    made = _MADE[name]()
    return (made / max(1e-6, float(np.abs(made).max())) * 0.9).astype(np.float32)


def _time(seconds: float) -> NDArray[np.float64]:
    return np.arange(int(RATE * seconds)) / RATE


def _noise(seconds: float, seed: int) -> NDArray[np.float64]:
    return np.random.default_rng(seed).standard_normal(int(RATE * seconds))


def _smooth(samples: NDArray[np.float64], width: int) -> NDArray[np.float64]:
    """Smooth away the high frequencies."""
    return np.convolve(samples, np.hanning(width + 2)[1:-1], mode="same") / width


def _swell(seconds: float, rise: float, fall: float) -> NDArray[np.float64]:
    """A volume curve that rises, and falls at the end."""
    at = _time(seconds)
    return np.clip(at / rise, 0, 1) * np.clip((seconds - at) / fall, 0, 1)


def _whistle() -> NDArray[np.float64]:
    """Two close notes that flutter like a pea whistle."""
    at = _time(0.55)
    flutter = 0.65 + 0.35 * np.sign(np.sin(2 * np.pi * 38 * at))
    notes = np.sin(2 * np.pi * 2350 * at) + 0.8 * np.sin(2 * np.pi * 2480 * at)
    return np.asarray(notes * flutter * _swell(0.55, 0.02, 0.08))


def _dice() -> NDArray[np.float64]:
    """A few knocks on a table, softer and closer together towards the end."""
    made = np.zeros(int(RATE * 0.6))
    for number, start in enumerate((0.0, 0.09, 0.16, 0.27, 0.33, 0.38, 0.42)):
        knock = _noise(0.03, number) * np.exp(-_time(0.03) * 160) * (1 - 0.11 * number)
        place = int(RATE * start)
        made[place : place + len(knock)] += knock
    return _smooth(made, 5)


def _kick() -> NDArray[np.float64]:
    """A thump that falls in pitch."""
    at = _time(0.22)
    return np.asarray(np.sin(2 * np.pi * (150 * at - 240 * at**2)) * np.exp(-at * 22))


def _crowd() -> NDArray[np.float64]:
    """Many distant voices, as a loop without a seam."""
    seconds, joint = 6.0, RATE
    murmur = _smooth(_noise(seconds + 1, 11), 24) + 0.5 * _smooth(_noise(seconds + 1, 12), 60)
    fade = np.linspace(0, 1, joint)
    murmur[:joint] = murmur[:joint] * fade + murmur[-joint:] * (1 - fade)
    return np.asarray(murmur[:-joint])


def _cheer() -> NDArray[np.float64]:
    return np.asarray(_smooth(_noise(2.4, 21), 10) * _swell(2.4, 0.25, 1.6))


def _groan() -> NDArray[np.float64]:
    return np.asarray(_smooth(_noise(1.6, 31), 70) * _swell(1.6, 0.2, 1.1))


def _fanfare() -> NDArray[np.float64]:
    """Four notes of a brass band."""
    notes = ((523.25, 0.18), (659.26, 0.18), (783.99, 0.18), (1046.5, 0.7))
    return np.concatenate([_brass(pitch, seconds) for pitch, seconds in notes])


def _brass(pitch: float, seconds: float) -> NDArray[np.float64]:
    at = _time(seconds)
    tones = sum(np.sin(2 * np.pi * pitch * harmonic * at) / harmonic for harmonic in range(1, 7))
    return np.asarray(tones * _swell(seconds, 0.02, 0.06))


_MADE: Mapping[str, Callable[[], NDArray[np.float64]]] = {
    "whistle": _whistle,
    "dice": _dice,
    "kick": _kick,
    "crowd": _crowd,
    "cheer": _cheer,
    "groan": _groan,
    "fanfare": _fanfare,
}
