"""Punts under every aim of the coffin corner at once (AR-III-2-B).

The throw is the same for all aims; only where the ball comes down differs. Every such place is followed once,
with what the receivers (or after a rush the kickers) like best there.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

import numpy as np
from attrs import evolve

from bowlbound_desktop.games.bowlbound.odds.ends import Endings
from bowlbound_desktop.games.bowlbound.odds.free_balls import FreeBalls
from bowlbound_desktop.games.bowlbound.odds.kick_plans import Throw, read_plans
from bowlbound_desktop.games.bowlbound.odds.kicks import Kick, Kicks
from bowlbound_desktop.games.bowlbound.odds.landings import Chances
from bowlbound_desktop.games.bowlbound.odds.situation import Situation
from bowlbound_desktop.games.bowlbound.odds.tokens import plain
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Kind
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.blocks import bad_kick_snap
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import Plan, aimed, less_corner
from bowlbound_desktop.games.bowlbound.rules.kicks.punts import BAD_SNAP_LOSS, NO_LOSS, fielded
from bowlbound_desktop.games.bowlbound.rules.loose_ball.returns import FREE
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Reading
from bowlbound_desktop.games.bowlbound.rules.weather.weather import wind_yards
from bowlbound_desktop.kernel.events import PossessionChanged
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Decision, Event
from bowlbound_desktop.play.tree import Policy, Ways

Aim: TypeAlias = tuple[str, bool]
"""An answer to the coffin corner, and whether the marks are cancelled."""
NOT_KICKED = (Kind.BLOCK, Kind.FUMBLE)


class AimedPunts(Kicks):
    """The punts of one situation under some aims."""

    def __init__(self, situation: Situation, balls: FreeBalls, policy: Policy, floor: float) -> None:
        super().__init__(situation.game, balls, policy, floor)
        self._situation, self._asked, self._limits = situation, policy, FREE
        self._ball = balls

    def chances(self, plans: Ways[Plan], aims: Sequence[Aim]) -> Chances:
        """How often each landing follows under each aim."""
        game, plan = self._game, plans[0][1]
        throw = self._punts(read_plans(game, "punt", plans))
        self._limits = NO_LOSS if plan.short_drop and game.edition.short_drop_no_loss else FREE
        bad_snap = partial(bad_kick_snap, game, BAD_SNAP_LOSS)
        still = {
            chain: {thrown: share for thrown, share in part.items() if _not_kicked(thrown)}
            for chain, part in throw.parts.items()
        }
        fixed = self._followed(
            Throw(still, unplayed=throw.unplayed), lambda thrown: self._punted(thrown, plan), bad_snap
        )
        return self._aimed(throw, [_under(plan, aim) for aim in aims], fixed)

    def _aimed(self, throw: Throw, under: Sequence[Plan], fixed: Kick) -> Chances:
        kicked = {chain: self._yards(part) for chain, part in throw.parts.items()}
        every = list(dict.fromkeys(one for yards in kicked.values() for one in yards))
        places = [[self._place(*one, each) for one in every] for each in under]
        known = {id(found): found for row in places for found in row}
        numbers = sorted({*fixed.numbers, *(end for found in known.values() for end in found)})
        columns = {number: column for column, number in enumerate(numbers)}
        rows = {key: row for row, key in enumerate(known)}
        matrix = np.zeros((len(known), len(numbers)))
        for row, found in zip(matrix, known.values(), strict=True):
            row[[columns[end] for end in found]] = list(found.values())
        at = np.array(
            [rows[id(found)] + len(known) * row for row, line in enumerate(places) for found in line]
        )
        size, still = len(under) * len(known), [columns[number] for number in fixed.numbers]
        by_chain = {}
        for part in fixed.parts:
            shares = np.array([kicked[part.chain].get(one, 0.0) for one in every])
            weights = np.bincount(at, np.tile(shares, len(under)), minlength=size)
            by_chain[part.chain] = weights.reshape(len(under), len(known)) @ matrix
            by_chain[part.chain][:, still] += part.ends
        besides = evolve(fixed, parts=[evolve(part, ends=np.zeros(0)) for part in fixed.parts])
        return self._situation.kicked_all(numbers, by_chain, besides)

    def _yards(self, part: Mapping[Reading, float]) -> dict[tuple[int, bool], float]:
        """How far the ball is kicked, and with a mark or not."""
        found, wind = defaultdict[tuple[int, bool], float](float), wind_yards(self._game, "kick")
        for thrown, share in part.items():
            if not _not_kicked(thrown):
                for chance, cell in plain(self._game, thrown.cell):
                    found[cell.amount.yards + wind, cell.marked] += share * chance
        return found

    def _place(self, yards: int, marked: bool, plan: Plan) -> Endings:
        """How such a kick ends; each place is followed once for all situations."""
        landing, marked = self._game.y + less_corner(yards, plan.corner), marked and not plan.unmarked
        beyond = landing > self._game.y
        key = landing, marked, plan.out, plan.rush, plan.short_drop, plan.quick, beyond
        found = self._ball.fielded.get(key)
        if found is None:
            start = partial(_comes_down, self._game, landing, marked, plan)
            found = self._ball.fielded[key] = self._best(start)
        return found

    def _best(self, start: Callable[[], Procedure[Ending]]) -> Endings:
        """The ends that the first side asked likes best; all later answers are the policy's."""
        first = next((item for item in start() if not isinstance(item, Event)), None)
        if not isinstance(first, Decision):
            return self._ends(start, 1.0, self._limits)[0]
        sign = 1 if first.side is self._game.offense else -1
        ways = [self._answered(start, first.kind, option) for option in first.options]
        return max(ways, key=lambda ends: sign * self._situation.worth(ends))

    def _answered(self, start: Callable[[], Procedure[Ending]], kind: str, option: str) -> Endings:
        def policy(decision: Decision) -> str:
            return option if decision.kind == kind and option in decision.options else self._asked(decision)

        self._policy = policy
        try:
            return self._ends(start, 1.0, self._limits)[0]
        finally:
            self._policy = self._asked


def _not_kicked(thrown: Reading) -> bool:
    """Whether the ball is not kicked at all, so that no aim matters."""
    return bool(thrown.stopped) or thrown.cell.kind in NOT_KICKED


def _under(plan: Plan, aim: Aim) -> Plan:
    choice, unmarked = aim
    corner, out = aimed(choice)
    return evolve(plan, corner=corner, out=out, unmarked=plan.unmarked or unmarked)


def _comes_down(game: Game, landing: int, marked: bool, plan: Plan) -> Procedure[Ending]:
    """A punt that comes down `landing` yards from the kickers' goal line."""
    yield PossessionChanged(side=game.defense, ball=game.spot(landing))
    return (yield from fielded(game, FIELD - landing, marked, plan))
