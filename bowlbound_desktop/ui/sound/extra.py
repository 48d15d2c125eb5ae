"""Whether the extra `sound` is installed, without loading it."""

from importlib.util import find_spec

LIBRARY = "miniaudio"


def is_installed() -> bool:
    """Whether sounds can be played."""
    return find_spec(LIBRARY) is not None
