"""Reads, writes and looks up the tables of values, all from the view of the side with the ball."""

from bisect import bisect_left
from collections.abc import Mapping
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from bowlbound_desktop import paths
from bowlbound_desktop.games.gridiron_chaos.values import shape
from bowlbound_desktop.games.gridiron_chaos.values.bundles import Array
from bowlbound_desktop.games.gridiron_chaos.values.grid import Grid, Mix
from bowlbound_desktop.games.gridiron_chaos.values.points import Tries
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import read_bytes, write_bytes

FILE = paths.RESOURCES / "gridiron_chaos" / "values.npz"
COMMAND = "python -m bowlbound_desktop.games.gridiron_chaos.values.build"


class ValueTables:
    """Values by time, state, lead and place; a value is the chance to win less the chance to lose."""

    def __init__(self, raw: Mapping[str, Any]) -> None:
        self.grid = Grid()
        self.made = str(raw["made"])
        self.points: Array = raw["points"]
        self.calls: Array = raw["calls"]
        """Expected points of every call at every place."""
        self.tries = Tries(*raw["tries"].tolist())
        self._late, self._second, self._first, self._extra = (
            raw[name] for name in ("late", "second", "first", "extra")
        )
        self._row = lru_cache(maxsize=512)(self._read_row)

    def promise(self, mix: Mix) -> float:
        """Expected points of a place."""
        return float(sum(self.points[number] * share for number, share in mix))

    def row(self, stretch: str, ticks: int, state: int) -> Array:
        """Values by lead and place: `second`, `first` or `extra`, by ticks left in the half or overtime.

        The state is the timeouts of the side that trails; in the first half 1 where the side with the ball
        receives after half-time, otherwise 0.
        """
        return self._row(stretch, ticks, state)

    def _read_row(self, stretch: str, ticks: int, state: int) -> Array:
        match stretch:
            case "extra":
                found = _between(self._extra, shape.EXTRA_MARKS, ticks)
            case "first":
                found = _between(self._first, shape.FIRST_MARKS, ticks)[state]
            case _ if ticks <= shape.LATE:
                found = self._late[ticks, state]
            case _:
                found = _between(self._second, shape.SECOND_MARKS, ticks)
        values: Array = found.astype(np.float32) / shape.SCALE
        return values


def _between(table: Array, marks: tuple[int, ...], ticks: int) -> Array:
    """A row, linearly interpolated between those of the table."""
    above = min(bisect_left(marks, ticks), len(marks) - 1)
    if marks[above] == ticks or above == 0:
        row: Array = table[above]
        return row
    part = (ticks - marks[above - 1]) / (marks[above] - marks[above - 1])
    mean: Array = table[above - 1] * (1 - part) + table[above] * part
    return mean


@cache
def shipped_tables() -> ValueTables:
    """The tables that come with the program."""
    return read_tables(FILE)


def read_tables(path: Path) -> ValueTables:
    """Tables from their file."""
    try:
        with np.load(BytesIO(read_bytes(path)), allow_pickle=False) as raw:
            return ValueTables(dict(raw))
    except (ValueError, KeyError, OSError, EOFError, BadZipFile) as error:
        raise FileError(f"{path.name} holds no values: build them with {COMMAND}") from error


def write_tables(path: Path, tables: Mapping[str, Any]) -> None:
    """Write tables to a file, with the command that made them."""
    file = BytesIO()
    np.savez_compressed(file, made=np.array(COMMAND), **tables)
    write_bytes(path, file.getvalue())
