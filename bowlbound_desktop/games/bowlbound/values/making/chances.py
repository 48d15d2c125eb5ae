"""The chance to win by backward induction: play by play from the last tick of the clock to the first.

A value is the chance to win less the chance to lose, so that the other side's value is its negative. There is
one for each side with the ball, place, state (such as both sides' timeouts) and lead. Towards the end calls
are solved at every place, lead, tick and state, as a choice among three mixtures per side (the best for
points, and the best of only runs or only passes), kicks and the kneel-down. Before that both sides play for
points and only fourth downs are weighed.
"""

from collections.abc import Sequence
from itertools import product

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.game import TIMEOUTS
from bowlbound_desktop.games.bowlbound.values.making.downs import LATE, USUAL
from bowlbound_desktop.games.bowlbound.values.making.moves import CODES, PROLONGED
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.games.bowlbound.values.making.sides import by_side
from bowlbound_desktop.games.bowlbound.values.making.steps import KICKS, MODES, Steps

ROUNDS = 4
"""Rounds of regret matching in the small games at every tick; shares are kept from tick to tick."""
FIRST_ROUNDS = 24
NEXT_TO_NOTHING = np.float32(1e-30)
STATES = tuple(product(range(TIMEOUTS + 1), repeat=2))
"""Timeouts left to the side that has the ball and to the other."""


@frozen(eq=False)
class StretchTerms:
    """What the values of one stretch of the game depend on, besides the place."""

    swap: tuple[int, ...]
    """For each state, the same state from the other side's view."""
    leads: int
    """Leads from minus to plus this are told apart; 0 where points are counted instead."""
    bonus: Sequence[Array]
    """For each side, what each kind of score is worth at once, where points are counted."""
    timeouts: bool = False
    games: bool = False
    """Whether calls are solved; otherwise they are those for points."""

    def flip(self, values: Array) -> Array:
        """The values (place, state, lead) from the other side's view."""
        flipped: Array = -values[:, list(self.swap), ::-1]
        return flipped

    def ahead(self, values: Array, points: int) -> Array:
        """The values at leads that are some points larger."""
        count = values.shape[-1]
        return values[..., np.clip(np.arange(count) + points, 0, count - 1)]


def try_value(frame: StretchTerms, kick: Array, one: float, two: float) -> Array:
    """Values after a touchdown: the better of the kick and the play for two."""
    kicked = one * frame.ahead(kick, 1) + (1 - one) * kick
    played = two * frame.ahead(kick, 2) + (1 - two) * kick
    best: Array = np.maximum(kicked, played)
    return best


class Induction:
    """Computes values tick by tick; of two equal sides, only one."""

    def __init__(self, steps: Sequence[Steps], frame: StretchTerms, past: Sequence[Sequence[Array]]) -> None:
        self.steps, self.frame = steps, frame
        self.values = [list(each) for each in past]
        """By ticks from the start and by side: (place, state, lead); the first few are given."""
        self._mixes = [Mixes() for _ in steps]
        grid = steps[0].model.layout.grid
        self._after = [grid.numbers[kind, y, 1, 10] for kind, y in (("kickoff", 30), ("free-kick", 20))]

    def step(self, *, stopping: bool = True) -> list[Array]:
        """One tick more; `stopping` where going out of bounds stops the clock."""
        first = len(self.values) == 1
        guess = self.values[-1]
        for _ in range(2 if first else 1):  # the last play may be prolonged: its own values are needed
            guess = self._each_side(guess, guess if first else self.values[-1], stopping)
        self.values.append(guess)
        return guess

    def _each_side(self, guess: Sequence[Array], prolonged: Sequence[Array], stopping: bool) -> list[Array]:
        past = self.values
        before = [past[max(0, len(past) - code)] for code in (1, 2, 3)]
        by_code = [guess, *before]
        timed = [None, None, *(self._timed(each, before[0]) for each in before[1:])]
        assert len(by_code) == PROLONGED == CODES - 1

        def solved(number: int) -> Array:
            """From every column of every code of time (column, case)."""
            blocks = [self._block(number, *pair) for pair in zip(by_code, timed, strict=True)]
            columns = np.concatenate([*blocks, self._block(number, prolonged, None)])
            return self._solved(number, columns, stopping)

        return by_side(solved, range(len(self.steps)))

    def _block(self, number: int, values: Sequence[Array], timed: Sequence[Array] | None) -> Array:
        """The columns of one code of time, from the values of all places at that time."""
        frame, mine, theirs = self.frame, values[number], values[-1 - number]
        kick, free = self._after
        scores = np.stack(
            [
                self._touchdown(number, mine),
                frame.flip(self._touchdown(-1 - number, theirs)[None])[0],
                frame.ahead(mine[kick], 3),
                frame.ahead(mine[free], -2),
                frame.flip(frame.ahead(theirs[free], -2)[None])[0],
            ]
        )
        scores = scores + frame.bonus[number][:, None, None]
        kept = mine if timed is None else timed[number]
        found = np.concatenate([kept, frame.flip(theirs), scores])
        return found.reshape(len(found), -1)

    def _touchdown(self, number: int, values: Array) -> Array:
        model = self.steps[number].model
        tried = try_value(self.frame, values[self._after[0]], model.extra_point, model.two_points)
        return self.frame.ahead(tried, 6)

    def _timed(self, values: Sequence[Array], stopped: Sequence[Array]) -> list[Array]:
        """Values where the clock runs: either side may stop it after the first tick."""
        if not self.frame.timeouts:
            return list(values)
        downs = len(self.steps[0].model.downs)
        return [_stopped(each, soon, downs) for each, soon in zip(values, stopped, strict=True)]

    def _solved(self, number: int, columns: Array, stopping: bool) -> Array:
        steps, frame = self.steps[number], self.frame
        flat = columns.astype(np.float32, copy=False)
        downs = len(steps.model.downs)
        when = LATE if stopping else USUAL
        if frame.games:
            payoff = (steps.pairs[when] @ flat).reshape(downs, MODES, MODES, -1)
            best = self._mixes[number].values(payoff)
            best = np.maximum(best, (steps.kicks @ flat).reshape(downs, KICKS + 1, -1).max(axis=1))
        else:
            best = steps.single[when] @ flat
            kicked = (steps.fourth @ flat).reshape(-1, KICKS, flat.shape[1]).max(axis=1)
            best[steps.fourths] = np.maximum(best[steps.fourths], kicked)
        whole = np.concatenate([best, steps.kickoffs @ flat])
        return np.asarray(whole.reshape(len(whole), len(frame.swap), 2 * frame.leads + 1), dtype=np.float32)


def _stopped(values: Array, stopped: Array, downs: int) -> Array:
    """Values with a timeout by either side, where that is better for it."""
    found = values.copy()
    for state, (ours, theirs) in enumerate(STATES):
        if theirs:
            theirs_called = stopped[:downs, STATES.index((ours, theirs - 1))]
            found[:downs, state] = np.minimum(found[:downs, state], theirs_called)
        if ours:
            ours_called = stopped[:downs, STATES.index((ours - 1, theirs))]
            better = ours_called > values[:downs, state]
            found[:downs, state] = np.where(better, ours_called, found[:downs, state])
    return found


class Mixes:
    """The shares of the mixtures in many small games (place, case), kept from tick to tick."""

    def __init__(self) -> None:
        self._regrets: tuple[Array, Array] | None = None

    def values(self, payoff: Array) -> Array:
        """The values of the games (place, row, column, case), by regret matching."""
        shape = (payoff.shape[0], MODES, payoff.shape[3])
        rounds = ROUNDS if self._regrets else FIRST_ROUNDS
        ours, theirs = self._regrets or (np.zeros(shape, np.float32), np.zeros(shape, np.float32))
        total, weights = np.zeros((shape[0], shape[2]), np.float32), 0.0
        column = _shares(theirs)
        for step in range(1, rounds + 1):
            row = _shares(ours)
            costs = np.einsum("prcx,prx->pcx", payoff, row)
            theirs = np.maximum(theirs + (costs * column).sum(axis=1, keepdims=True) - costs, 0)
            column = _shares(theirs)
            gains = np.einsum("prcx,pcx->prx", payoff, column)
            value = (gains * row).sum(axis=1)
            ours = np.maximum(ours + gains - value[:, None], 0)
            total += step * value
            weights += step
        self._regrets = ours * np.float32(0.5), theirs * np.float32(0.5)
        return total / weights


def _shares(regrets: Array) -> Array:
    """Shares from regrets; equal ones where there are no regrets."""
    some = regrets + NEXT_TO_NOTHING
    shares: Array = some / some.sum(axis=1, keepdims=True)
    return shares
