"""Packages form no circle, folders stay small, and only a game's own folder writes its name."""

import ast
from collections import Counter
from graphlib import CycleError, TopologicalSorter

import pytest

from bowlbound_desktop.games import register
from tests.guards.trees import FOLDER, PACKAGE, TREES, imported, module_name, within

MOST_MODULES = 25
"""In one folder, its `__init__` with them."""
KEYS = set(register.keys())
WRITES_KEYS = {
    "games.register": "the one list of games",
    "cli.main": "the name of the program as it is typed",
    "paths": "the program's own folder in the player's data",
    "ui.app": "the name of the desktop file",
    "ui.worker": "the name of the thread",
}
"""Modules outside the games that hold such a word, and why."""


def packages():
    return {module for module in TREES if any(module != other and within(other, module) for other in TREES)}


PACKAGES = packages()
CHAPTERS = {package for package in PACKAGES if package.split(".")[3:] == ["rules"]}
"""Chapters of a rule book refer to one another in all directions, as its paragraphs do."""


def uses(trees):
    """Every pair of modules of which the first imports the second, at its top or inside a function."""
    for module, tree in trees.items():
        for node in ast.walk(tree):
            for name in imported(node, module):
                if within(name, PACKAGE):
                    yield module, name


def below(parent, name, folders):
    """The folder right below `parent` that a name lies in; None where it lies in none."""
    folder = ".".join(name.split(".")[: parent.count(".") + 2])
    return folder if within(name, parent) and folder != parent and folder in folders else None


def circle(parent, pairs, folders):
    """Folders below `parent` that import one another in a circle."""
    graph = {}
    for user, used in pairs:
        first, second = below(parent, user, folders), below(parent, used, folders)
        if first and second and first != second:
            graph.setdefault(first, set()).add(second)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return []


PAIRS = list(uses(TREES))


@pytest.mark.parametrize("parent", sorted(PACKAGES - CHAPTERS))
def test_no_packages_import_one_another_in_a_circle(parent):
    assert circle(parent, PAIRS, PACKAGES) == []


def test_a_circle_is_found_even_where_a_function_hides_it():
    sources = {
        "play.session": "from bowlbound_desktop.coaches.ahead import LookAhead",
        "coaches.ahead": "def later():\n    from bowlbound_desktop.storage.saves import load",
        "storage.saves": "import bowlbound_desktop.play.session",
    }
    trees = {f"{PACKAGE}.{module}": ast.parse(source) for module, source in sources.items()}
    folders = {f"{PACKAGE}.{name}" for name in ("play", "coaches", "storage")}
    assert set(circle(PACKAGE, uses(trees), folders)) == folders
    del trees[f"{PACKAGE}.storage.saves"]
    assert circle(PACKAGE, uses(trees), folders) == []


def test_no_folder_holds_more_modules_than_one_can_survey():
    sizes = Counter(path.parent.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.py"))
    assert [folder for folder, size in sizes.items() if size > MOST_MODULES] == []


def keys_in(tree):
    """Keys of games that stand in a tree as words of their own."""
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value in KEYS]


def room(module):
    """The folder of the game that a module belongs to, as the keys are written; empty for shared modules."""
    parts = module.split(".")
    return parts[2].replace("_", "-") if parts[1:2] == ["games"] and len(parts) > 3 else ""


@pytest.mark.parametrize("module", sorted(TREES))
def test_only_a_game_writes_its_own_key(module):
    if module.removeprefix(f"{PACKAGE}.") in WRITES_KEYS:
        return
    own = room(module)
    assert [key for key in keys_in(TREES[module]) if not own or not key.startswith(own)] == []


def test_every_exception_is_still_needed():
    names = {module for module in WRITES_KEYS if not keys_in(TREES[f"{PACKAGE}.{module}"])}
    assert names == set()


def test_a_key_is_found_where_it_stands_alone():
    assert keys_in(ast.parse('rules = system("paper-bowl")')) == ["paper-bowl"]
    assert keys_in(ast.parse('print("Welcome to nailbiter country")')) == []


def test_the_rooms_of_the_games_are_told_from_the_shared_halls():
    assert room(f"{PACKAGE}.games.paper_bowl.rules.game") == "paper-bowl"
    assert room(f"{PACKAGE}.games.register") == ""
    assert module_name(FOLDER / "games" / "register.py") == f"{PACKAGE}.games.register"
