"""Every value of every rule option has a scenario file that names it (section 11)."""

import tomllib
from pathlib import Path

import pytest
from attrs import fields

from bowlbound_desktop.games.bowlbound.rules.options import Options

SCENARIOS = Path(__file__).parents[3] / "scenarios"
WORDS = {"on": True, "off": False}


def chosen_options():
    for path in SCENARIOS.glob("bowlbound*/*.toml"):
        yield from tomllib.loads(path.read_text(encoding="utf-8")).get("options", {}).items()


def read_value(name, value):
    switched = name != "ruleset" and isinstance(getattr(fields(Options), name).default, bool)
    return WORDS.get(value, value) if switched else value


NAMED = {(name, read_value(name, value)) for name, value in chosen_options()}
EVERY = [(option.name, value) for option in fields(Options) for value in option.metadata["values"]]
FIGURES = {
    option.name: option.metadata["values"] for option in fields(Options) if "figure" in option.metadata
}
"""Of a figure both ends and the printed example's are named: between them only its size is another."""
VALUES = [
    (name, value) for name, value in EVERY if name not in FIGURES or value in (0, 19, FIGURES[name][-1])
]
RULESETS = [("ruleset", "consolidated"), ("ruleset", "classic")]


@pytest.mark.parametrize(("name", "value"), VALUES + RULESETS)
def test_a_scenario_names_the_value(name, value):
    assert (name, value) in NAMED


def test_no_scenario_names_a_value_that_does_not_exist():
    assert set(EVERY + RULESETS) >= NAMED
