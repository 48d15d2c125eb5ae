"""What a call is worth: values its ends in a game with its own score, clock and timeouts."""

import numpy as np

from bowlbound_desktop.games.gridiron_chaos.odds.ends import Ends
from bowlbound_desktop.games.gridiron_chaos.rules.game import OVERTIME, Game
from bowlbound_desktop.games.gridiron_chaos.values import shape
from bowlbound_desktop.games.gridiron_chaos.values.after_play import paced
from bowlbound_desktop.games.gridiron_chaos.values.bundles import PROLONGED, RUNNING, Array, Kind, bundled
from bowlbound_desktop.games.gridiron_chaos.values.judge import row, ticks_left, timeout_worth, tried
from bowlbound_desktop.games.gridiron_chaos.values.tables import ValueTables, shipped_tables
from bowlbound_desktop.kernel.field import Side

HURRY = 16
"""With more ticks left in a half nobody hurries."""


def call_value(game: Game, ends: Ends) -> float:
    """The chance to win less the chance to lose of the side with the ball, after a call with these ends."""
    tables = shipped_tables()
    found = 0.0
    for kind, bundle in bundled(tables.grid, ends).items():
        if game.quarter == OVERTIME and kind.gained:
            found += float(bundle.chances.sum()) * (1 if kind.gained > 0 else -1)
        elif kind.tried:
            found += float(bundle.chances.sum()) * _tried(tables, game, kind)
        else:
            found += float(bundle.chances @ _after(tables, game, kind)[bundle.places])
    return found


def call_points(game: Game, ends: Ends) -> float:
    """The lead of the side with the ball and the points it may expect, after a call with these ends."""
    tables = shipped_tables()
    found = float(game.score.lead(game.offense))
    for kind, bundle in bundled(tables.grid, ends).items():
        more = tables.tries.points if kind.tried else 0.0
        promise = float(bundle.chances @ tables.points[bundle.places])
        whole = float(bundle.chances.sum())
        found += whole * kind.gained + (1 if kind.ours else -1) * (promise + whole * more)
    return found


def _ticks_after(game: Game, kind: Kind) -> int:
    ticks = shape.after(ticks_left(game), 3 if kind.code == RUNNING else 1)
    return max(ticks, 1) if kind.code == PROLONGED else ticks


def _tried(tables: ValueTables, game: Game, kind: Kind) -> float:
    side = game.offense if kind.ours else game.defense
    lead = _lead(game, kind)
    found = tried(tables, game, side, lead, _ticks_after(game, kind))
    return found if kind.ours else -found


def _lead(game: Game, kind: Kind) -> int:
    """The lead of the side that has the ball after these ends."""
    lead = game.score.lead(game.offense) + kind.gained
    return lead if kind.ours else -lead


def _after(tables: ValueTables, game: Game, kind: Kind) -> Array:
    """Values of all places after ends of this kind, for the side that made the call."""
    lead = _lead(game, kind)
    if not kind.ours:
        return -row(tables, game, game.defense, lead, _ticks_after(game, kind))
    if kind.code == RUNNING and ticks_left(game) <= HURRY:
        return _running(tables, game, lead)
    return row(tables, game, game.offense, lead, _ticks_after(game, kind))


def _running(tables: ValueTables, game: Game, lead: int) -> Array:
    """Values when the clock runs, with the best of a timeout, 30 seconds and a spike (GC-R39)."""
    side, ticks = game.offense, ticks_left(game)
    short, hurried, long = (row(tables, game, side, lead, shape.after(ticks, cost)) for cost in (1, 2, 3))
    found = paced(tables.grid, long, hurried if game.two_minutes else None, short)
    theirs, ours = (_stopped(tables, game, by, lead) for by in (game.defense, side))
    if theirs is not None:
        found = np.minimum(found, theirs)
    return found if ours is None else np.maximum(found, ours)


def _stopped(tables: ValueTables, game: Game, by: Side, lead: int) -> Array | None:
    """The values after a timeout of `by`; None if it has none."""
    if not game.timeouts_of(by):
        return None
    after = game.less_timeout(by)
    cost = timeout_worth(game) if by is game.offense else -timeout_worth(game)
    return row(tables, after, game.offense, lead, shape.after(ticks_left(game), 1)) - cost
