"""The parser of every command: it says in one sentence what is wrong with the arguments."""

import argparse
from collections.abc import Callable
from typing import Any, NoReturn


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence without the usage."""

    add_rest: "Callable[[argparse.ArgumentParser], None] | None" = None
    """Adds arguments that take long to find, only for the help or where a word is not known without them."""

    def error(self, message: str) -> NoReturn:
        """Exit with only the sentence; --help has the rest."""
        text = message.removeprefix("argument ")
        self.exit(2, f"bowlbound: {text} ({self.prog} --help lists the arguments)\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Refuse unknown arguments here, so that the message names the command and not only the program."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown and self._complete():
            found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def format_help(self) -> str:
        """All arguments."""
        self._complete()
        return super().format_help()

    def _complete(self) -> bool:
        """Add the rest of the arguments; whether there was any."""
        add, self.add_rest = self.add_rest, None
        if add is not None:
            add(self)
        return add is not None
