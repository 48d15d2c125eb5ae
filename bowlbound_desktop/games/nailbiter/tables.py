"""The tables of Nailbiter, read from TOML and checked."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, TypeVar

from bowlbound_desktop.games.nailbiter.rules.frame.dice import STEPS, TOTALS
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Column, parse_cell
from bowlbound_desktop.games.nailbiter.rules.printed.fouls import Foul
from bowlbound_desktop.games.nailbiter.rules.printed.kick_rows import (
    parse_fake,
    parse_goal,
    parse_kickoff,
    parse_onside,
    parse_prayer,
    parse_punt,
    parse_rush,
)
from bowlbound_desktop.games.nailbiter.rules.printed.launch_rows import JoltRow, parse_launch
from bowlbound_desktop.games.nailbiter.rules.printed.rare_rows import Effect, RareRow, parse_effect
from bowlbound_desktop.games.nailbiter.rules.printed.tables import (
    CHARTS,
    COUNTED,
    PASSES,
    RUNS,
    RUSHES,
    SITUATIONS,
    SPECIALS,
    Entry,
    GhostOdds,
    Tables,
)
from bowlbound_desktop.games.nailbiter.rules.system import Nailbiter
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.toml import shipped_toml

T = TypeVar("T")

FACES = (1, 2, 3, 4, 5, 6)
PAIRED = (56, 62, 64, 66)
"""Rows of the rare tables that share the text of the row before."""
SINGLE = tuple(step for step in STEPS if step not in PAIRED)
EFFECTS = ("effect", "heavy", "reversed")


def _read(name: str) -> dict[str, Any]:
    return shipped_toml("nailbiter", "tables", f"{name}.toml")


@cache
def nailbiter_tables() -> Tables:
    """All tables of the game."""
    return Tables(
        jolt=_rows(_read("jolt"), TOTALS, lambda row: JoltRow(**row), "jolt"),
        specials=_columns(_read("specials"), SPECIALS, "specials"),
        rare={table: _rare(rows, table) for table, rows in _read("rare").items()},
        ghost=_ghost(_read("ghost")),
        **_charts(_named(_read("launch"), CHARTS, "launch"), _read("penalties")),
        **_plays(_read("plays")),
        **_loose(_read("loose")),
        **_kicks(_read("kicks")),
        **_one_die(_read("d6")),
        **_game(_read("game")),
    )


def _charts(launch: dict[str, Any], penalties: dict[str, Any]) -> dict[str, Any]:
    return {
        "launch": {chart: _rows(rows, STEPS, parse_launch, chart) for chart, rows in launch.items()},
        "penalties": {
            table: _rows(rows, TOTALS, lambda row: Foul(**row), table) for table, rows in penalties.items()
        },
    }


def _plays(plays: dict[str, Any]) -> dict[str, Any]:
    return {
        "rushing": _columns(plays["rushing"], RUNS, "rushing"),
        "passing": _columns(plays["passing"], PASSES, "passing"),
        "footers": _named(plays["footers"], PASSES, "footers"),
        "rush": _columns(plays["rush"], RUSHES, "rush"),
    }


def _loose(loose: dict[str, Any]) -> dict[str, Any]:
    return {
        "long_gain": _column(loose["long_gain"], "long_gain"),
        "returns": _column(loose["returns"], "returns"),
        "recovery": _recovery(loose["recovery"]),
    }


def _kicks(kicks: dict[str, Any]) -> dict[str, Any]:
    kickoffs, punts = ("kickoff", "pooch", "safety_kick"), ("punt", "short_punt")
    return {
        "kickoffs": {kick: _rows(kicks[kick], TOTALS, parse_kickoff, kick) for kick in kickoffs},
        "onside": _rows(kicks["onside"], TOTALS, parse_onside, "onside"),
        "punts": {kick: _rows(kicks[kick], TOTALS, parse_punt, kick) for kick in punts},
        "punt_return": _column(kicks["punt_return"], "punt_return"),
        "field_goal": _rows(kicks["field_goal"], TOTALS, lambda row: parse_goal(*row), "field_goal"),
        "two_point": _rows(kicks["two_point"], TOTALS, tuple, "two_point"),
    }


def _one_die(d6: dict[str, Any]) -> dict[str, Any]:
    return {
        "punt_rush": _rows(d6["punt_rush"], FACES, parse_rush, "punt_rush"),
        "fake": _rows(d6["fake"], FACES, parse_fake, "fake"),
        "prayer": _rows(d6["prayer"], FACES, parse_prayer, "prayer"),
    }


def _game(game: dict[str, Any]) -> dict[str, Any]:
    seconds = dict(game["seconds"])
    return {
        "tracker": {
            int(quarter): tuple(map(_entry, entries)) for quarter, entries in game["tracker"].items()
        },
        "counts": _named(game["counts"], COUNTED, "counts"),
        "defense_calls": game["defense"],
        "drill": game["drill"],
        "tempo": tuple(seconds.pop("in_bounds")),
        "seconds": seconds,
    }


def _named(values: Mapping[str, T], names: Iterable[str], table: str) -> dict[str, T]:
    """The parts of a table, which must have exactly these names in this order."""
    if list(values) != list(names):
        raise FileError(f"the table {table} must have {', '.join(names)}, in this order")
    return dict(values)


def _rows(
    values: Mapping[str, Any], numbers: Iterable[int], parse: Callable[[Any], T], table: str
) -> dict[int, T]:
    """The rows of a table, which must be exactly these numbers."""
    if [int(number) for number in values] != list(numbers):
        raise FileError(f"the table {table} does not have all its rows")
    return {int(number): parse(row) for number, row in values.items()}


def _column(values: Mapping[str, str], table: str) -> Column:
    return _rows(values, TOTALS, parse_cell, table)


def _columns(values: Mapping[str, Any], names: Iterable[str], table: str) -> dict[str, Column]:
    columns = _named(values, names, table)
    return {name: _column(column, f"{table}.{name}") for name, column in columns.items()}


def _recovery(bands: Mapping[str, list[int]]) -> dict[int, str]:
    found = {total: side for side, totals in bands.items() for total in totals}
    return _rows({str(total): side for total, side in found.items()}, TOTALS, str, "recovery")


def _rare(rows: Mapping[str, Any], table: str) -> dict[int, RareRow]:
    """All 36 rows, some of which share a text."""
    read = _rows(rows, SINGLE, _rare_row, f"rare.{table}")
    return {step: read[step - 1 if step in PAIRED else step] for step in STEPS}


def _rare_row(row: Mapping[str, Any]) -> RareRow:
    effects = {name: parse_effect(row[name]) for name in EFFECTS if name in row}
    foul = {"foul": _foul(row["foul"])} if "foul" in row else {}
    return RareRow(**{**row, **effects, **foul})


def _foul(text: str) -> Effect:
    return parse_effect(f"foul {text}")


def _ghost(values: Mapping[str, Any]) -> GhostOdds:
    def by_number(name: str) -> dict[int, Any]:
        return {int(key): value for key, value in values[name].items()}

    return GhostOdds(
        selection={
            name: tuple(plays) for name, plays in _named(values["selection"], SITUATIONS, "selection").items()
        },
        fourth_down={band: tuple(numbers) for band, numbers in values["fourth_down"].items()},
        field_goal=by_number("field_goal"),
        two_points=by_number("two_points"),
        two_points_late=by_number("two_points_late"),
        last_play=by_number("last_play"),
        numbers=values["numbers"],
    )


def _entry(text: str) -> Entry:
    side, _, mark = text.partition(" ")
    return Entry(side == "C", mark)


@cache
def nailbiter_rules() -> Nailbiter:
    """The rules of Nailbiter with all tables."""
    return Nailbiter(nailbiter_tables())
