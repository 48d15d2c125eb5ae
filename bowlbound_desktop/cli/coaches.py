"""`bowlbound coaches`: the computer's coaches and what each reasons with."""

import argparse

from bowlbound_desktop.cli.game_arguments import add_system
from bowlbound_desktop.console.command import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("coaches", help="list the computer coaches and how each decides")
    add_system(parser)


def run(args: argparse.Namespace) -> int:
    """Print them from the weakest to the strongest."""
    from bowlbound_desktop.games.register import game

    for level in game(args.system).levels:
        print(f"{level.key:13}{level.reasons}")
    return 0
