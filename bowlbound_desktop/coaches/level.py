"""A level of computer coach, as every game system registers its own."""

from collections.abc import Callable

from attrs import frozen

from bowlbound_desktop.play.answerers import Coach


@frozen
class Level:
    """One coach that can be seated: its word in files and commands, and what it reasons with."""

    key: str
    name: str
    """In a few words, for a list to choose from."""
    reasons: str
    """What it reasons with, in a sentence."""
    make: Callable[[int], Coach]
    """The coach for a seed."""
