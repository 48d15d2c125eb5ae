"""The chance to win by backward induction: play by play from the last tick of the clock to the first.

A value is the chance to win less the chance to lose, so that the other side's value is its negative.
Calls are solved at every place, lead, tick and state of the timeouts among three mixtures a side: the best
for points, and the best when only runs or only passes are thought of; kicks and the kneel-down beside them.
"""

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np
from attrs import frozen
from scipy.sparse import csr_matrix

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games.bowlbound.rules.game import TIMEOUTS
from bowlbound_desktop.games.bowlbound.values.moves import CODES, Array, Moves
from bowlbound_desktop.games.bowlbound.values.points import (
    PASS_ROWS,
    RUN_ROWS,
    SHAPE,
    Model,
    Points,
    column_values,
)

MODES = 3
STEPS = 16
"""Rounds of regret matching in the small games."""
SMALLEST = 1e-7
STATES = tuple(product(range(TIMEOUTS + 1), repeat=2))
"""Timeouts of the side that has the ball, and of the other."""


@frozen(eq=False)
class Steps:
    """All moves as matrices: by place the nine pairs of mixtures, and the kicks."""

    model: Model
    pairs: Any
    kicks: Any


def find_steps(model: Model, points: Points) -> Steps:
    """Mixtures for points, for runs and for passes at every place, against one another."""
    values = column_values(model, points.worth)
    pairs = [_mixed(model, points, place, values) for place in range(model.layout.places)]
    width = CODES * model.layout.width
    return Steps(model, _matrix(pairs, width), _matrix(model.kicks, width))


def _mixed(model: Model, points: Points, place: int, values: Array) -> Moves:
    moves = model.downs[place]
    if len(moves.chances) == 1:
        return Moves(moves.columns, np.repeat(moves.chances, MODES * MODES, axis=0))
    payoff = (moves.chances @ values[moves.columns]).reshape(SHAPE)
    ours, theirs = [points.ours[place]], [points.theirs[place]]
    for rows in (RUN_ROWS, PASS_ROWS):
        _, some, columns = solve(payoff[rows])
        whole = np.zeros(SHAPE[0])
        whole[rows] = some
        ours.append(whole)
        theirs.append(columns)
    both = [np.outer(our, their).ravel() for our, their in product(ours, theirs)]
    return Moves(moves.columns, np.array(both) @ moves.chances)


def _matrix(moves: Sequence[Moves], width: int) -> Any:
    rows, columns, chances, start = [], [], [], 0
    for each in moves:
        row, column = np.nonzero(each.chances > SMALLEST)
        rows.append(row + start)
        columns.append(each.columns[column])
        chances.append(each.chances[row, column])
        start += len(each.chances)
    places = (np.concatenate(rows), np.concatenate(columns))
    return csr_matrix((np.concatenate(chances).astype(np.float32), places), shape=(start, width))


@frozen(eq=False)
class Frame:
    """What the values of one stretch of the game depend on beside the place."""

    swap: tuple[int, ...]
    """By state of the timeouts, or whatever else counts: the same for the other side."""
    leads: int
    """Leads from minus to plus this are told apart; 0 where points are counted instead."""
    bonus: Array
    """What each kind of score brings at once, where points are counted."""
    timeouts: bool = False

    @property
    def shape(self) -> tuple[int, int]:
        """States and leads."""
        return len(self.swap), 2 * self.leads + 1

    def flip(self, values: Array) -> Array:
        """The same for the other side."""
        flipped: Array = -values[list(self.swap)][..., ::-1]
        return flipped

    def ahead(self, values: Array, points: int) -> Array:
        """Values at a lead that has grown by some points."""
        count = values.shape[-1]
        return values[..., np.clip(np.arange(count) + points, 0, count - 1)]


def block(steps: Steps, frame: Frame, values: Array) -> Array:
    """Every column of one code of time, from the values (state, place, lead) of all places then."""
    model, numbers = steps.model, steps.model.layout.grid.numbers
    kick, free = values[:, numbers["kickoff", 30, 1, 10]], values[:, numbers["free-kick", 20, 1, 10]]
    touchdown = frame.ahead(try_value(frame, kick, model.extra_point, model.two_points), 6)
    field_goal, safety = frame.ahead(kick, 3), frame.ahead(free, -2)
    scores = np.stack([touchdown, frame.flip(touchdown), field_goal, safety, frame.flip(safety)], axis=1)
    scores = scores + frame.bonus[None, :, None]
    return np.concatenate([values, frame.flip(values), scores], axis=1)


def try_value(frame: Frame, kick: Array, one: float, two: float) -> Array:
    """After a touchdown: the better of the kick and the play for two."""
    kicked = one * frame.ahead(kick, 1) + (1 - one) * kick
    played = two * frame.ahead(kick, 2) + (1 - two) * kick
    best: Array = np.maximum(kicked, played)
    return best


class Induction:
    """Values tick by tick, in one frame."""

    def __init__(self, steps: Steps, frame: Frame, past: Sequence[Array], games: bool) -> None:
        self.steps, self.frame, self.games = steps, frame, games
        self.values = list(past)
        """By ticks from the start of the stretch: (state, place, lead); the first few are given."""

    def step(self) -> Array:
        """One tick more."""
        past, first = self.values, len(self.values) == 1
        before = [past[max(0, len(past) - code)] for code in (1, 2, 3)]
        later = [self._timed(values, before[0]) for values in before[1:]]
        guess = before[0]
        for _ in range(2):  # fouls before the snap take no time: the second round knows this tick's values
            prolonged = guess if first else before[0]
            blocks = [block(self.steps, self.frame, values) for values in (guess, before[0])]
            blocks += [self._block(*pair) for pair in zip(before[1:], later, strict=True)]
            blocks.append(block(self.steps, self.frame, prolonged))
            guess = self._solved(np.concatenate(blocks, axis=1))
        past.append(guess)
        return guess

    def _block(self, values: Array, timed: Array) -> Array:
        found = block(self.steps, self.frame, values)
        found[:, : timed.shape[1]] = timed
        return found

    def _timed(self, values: Array, stopped: Array) -> Array:
        """A running clock: either side may stop it after the first tick."""
        if not self.frame.timeouts:
            return values
        found = values.copy()
        kicks = len(self.steps.model.kicks)
        for state, (ours, theirs) in enumerate(STATES):
            if theirs:
                theirs_called = stopped[STATES.index((ours, theirs - 1))]
                found[state] = np.minimum(found[state], theirs_called)
            if ours:
                ours_called = stopped[STATES.index((ours - 1, theirs))]
                found[state] = np.where(ours_called > values[state], ours_called, found[state])
        found[:, kicks:] = values[:, kicks:]
        return found

    def _solved(self, columns: Array) -> Array:
        states, leads = self.frame.shape
        places = self.steps.model.layout.places
        flat = np.ascontiguousarray(
            columns.transpose(1, 0, 2).reshape(columns.shape[1], -1), dtype=np.float32
        )
        if self.games:
            payoff = (self.steps.pairs @ flat).reshape(places, MODES, MODES, -1)
            best = _game_values(payoff)
        else:
            best = self.steps.pairs[:: MODES * MODES] @ flat
        kicked = (self.steps.kicks @ flat).reshape(-1, 3, flat.shape[1]).max(axis=1)
        best[: len(kicked)] = np.maximum(best[: len(kicked)], kicked)
        return np.asarray(best.reshape(places, states, leads).transpose(1, 0, 2), dtype=np.float32)


def _game_values(payoff: Array) -> Array:
    """The values of many small games (place, row, column, case) at once, by regret matching."""
    shape = (payoff.shape[0], MODES, payoff.shape[3])
    ours, theirs = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    total = np.zeros((shape[0], shape[2]), np.float32)
    for step in range(1, STEPS + 1):
        row, column = _shares(ours), _shares(theirs)
        gains = (payoff * column[:, None]).sum(axis=2)
        costs = (payoff * row[:, :, None]).sum(axis=1)
        value = (gains * row).sum(axis=1)
        ours = np.maximum(ours + gains - value[:, None], 0)
        theirs = np.maximum(theirs - costs + value[:, None], 0)
        total += step * value
    return total / (STEPS * (STEPS + 1) / 2)


def _shares(regrets: Array) -> Array:
    whole = regrets.sum(axis=1, keepdims=True)
    shares: Array = np.where(whole > 0, regrets / np.maximum(whole, 1e-30), 1 / MODES)
    return shares
