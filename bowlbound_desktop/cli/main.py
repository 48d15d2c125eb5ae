"""The command line: finds the command, runs it, and turns errors into one sentence."""

import errno
import importlib
import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from bowlbound_desktop import __version__
from bowlbound_desktop.cli.streams import never_refuse
from bowlbound_desktop.console.command import Command
from bowlbound_desktop.console.parser import Parser
from bowlbound_desktop.games.register import games
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.paths import NoHomeError, check_user_data

SHARED = (
    "play",
    "text",
    "room",
    "scenario",
    "simulate",
    "tournament",
    "box",
    "odds",
    "coaches",
    "print",
    "texts",
)
"""Commands of all games, each a module of this package."""
DEFAULT = "play"
OUTPUT_TROUBLES = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Errors when the disk cannot take what is printed."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    never_refuse()
    words = _with_command(list(sys.argv[1:] if argv is None else argv))
    try:
        return _run(words)
    except (BowlboundError, NoHomeError) as error:
        print(f"bowlbound: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if error.filename is not None:
            return _without_file(error)
        if error.errno not in (errno.EPIPE, *OUTPUT_TROUBLES):
            raise
        return _without_output(error)


def _run(words: list[str]) -> int:
    """Run the command and flush its output, so that an error in writing it is noticed."""
    try:
        args = _parser(words[0]).parse_args(words)
        args.words = words[1:]
        return _command(args.command).run(args)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()


def _without_file(error: OSError) -> int:
    """Say which file or folder the system refuses, and why."""
    sentence = f"{error.filename!s} cannot be used: {(error.strerror or '').lower()}"
    try:
        check_user_data()
    except NoHomeError as homeless:
        sentence = str(homeless)
    print(f"bowlbound: {sentence}", file=sys.stderr)
    return 2


def _without_output(error: OSError) -> int:
    """Say why nothing can be printed, unless the reader has simply closed the pipe."""
    # Without this, Python reports the error once more while it shuts down.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return 141
    print(f"bowlbound: the output cannot be written: {(error.strerror or '').lower()}", file=sys.stderr)
    return 2


def _with_command(words: list[str]) -> list[str]:
    """Put the default command in front where none is named."""
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        return [DEFAULT, *words]
    return words


def _parser(first: str) -> Parser:
    """A parser for the command named first, or for all commands where help or an error must list them."""
    parser = Parser(prog="bowlbound", description="Tabletop football on your computer.")
    parser.add_argument("--version", action="version", version=f"bowlbound {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in (first,) if first in SHARED or first in commands() else commands():
        _command(name).add_parser(subparsers)
    return parser


@cache
def commands() -> Mapping[str, str]:
    """Every command with its module, those of single games last."""
    own = {name: module for game in games() for name, module in game.commands.items()}
    return {name: _shared(name) for name in SHARED} | own


def _shared(name: str) -> str:
    return f"bowlbound_desktop.cli.{name}"


def _command(name: str) -> Command:
    return cast(Command, importlib.import_module(_shared(name) if name in SHARED else commands()[name]))
