"""`bowlbound charts`: lists, checks and shows team charts, and has the actions of the modules below."""

import argparse
import importlib
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, cast

from bowlbound_desktop.console.command import Subparsers

MODULES = ("chart_actions", "chart_correct", "chart_exchange", "chart_workshop")
"""Modules of this package with actions; their slow imports are inside functions."""

Action: TypeAlias = Callable[[argparse.Namespace], int]


class ChartCommands(Protocol):
    """What each of these modules offers."""

    def add_actions(self, actions: Subparsers) -> Any:
        """Describe actions; each parser's default `act` is what it does."""


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command and what it can do."""
    parser = subparsers.add_parser(
        "charts", help="list, check, show, correct, import, export or build team charts"
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name in MODULES:
        cast(ChartCommands, importlib.import_module(f"{__package__}.{name}")).add_actions(actions)


def run(args: argparse.Namespace) -> int:
    """Do what the action says."""
    return cast(Action, args.act)(args)
