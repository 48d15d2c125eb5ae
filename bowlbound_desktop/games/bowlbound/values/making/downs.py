"""Where every pair of calls leads from a down of the grid: ends of its yard line, fouls taken or declined."""

from typing import Any

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import half_the_distance, moved
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import interference_spot
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.making.ends_at import AGAIN, KEPT, OURS, SCORE, THEIRS, EndsAt
from bowlbound_desktop.games.bowlbound.values.making.grid_rows import SCORED, first_of, row_of
from bowlbound_desktop.games.bowlbound.values.making.grid_rows import THEIRS as LOST
from bowlbound_desktop.games.bowlbound.values.making.moves import PROLONGED, TICK, Moves, gathered
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.games.bowlbound.values.making.pair_odds import PairOdds
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

FIRST, TURNED, FLAGGED = 20, 10, 10
"""Seconds of a first down, of a change of possession, and of a play with a penalty."""
LATE, USUAL = 0, 1
"""When going out of bounds stops the clock, and when it does not."""


@frozen(eq=False)
class Landed:
    """Rows of `grid_rows` to which plays lead, with the time that they take late in a half and otherwise."""

    rows: Array
    codes: Array
    """By LATE and USUAL, and row."""
    chances: Array
    """By pair of calls, and row."""

    def moves(self, grid_rows: Any, when: int) -> Moves:
        """As columns."""
        return gathered(grid_rows, self.rows, self.codes[when], self.chances)


class Down:
    """One down with its distance, from one yard line."""

    def __init__(self, game: Game, odds: PairOdds, ends: EndsAt) -> None:
        self.game, self.odds, self.ends = game, odds, ends
        self.here = row_of(game.down, game.y, game.line)

    def landed(self, worths: Array) -> Landed:
        """Where all pairs of calls lead; fouls are taken where `worths` of all rows say so."""
        odds, ends = self.odds, self.ends
        rows, seconds = self._stands()
        codes = np.where(ends.prolongs, PROLONGED, seconds // TICK)
        flagged = np.where(ends.prolongs, PROLONGED, np.minimum(seconds, FLAGGED) // TICK)
        parts = [(rows, codes, ends.chances[:, 0])]
        declined = np.zeros_like(ends.chances[:, 0])
        for number, foul in enumerate(odds.fouls, 1):
            chances = ends.chances[:, number]
            taken = self._marked(foul)
            sign = -1 if foul.by is self.game.offense else 1
            takes = sign * worths[taken] > sign * worths[rows]
            declined += np.where(takes, 0.0, chances)
            accepted = np.where(takes, chances, 0.0)
            if (taken == taken[0]).all():  # most fouls lead to the same place, whatever the play came to
                taken, accepted = taken[:1], accepted.sum(axis=1, keepdims=True)
            parts.append((taken, self._after_foul(foul, len(taken)), accepted))
        parts.append((rows, flagged, declined))
        parts.append(self._replayed())
        return Landed(
            np.concatenate([part[0] for part in parts]),
            np.concatenate([part[1] for part in parts], axis=1),
            np.concatenate([part[2] for part in parts], axis=1),
        )

    def _stands(self) -> tuple[Array, Array]:
        """The play stands (dead_ball.next_down)."""
        game, ends, kept = self.game, self.ends, self.ends.kind == KEPT
        spot, first = ends.spot, kept & (ends.spot >= game.line)
        turned = kept & ~first & (game.down == LAST_DOWN)
        inside = np.clip(spot, 1, FIELD - 1)
        rows = np.select(
            [turned, first | (ends.kind == OURS), kept, ends.kind == THEIRS, ends.kind == SCORE],
            [
                LOST + first_of(FIELD - inside),
                first_of(inside),
                row_of(min(game.down + 1, LAST_DOWN), inside, game.line),
                LOST + first_of(inside),
                SCORED + spot,
            ],
            self.here,
        )
        seconds = np.where(first, np.minimum(ends.seconds, FIRST), ends.seconds)
        seconds = np.where(turned, np.minimum(seconds, TURNED), seconds)
        assert ((ends.kind != AGAIN) | ends.prolongs).all()
        return rows, seconds

    def _marked(self, foul: Foul) -> Array:
        """The foul is taken (penalties.marked), by end."""
        game, count = self.game, len(self.ends.spot)
        if foul.by is game.offense:
            return np.full(count, row_of(game.down, half_the_distance(game.y, foul.yards), game.line))
        if foul.interference:
            spot = interference_spot(game.y, foul.yards, inside_two=game.edition.pi_inside_two)
            return np.full(count, first_of(spot))
        gained = (self.ends.kind == KEPT) & (self.ends.spot > game.y) & foul.from_end_of_gain
        base = np.where(gained, self.ends.spot, game.y)
        after = _MOVED[foul.yards][base] if foul.yards in _MOVED else _moved(foul.yards)[base]
        first = (foul.value == "15") | (after >= game.line)
        found: Array = np.where(first, first_of(after), row_of(game.down, after, game.line))
        return found

    def _after_foul(self, foul: Foul, count: int) -> Array:
        prolongs = self.game.edition.extra_play == "any" or foul.by is not self.game.offense
        return np.full((2, count), PROLONGED if prolongs else FLAGGED // TICK)

    def _replayed(self) -> tuple[Array, Array, Array]:
        """Fouls of both sides, and fouls before the snap."""
        game, odds = self.game, self.odds
        before = [
            row_of(game.down, half_the_distance(game.y, foul.yards), game.line) for foul in odds.unplayed
        ]
        rows = np.array([self.here, *before])
        codes = np.array([[PROLONGED, *[0] * len(before)]] * 2)
        return rows, codes, np.column_stack([odds.cancelled, odds.unplayed_chances])


_MOVED: dict[int, Array] = {}


def _moved(yards: int) -> Array:
    """For each spot, where a penalty of these yards in the offense's favour leads."""
    _MOVED[yards] = np.array([moved(y, yards) for y in range(FIELD + 1)])
    return _MOVED[yards]
