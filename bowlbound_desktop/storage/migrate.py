"""Upgrades old save files: one function for each format version that was ever released."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from bowlbound_desktop.kernel.errors import SaveError

FORMAT = 2
"""The version that is written today."""

Tables: TypeAlias = dict[str, Any]
Migrations: TypeAlias = Mapping[int, Callable[[Tables], Tables]]


def _remarks_and_halves(tables: Tables) -> Tables:
    """Version 2 also has remarks on plays and halves of secret calls."""
    table = tables.get("table")
    added = {"remarks": [], "halves": ""}
    return {**tables, "table": {**added, **table}} if isinstance(table, dict) else tables


MIGRATIONS: Migrations = MappingProxyType({1: _remarks_and_halves})
"""For each version, what turns a file of that version into one of the next."""


def upgrade(tables: Tables, migrations: Migrations = MIGRATIONS, newest: int = FORMAT) -> Tables:
    """The tables of a save file in the newest format."""
    version = _version(tables)
    if version > newest:
        raise SaveError(f"format: version {version} is newer than this program, which reads up to {newest}")
    for old in range(version, newest):
        if old not in migrations:
            raise SaveError(f"format: version {version} is too old to be read")
        tables = {**migrations[old](tables), "format": old + 1}
    return tables


def _version(tables: Tables) -> int:
    version = tables.get("format")
    if type(version) is not int or not 0 <= version < 1000:
        raise SaveError("format: this is not a saved game, which starts with its version")
    return version
