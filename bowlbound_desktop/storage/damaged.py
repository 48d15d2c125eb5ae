"""Damaged files of the player: renamed and reported in one sentence, while everything else goes on.

The sentence goes to a logger. A command prints it; the window shows it (`ui/notices.py`).
"""

import logging
import os
from functools import cache
from pathlib import Path
from typing import Any

from bowlbound_desktop.kernel.errors import BowlboundError, FileError
from bowlbound_desktop.storage.files import read_text, set_aside, shown
from bowlbound_desktop.storage.toml import parse_toml

LOGGER = "bowlbound_desktop.player"
MEND = "correct it and rename it back to use it again"
"""What a player can do with most such files."""


@cache  # a file that cannot be renamed is found damaged again and again
def tell_player(sentence: str) -> None:
    """Show the player a sentence, only once."""
    logging.getLogger(LOGGER).warning("%s", sentence)


def keep_damaged(path: Path, error: BowlboundError, instead: str) -> None:
    """Set a damaged file aside and say so; `instead` says what is used now and what the player can do."""
    try:
        kept = f"it is kept as {set_aside(path)}"
    except FileError as stuck:
        kept = str(stuck)
    tell_player(f"a file of yours cannot be used: {error}; {kept}, and {instead}")


def read_or_begin(path: Path, instead: str) -> dict[str, Any]:
    """A small file of the player's; empty where there is none, or where it was damaged and set aside."""
    if not os.path.lexists(path):
        return {}
    try:
        return parse_toml(read_text(path), shown(path))
    except FileError as error:
        keep_damaged(path, error, instead)
        return {}
