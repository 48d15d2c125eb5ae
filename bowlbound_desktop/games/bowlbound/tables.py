"""The game-wide tables of Bowl Bound, read from TOML."""

from functools import cache
from typing import Any

from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TOTALS, parse_totals
from bowlbound_desktop.games.bowlbound.rules.edition import Edition
from bowlbound_desktop.games.bowlbound.rules.tables import (
    AlternateTiming,
    KickoffCase,
    Tables,
    TimingRow,
    Weather,
)
from bowlbound_desktop.storage.toml import shipped_toml

CHOICES = ("deep", "squib", "onside")


def _read(name: str) -> dict[str, Any]:
    return shipped_toml("bowlbound", "tables", f"{name}.toml")


@cache
def bowlbound_editions() -> dict[str, Edition]:
    """Both editions by the key of their system."""
    editions = [_edition(values) for values in _read("editions").values()]
    return {edition.key: edition for edition in editions}


def _edition(values: dict[str, Any]) -> Edition:
    lists = {name: tuple(value) for name, value in values.items() if isinstance(value, list)}
    return Edition(**(values | lists))


@cache
def bowlbound_tables() -> Tables:
    """All tables that no team owns."""
    kicks, weather, alternate = _read("kicks"), _read("weather"), _read("alternate_timing")
    return Tables(
        priority=_priority(_read("priority")),
        priority_rules=_priority_rules(_read("priority")),
        timing={name: TimingRow(**row) for name, row in _read("timing")["rows"].items()},
        penalties={
            table: {foul: by_total(values) for foul, values in fouls.items()}
            for table, fouls in _read("penalties").items()
        },
        squib_return=tuple(parse_cell(kicks["squib_return"][str(total)]) for total in TOTALS),
        kickoffs={method: _kickoffs(kicks[method]) for method in ("advanced", "classic")},
        hail_mary=by_total(kicks["hail_mary"]),
        weather=_weather(weather),
        alternate=AlternateTiming(
            action=alternate["action"], returns=alternate["return"], dead=alternate["dead"]
        ),
    )


def _priority(chart: dict[str, Any]) -> dict[str, dict[str, str]]:
    columns = chart["columns"]
    return {row: dict(zip(columns, actions, strict=True)) for row, actions in chart["rows"].items()}


def _priority_rules(chart: dict[str, Any]) -> dict[tuple[str, str], str]:
    special = chart["rules"]
    return {
        (row, column): ", ".join(filter(None, ("BR-IV-2-D", special.get(f"{row} v {column}", "PC-3, R-05"))))
        for row in chart["rows"]
        for column in chart["columns"]
    }


def by_total(values: dict[str, str]) -> dict[int, str]:
    """Turn results with their ranges of totals into one result per total."""
    found = {total: value for value, ranges in values.items() for total in parse_totals(ranges)}
    return dict(sorted(found.items()))


def _kickoffs(method: dict[str, Any]) -> dict[str, dict[str, KickoffCase]]:
    return {guess: {choice: _case(method[guess][choice]) for choice in CHOICES} for guess in CHOICES}


def _case(values: dict[str, Any]) -> KickoffCase:
    known = {name: value for name, value in values.items() if name not in ("return", "recover")}
    recover = frozenset(parse_totals(values.get("recover", "")))
    return KickoffCase(returned=values.get("return", ""), recover=recover, **known)


def _weather(values: dict[str, Any]) -> Weather:
    wind = values["wind"]
    return Weather(
        classes={total: name for name, totals in values["classes"].items() for total in totals},
        precipitation=values["precipitation"],
        against=wind["against"],
        following=wind["with"],
        pass_class=wind["passes"]["class"],
        pass_longest=wind["passes"]["longest"],
    )
