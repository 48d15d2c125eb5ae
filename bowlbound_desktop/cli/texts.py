"""`bowlbound texts`: every sentence that a player may read, to be proof-read as a whole."""

import argparse
import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bowlbound_desktop import paths
from bowlbound_desktop.console.command import Subparsers

PACKAGE = Path(__file__).parents[1]
UNREAD = ("tables", "book.toml", "values.toml", "aliases.toml", "makeup.toml", "rosters")
"""Files and folders of figures and names, which hold no sentences."""
_WORDY = re.compile(r"[A-Za-z]{2,}.* .*[A-Za-z]{2,}|^[A-Z][a-z]{2,}…?$")
_MACHINE = re.compile(r"^[\w./-]+$|[=;{]\n|QWidget|^#|\\|^\(\?|%[a-z(]|^<\w|\.\*")
_TYPE = re.compile(r"^[\w.]+\[.*\]$|^[\w.:\[\], -]+( \| [\w.:\[\], -]+)+$")


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    subparsers.add_parser("texts", help="print every sentence that a player may read, for proof-reading")


def run(_args: argparse.Namespace) -> int:
    """Print them with the files that they are in."""
    for place, text in texts():
        print(f"{place}: {text}")
    return 0


def texts() -> Iterator[tuple[str, str]]:
    """All sentences, each with its file and line or key."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield from _of_code(path)
    for path in sorted(paths.RESOURCES.rglob("*.toml")):
        if not any(part in UNREAD for part in path.relative_to(paths.RESOURCES).parts):
            yield from _of_table(path)
    for path in sorted(paths.RESOURCES.rglob("*.md")):
        yield from _of_page(path)


def _of_page(path: Path) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.strip():
            yield f"{path.relative_to(paths.RESOURCES)}:{number}", line


def _of_table(path: Path) -> Iterator[tuple[str, str]]:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    for key, text in _strings(data, ""):
        if _WORDY.search(text):
            yield f"{path.relative_to(paths.RESOURCES)} {key}", text


def _strings(value: Any, key: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from _strings(part, f"{key}.{name}".lstrip("."))
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part, key)


def _of_code(path: Path) -> Iterator[tuple[str, str]]:
    """String literals that read like sentences, without docstrings and texts for machines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            silent.update(id(part) for part in ast.walk(node) if part is not node)
        text = "" if id(node) in silent else _literal(node)
        if _WORDY.search(text) and not (_MACHINE.search(text) or _TYPE.search(text)):
            yield f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}", text


def _literal(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
        return "".join(str(part) for part in parts)
    return ""
