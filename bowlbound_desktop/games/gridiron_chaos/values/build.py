"""Builds the values of Gridiron Chaos from its tables and rules; about two minutes of processor time.

    python -m bowlbound_desktop.games.gridiron_chaos.values.build

The result follows from the rules alone: no dice are thrown, and building again writes the same values.
"""

import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import numpy as np

from bowlbound_desktop.coaches.ahead import resumed
from bowlbound_desktop.games.gridiron_chaos.odds.ends import EARLY, LATE
from bowlbound_desktop.games.gridiron_chaos.odds.grouping import groups
from bowlbound_desktop.games.gridiron_chaos.odds.habits import Points
from bowlbound_desktop.games.gridiron_chaos.rules.game import TRY_LINE, Game
from bowlbound_desktop.games.gridiron_chaos.rules.roster import blank_roster
from bowlbound_desktop.games.gridiron_chaos.tables import chaos_rules
from bowlbound_desktop.games.gridiron_chaos.values import shape
from bowlbound_desktop.games.gridiron_chaos.values.after_play import Stretch
from bowlbound_desktop.games.gridiron_chaos.values.bundles import Array
from bowlbound_desktop.games.gridiron_chaos.values.chances import Model, induce
from bowlbound_desktop.games.gridiron_chaos.values.grid import Grid
from bowlbound_desktop.games.gridiron_chaos.values.moves import Moves, explore
from bowlbound_desktop.games.gridiron_chaos.values.points import Promise, Tries, find_points
from bowlbound_desktop.games.gridiron_chaos.values.tables import FILE, write_tables
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.tree import enumerate_all

COARSE = Grid(yards=(1, 5, 20, 40, 60, 80, 90, 97), to_go=(2, 6, 12))
YARD = 0.06
"""Points of a yard, for a first rough guess."""
SCORES = {-1: Score((0, 0, 0, 0), (7, 0, 0, 0)), 0: Score(), 1: Score((0, 0, 0, 0), (7, 0, 0, 0))}
SIDES = {-1: (Side.HOME,), 0: (Side.HOME, Side.AWAY), 1: (Side.AWAY,)}
"""By standing, who has the ball; in a tie the tables treat the two sides differently (GC-X1)."""
Told = Callable[[str], None]


def start() -> Game:
    """A new game between blank rosters."""
    rules = chaos_rules()
    home, away = (blank_roster(side.value) for side in (Side.HOME, Side.AWAY))
    return rules.new_game(home, away, rules.read_options({}))


def build(told: Told) -> Mapping[str, Array]:
    """Every table."""
    return tables_of(find_model(told), told)


def find_model(told: Told) -> Model:
    """All moves; fouls are accepted or declined by the points of a rough grid."""
    game, tries = start(), try_chances(start())
    told(f"a kick is good in {tries.one:.1%}, a try for two in {tries.two:.1%}")
    rough = find_points(COARSE, _moves(game, COARSE, 0, False, _by_yards, told), tries)
    points = partial(promised, COARSE, rough, tries)
    grid = Grid()
    moves = {
        (standing, late): _moves(game, grid, standing, late, points, told)
        for standing in SIDES
        for late in (False, True)
    }
    return Model(grid, moves, tries)


def tables_of(model: Model, told: Told) -> Mapping[str, Array]:
    """The tables of expected points, and of the chance to win by time left."""
    promise = find_points(model.grid, model.moves[0, False], model.tries)
    told("expected points found")
    return {
        "points": promise.worth.astype(np.float32),
        "calls": promise.calls.astype(np.float32),
        "tries": np.array([model.tries.one, model.tries.two]),
        **_chances(model, told),
    }


def try_chances(game: Game) -> Tries:
    """How often each kind of try is good; row 9 of the two-point table is challenged."""
    before = game.change(next="try", y=TRY_LINE, line=FIELD, clock=EARLY)
    return Tries(*(_good(before, how, points) for how, points in (("kick", 1), ("two", 2))))


def _good(before: Game, how: str, points: int) -> float:
    next_play = chaos_rules().next_play

    def policy(decision: Decision) -> str:
        return {"try": how, "challenge": "yes", "penalty": "decline"}[decision.kind]

    ways = enumerate_all(before, lambda: resumed(next_play, before, ()), policy, groups=groups).ways
    return sum(chance for chance, after in ways if after.score.total(before.offense) == points)


def _by_yards(game: Game, side: Side) -> float:
    worth = YARD * (game.y - 30) if game.next == "scrimmage" else 0.0
    return game.score.lead(side) + (worth if game.offense is side else -worth)


def promised(grid: Grid, promise: Promise, tries: Tries, game: Game, side: Side) -> float:
    """The lead of a side and the expected points of its situation."""
    kind = "kickoff" if game.next == "try" else game.next
    worth = sum(
        promise.worth[number] * share for number, share in grid.mix(kind, game.y, game.down, game.line)
    )
    worth += tries.points if game.next == "try" else 0.0
    return game.score.lead(side) + float(worth if game.offense is side else -worth)


def _moves(game: Game, grid: Grid, standing: int, late: bool, points: Points, told: Told) -> Moves:
    """The moves of a side that is behind, level or ahead; in a tie the mean of both sides."""
    there = game.change(score=SCORES[standing], clock=LATE if late else EARLY)
    sides = SIDES[standing][:1] if late else SIDES[standing]
    found = [explore(there.change(offense=side), grid, points, told) for side in sides]
    return Moves(sum(moves.matrix for moves in found) / len(found), found[0].legal)


def _chances(model: Model, told: Told) -> Mapping[str, Array]:
    """The tables of the chance to win, computed from the end of the game back to its beginning."""
    grid, most = model.grid, shape.MOST_LEAD
    leads = np.sign(np.arange(-most, most + 1))
    end = np.broadcast_to(leads[None, :, None], (shape.STATES, len(leads), len(grid.places)))
    ending = Stretch(tuple(range(shape.STATES)), most, timeouts=True)
    late = induce(model, ending, [end.astype(np.float32)], shape.LATE)
    told("the end of the game found")
    usual = [values[shape.USUAL : shape.USUAL + 1] for values in late]
    second = induce(model, Stretch((0,), most), usual, shape.HALF)
    told("the second half found")
    first = induce(model, Stretch((1, 0), most), [_half_time(grid, second[-1])], shape.HALF)
    told("the first half found")
    tied = np.zeros((1, 1, len(grid.places)), dtype=np.float32)
    extra = induce(model, Stretch((0,), 0, sudden=True), [tied], shape.QUARTER)
    cut = slice(most - shape.LATE_LEAD, most + shape.LATE_LEAD + 1)
    return {
        "late": _kept([values[:, cut] for values in late]),
        "second": _kept([second[ticks][0] for ticks in shape.SECOND_MARKS]),
        "first": _kept([first[ticks] for ticks in shape.FIRST_MARKS]),
        "extra": _kept([extra[ticks][0] for ticks in shape.EXTRA_MARKS]),
    }


def _half_time(grid: Grid, opening: Array) -> Array:
    """The values at half-time by state: the other side receives, or the side with the ball (GC-R36)."""
    kicks = opening[0, :, grid.kick("kickoff")]
    found = np.stack([kicks, -kicks[::-1]])
    return np.repeat(found[:, :, None], len(grid.places), axis=2)


def _kept(rows: list[Array]) -> Array:
    return np.round(np.array(rows) * shape.SCALE).astype(np.int16)


def main() -> None:
    """Write the values that come with the program, or to the file that is named."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    began = time.process_time()

    def told(line: str) -> None:
        print(f"{time.process_time() - began:6.1f} s  {line}", file=sys.stderr, flush=True)

    write_tables(path, build(told))
    told(f"written to {path.name}")


if __name__ == "__main__":
    main()
