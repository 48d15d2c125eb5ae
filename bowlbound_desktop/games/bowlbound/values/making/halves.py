"""The values of both halves, from their ends back, as tables."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bowlbound_desktop.games.bowlbound.values import shape
from bowlbound_desktop.games.bowlbound.values.making.chances import STATES, Induction, StretchTerms
from bowlbound_desktop.games.bowlbound.values.making.explore import Tell
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.games.bowlbound.values.making.packing import packed_first, packed_half, packed_second
from bowlbound_desktop.games.bowlbound.values.making.points import ExpectedPoints, score_points
from bowlbound_desktop.games.bowlbound.values.making.steps import Steps

TURNS = (1, 0)
"""Who receives after half-time: the side that has the ball, or the other."""
SWAPPED = tuple(STATES.index((theirs, ours)) for ours, theirs in STATES)
USUAL = STATES.index((shape.USUAL_TIMEOUTS, shape.USUAL_TIMEOUTS))
KEPT = 3
"""How many ticks the next one is computed from."""


def second_half(
    steps: Sequence[Steps], points: Sequence[ExpectedPoints], tied: float, tell: Tell
) -> tuple[dict[str, Any], list[Array]]:
    """The tables of the second half, and for each side what its kickoff is worth to the kickers, by lead.

    `tied` is what a tie at the end is worth to the home side.
    """
    none = [np.zeros(5)] * len(steps)
    late = Induction(steps, StretchTerms(SWAPPED, shape.LATE_LEAD, none, timeouts=True, games=True), [])
    late.values.append([_final(each, value) for each, value in zip(steps, (tied, -tied), strict=False)])
    for tick in range(1, shape.LATE + 1):
        late.step(stopping=tick <= shape.STOPPING)
        tell(0.5 * tick / shape.LATE)
    last = [[_wider(values[:, [USUAL]]) for values in sides] for sides in late.values[-KEPT:]]
    middle = Induction(steps, StretchTerms((0,), shape.MOST_LEAD, none, games=True), last)
    for tick in range(shape.LATE + 1, shape.GAMES + 1):
        middle.step(stopping=tick <= shape.STOPPING)
    tell(0.8)
    early = Induction(steps, StretchTerms((0,), shape.MOST_LEAD, none), middle.values[-KEPT:])
    for _ in range(shape.HALF_TICKS - shape.GAMES):
        early.step(stopping=False)
    tell(1.0)
    by_tick = dict(enumerate([*middle.values[:-KEPT], *early.values], shape.LATE - KEPT + 1))
    number = steps[0].model.layout.grid.numbers["kickoff", 30, 1, 10]
    kickers = [values[number, 0] for values in by_tick[shape.HALF_TICKS]]
    return packed_second(steps, points, late.values, by_tick), kickers


def _final(steps: Steps, tied: float) -> Array:
    """Values at the end: a lead has won; a tie is worth what follows it."""
    leads = np.arange(-shape.LATE_LEAD, shape.LATE_LEAD + 1)
    signs = np.where(leads == 0, tied, np.sign(leads)).astype(np.float32)
    return np.tile(signs, (steps.model.layout.places, len(STATES), 1))


def _wider(values: Array) -> Array:
    """Values with more leads, where the outermost are repeated."""
    edge = shape.MOST_LEAD - shape.LATE_LEAD
    return np.pad(values, ((0, 0), (0, 0), (edge, edge)), mode="edge")


def first_half(
    steps: Sequence[Steps], points: Sequence[ExpectedPoints], kickoff: Sequence[Array], tell: Tell
) -> dict[str, Any]:
    """The tables of the first half: points until its end, and the value of half-time with them."""
    models = [each.model for each in steps]
    bonus = [score_points(*pair) for pair in zip(models, reversed(models), strict=True)]
    late = Induction(steps, StretchTerms(SWAPPED, 0, bonus, timeouts=True, games=True), [])
    late.values.append([np.zeros((each.layout.places, len(STATES), 1), np.float32) for each in models])
    for tick in range(1, shape.HALF_LATE_TICKS[-1] + 1):
        late.step(stopping=tick <= shape.STOPPING_HALF)
    tell(0.2)
    ticks = range(shape.LATE - KEPT + 1, shape.LATE + 1)
    last = [_at_half_time([each[:, USUAL, 0] for each in late.values[tick]], kickoff) for tick in ticks]
    early = Induction(steps, StretchTerms(TURNS, shape.MOST_LEAD, [np.zeros(5)] * len(steps)), last)
    for tick in range(shape.LATE + 1, shape.HALF_TICKS + 1):
        early.step(stopping=False)
        tell(0.2 + 0.8 * tick / shape.HALF_TICKS)
    by_tick = dict(enumerate(early.values, shape.LATE - KEPT + 1))
    return {**packed_half(steps, late.values), **packed_first(points, by_tick)}


def _at_half_time(gained: Sequence[Array], kickoff: Sequence[Array]) -> list[Array]:
    """By side, place, who receives and lead: the value of half-time with the points scored until then."""
    leads = np.arange(-shape.MOST_LEAD, shape.MOST_LEAD + 1)
    found = []
    for each, kicks, other in zip(gained, kickoff, reversed(kickoff), strict=True):
        after = [-other[::-1], kicks]
        both = [np.interp(each[:, None] + leads, leads, values) for values in after]
        found.append(np.stack(both, axis=1).astype(np.float32))
    return found
