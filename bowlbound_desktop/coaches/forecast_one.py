"""The forecast for the odds view from the exact table of any game, also where only one side calls."""

from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.coaches.call_table import CallTable, ExactSummary
from bowlbound_desktop.play.forecast import Figure, Forecast

SHOWN: Mapping[str, Mapping[str, Any]] = {
    "points": {"title": "Worth in points", "share": False},
    "yards": {"title": "Average yards", "share": False},
    "first_down": {"title": "First down"},
    "touchdown": {"title": "Touchdown"},
    "turnover": {"title": "Turnover", "good": False},
    "penalty": {"title": "Penalty"},
}
"""Figures of every game, each with how it is shown."""
WIN: Mapping[str, Mapping[str, Any]] = {"win": {"title": "Chance to win"}}
FOR_WHO_CALLS = ("win", "points")
"""Figures seen by the side that calls; the others are seen by the side that has the ball."""


def forecast_of(table: CallTable, mix: Mapping[str, float] | None = None) -> Forecast:
    """All figures of all calls; `mix` is how often the computer would make each."""
    calls, against = table.own.options, table.against
    found = table.table(calls, against)
    defends = table.own.side is not table.game.offense

    def figure(name: str, looks: Mapping[str, Any]) -> Figure:
        values = tuple(tuple(_value(found[ours, theirs], name) for theirs in against) for ours in calls)
        good = looks.get("good", True) is not (defends and name not in FOR_WHO_CALLS)
        return Figure(**{**looks, "good": good}, values=values)

    figures = tuple(figure(name, looks) for name, looks in {**WIN, **SHOWN}.items())
    return Forecast(offense=calls, defense=against, figures=figures, offense_mix=mix or {})


def _value(summary: ExactSummary, name: str) -> float:
    return float(getattr(summary, name))
