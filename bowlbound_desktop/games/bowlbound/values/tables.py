"""The tables of values, and how they are looked up; all are from the view of the side with the ball.

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
from bowlbound_desktop.games.bowlbound.values.grid import Mix, Place, PlaceGrid
from bowlbound_desktop.games.bowlbound.values.series import SeriesTables
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import read_bytes, write_bytes

FILE = paths.RESOURCES / "bowlbound" / "values.npz"
LARGEST = 16_000_000
"""Bytes; the tables of a pairing are far smaller."""
ALL = 16
"""How many states the timeouts of both sides have."""


class ValueTables:
    """Values by place, lead, time and timeouts when one of the sides has the ball."""

    def __init__(self, raw: Mapping[str, Any], grid: PlaceGrid, side: int = 0) -> None:
        self.grid, self.side = grid, side
        mine = {name: table[side % len(table)] for name, table in raw.items() if name != "made"}
        if len(mine["points"]) != len(grid.places):
            raise ValueError("values of another grid")
        self.made = str(raw["made"])
        self.points: list[float] = mine["points"].tolist()
        self.one: float
        self.two: float
        self.one, self.two = mine["tries"].tolist()
        self._late, self._tied = (
            _flat(_every_tick(mine[name], shape.LATE_TICKS)) for name in ("late", "tied")
        )
        self._half = _flat(_every_tick(mine["half"].astype(np.float32), shape.HALF_LATE_TICKS))
        self._middle = _flat(_every_tick(mine["middle"], shape.MIDDLE_TICKS))
        self._early = _flat(_every_tick(mine["early"], shape.EARLY_TICKS))
        self._first = _flat(_every_tick(mine["first"], shape.FIRST_TICKS))
        self._kickoff: list[float] = (mine["kickoff"] / shape.SCALE).tolist()
        self._others: list[float] = (raw["kickoff"][(1 - side) % len(raw["kickoff"])] / shape.SCALE).tolist()
        self.series = SeriesTables(mine, grid)
        self._promises: dict[Place, float] = {}

    def promise_at(self, kind: str, y: int, down: int, line: int) -> float:
        """Expected points of any place, cached."""
        key = kind, y, down, line
        found = self._promises.get(key)
        if found is None:
            found = self._promises[key] = self.promise(self.grid.mix(*key))
        return found

    def promise(self, mix: Mix) -> float:
        """Expected points of a place."""
        points = self.points
        return sum(points[number] * share for number, share in mix)

    def second(self, mix: Mix, lead: int, ticks: int, ours: int, theirs: int) -> float:
        """The value in the second half, by the ticks and timeouts left."""
        if ticks <= shape.LATE:
            return self._at_the_end(mix, lead, ticks, ours, theirs)
        last = shape.MIDDLE_TICKS[-1]
        if ticks >= last:
            return self._promised(self._early, ticks - shape.EARLY_TICKS[0], self.promise(mix), lead)
        found = self._towards_the_end(mix, lead, ticks) + self._timeouts(mix, lead, ticks, ours, theirs)
        first = shape.EARLY_TICKS[0]
        if ticks > first:
            early = self._promised(self._early, ticks - first, self.promise(mix), lead)
            found += (early - found) * (ticks - first) / (last - first)
        return min(max(found, -1.0), 1.0)

    def _towards_the_end(self, mix: Mix, lead: int, ticks: int) -> float:
        row = (ticks - shape.MIDDLE_TICKS[0]) * len(self.points)
        width, most = 2 * shape.LATE_LEAD + 1, shape.LATE_LEAD
        place = min(max(lead, -most), most) + most
        found: float = sum(self._middle[(row + number) * width + place] * share for number, share in mix)
        return found / shape.SCALE

    def _timeouts(self, mix: Mix, lead: int, ticks: int, ours: int, theirs: int) -> float:
        """What timeouts add in the time before the tables tell them apart: the earlier, the less."""
        usual = shape.USUAL_TIMEOUTS
        if ticks >= shape.FADED or ours == theirs == usual:
            return 0.0
        there = self._at_the_end(mix, lead, shape.LATE, ours, theirs)
        share = (shape.FADED - ticks) / (shape.FADED - shape.LATE)
        return (there - self._at_the_end(mix, lead, shape.LATE, usual, usual)) * share

    def _at_the_end(self, mix: Mix, lead: int, ticks: int, ours: int, theirs: int) -> float:
        count, most = len(self.points), shape.LATE_LEAD
        if lead == 0:
            row = ((ticks - 1) * ALL + 4 * ours + theirs) * count
            tied: float = sum(self._tied[row + number] * share for number, share in mix)
            return tied / shape.SCALE
        lead = min(max(lead, -most), most)
        timeouts, place = (ours, lead + most) if lead < 0 else (theirs, lead + most - 1)
        row = ((ticks - 1) * 4 + timeouts) * count
        found: float = sum(self._late[(row + number) * 2 * most + place] * share for number, share in mix)
        return found / shape.SCALE

    def first(self, mix: Mix, lead: int, ticks: int, ours: int, theirs: int, receives: bool) -> float:
        """The value in the first half, by the ticks and timeouts left in it and who receives after it."""
        first, last = shape.LATE, shape.HALF_LATE_TICKS[-1]
        early = found = 0.0
        if ticks > first:
            row = 2 * (ticks - shape.FIRST_TICKS[0]) + (not receives)
            early = self._promised(self._first, row, self.promise(mix), lead)
        if ticks < last:
            found = self.half_time(lead + self._gained(mix, ticks, ours, theirs), receives)
        if ticks <= first:
            return found
        return early if ticks >= last else found + (early - found) * (ticks - first) / (last - first)

    def _gained(self, mix: Mix, ticks: int, ours: int, theirs: int) -> float:
        """Points until half-time."""
        usual = shape.USUAL_TIMEOUTS
        if ticks <= shape.LATE:
            return self._half_row(mix, ticks, ours, theirs)
        there = self._half_row(mix, shape.LATE, ours, theirs)
        share = max(0.0, (shape.FADED - ticks) / (shape.FADED - shape.LATE))
        more = (there - self._half_row(mix, shape.LATE, usual, usual)) * share
        return more + self._half_row(mix, ticks, usual, usual)

    def _half_row(self, mix: Mix, ticks: int, ours: int, theirs: int) -> float:
        row = ((ticks - 1) * ALL + 4 * ours + theirs) * len(self.points)
        found: float = sum(self._half[row + number] * share for number, share in mix)
        return found

    def promised(self, lead: int, ticks: int, receives: bool | None) -> list[float] | None:
        """Values at the marks of PROMISES, as long as a place counts only by its expected points; else None.

        `receives` says who receives after half-time; None in the second half.
        """
        marks = shape.EARLY_TICKS if receives is None else shape.FIRST_TICKS
        alone = shape.MIDDLE_TICKS[-1] if receives is None else shape.HALF_LATE_TICKS[-1]
        if not alone <= ticks <= marks[-1]:
            return None
        table = self._early if receives is None else self._first
        row = ticks - marks[0] if receives is None else 2 * (ticks - marks[0]) + (not receives)
        most, count = shape.MOST_LEAD, len(shape.PROMISES)
        width = 2 * most + 1
        start = row * count * width + min(max(lead, -most), most) + most
        return [value / shape.SCALE for value in table[start : start + count * width : width]]

    def half_time(self, lead: float, receives: bool) -> float:
        """The value between the halves for a side with a lead that receives or kicks next."""
        return -_kicked(self._others, -lead) if receives else _kicked(self._kickoff, lead)

    def _promised(self, table: "memoryview[Any]", row: int, promise: float, lead: int) -> float:
        """The value interpolated between expected points of the table."""
        marks, most = shape.PROMISES, shape.MOST_LEAD
        place = min(max(bisect_right(marks, promise), 1), len(marks) - 1)
        part = (promise - marks[place - 1]) / (marks[place] - marks[place - 1])
        width = 2 * most + 1
        at = (row * len(marks) + place - 1) * width + min(max(lead, -most), most) + most
        low, high = table[at], table[at + width]
        return float(low + min(max(part, 0.0), 1.0) * (high - low)) / shape.SCALE


def _kicked(kickoff: list[float], lead: float) -> float:
    """What the kickoff after half-time is worth to the kickers."""
    place = min(max(lead + shape.MOST_LEAD, 0.0), 2.0 * shape.MOST_LEAD - 1e-6)
    low = int(place)
    return kickoff[low] + (place - low) * (kickoff[low + 1] - kickoff[low])


def _flat(table: Any) -> "memoryview[Any]":
    """A flat view of a table, in which single figures are found faster than in an array."""
    flat: Any = np.ascontiguousarray(table).ravel()
    return memoryview(flat)


def _every_tick(table: Any, ticks: tuple[int, ...]) -> Any:
    """A table with the rows between its ticks filled in by interpolation."""
    every = np.arange(ticks[0], ticks[-1] + 1)
    above = np.minimum(np.searchsorted(ticks, every, side="right"), len(ticks) - 1)
    low, high = np.array(ticks)[above - 1], np.array(ticks)[above]
    part = ((every - low) / (high - low)).astype(np.float32).reshape(-1, *[1] * (table.ndim - 1))
    between = table[above - 1] * (1 - part) + table[above] * part
    return (between if table.dtype.kind == "f" else np.round(between)).astype(table.dtype)


Pair = tuple[ValueTables, ValueTables]
"""The tables for when the home side has the ball, and for the away side."""


@cache
def shipped_pair() -> Pair:
    """The tables that come with the program: those of two average teams."""
    return read_tables(FILE)


def shipped_tables() -> ValueTables:
    """The same for either side."""
    return shipped_pair()[0]


def read_tables(path: Path) -> Pair:
    """Tables from their file."""
    try:
        with np.load(BytesIO(read_bytes(path, LARGEST)), allow_pickle=False) as raw:
            return pair_of(dict(raw))
    except (ValueError, KeyError, IndexError, OSError, EOFError, BadZipFile) as error:
        raise FileError(f"{path.name} holds no values: build them with bowlbound values build") from error


def pair_of(raw: Mapping[str, Any]) -> Pair:
    """The tables of both sides, which are the same for two equal teams."""
    grid = PlaceGrid()
    first = ValueTables(raw, grid)
    return first, first if len(raw["points"]) == 1 else ValueTables(raw, grid, 1)


def write_tables(path: Path, tables: Mapping[str, Any], made: str) -> None:
    """Write tables to a file, with the command that made them."""
    file = BytesIO()
    np.savez_compressed(file, made=np.array(made), **tables)
    write_bytes(path, file.getvalue())
