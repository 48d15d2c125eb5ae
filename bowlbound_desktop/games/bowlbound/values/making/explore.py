"""All moves of one offense against one defense, place by place."""

from collections.abc import Callable, Sequence

from attrs import frozen

from bowlbound_desktop.games.bowlbound.odds.free_balls import FreeBalls
from bowlbound_desktop.games.bowlbound.odds.landings import Judge
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.plays.lineup import Lineup, line_up
from bowlbound_desktop.games.bowlbound.values.grid import PlaceGrid
from bowlbound_desktop.games.bowlbound.values.making.downs import LATE, USUAL, Down
from bowlbound_desktop.games.bowlbound.values.making.ends_at import EndsAt, ends_at
from bowlbound_desktop.games.bowlbound.values.making.grid_rows import grid_rows
from bowlbound_desktop.games.bowlbound.values.making.kicking import Kicking
from bowlbound_desktop.games.bowlbound.values.making.moves import Layout, Moves
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.games.bowlbound.values.making.pair_odds import PairOdds, pair_odds
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

Tell = Callable[[float], None]
"""Called with the share of the work that is done."""
LAST_MINUTE = Clock(4, 60)
"""A time when going out of bounds stops the clock; the row of the Timing Chart says which ends do so."""


@frozen(eq=False)
class MoveModel:
    """All moves of a side against the other."""

    layout: Layout
    downs: Sequence[Moves]
    """By down of the grid: all pairs of calls."""
    late: Sequence[Moves]
    """The same when going out of bounds stops the clock."""
    kicks: Sequence[Moves]
    """By down of the grid: punt, field goal and kneel-down."""
    kickoffs: Sequence[Moves]
    """By place of the grid after the downs: one row."""
    extra_point: float
    two_points: float


def rough_points(game: Game, side: Side) -> float:
    """A rough worth of a place to start from, good enough to weigh a foul against a play."""
    if game.next == "scrimmage":
        used = 0.4 * (game.down - 1) + 0.06 * (game.to_go - 10)
        promise = 6.2 * game.y / FIELD - 0.9 - used * min(1.0, game.y / 40)
    else:
        promise = {"try": 0.2, "kickoff": -0.8, "free-kick": -1.2}.get(game.next, 0.0)
    return game.score.lead(side) + (promise if game.offense is side else -promise)


class Explorer:
    """Computes the moves of one side; fouls and the like are decided by a judge or by worths."""

    def __init__(self, start: Game, side: Side, grid: PlaceGrid, judge: Judge) -> None:
        self.start = start.change(offense=side, next="scrimmage", clock=LAST_MINUTE)
        self.layout, self.judge = Layout(grid), judge
        self.rows = grid_rows(grid)
        self._odds = dict[Lineup, PairOdds]()
        self._ends = dict[tuple[Lineup, int, bool], EndsAt]()
        self._balls = FreeBalls(self.start)
        self._kicking = Kicking(start.change(offense=side), self.layout, judge)

    def model(self, worths: Array, tell: Tell) -> MoveModel:
        """All moves; fouls of plays from scrimmage are decided by the worths of all rows of the grid."""
        grid = self.layout.grid
        downs, late, kicks = [], [], []
        for number, place in enumerate(grid.places[: grid.downs]):
            tell(number / grid.downs)
            landed = self.down(grid.game(self.start, place)).landed(worths)
            downs.append(landed.moves(self.rows, USUAL))
            late.append(landed.moves(self.rows, LATE))
            kicks.append(self._kicking.moves(place))
        numbers = range(grid.downs, len(grid.places))
        kickoffs = [self._kicking.kickoff(grid.places[number]) for number in numbers]
        one, two = self._kicking.tries()
        return MoveModel(self.layout, downs, late, kicks, kickoffs, one, two)

    def down(self, game: Game) -> Down:
        """One down, with the ends of its yard line cached."""
        lineup, fourth = line_up(game), game.down == LAST_DOWN
        if lineup not in self._odds:
            self._odds[lineup] = pair_odds(game)
        key = lineup, game.y, fourth
        if key not in self._ends:
            self._ends[key] = ends_at(self._odds[lineup], self._balls, game, self.judge)
        return Down(game, self._odds[lineup], self._ends[key])
