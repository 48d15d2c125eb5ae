"""What a command is, and how it describes its arguments."""

import argparse
from typing import Protocol, TypeAlias

from bowlbound_desktop.console.parser import Parser

Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"


class Command(Protocol):
    """What the module of a command offers; slow imports go inside `run`."""

    def add_parser(self, subparsers: Subparsers) -> object:
        """Describe the command and its arguments under its own name."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it and return the exit code; `args.words` holds the arguments as they were typed."""
