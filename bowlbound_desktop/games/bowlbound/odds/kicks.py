"""Kicks: chains of fouls in the column as a sum, and every cell of it followed by the real rule.

Returns are looked up where no flag was thrown before; everything else is followed throw by throw, leaving out
ways less likely than a floor.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias, TypeVar

import numpy as np
from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.odds.columns import Chain, spread
from bowlbound_desktop.games.bowlbound.odds.ends import Endings
from bowlbound_desktop.games.bowlbound.odds.free_balls import COLUMN, FreeBalls
from bowlbound_desktop.games.bowlbound.odds.kick_plans import BLOCKED, Parts, Throw, read_plans, rolled_again
from bowlbound_desktop.games.bowlbound.odds.landings import Chances
from bowlbound_desktop.games.bowlbound.odds.try_kicks import read_tries, thrown_try
from bowlbound_desktop.games.bowlbound.odds.ways import NOTHING, Cut, enumerate_all
from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK
from bowlbound_desktop.games.bowlbound.rules.clock.alternate_timing import tens
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled, settle
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.blocks import bad_kick_snap, blocked_kick
from bowlbound_desktop.games.bowlbound.rules.kicks.conversions import KICK_LINE
from bowlbound_desktop.games.bowlbound.rules.kicks.field_goals import BAD_SNAP_LOSS as LOST_HOLD
from bowlbound_desktop.games.bowlbound.rules.kicks.field_goals import RETURN_DEPTH, attempt, attempt_length
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import Plan, cancel_marks, coffin_corner
from bowlbound_desktop.games.bowlbound.rules.kicks.kickoffs import (
    deep_ending,
    kick_off,
    limits_of,
    out_of_bounds,
)
from bowlbound_desktop.games.bowlbound.rules.kicks.punts import BAD_SNAP_LOSS, NO_LOSS, punt_ending
from bowlbound_desktop.games.bowlbound.rules.loose_ball.returns import FREE, Limits
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Reading, special_source
from bowlbound_desktop.games.bowlbound.rules.tables import KickoffCase
from bowlbound_desktop.kernel.field import FIELD, SIDES
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.play.tree import Policy, Ways

FINE = 1e-5
"""A floor with which nothing that matters is left out; coaches use coarser ones."""
UNREAD = Reading(BLANK, 0)
"""Stands for the reading of a kick for which no column is read."""
KICK_RETURNS = frozenset(("punt_return", "kickoff_return"))
RETURNS = frozenset((*KICK_RETURNS, COLUMN))
From: TypeAlias = Callable[[Reading], Procedure[Ending]]
"""Plays from the reading of the kick to the dead ball."""
Followed: TypeAlias = tuple[Endings, Ways[Settled]]
"""Ends without fouls, and settled plays of ends with fouls."""
Astray: TypeAlias = Callable[[], Procedure[Settled]]
R = TypeVar("R")


@frozen(eq=False)
class KickPart:
    """The results of a kick after one chain of fouls."""

    chain: Chain
    ends: Chances
    """The chances of all ends of the kick, for one throw in the column and without its fouls."""
    settled: Ways[Settled]
    """Plays settled with fouls of their own, which happen only without a foul in the chain."""


@frozen(eq=False)
class Kick:
    """All results of a kick."""

    numbers: list[int]
    """The ends, by their numbers."""
    parts: list[KickPart]
    fakes: Ways[Chain] = field(factory=list)
    """Fakes: a play instead of the kick, after these chains of fouls."""
    no_play: Ways[Foul] = field(factory=list)
    apart: Ways[Settled] = field(factory=list)
    """Plays that ended with the first throw: bad snaps, kickoffs out of bounds."""


class Kicks:
    """The kicks of one situation."""

    def __init__(self, game: Game, balls: FreeBalls, policy: Policy, floor: float) -> None:
        self._game, self._balls, self._policy, self._floor = game, balls, policy, floor
        self._fine = floor <= FINE
        self._cut = RETURNS if self._fine or game.options.timing == "normal" else NOTHING
        # An advance of one's own ball is looked up without its fouls.
        self._by = frozenset((game.defense,) if self._fine else SIDES)

    def punt(self, plans: Ways[Plan]) -> Kick:
        """A punt from scrimmage."""
        plan = plans[0][1]
        throw = read_plans(self._game, "punt", plans)
        limits = NO_LOSS if plan.short_drop and self._game.edition.short_drop_no_loss else FREE
        bad_snap = partial(bad_kick_snap, self._game, BAD_SNAP_LOSS)
        return self._followed(self._punts(throw), lambda thrown: self._punted(thrown, plan), bad_snap, limits)

    def free_punt(self) -> Kick:
        """A punt after a safety."""
        corner, out = self._certain(partial(coffin_corner, self._game))
        unmarked = self._certain(partial(cancel_marks, self._game, quick=False))
        plan = Plan(corner=corner, out=out, unmarked=unmarked)
        throw = self._unplanned("punt", "kick", snapped=True)
        return self._followed(self._punts(throw), lambda thrown: self._punted(thrown, plan))

    def _punts(self, throw: Throw) -> Throw:
        return Throw(rolled_again(self._game, throw.parts, self._floor), throw.fakes, throw.unplayed)

    def _punted(self, thrown: Reading, plan: Plan) -> Procedure[Ending]:
        return blocked_kick(self._game, "X") if thrown.stopped else punt_ending(self._game, thrown, plan)

    def field_goal(self, plans: Ways[Plan]) -> Kick:
        """A field goal."""
        throw = read_plans(self._game, "field_goal", plans)
        bad_snap = partial(bad_kick_snap, self._game, LOST_HOLD)
        needed = FIELD - self._game.y
        return self._followed(
            throw, lambda thrown: attempt(self._game, thrown, needed, plans[0][1]), bad_snap
        )

    def punt_goal(self, plans: Ways[Plan]) -> Kick:
        """A field goal or try by the punt column."""
        throw = read_plans(self._game, "punt", plans)
        needed = attempt_length(FIELD - self._game.y)
        return self._followed(
            self._punts(throw), lambda thrown: attempt(self._game, thrown, needed, plans[0][1])
        )

    def kickoff(self, case: KickoffCase) -> Kick:
        """A deep kickoff that is returned by the chart."""
        corner, _ = self._certain(partial(coffin_corner, self._game))
        if self._fine:  # a kickoff that rolls is the receivers' free ball, which is looked up nowhere
            self._cut &= KICK_RETURNS
        return self._followed(
            self._unplanned("kickoff", "kickoff", snapped=False),
            lambda thrown: deep_ending(self._game, thrown.cell, case, corner),
            partial(out_of_bounds, self._game),
            limits_of(case),
        )

    def squib(self, case: KickoffCase) -> Kick:
        """A squib that is returned by the chart."""
        kick = partial(kick_off, self._game)
        ways = enumerate_all(self._game, kick, self._policy, self._floor, self._cut & KICK_RETURNS).ways
        ends: defaultdict[int, float] = defaultdict(float)
        settled: Ways[Settled] = []
        seconds = self._game.tables.alternate.action["kickoff_squib"]
        for chance, after in ways:
            if isinstance(after, Cut):
                returned = self._balls.ends.timed(self._returned(after, limits_of(case)), seconds)
                for end, share in returned.items():
                    ends[end] += chance * share
            else:
                settled.append((chance, after))
        return Kick(*_parts({(): {UNREAD: 1.0}}, {UNREAD: (ends, [])}), apart=settled)

    def extra_point(self, plans: Ways[Plan]) -> Kick:
        """An extra point under fake or block numbers."""
        tried = read_tries(self._game, plans)
        parts: Parts = {(): {BLOCKED: tried.blocked}} if tried.blocked else {}
        blocked = partial(blocked_kick, self._game, "DS", line=KICK_LINE)
        kick = self._followed(Throw(parts, [(tried.fake, ())] if tried.fake else []), lambda _: blocked())
        for chance, totals in tried.kicked:
            ways = enumerate_all(self._game, partial(thrown_try, self._game, totals), self._policy).ways
            kick.apart.extend((chance * share, settled) for share, settled in ways)
        return kick

    def _certain(self, start: Callable[[], Procedure[R]]) -> R:
        """The result of a procedure that throws no dice."""
        ((_, found),) = enumerate_all(self._game, start, self._policy).ways
        return found

    def _unplanned(self, name: str, phase: str, *, snapped: bool) -> Throw:
        """A column without fakes and blocks."""
        source = special_source(self._game, self._game.offense, name, phase)
        column = spread(self._game, source, snapped=snapped)
        cells = {Reading(cell, 0): share for share, cell in column.cells}
        return Throw({(column.visits,): cells}, [], column.unplayed)

    def _followed(
        self, throw: Throw, start: From, astray: Astray | None = None, limits: Limits = FREE
    ) -> Kick:
        """Follow everything that can be thrown once, and combine it by chains of fouls."""
        shares: defaultdict[Reading, float] = defaultdict(float)
        for part in throw.parts.values():
            for thrown, share in part.items():
                shares[thrown] += share
        found = {
            thrown: self._ends(partial(start, thrown), share, limits) for thrown, share in shares.items()
        }
        numbers, parts = _parts(throw.parts, found)
        no_play = [(chance, foul) for chance, (foul, word) in throw.unplayed if word == "no play"]
        kick = Kick(numbers, parts, throw.fakes, no_play)
        lost = sum(chance for chance, (_, word) in throw.unplayed if word != "no play")
        if lost and astray is not None:
            ways = enumerate_all(self._game, astray, self._policy, self._floor / lost).ways
            kick.apart.extend((lost * share, after) for share, after in ways)
        return kick

    def _ends(self, start: Callable[[], Procedure[Ending]], share: float, limits: Limits) -> Followed:
        """Follow one result of the column, which has this share, to the dead ball."""
        ends: defaultdict[int, float] = defaultdict(float)
        settled: Ways[Settled] = []
        found = enumerate_all(self._game, start, self._policy, self._floor / share, self._cut, self._by)
        for chance, ending in found.ways:
            if isinstance(ending, Cut):
                for end, part in self._returned(ending, limits).items():
                    ends[end] += chance * part
            elif ending.fouls:
                settling = partial(settle, self._game, ending.dead, ending.fouls)
                ways = enumerate_all(self._game, settling, self._policy).ways
                settled.extend((chance * part, after) for part, after in ways)
            else:
                ends[self._balls.ends.of(ending.dead)] += chance
        return ends, settled

    def _returned(self, cut: Cut, limits: Limits) -> Endings:
        game, balls = self._game, self._balls
        action = game.tables.alternate.action
        if cut.column == COLUMN:
            seconds = action["free_kick_snap"] + tens(FIELD - cut.start - game.y)
            return balls.ends.timed(balls.run_back(cut, game.offense, thorough=self._fine), seconds)
        start, rows = cut.start, ("TC-3",)
        if cut.column == "kickoff_return":
            missed = game.next == "scrimmage"  # a field goal (C-AR-24)
            start, rows = (FIELD - game.y - RETURN_DEPTH, rows) if missed else (start, ("TC-10",))
        returned = balls.returned(cut.side, start, rows, cut.column, limits, thorough=True)
        return balls.ends.timed(returned, action["punt"] if cut.column == "punt_return" else 0)


def _parts(parts: Parts, followed: Mapping[Reading, Followed]) -> tuple[list[int], list[KickPart]]:
    """The ends of everything thrown, combined by chains of fouls."""
    numbers = sorted({number for ends, _ in followed.values() for number in ends})
    places = {number: place for place, number in enumerate(numbers)}
    matrix = np.zeros((len(followed), len(numbers)))
    for row, (ends, _) in zip(matrix, followed.values(), strict=True):
        row[[places[number] for number in ends]] = list(ends.values())
    found = []
    for chain, shares in parts.items():
        whole: Chances = np.array([shares.get(thrown, 0.0) for thrown in followed]) @ matrix
        settled = [
            (share * chance, after)
            for thrown, share in shares.items()
            for chance, after in followed[thrown][1]
        ]
        found.append(KickPart(chain, whole, settled))
    return numbers, found
