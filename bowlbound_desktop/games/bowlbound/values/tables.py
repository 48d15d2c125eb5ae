"""The tables of values as they are kept and looked up; all from the view of the side with the ball.

A value is the chance to win less the chance to lose.
"""

from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.values import shape
from bowlbound_desktop.games.bowlbound.values.grid import Grid, Mix
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import read_bytes, write_bytes

FILE = paths.RESOURCES / "bowlbound" / "values.npz"


class Tables:
    """Values by place, lead, time and timeouts."""

    def __init__(self, raw: Mapping[str, Any]) -> None:
        self.grid = Grid()
        self.made = str(raw["made"])
        self.points: list[float] = raw["points"].tolist()
        self.one, self.two = raw["tries"].tolist()
        self._late, self._tied, self._half = (_flat(raw[name]) for name in ("late", "tied", "half"))
        self._middle = _flat(_every_tick(raw["middle"], shape.MIDDLE_TICKS))
        self._early = _flat(_every_tick(raw["early"], shape.EARLY_TICKS))
        self._first = _flat(_every_tick(raw["first"], shape.FIRST_TICKS))
        self._kickoff: list[float] = (raw["kickoff"] / shape.SCALE).tolist()

    def promise(self, mix: Mix) -> float:
        """Expected points of a place."""
        points = self.points
        return sum(points[number] * share for number, share in mix)

    def second(self, mix: Mix, lead: int, ticks: int, ours: int, theirs: int) -> float:
        """In the second half, by the ticks and timeouts left."""
        if ticks <= shape.LATE:
            return self._at_the_end(mix, lead, ticks, ours, theirs)
        if ticks < shape.MIDDLE_TICKS[-1]:
            row = (ticks - shape.MIDDLE_TICKS[0]) * len(self.points)
            width, most = 2 * shape.MIDDLE_LEAD + 1, shape.MIDDLE_LEAD
            place = min(max(lead, -most), most) + most
            found: float = sum(self._middle[(row + number) * width + place] * share for number, share in mix)
            return found / shape.SCALE
        return self._promised(self._early, ticks - shape.EARLY_TICKS[0], self.promise(mix), lead)

    def _at_the_end(self, mix: Mix, lead: int, ticks: int, ours: int, theirs: int) -> float:
        count, most = len(self.points), shape.LATE_LEAD
        if lead == 0:
            row = ((ticks - 1) * 16 + 4 * ours + theirs) * count
            tied: float = sum(self._tied[row + number] * share for number, share in mix)
            return tied / shape.SCALE
        lead = min(max(lead, -most), most)
        timeouts, place = (ours, lead + most) if lead < 0 else (theirs, lead + most - 1)
        row = ((ticks - 1) * 4 + timeouts) * count
        found: float = sum(self._late[(row + number) * 2 * most + place] * share for number, share in mix)
        return found / shape.SCALE

    def first(self, mix: Mix, lead: int, ticks: int, ours: int, receives: bool) -> float:
        """In the first half, by the ticks left in it and who receives after it."""
        if ticks <= shape.LATE:
            row = ((ticks - 1) * 4 + ours) * len(self.points)
            gained = sum(self._half[row + number] * share for number, share in mix)
            return self.half_time(lead + gained, receives)
        row = 2 * (ticks - shape.FIRST_TICKS[0]) + (not receives)
        return self._promised(self._first, row, self.promise(mix), lead)

    def promised(self, lead: int, ticks: int, receives: bool | None) -> list[float] | None:
        """By the marks of PROMISES, while expected points are all that counts of a place; else None.

        `receives` says who receives after half-time; None in the second half.
        """
        marks = shape.EARLY_TICKS if receives is None else shape.FIRST_TICKS
        if not marks[0] <= ticks <= marks[-1]:
            return None
        table = self._early if receives is None else self._first
        row = ticks - marks[0] if receives is None else 2 * (ticks - marks[0]) + (not receives)
        most, count = shape.MOST_LEAD, len(shape.PROMISES)
        width = 2 * most + 1
        start = row * count * width + min(max(lead, -most), most) + most
        return [value / shape.SCALE for value in table[start : start + count * width : width]]

    def half_time(self, lead: float, receives: bool) -> float:
        """Between the halves, for a side with that lead which then receives or kicks."""
        return -self._kicked(-lead) if receives else self._kicked(lead)

    def _kicked(self, lead: float) -> float:
        place = min(max(lead + shape.MOST_LEAD, 0.0), 2.0 * shape.MOST_LEAD - 1e-6)
        low = int(place)
        return self._kickoff[low] + (place - low) * (self._kickoff[low + 1] - self._kickoff[low])

    def _promised(self, table: "memoryview[Any]", row: int, promise: float, lead: int) -> float:
        """Between two of the expected points that the table knows."""
        marks, most = shape.PROMISES, shape.MOST_LEAD
        place = min(max(bisect_right(marks, promise), 1), len(marks) - 1)
        part = (promise - marks[place - 1]) / (marks[place] - marks[place - 1])
        width = 2 * most + 1
        at = (row * len(marks) + place - 1) * width + min(max(lead, -most), most) + most
        low, high = table[at], table[at + width]
        return float(low + min(max(part, 0.0), 1.0) * (high - low)) / shape.SCALE


def _flat(table: Any) -> "memoryview[Any]":
    """Single figures are found faster in this than in an array."""
    return memoryview(table.ravel())


def _every_tick(table: Any, ticks: tuple[int, ...]) -> Any:
    """The rows between those that are kept, in straight lines."""
    whole = np.arange(ticks[0], ticks[-1] + 1)
    above = np.minimum(np.searchsorted(ticks, whole, side="right"), len(ticks) - 1)
    low, high = np.array(ticks)[above - 1], np.array(ticks)[above]
    part = ((whole - low) / (high - low)).reshape(-1, *[1] * (table.ndim - 1))
    return np.round(table[above - 1] * (1 - part) + table[above] * part).astype(table.dtype)


@cache
def shipped_tables() -> Tables:
    """The tables that come with the program."""
    return read_tables(FILE)


def read_tables(path: Path) -> Tables:
    """Tables from their file."""
    try:
        with np.load(BytesIO(read_bytes(path)), allow_pickle=False) as raw:
            return Tables(dict(raw))
    except (ValueError, KeyError, OSError, EOFError, BadZipFile) as error:
        raise FileError(f"{path.name} holds no values: build them with bowlbound values build") from error


def write_tables(path: Path, tables: Mapping[str, Any], made: str) -> None:
    """Keep tables in a file, with the command that made them."""
    file = BytesIO()
    np.savez_compressed(file, made=np.array(made), **tables)
    write_bytes(path, file.getvalue())
