"""The parser of every command: it says in one sentence what is wrong with the arguments."""

import argparse
from collections.abc import Callable
from typing import Any, NoReturn


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong with the arguments."""

    add_rest: "Callable[[argparse.ArgumentParser], None] | None" = None
    """Adds arguments that are looked up only for the help, or where a word is not known without them."""

    def error(self, message: str) -> NoReturn:
        """Leave with the sentence alone; --help has the rest."""
        text = message.removeprefix("argument ")
        self.exit(2, f"bowlbound: {text} ({self.prog} --help lists the arguments)\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Refuse what is not known at once, so that the command itself says so and not the program."""
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
        """Add the rest, and tell whether there was one."""
        add, self.add_rest = self.add_rest, None
        if add is not None:
            add(self)
        return add is not None
