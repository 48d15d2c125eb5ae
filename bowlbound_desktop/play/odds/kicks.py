"""Kicks: the column with its chain of fouls as a sum, every cell of it followed by the real rule.

Returns are looked up where no flag was thrown before; everything else is followed throw by throw, and ways
that are rarer than a floor are left out.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from attrs import field, frozen

from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.play.odds.columns import Spread, spread
from bowlbound_desktop.play.odds.free_balls import COLUMN, FreeBalls
from bowlbound_desktop.play.odds.tree import NOTHING, Cut, Policy, Ways, enumerate_all
from bowlbound_desktop.rules.bowlbound.blocks import bad_kick_snap
from bowlbound_desktop.rules.bowlbound.cells import Cell
from bowlbound_desktop.rules.bowlbound.ending import Ending
from bowlbound_desktop.rules.bowlbound.field_goals import BAD_SNAP_LOSS as LOST_HOLD
from bowlbound_desktop.rules.bowlbound.field_goals import attempt
from bowlbound_desktop.rules.bowlbound.fouls import Foul
from bowlbound_desktop.rules.bowlbound.game import Game
from bowlbound_desktop.rules.bowlbound.hurry_up import Snap
from bowlbound_desktop.rules.bowlbound.kicking import Plan, plan_kick
from bowlbound_desktop.rules.bowlbound.kickoffs import deep_ending, limits_of, out_of_bounds
from bowlbound_desktop.rules.bowlbound.penalties import Settled, settle
from bowlbound_desktop.rules.bowlbound.punts import BAD_SNAP_LOSS, punt_ending
from bowlbound_desktop.rules.bowlbound.reading import Reading, special_source
from bowlbound_desktop.rules.bowlbound.returns import FREE, Limits
from bowlbound_desktop.rules.bowlbound.tables import KickoffCase

ROWS: Mapping[str, tuple[str, ...]] = {"punt_return": ("TC-3",), "kickoff_return": ("TC-10",)}
RETURNS = frozenset((*ROWS, COLUMN))
From: TypeAlias = Callable[[Cell], Procedure[Ending]]
"""From a cell of the kick's column to the dead ball."""


@frozen(eq=False)
class Kick:
    """What a kick can come to."""

    column: Spread
    ends: dict[int, float]
    """Ends by number, for one throw in the column and without its fouls."""
    settled: Ways[Settled]
    """What was settled with fouls of a second column; it goes with no foul of the first."""
    no_play: Ways[Foul] = field(factory=list)
    apart: Ways[Settled] = field(factory=list)
    """What began and ended with the first throw: bad snaps, kickoffs out of bounds."""


class Kicks:
    """The kicks of one situation."""

    def __init__(self, game: Game, balls: FreeBalls, policy: Policy, floor: float) -> None:
        self._game, self._balls, self._policy, self._floor = game, balls, policy, floor
        self._cut = RETURNS if game.options.timing == "normal" else NOTHING

    def punt(self, snap: Snap, plan: Plan) -> Kick:
        """A punt from scrimmage."""
        column = self._spread("punt", "kick", snapped=False, hurried=snap.hurried)
        bad_snap = partial(bad_kick_snap, self._game, BAD_SNAP_LOSS)
        return self._followed(column, lambda cell: self._punted(cell, plan), bad_snap)

    def free_punt(self) -> Kick:
        """A punt after a safety."""
        column = self._spread("punt", "kick", snapped=True, hurried=False)
        return self._followed(column, lambda cell: self._punted(cell, Plan()))

    def _punted(self, cell: Cell, plan: Plan) -> Procedure[Ending]:
        return punt_ending(self._game, Reading(cell, 0), plan)

    def field_goal(self, snap: Snap, plan: Plan) -> Kick:
        """A field goal."""
        needed = FIELD - self._game.y
        column = self._spread("field_goal", "kick", snapped=False, hurried=snap.hurried)
        bad_snap = partial(bad_kick_snap, self._game, LOST_HOLD)
        return self._followed(
            column, lambda cell: attempt(self._game, Reading(cell, 0), needed, plan), bad_snap
        )

    def kickoff(self, case: KickoffCase) -> Kick:
        """A deep kickoff that is returned by the chart."""
        column = self._spread("kickoff", "kickoff", snapped=False, hurried=False)
        return self._followed(
            column,
            lambda cell: deep_ending(self._game, cell, case),
            partial(out_of_bounds, self._game),
            limits_of(case),
        )

    def plain(self, column: str, snap: Snap) -> Plan | None:
        """What is arranged; None where fakes or blocks are, which go by totals and not by cells."""
        found = enumerate_all(
            self._game, lambda: plan_kick(self._game, column, hurried=snap.hurried), self._policy
        )
        (_, plan), *more = found.ways
        short = plan.short_drop and self._game.edition.short_drop_no_loss
        return None if more or plan.fakes or plan.instead or short else plan

    def _spread(self, name: str, phase: str, *, snapped: bool, hurried: bool) -> Spread:
        source = special_source(self._game, self._game.offense, name, phase)
        return spread(self._game, source, snapped=snapped, hurried=hurried)

    def _followed(
        self,
        column: Spread,
        start: From,
        astray: Callable[[], Procedure[Settled]] | None = None,
        limits: Limits = FREE,
    ) -> Kick:
        ends: defaultdict[int, float] = defaultdict(float)
        settled: Ways[Settled] = []
        for share, cell in column.cells:
            found = enumerate_all(
                self._game, partial(start, cell), self._policy, self._floor / share, self._cut
            )
            for chance, ending in found.ways:
                self._ended(ending, share * chance, ends, settled, limits)
        no_play = [(chance, foul) for chance, (foul, word) in column.unplayed if word == "no play"]
        kick = Kick(column, ends, settled, no_play)
        for chance, (_, word) in column.unplayed:
            if word != "no play" and astray is not None:
                ways = enumerate_all(self._game, astray, self._policy, self._floor / chance).ways
                kick.apart.extend((chance * share, after) for share, after in ways)
        return kick

    def _ended(
        self,
        ending: Ending | Cut,
        chance: float,
        ends: dict[int, float],
        settled: Ways[Settled],
        limits: Limits,
    ) -> None:
        if isinstance(ending, Cut):
            rows = ROWS.get(ending.column)
            found = (
                self._balls.run_back(ending, self._game.offense)
                if rows is None
                else self._balls.returned(
                    ending.side, ending.start, rows, ending.column, limits, thorough=True
                )
            )
            for end, share in found.items():
                ends[end] += chance * share
        elif ending.fouls:
            ways = enumerate_all(
                self._game, lambda: settle(self._game, ending.dead, ending.fouls), self._policy
            ).ways
            settled.extend((chance * share, after) for share, after in ways)
        else:
            ends[self._balls.ends.of(ending.dead)] += chance
