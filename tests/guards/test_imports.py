"""Imports point one way, and kernel and rules import nothing that could surprise."""

import ast
import sys

import pytest

from tests.guards.trees import PACKAGE, TREES, imported, is_pure, layer, within

QT = {"PySide6", "shiboken6"}
ABOVE = {
    "play": {"ui", "cli", "games", "console", "coaches", "storage"},
    "coaches": {"ui", "cli", "games", "console", "storage"},
    "storage": {"ui", "cli", "games", "console", "coaches"},
    "console": {"ui", "cli", "games", "coaches"},
    "games": {"ui", "cli"},
    "paths": {"kernel", "play", "coaches", "storage", "console", "games", "ui", "cli"},
}
"""By package, those that it never imports, not even inside a function."""
SHELF = {f"{PACKAGE}.games.register", f"{PACKAGE}.games.scenarios"}
"""All that cli and ui may import of the games."""
ROOMS_OF_A_GAME = {f"{PACKAGE}.ui.room": f"{PACKAGE}.games.bowlbound"}
"""The chart room edits the charts of one game and draws nothing else: the one named exception."""
PURE_MODULES = {
    *("abc", "bisect", "collections", "dataclasses", "enum", "fractions", "functools", "heapq", "itertools"),
    *("math", "operator", "re", "string", "textwrap", "types", "typing", "__future__"),
}


def import_faults(module, tree):
    return [
        f"{module}:{node.lineno} imports {name}"
        for node in ast.walk(tree)
        for name in imported(node, module)
        if not may_import(module, name, at_top=node in tree.body)
    ]


def may_import(module, name, at_top):
    here, root = layer(module), name.split(".")[0]
    if root in QT:
        return here == "ui"
    if is_pure(module):
        return may_import_in_pure(module, name)
    if layer(name) in ABOVE.get(here, ()) and root == PACKAGE:
        return False
    if layer(name) == "games" and root == PACKAGE:
        return may_import_a_game(module, name)
    return not (here == "cli" and at_top and within(name, f"{PACKAGE}.ui"))


def may_import_a_game(module, name):
    """A game sees itself alone; the shelf finds games by their names; the screen sees the shelf."""
    own = ".".join(module.split(".")[:3])  # bowlbound_desktop.games.<game>
    if layer(module) == "games":
        return within(name, own) or (own in SHELF and within(name, f"{PACKAGE}.games.register"))
    rooms = [game for room, game in ROOMS_OF_A_GAME.items() if within(module, room)]
    return any(within(name, seen) for seen in (*SHELF, *rooms))


def may_import_in_pure(module, name):
    root = name.split(".")[0]
    if root == PACKAGE:
        own = ".".join(module.split(".")[:4])  # bowlbound_desktop.games.<game>.rules
        return within(name, f"{PACKAGE}.kernel") or (layer(module) == "games" and within(name, own))
    return root in PURE_MODULES or root == "attrs"


@pytest.mark.parametrize("module", sorted(TREES))
def test_imports_point_one_way(module):
    assert import_faults(module, TREES[module]) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kernel.dice", "import random"),
        ("kernel.dice", "from os import path"),
        ("kernel.dice", "import cattrs"),
        ("kernel.dice", "def later():\n    import time"),
        ("kernel.dice", "from bowlbound_desktop.games import bowlbound"),
        ("kernel.dice", "from ..games import bowlbound"),
        ("kernel.dice", "from bowlbound_desktop import paths"),
        ("games.bowlbound.rules.game", "from bowlbound_desktop.games.nailbiter.rules import ghost"),
        ("games.bowlbound.rules.game", "from ...nailbiter.rules import ghost"),
        ("games.bowlbound.rules.game", "from bowlbound_desktop.games import nailbiter"),
        ("games.bowlbound.rules.game", "from bowlbound_desktop.play import session"),
        ("games.bowlbound.rules.game", "from pathlib import Path"),
        ("play.session", "from PySide6.QtCore import QObject"),
        ("play.session", "from bowlbound_desktop.ui import texts"),
        ("storage.saves", "from bowlbound_desktop import cli"),
        ("coaches.book_coach", "import bowlbound_desktop.ui.texts"),
        ("play.session", "from bowlbound_desktop.games.register import game"),
        ("play.session", "def later():\n    from bowlbound_desktop.storage import saves"),
        ("coaches.ahead", "from bowlbound_desktop.games import bowlbound"),
        ("coaches.ahead", "from bowlbound_desktop.storage import saves"),
        ("storage.saves", "from bowlbound_desktop.coaches import ahead"),
        ("console.text", "from bowlbound_desktop.games.register import game"),
        ("paths", "from bowlbound_desktop.kernel import errors"),
        ("cli.odds", "def run():\n    from bowlbound_desktop.games.bowlbound.odds import table"),
        ("ui.app", "from bowlbound_desktop.games.nailbiter import descriptor"),
        ("ui.app", "from bowlbound_desktop.games import bowlbound"),
        ("ui.room.window", "from bowlbound_desktop.games.paper_bowl import tables"),
        ("games.bowlbound.descriptor", "from bowlbound_desktop.games.paper_bowl import tables"),
        ("games.bowlbound.descriptor", "from bowlbound_desktop.games.register import game"),
        ("games.bowlbound.coaches.calls", "from ...paper_bowl.rules import game"),
        ("games.bowlbound.commands.chart", "from bowlbound_desktop.cli import main"),
        ("games.register", "from bowlbound_desktop.games.bowlbound import descriptor"),
        ("storage.files", "def show():\n    from bowlbound_desktop.ui import texts"),
        ("cli.play", "from bowlbound_desktop.ui.app import run_app"),
        ("cli.play", "def run():\n    import PySide6.QtWidgets"),
        ("paths", "import shiboken6"),
    ],
)
def test_a_wrong_import_is_found(module, source):
    assert len(import_faults(f"{PACKAGE}.{module}", ast.parse(source))) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "kernel.dice",
            "from collections.abc import Iterable\nfrom attrs import frozen\nfrom . import errors",
        ),
        ("games.bowlbound.rules.game", "from bowlbound_desktop.kernel.dice import Die\nfrom . import cells"),
        (
            "games.bowlbound.rules.game",
            "from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell",
        ),
        ("play.session", "import random\nfrom bowlbound_desktop import paths"),
        ("cli.play", "def run():\n    from bowlbound_desktop.ui.app import run_app"),
        ("cli.play", "from bowlbound_desktop.games.register import game"),
        ("cli.scenario", "def run():\n    from bowlbound_desktop.games.scenarios import run_file"),
        ("ui.room.window", "from bowlbound_desktop.games.bowlbound.workshop import grade"),
        ("games.scenarios", "from bowlbound_desktop.games.register import game"),
        ("games.bowlbound.descriptor", "from bowlbound_desktop.games.bowlbound import shelf"),
        ("games.bowlbound.descriptor", "from bowlbound_desktop.coaches.ahead import LookAhead"),
        ("ui.app", "from PySide6.QtWidgets import QApplication\nfrom bowlbound_desktop.play import session"),
    ],
)
def test_a_right_import_is_let_through(module, source):
    assert import_faults(f"{PACKAGE}.{module}", ast.parse(source)) == []


def test_the_pure_modules_exist():
    assert sys.stdlib_module_names >= PURE_MODULES
