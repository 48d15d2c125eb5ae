"""A class has one name, and a name one class, wherever both could be imported."""

import ast
from collections import defaultdict

from tests.guards.trees import PACKAGE, TREES, within

CHART_ROOM = f"{PACKAGE}.ui.room"
"""It belongs to Bowl Bound, whose charts it edits."""
ALLOWED = {}
"""Names that two classes share on purpose, with the reason; none so far.

Two games may use a word of their rule books (Game, Cell, Foul) each in its own sense: they never meet.
"""


def home(module):
    """The game that a module belongs to; empty where every game shares it."""
    parts = module.split(".")
    if within(module, CHART_ROOM):
        return "bowlbound"
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 3 else ""


def classes():
    """The modules of each class name."""
    found = defaultdict(list)
    for module, tree in TREES.items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(module)
    return found


def twins(modules):
    """Those of a name's modules that one module could import from: shared ones, and those of one game."""
    shared = [module for module in modules if not home(module)]
    games = sorted({home(module) for module in modules} - {""})
    rooms = [[module for module in modules if home(module) == game] for game in games]
    return [together for room in (rooms or [[]]) if len(together := shared + room) > 1]


def test_no_two_classes_share_a_name():
    wrong = {name: found for name, modules in classes().items() if (found := twins(modules))}
    assert {name: found for name, found in wrong.items() if name not in ALLOWED} == {}
    assert ALLOWED.keys() <= wrong.keys()


def test_the_same_word_in_two_games_is_no_twin():
    rooms = [f"{PACKAGE}.games.{game}.rules.game" for game in ("bowlbound", "paper_bowl")]
    assert twins(rooms) == []
    assert twins([*rooms, f"{PACKAGE}.kernel.game"]) == [[f"{PACKAGE}.kernel.game", room] for room in rooms]
    assert twins([f"{PACKAGE}.ui.room.grid", f"{PACKAGE}.games.bowlbound.odds.grid"]) != []
