"""Building the values of situations from a chart: odds, then points, then chances to win."""

from typing import Any

import numpy as np

from bowlbound_desktop.games.bowlbound.odds.landings import Judge
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values import shape
from bowlbound_desktop.games.bowlbound.values.chances import STATES, Frame, Induction, Steps, find_steps
from bowlbound_desktop.games.bowlbound.values.explore import Tell, explore
from bowlbound_desktop.games.bowlbound.values.grid import COARSE_TO_GO, COARSE_YARDS, Grid
from bowlbound_desktop.games.bowlbound.values.moves import Array
from bowlbound_desktop.games.bowlbound.values.points import Points, find_points, score_points
from bowlbound_desktop.kernel.field import FIELD, Side

NO_BONUS = np.zeros(5)
ALONE = (0,)
TURNS = (1, 0)
"""Who receives after half-time: the side that has the ball, or the other."""
SWAPPED = tuple(STATES.index((theirs, ours)) for ours, theirs in STATES)


def build(start: Game, tell: Tell) -> dict[str, Any]:
    """All tables, from a game between two equal charts."""
    coarse = Grid(COARSE_YARDS, COARSE_TO_GO)
    rough = judge_by(coarse, find_points(explore(start, coarse, by_the_yard, tell)))
    model = explore(start, Grid(), rough, tell)
    points = find_points(model)
    steps = find_steps(model, points)
    tables = {"points": points.worth, "tries": np.array([model.extra_point, model.two_points])}
    tell("the second half, from its end")
    kickoff = _second_half(steps, points, tables)
    tell("the first half, from its end")
    _first_half(steps, points, tables, kickoff)
    return tables


def by_the_yard(game: Game, side: Side) -> float:
    """To begin with, nothing is known: a place is worth its part of the way to six points."""
    promise = 6 * game.y / FIELD if game.next == "scrimmage" else 0.0
    return game.score.lead(side) + (promise if game.offense is side else -promise)


def judge_by(grid: Grid, points: Points) -> Judge:
    """A judge by the worths of a grid."""
    worth: list[float] = points.worth.tolist()
    after_try = 1 + worth[grid.numbers["kickoff", 30, 1, 10]]

    def judge(game: Game, side: Side) -> float:
        places = grid.find(game) if game.next != "try" else ()
        promise = sum(worth[number] * share for number, share in places) if places else after_try
        return game.score.lead(side) + (promise if game.offense is side else -promise)

    return judge


def _second_half(steps: Steps, points: Points, tables: dict[str, Any]) -> Array:
    """From the final whistle to the kickoff; what that is worth to the kickers, by lead."""
    late = Induction(steps, Frame(SWAPPED, shape.MIDDLE_LEAD, NO_BONUS, timeouts=True), [], games=True)
    late.values.append(_final(steps, len(STATES), shape.MIDDLE_LEAD))
    for _ in range(shape.LATE):
        late.step()
    tables["late"], tables["tied"] = _packed(late.values[1:])
    usual = STATES.index((shape.USUAL_TIMEOUTS, shape.USUAL_TIMEOUTS))
    last = [_wider(values[usual : usual + 1]) for values in late.values[-3:]]
    before = Induction(steps, Frame(ALONE, shape.MOST_LEAD, NO_BONUS), last, games=False)
    for _ in range(shape.HALF_TICKS - shape.LATE):
        before.step()
    by_tick = dict(enumerate(before.values, shape.LATE - 2))
    edge = shape.MOST_LEAD - shape.MIDDLE_LEAD
    tables["middle"] = _whole(np.stack([by_tick[tick][0, :, edge:-edge] for tick in shape.MIDDLE_TICKS]))
    tables["early"] = _whole(np.stack([_promised(points, by_tick[t])[0] for t in shape.EARLY_TICKS]))
    number = steps.model.layout.grid.numbers["kickoff", 30, 1, 10]
    tables["kickoff"] = _whole(by_tick[shape.HALF_TICKS][0, number])
    kickers: Array = by_tick[shape.HALF_TICKS][0, number]
    return kickers


def _final(steps: Steps, states: int, leads: int) -> Array:
    """A lead is won, a tie is nothing."""
    signs = np.sign(np.arange(-leads, leads + 1)).astype(np.float32)
    return np.tile(signs, (states, steps.model.layout.places, 1))


def _wider(values: Array) -> Array:
    """The same values with more leads; the outermost stand for all beyond."""
    edge = shape.MOST_LEAD - shape.MIDDLE_LEAD
    return np.pad(values, ((0, 0), (0, 0), (edge, edge)), mode="edge")


def _packed(values: list[Array]) -> tuple[Array, Array]:
    """Late values by the timeouts of the side that is behind; tied ones by those of both."""
    edge, one = shape.MIDDLE_LEAD - shape.LATE_LEAD, 1
    whole = np.stack(values)[..., edge:-edge]  # tick, state, place, lead
    behind = np.stack([whole[:, STATES.index((ours, one))] for ours in range(4)], axis=1)
    ahead = np.stack([whole[:, STATES.index((one, theirs))] for theirs in range(4)], axis=1)
    middle = shape.LATE_LEAD
    both = np.concatenate([behind[..., :middle], ahead[..., middle + 1 :]], axis=-1)
    return _whole(both), _whole(whole[..., middle])


def _whole(values: Array) -> Array:
    """As whole numbers, which take less room."""
    return np.round(np.clip(values, -1, 1) * shape.SCALE).astype(np.int16)


def _promised(points: Points, values: Array) -> Array:
    """By state, expected points and lead: first downs stand for every place with the same points."""
    worth = points.worth
    firsts = np.flatnonzero(points.first)
    order = firsts[np.argsort(worth[firsts])]
    found = [
        [np.interp(shape.PROMISES, worth[order], state[order, lead]) for lead in range(values.shape[2])]
        for state in values
    ]
    return np.array(found).transpose(0, 2, 1)


def _first_half(steps: Steps, points: Points, tables: dict[str, Any], kickoff: Array) -> None:
    """To its end by points, and before that by what half-time is worth."""
    bonus = score_points(steps.model)
    late = Induction(steps, Frame(SWAPPED, 0, bonus, timeouts=True), [], games=True)
    late.values.append(np.zeros((len(STATES), steps.model.layout.places, 1), np.float32))
    for _ in range(shape.LATE):
        late.step()
    usual = [STATES.index((ours, shape.USUAL_TIMEOUTS)) for ours in range(4)]
    tables["half"] = np.stack(late.values[1:])[..., 0][:, usual].astype(np.float32)
    gained = [values[usual[shape.USUAL_TIMEOUTS], :, 0] for values in late.values[-3:]]
    leads = np.arange(-shape.MOST_LEAD, shape.MOST_LEAD + 1)
    receives = -kickoff[::-1]
    last = [
        np.stack([np.interp(each[:, None] + leads, leads, after) for after in (receives, kickoff)])
        for each in gained
    ]
    frame = Frame(TURNS, shape.MOST_LEAD, NO_BONUS)
    before = Induction(steps, frame, [each.astype(np.float32) for each in last], games=False)
    for _ in range(shape.HALF_TICKS - shape.LATE):
        before.step()
    by_tick = dict(enumerate(before.values, shape.LATE - 2))
    tables["first"] = _whole(np.stack([_promised(points, by_tick[t]) for t in shape.FIRST_TICKS]))
