"""Every rule that Why? can name is told in the manual."""

import ast
import re
from pathlib import Path

import pytest

from bowlbound_desktop import paths
from bowlbound_desktop.play.telling.rule_homes import rule_home, rule_ids, rule_pages
from tests.shelf import game

GAMES = {
    "bowlbound": r"(?:C-(?:BR|AR)|BR|AR|PC|TC|LG|XL|CR|R)-[A-Za-z0-9$^/-]*[A-Za-z0-9$^]",
    "gridiron-chaos": r"GC-[A-Z]?\d+",
    "nailbiter": r"NB-[A-Z]\d+",
    "paper-bowl": r"PB-\d+[a-z]?",
}
PACKAGE = Path(paths.__file__).parent / "games"


def docstrings(tree):
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = (node for node in ast.walk(tree) if isinstance(node, holders) and node.body)
    return {id(node.body[0].value) for node in nodes if isinstance(node.body[0], ast.Expr)}


def written(folder):
    """Every text in the code of a game that is no docstring."""
    for path in folder.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        skipped = docstrings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
                yield node.value


def tabled(folder):
    """Every quoted text in the tables of a game."""
    for path in folder.glob("*.toml"):
        yield from re.findall(r'"([^"\n]+)"', path.read_text(encoding="utf-8"))


def named(key):
    """All ids that an event, an option or a table of a game can name."""
    found, pattern = game(key), re.compile(GAMES[key])
    for text in (*written(PACKAGE / found.room), *tabled(found.folder / "tables")):
        ids = rule_ids(text)
        if ids and all(pattern.fullmatch(one) for one in ids):
            yield from ids


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_has_a_home(key):
    ids = set(named(key))
    assert len(ids) > 20
    assert sorted(one for one in ids if rule_home(game(key), one) is None) == []


@pytest.mark.parametrize("key", GAMES)
def test_no_rule_is_told_twice(key):
    pages = [page.read_text(encoding="utf-8") for page in rule_pages(game(key).folder)]
    ids = [
        one
        for page in pages
        for item in re.findall(r"^- \*\*([^*]+)\*\*", page, re.M)
        for one in rule_ids(item)
    ]
    assert sorted({one for one in ids if ids.count(one) > 1}) == []


def test_a_home_is_a_page_an_anchor_and_a_sentence():
    home = rule_home(game("bowlbound"), "BR-VI-8")
    assert home.page.name == "rules-3-kicks.md"
    assert home.title == "Kicks and returns"
    assert home.text.startswith("An onside kick goes 12 yards.")
    assert rule_ids("R-25, BR-V-3") == ("R-25", "BR-V-3")
    assert rule_home(game("bowlbound"), "R-99") is None
