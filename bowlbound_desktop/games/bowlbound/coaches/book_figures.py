"""The figures of a book: a team's own override shipped ones, if of the same shape and sensible size."""

from collections.abc import Mapping
from math import isfinite
from typing import Any

from bowlbound_desktop.kernel.errors import FileError

Figures = Mapping[str, Mapping[str, Any]]

LARGEST = 10_000
ABOVE_ZERO = ("lean.least", "lean.most", "lean.usual")
"""Figures that are divided by, or that weigh calls which may be the only possible ones."""
ANY_LENGTH = ("tries.two",)


def merged(own: Mapping[str, Any], behind: Figures, name: str) -> Figures:
    """The shipped figures overridden by a team's own; `name` is the file's name in error messages."""
    for section, table in own.items():
        if section not in behind or not isinstance(table, dict):
            raise FileError(f"{name}: a book has no section {section}: it has {', '.join(behind)}")
    found = {section: _table(own.get(section, {}), table, section, name) for section, table in behind.items()}
    lean = found["lean"]
    if lean["least"] > lean["most"]:
        raise FileError(f"{name}: lean.least is more than lean.most")
    return found


def _table(own: Mapping[str, Any], behind: Mapping[str, Any], place: str, name: str) -> Mapping[str, Any]:
    for key in own:
        if key not in behind:
            known = ", ".join(behind)
            raise FileError(f"{name}: {place}.{key} is not a figure of a book: {place} has {known}")
    return {**behind, **{key: _like(own[key], behind[key], f"{place}.{key}", name) for key in own}}


def _like(value: Any, shipped: Any, place: str, name: str) -> Any:
    """A value, checked to be usable in place of the shipped one."""
    if isinstance(shipped, dict) and isinstance(value, dict):
        return _table(value, shipped, place, name)
    if isinstance(shipped, list) and isinstance(value, list):
        if len(value) != len(shipped) and place not in ANY_LENGTH:
            raise FileError(f"{name}: {place} has {len(shipped)} numbers, not {len(value)}")
        return [_like(one, shipped[0], place, name) for one in value]
    if not _is_number(value, shipped) or (value <= 0 and place.startswith(ABOVE_ZERO)):
        raise FileError(
            f"{name}: {place} is not a figure of a book, or of another kind: shipped is {shipped}"
        )
    return value


def _is_number(value: Any, shipped: Any) -> bool:
    kinds = (int, float) if type(shipped) is float else (type(shipped),)
    plain = type(value) in kinds and type(value) in (int, float)
    return plain and isfinite(value) and abs(value) <= LARGEST
