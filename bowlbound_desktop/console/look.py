"""What the terminal can show: its width and height, and whether it has colours."""

import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import IO

from attrs import frozen

from bowlbound_desktop.play.telling.tied import tied, untied

_STYLES: Mapping[str, str] = {
    "strong": "1",
    "faint": "2",
    "status": "7",
    "trouble": "31",
    "good": "1;32",
    "green": "97;42",
    "red": "97;41",
    "yellow": "30;43",
    "black": "97;40",
    "white": "30;107",
}
"""Escape codes for kinds of text, and for printed colours of cells (foreground and background)."""
NARROWEST = 20
SHORTEST = 6


@frozen
class Look:
    """What fits on the terminal and how it is coloured; the default is for output into a file."""

    width: int = 0
    """Columns; 0 where lines may be of any length."""
    height: int = 0
    """Lines; 0 where output is not paged."""
    colour: bool = False

    def paint(self, text: str, style: str) -> str:
        """The text in a style, where colours are shown."""
        code = _STYLES.get(style)
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and code and text else text

    def wrapped(self, text: str, indent: str = "") -> list[str]:
        """The text in lines that fit, those after the first indented."""
        if not self.width or len(text) <= self.width:
            return [text]
        own = text[: len(text) - len(text.lstrip())]
        lines = wrap(tied(text.lstrip()), self.width, initial_indent=own, subsequent_indent=own + indent)
        return list(map(untied, lines))

    def bar(self, text: str) -> str:
        """A line over the whole width."""
        short = text if not self.width or len(text) <= self.width else f"{text[: self.width - 1]}…"
        return self.paint(short.ljust(self.width), "status") if self.colour else short


PLAIN = Look()


def terminal_look() -> Look:
    """What the terminal can show now; plain text where there is none, and no colours if NO_COLOR is set."""
    if not _is_terminal(sys.stdout):
        return PLAIN
    size = shutil.get_terminal_size()
    colour = not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"
    height = size.lines if _is_terminal(sys.stdin) else 0
    return Look(max(NARROWEST, size.columns), max(SHORTEST, height) if height else 0, colour)


def _is_terminal(stream: IO[str] | None) -> bool:
    return stream is not None and stream.isatty()


def in_columns(entries: Iterable[str], width: int, gap: int = 3) -> list[list[str]]:
    """Entries in as many columns as fit, read downwards, each padded to the width of its column."""
    found = list(entries)
    widest = max(map(len, found), default=0)
    columns = max(1, (width + gap) // (widest + gap)) if width else 1
    rows = -(-len(found) // columns)
    return [[entry.ljust(widest) for entry in found[row::rows]] for row in range(rows)]
