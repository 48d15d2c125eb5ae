"""Prints on a terminal: lines wrapped between words, coloured, and a page at a time."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from attrs import define, field

from bowlbound_desktop.console.look import PLAIN, Look

MORE = "-- Enter for more, q to stop: "
STOP = "quit"


class Console(Protocol):
    """Where the table speaks and listens."""

    def read(self, prompt: str, secret: bool = False) -> str | None:
        """A typed line, not echoed where secret; None at the end of input."""

    def write(self, line: str) -> None:
        """Show a line."""


def plain() -> Look:
    """A look without colours or limits."""
    return PLAIN


@define
class Printer:
    """Writes to one console; the look is asked for each time, because terminals change their size."""

    console: Console
    look: Callable[[], Look] = plain
    _ahead: str = field(default="", init=False)
    """What was typed between pages; it counts as the next line."""

    def read(self, prompt: str, secret: bool = False) -> str | None:
        """A typed line; what was typed between pages counts, unless the line is secret."""
        line, self._ahead = self._ahead, ""
        if not line or secret:
            return self.console.read(prompt, secret=secret)
        self.console.write(f"{prompt}{line}")
        return line

    def say(self, text: str, style: str = "", indent: str = "  ") -> None:
        """A sentence or a heading."""
        look = self.look()
        for line in look.wrapped(text, indent):
            self.console.write(look.paint(line, style))

    def lines(self, lines: Iterable[str]) -> None:
        """Lines as they stand."""
        for line in lines:
            self.console.write(line)

    def bar(self, text: str) -> None:
        """A line over the whole width."""
        self.console.write(self.look().bar(text))

    def text(self, paragraphs: Iterable[str], indent: str = "  ") -> None:
        """Sentences, a page at a time where they are longer than the terminal."""
        look = self.look()
        whole = [line for paragraph in paragraphs for line in look.wrapped(paragraph, indent)]
        step = max(1, look.height - 1) if look.height else max(1, len(whole))
        self.pages([whole[first : first + step] for first in range(0, len(whole), step)])

    def pages(self, pages: Sequence[Sequence[str]]) -> None:
        """One page after the other, until the reader has had enough."""
        for number, page in enumerate(pages):
            self.lines(page)
            last = number == len(pages) - 1
            if not last and self.look().height and self._enough():
                return

    def _enough(self) -> bool:
        line = self.console.read(MORE)
        typed = "" if line is None else line.strip()
        if typed and not STOP.startswith(typed.lower()):
            self._ahead = typed
        return line is None or bool(typed)
