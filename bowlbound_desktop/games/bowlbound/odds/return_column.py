"""A column of returns, and how its fouls change the end of a return."""

from collections import defaultdict
from typing import TypeAlias

from attrs import evolve

from bowlbound_desktop.games.bowlbound.odds.columns import Visits, spread, two_sided
from bowlbound_desktop.games.bowlbound.odds.ends import End
from bowlbound_desktop.games.bowlbound.odds.tokens import plain
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import TOUCHBACK_LINE, Dead
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import EARLY, Foul
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.loose_ball.returns import Limits, return_yards
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Source, special_source
from bowlbound_desktop.kernel.field import FIELD, SIDES, Side
from bowlbound_desktop.kernel.procedure import result_of

CAUGHT = -1
"""Stands for a safety among places on the field."""
Moves: TypeAlias = list[tuple[float, bool, int]]
"""Returns by chance: whether the ball is fumbled, and the yards."""


class ReturnColumn:
    """A return column of one side: its cells without fouls, and the fouls by the yards they cost."""

    def __init__(self, game: Game, side: Side, name: str, limits: Limits) -> None:
        source = special_source(game, side, name, "return")
        column = spread(game, source, snapped=True, hurried=bool(game.hurried))
        found: defaultdict[tuple[bool, int], float] = defaultdict(float)
        for chance, printed in column.cells:
            for share, cell in plain(game, printed):
                found[cell.kind is Kind.FUMBLE, self._yards(game, source, cell, limits)] += chance * share
        self.moves: Moves = [(chance, *move) for move, chance in found.items()]
        self.fouls: dict[Side, dict[int, float]] = {each: {} for each in SIDES}
        for foul, chance in column.visits.again.items():
            if foul.value != EARLY:  # one of the play, not of the return: left out
                by_yards = self.fouls[foul.by]
                by_yards[foul.yards] = by_yards.get(foul.yards, 0.0) + chance
        self.both = two_sided((_visits(self.fouls),))

    def _yards(self, game: Game, source: Source, cell: Cell, limits: Limits) -> int:
        """Yards of a return; for a touchdown, more than the length of the field."""
        if cell.kind is Kind.FUMBLE:
            return cell.amount.yards
        return result_of(return_yards(game, source, cell, -FIELD, limits))


def _visits(fouls: dict[Side, dict[int, float]]) -> Visits:
    shares = {
        Foul(by=side, value=str(yards), yards=yards): chance
        for side, found in fouls.items()
        for yards, chance in found.items()
    }
    return Visits(1.0, shares, shares)


def gain_by(dead: Dead, side: Side, guilty: Side, spot: int, yards: int) -> int:
    """What the offended side gains by taking the foul, in yards of the next series or kickoff."""
    if dead.scored is guilty.opponent:
        return yards
    better = (spot if spot > 0 else CAUGHT) - _played(dead, side)
    return -better if guilty is side else better


def after_foul(end: End, side: Side, guilty: Side, spot: int, yards: int) -> End:
    """The end after a foul was taken; 0 yards when it was declined."""
    if yards and end.dead.scored is guilty.opponent:
        foul = Foul(by=guilty, value=str(yards), yards=yards, phase="return", returner=side)
        return evolve(end, guilty=guilty, carried=foul)
    rows = (*end.dead.rows, "TC-6")
    if not yards:
        return evolve(end, dead=end.dead.change(rows=rows), guilty=guilty)
    how = "safety" if spot <= 0 else "down"
    dead = end.dead.change(side=side, y=spot, how=how, changed=True, rows=rows, live=False)
    return End(dead, guilty=guilty, penalty=True)


def _played(dead: Dead, side: Side) -> int:
    """Where the returners are if the play stands, in yards from their goal: the more the better."""
    if dead.side is not side:
        return -FIELD
    return {"touchdown": FIELD, "touchback": TOUCHBACK_LINE, "safety": CAUGHT}.get(dead.how, dead.y)
