"""What pairs of calls are worth in points or for the win, from cached odds."""

from collections.abc import Sequence

import numpy as np

from bowlbound_desktop.games.bowlbound.coaches.known import Array, EndGroup, Known, known_odds
from bowlbound_desktop.games.bowlbound.coaches.leaf import settled_chance
from bowlbound_desktop.games.bowlbound.rules.calls.short_plays import spike
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.judge import TICK, expected_points, ticks_left
from bowlbound_desktop.games.bowlbound.values.pairings import tables_of
from bowlbound_desktop.games.bowlbound.values.shape import PROMISES
from bowlbound_desktop.kernel.procedure import result_of


def known_matrix(level: str, game: Game, ours: Sequence[str], theirs: Sequence[str]) -> Array:
    """What each pair of calls is worth to the offense; calls without a defense are computed once."""
    measure = chance_matrix if level == "equilibrium" else points_matrix
    whole = [call for call in ours if call in PLAYS or game.next != "scrimmage"]
    rows = [measure(game, whole, theirs)] if whole else []
    for call in ours[len(whole) :]:
        if call == "spike":
            spiked = result_of(spike(game))
            worth = settled_chance(game, spiked) if level == "equilibrium" else _points(game, spiked)
        else:
            worth = float(measure(game, (call,), theirs[:1])[0, 0])
        rows.append(np.full((1, len(theirs)), worth))
    return np.concatenate(rows)


def _points(game: Game, settled: Settled) -> float:
    return expected_points(settled.game, game.offense)


def points_matrix(game: Game, ours: Sequence[str], theirs: Sequence[str]) -> Array:
    """Expected points of the side with the ball, a row for each of its calls."""
    return _points_of(game, known_odds(game, ours, theirs)).reshape(len(ours), len(theirs))


def chance_matrix(game: Game, ours: Sequence[str], theirs: Sequence[str]) -> Array:
    """The chance to win of the side with the ball, a row for each of its calls."""
    return _chances_of(game, known_odds(game, ours, theirs)).reshape(len(ours), len(theirs))


def worths_of(level: str, game: Game, known: Known) -> Array:
    """What every row of cached odds is worth to the side with the ball, as a level counts."""
    return _chances_of(game, known) if level == "equilibrium" else _points_of(game, known)


def _points_of(game: Game, known: Known) -> Array:
    worths = [_points(game, end.settled(game)) for end in known.ends]
    found: Array = known.chances @ np.array(worths)
    return found


def _chances_of(game: Game, known: Known) -> Array:
    worths = np.zeros(len(known.ends))
    for group in known.groups:
        found = _promised(game, group)
        if found is None:
            found = np.array([_worth(game, known, number) for number in group.places.tolist()])
        worths[group.places] = found
    for number in known.rest:
        worths[number] = _worth(game, known, number)
    whole: Array = known.chances @ worths
    return whole


def _worth(game: Game, known: Known, number: int) -> float:
    return settled_chance(game, known.ends[number].settled(game))


def _promised(game: Game, group: EndGroup) -> Array | None:
    """The values of all ends of a group at once; None where more than their expected points counts."""
    if game.clock.seconds <= group.seconds:
        return None
    side = game.offense if group.ours else game.defense
    lead = game.score.lead(game.offense) + group.gained
    receives = game.chooser is side if game.clock.half == 1 else None
    ticks = ticks_left(game) - group.seconds // TICK
    row = tables_of(game, side).promised(lead if group.ours else -lead, ticks, receives)
    if row is None:
        return None
    values = np.interp(group.promises, PROMISES, row)
    return 0.5 + 0.5 * (values if group.ours else -values)
