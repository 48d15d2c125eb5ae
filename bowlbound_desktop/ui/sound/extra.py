"""Whether the extra `sound` is installed; asked without loading anything."""

from importlib.util import find_spec

LIBRARY = "miniaudio"


def is_installed() -> bool:
    """Whether there is something to play sounds with."""
    return find_spec(LIBRARY) is not None
