"""What a chart is good at, as its coach knows: which plays, and how far its kicker reaches."""

from collections.abc import Mapping
from itertools import accumulate
from math import exp
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.coaches.book import Page
from bowlbound_desktop.games.bowlbound.odds.expectation import (
    FLAGS,
    WEIGHTS,
    Expected,
    expected_yards,
    mean_yards,
    turnover_share,
)
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Kind
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS, Column, TeamChart
from bowlbound_desktop.kernel.field import FIELD

Draw = tuple[tuple[str, ...], tuple[float, ...]]
"""Calls, and the running sums of their weights."""
STEEPEST = 50.0
"""Exponents beyond this change nothing, since figures of a book are limited, but might overflow."""
PageKey = tuple[Page, tuple[str, ...]]
"""A page and the options of the question."""


class Draws(dict[PageKey, Draw]):
    """The possible calls of each page, leaning toward a chart; each page is prepared when first read."""

    def __init__(self, lean: Mapping[str, float]) -> None:
        super().__init__()
        self._lean = lean

    def __missing__(self, key: PageKey) -> Draw:
        page, options = key
        calls = tuple(call for call in page.calls if call in options)
        sums = accumulate(page.calls[call] * self._lean.get(call, 1.0) for call in calls)
        self[key] = draw = calls, tuple(sums)
        return draw


@frozen
class Habits:
    """What a chart is good at."""

    lean: Mapping[str, float]
    """The factor of each play's weight."""
    reach: tuple[float, ...]
    """How often a field goal is good, by yards from the line of scrimmage to the goal."""
    punt: float = 0.0
    """Yards that its punts carry on average."""
    draws: Draws = field(init=False, eq=False, repr=False)

    @draws.default
    def _leaned(self) -> Draws:
        return Draws(self.lean)


_MOST = 64
_KNOWN: dict[tuple[int, int], tuple[TeamChart, Mapping[str, Any], Habits]] = {}
"""By the identity of the chart and the figures; both are kept so that no other gets their identity."""


def habits_of(chart: TeamChart, figures: Mapping[str, Any]) -> Habits:
    """Compute them from the chart, once; `figures` is the book's [lean]."""
    key = id(chart), id(figures)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _MOST:
            _KNOWN.clear()
        habits = Habits(_lean(chart, figures), _reach(chart.special["field_goal"]), usual_punt(chart))
        known = _KNOWN[key] = chart, figures, habits
    return known[2]


def _lean(chart: TeamChart, figures: Mapping[str, Any]) -> dict[str, float]:
    expected = Expected(chart.offense)
    ratios = {}
    for play in PLAYS:
        results = expected.against(play)
        value = expected_yards(results) - figures["cost"] * turnover_share(results)
        ratios[play] = value / figures["usual"][play]
    mean = sum(ratios.values()) / len(ratios)
    strength, least, most = figures["strength"], figures["least"], figures["most"]
    leans = {play: exp(min(STEEPEST, strength * (ratio - mean))) for play, ratio in ratios.items()}
    return {play: min(most, max(least, lean)) for play, lean in leans.items()}


def _reach(column: Column) -> tuple[float, ...]:
    kicks = [(cell, weight) for cell, weight in zip(column, WEIGHTS, strict=True) if cell.kind not in FLAGS]
    whole = sum(weight for _, weight in kicks)
    carries = [(mean_yards(cell.amount), weight) for cell, weight in kicks if cell.kind is Kind.YARDS]
    return tuple(
        sum(weight for yards, weight in carries if yards >= distance) / max(1, whole)
        for distance in range(FIELD + 1)
    )


def usual_punt(chart: TeamChart) -> float:
    """Yards that the punt column carries on average, blocks and fumbles aside."""
    cells = zip(chart.special["punt"], WEIGHTS, strict=True)
    kicks = [(mean_yards(cell.amount), weight) for cell, weight in cells if cell.kind is Kind.YARDS]
    whole = sum(weight for _, weight in kicks)
    return sum(yards * weight for yards, weight in kicks) / whole if whole else 0.0
