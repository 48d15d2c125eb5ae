"""Nothing in the package reads files by a way that makes objects of them."""

import ast

from tests.guards.trees import TREES

FORBIDDEN = {"QSettings", "QDataStream"}
"""Both unpickle Python objects that stand in what they read."""


def names(tree):
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                found.add(name)
    return found


def test_no_module_names_what_unpickles_a_file():
    assert [module for module, tree in TREES.items() if names(tree) & FORBIDDEN] == []


def test_such_a_name_is_found():
    for source in ("from PySide6.QtCore import QSettings", "QtCore.QSettings()", "QSettings('x')"):
        assert names(ast.parse(source)) & FORBIDDEN == {"QSettings"}
