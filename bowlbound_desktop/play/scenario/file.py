"""Reads the tables of a scenario file; unknown keys and wrong types give errors with a sentence."""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.kernel.errors import ScenarioError
from bowlbound_desktop.play.scenario.dialect import Dialect
from bowlbound_desktop.play.scenario.values import COMMON, Fields, one_of, read_fields, rule_ids, section
from bowlbound_desktop.play.words import Words

SECTIONS = ("options", "teams", "cells", "marks", "situation", "answers", "dice", "cards", "expect")
OF_SOME_GAMES = {"cells": "charts", "marks": "charts", "cards": "cards"}
"""Sections that only some games have, and what a game needs for them."""
SIDES = ("home", "away")
CELL_KEYS = {"text", "colour"}


@frozen(kw_only=True)
class Scenario:
    """One scenario as its file states it."""

    system: str
    title: str = ""
    rule: str = ""
    options: Mapping[str, Any] = field(factory=dict)
    teams: Mapping[str, str] = field(factory=dict)
    cells: Mapping[str, Any] = field(factory=dict)
    """By dotted path; the value is the text, or a table of text and colour."""
    marks: Mapping[str, tuple[str, ...]] = field(factory=dict)
    situation: Fields
    answers: Mapping[str, tuple[Any, ...]] = field(factory=dict)
    dice: Mapping[str, tuple[Any, ...]] = field(factory=dict)
    cards: Mapping[str, tuple[Any, ...]] = field(factory=dict)
    expect: Fields = field(factory=dict)


def system_of(data: Mapping[str, Any], usual: str) -> str:
    """The key of the game that a file is about; the usual one where it names none."""
    return _heading(data, "system") if "system" in data else usual


def parse_scenario(data: dict[str, Any], system: str, words: Words, dialect: Dialect) -> Scenario:
    """A scenario from the tables of its file."""
    section(data, "scenario", ("system", "title", "rule", *SECTIONS))
    tables = {name: data.get(name, {}) for name in SECTIONS}
    _refuse(tables, dialect)
    return Scenario(
        system=system,
        **{key: _heading(data, key) for key in ("title", "rule") if key in data},
        options=_table(tables["options"], "options"),
        teams=_teams(tables["teams"]),
        cells=dict(_flat(_table(tables["cells"], "cells"))),
        marks=_marks(tables["marks"]),
        situation=_situation(tables["situation"], dialect),
        answers=_answers(tables["answers"], words),
        dice=_by_purpose(tables["dice"], "dice", words.dice),
        cards=_by_purpose(tables["cards"], "cards", words.cards),
        expect=_expectation(tables["expect"], dialect),
    )


def _refuse(tables: Mapping[str, Any], dialect: Dialect) -> None:
    for name, needed in OF_SOME_GAMES.items():
        if tables[name] and name not in dialect.sections:
            raise ScenarioError(f"this game has no {needed}: [{name}] cannot be used")


def _situation(table: object, dialect: Dialect) -> Fields:
    own = {"next": one_of(*dialect.starts), "clock": dialect.clock, "declared": dialect.read_declared}
    fields = read_fields(table, "situation", {**COMMON, **own, **dialect.situation})
    for key in ("next", "offense"):
        if key not in fields:
            raise ScenarioError(f"[situation] must name {key}")
    return fields


def _expectation(table: object, dialect: Dialect) -> Fields:
    own = {"next": one_of(*dialect.starts, "end"), "clock": dialect.clock, "why": rule_ids}
    return read_fields(table, "expect", {**COMMON, **own, **dialect.expectation})


def _heading(data: Mapping[str, Any], key: str) -> str:
    if not isinstance(data[key], str):
        raise ScenarioError(f"{key} must be text in quotes")
    return str(data[key])


def _table(value: object, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ScenarioError(f"[{name}] must be a table")
    return value


def _flat(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Values by their paths, which are the same for dotted keys in quotes and nested tables."""
    for key, value in table.items():
        if isinstance(value, dict) and not CELL_KEYS & value.keys():
            yield from _flat(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def _teams(table: object) -> dict[str, str]:
    teams = section(table, "teams", SIDES)
    for side, team in teams.items():
        if not isinstance(team, str):
            raise ScenarioError(f"teams.{side} must be a chart's id in quotes")
    return teams


def _marks(table: object) -> dict[str, tuple[str, ...]]:
    marks = section(table, "marks", SIDES)
    for side, names in marks.items():
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise ScenarioError(f'marks.{side} must be a list such as ["W"]')
    return {side: tuple(names) for side, names in marks.items()}


def _answers(table: object, words: Words) -> dict[str, tuple[Any, ...]]:
    answers = dict(_flat(_table(table, "answers")))
    for kind in answers:
        if kind not in words.decisions:
            raise ScenarioError(f'[answers] has an unknown key "{kind}": there is no such decision')
    return {kind: _listed(f"answers.{kind}", value, (str, int, list)) for kind, value in answers.items()}


def _by_purpose(table: object, name: str, purposes: Mapping[str, Any]) -> dict[str, tuple[Any, ...]]:
    """Dice that are thrown, or cards that are turned up."""
    items = _table(table, name)
    for purpose in items:
        if purpose not in purposes:
            raise ScenarioError(f'[{name}] has an unknown key "{purpose}": no {name} are used for that')
    return {purpose: _listed(f"{name}.{purpose}", value, (str, int)) for purpose, value in items.items()}


def _listed(name: str, value: object, types: tuple[type, ...]) -> tuple[Any, ...]:
    """The items of a list; a single value counts as a list of one."""
    items = value if isinstance(value, list) else [value]
    for item in items:
        if isinstance(item, bool) or not isinstance(item, types):
            raise ScenarioError(f"{name} cannot hold {item!r}")
    return tuple(items)
