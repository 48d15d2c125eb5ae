"""Imports point one way, and kernel and rules import nothing that could surprise."""

import ast
import sys

import pytest

from tests.guards.trees import PACKAGE, TREES, imported, is_pure, layer, within

QT = {"PySide6", "shiboken6"}
LAYERS_BELOW_THE_SCREEN = {"play", "coaches", "storage"}
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
    if here in LAYERS_BELOW_THE_SCREEN:
        return not any(within(name, f"{PACKAGE}.{above}") for above in ("ui", "cli"))
    if here == "cli":
        return not (at_top and within(name, f"{PACKAGE}.ui"))
    return True


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
        ("ui.app", "from PySide6.QtWidgets import QApplication\nfrom bowlbound_desktop.play import session"),
    ],
)
def test_a_right_import_is_let_through(module, source):
    assert import_faults(f"{PACKAGE}.{module}", ast.parse(source)) == []


def test_the_pure_modules_exist():
    assert sys.stdlib_module_names >= PURE_MODULES
