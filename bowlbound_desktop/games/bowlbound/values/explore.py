"""All moves of a chart against itself, place by place."""

from collections.abc import Callable

import numpy as np
from attrs import evolve

from bowlbound_desktop.games.bowlbound.odds.landings import Judge
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.grid import Grid
from bowlbound_desktop.games.bowlbound.values.moves import Explorer, Moves
from bowlbound_desktop.games.bowlbound.values.points import Model, two_point_chance
from bowlbound_desktop.kernel.field import FIELD

Tell = Callable[[str], None]
OFTEN = 40


def explore(start: Game, grid: Grid, judge: Judge, tell: Tell) -> Model:
    """Exact odds of everything that is weighed, with fouls and returns decided by a judge."""
    explorer = Explorer(start, grid, judge)
    downs, kicks, by_yard = [], [], dict[int, Moves]()
    for number, (kind, y, _, _) in enumerate(grid.places):
        if number % OFTEN == 0:
            tell(f"odds of situation {number} of {len(grid.places)}")
        if kind != "scrimmage":
            downs.append(explorer.kickoff(number))
            continue
        if y not in by_yard:
            fourth = grid.find(explorer.start.change(next=kind, y=y, down=4, line=min(FIELD, y + 10)))
            by_yard[y] = explorer.kicks(fourth[0][0], ("punt", "field_goal"))
        downs.append(explorer.downs(number))
        kicks.append(_stacked(by_yard[y], explorer.kicks(number, ("kneel",))))
    model = Model(explorer.layout, downs, kicks, explorer.extra_point())
    two = start.change(next="scrimmage", y=FIELD - start.options.two_point_line, down=4, line=FIELD)
    moves = downs[grid.find(two)[0][0]]
    return evolve(model, two_points=two_point_chance(moves, explorer.layout))


def _stacked(some: Moves, others: Moves) -> Moves:
    """Rows of both."""
    columns = np.union1d(some.columns, others.columns)
    rows = []
    for moves in (some, others):
        wide = np.zeros((len(moves.chances), len(columns)))
        wide[:, np.searchsorted(columns, moves.columns)] = moves.chances
        rows.append(wide)
    return Moves(columns, np.concatenate(rows))
