"""The loudspeaker: `miniaudio` where it is installed and there is a device, else silence."""

import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from bowlbound_desktop.ui.sound.mixer import Mixer
from bowlbound_desktop.ui.sound.waves import RATE

BUFFER = 80
"""Milliseconds of sound mixed ahead."""


def open_speaker(mixer: Mixer) -> Any | None:
    """A device that plays the mixer's samples; None where there is none."""
    try:
        import miniaudio

        kinds = [kind for kind in miniaudio.Backend if kind is not miniaudio.Backend.NULL]
        with _without_complaints():
            device = miniaudio.PlaybackDevice(
                nchannels=1, sample_rate=RATE, backends=kinds, buffersize_msec=BUFFER
            )
        device.start(_stream(mixer))
    except Exception:  # whatever is wrong with a library or driver, the game goes on without sound
        return None
    return device


def _stream(mixer: Mixer) -> Generator[bytes, int, None]:
    stream = _chunks(mixer)
    next(stream)
    return stream


def _chunks(mixer: Mixer) -> Generator[bytes, int, None]:
    count = yield b""
    while True:
        count = yield (mixer.samples(count) * 32767).astype(np.int16).tobytes()


@contextmanager
def _without_complaints() -> Iterator[None]:
    """Hide what drivers print to the terminal where there is no device."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
