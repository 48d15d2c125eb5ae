"""Texts for makers name files and folders that exist."""

import ast
import re

import pytest

from tests.guards.trees import FOLDER, TREES

ROOT = FOLDER.parent
GAME = "bowlbound"
"""Stands for any game where a text speaks of all."""
PLACES = (ROOT, FOLDER, FOLDER / "games" / GAME, *((ROOT / "resources" / name) for name in (GAME, "manual")))
NAMED = re.compile(r"`((?:[\w.<>-]+/)+[\w.<>-]*|[\w-]+\.(?:py|toml|npz|md))`")
"""A path, or a file by its bare name, between back quotes."""


def named(text):
    """Files and folders that a text names, with * for what changes from game to game."""
    return [re.sub(r"<\w+>", "*", path) for path in NAMED.findall(text)]


def missing(text, *folders):
    """Those that lie in none of the folders."""
    return [path for path in named(text) if not any(any(folder.glob(path)) for folder in folders)]


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/add-a-game.md"])
def test_pages_name_what_exists(page):
    assert missing((ROOT / page).read_text(encoding="utf-8"), *PLACES) == []


@pytest.mark.parametrize("module", sorted(TREES))
def test_docstrings_of_packages_name_what_exists(module):
    folder = ROOT.joinpath(*module.split("."))
    if folder.is_dir():
        below = (path for path in folder.iterdir() if path.is_dir())
        assert missing(ast.get_docstring(TREES[module]) or "", folder, *below, *PLACES) == []


def test_a_file_that_moved_is_found():
    assert missing("`kernel/dice.py` and `kernel/`, `dice.py`", FOLDER, FOLDER / "kernel") == []
    assert missing("see `play/systems.py`, or `<key>.svg`", FOLDER) == ["play/systems.py"]
