"""How plays from one yard line can end, as arrays: the same for every down and distance."""

from collections.abc import Sequence

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.bowlbound.odds.ends import End
from bowlbound_desktop.games.bowlbound.odds.free_balls import FreeBalls
from bowlbound_desktop.games.bowlbound.odds.landings import Judge
from bowlbound_desktop.games.bowlbound.odds.situation import Situation
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import TOUCHBACK_LINE
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.games.bowlbound.values.making.pair_odds import PairOdds
from bowlbound_desktop.kernel.field import FIELD, Side

KEPT, OURS, THEIRS, AGAIN, SCORE = range(5)
"""Kinds of ends: the ball was carried there; a new series of either side; the down is replayed; a score."""
OUT_OF_BOUNDS, USUAL = "TC-5", "TC-1"


@frozen(eq=False)
class EndsAt:
    """The ends of all plays from one yard line."""

    y: int
    chances: Array
    """By pair, foul (the first stands for none) and end."""
    kind: Array
    spot: Array
    """Where the ball then is, from the view of the side that has it; for a score, its number."""
    seconds: Array
    """By the Timing Chart when going out of bounds stops the clock, and when it does not."""
    prolongs: Array


def ends_at(odds: PairOdds, balls: FreeBalls, game: Game, judge: Judge) -> EndsAt:
    """All ends of plays from where the ball is; the clock of `game` must be late in a half."""
    situation, results = Situation(game, balls, judge), odds.matchup.meetings.register.results
    carried = [situation.carry(results[number], way) for way, number in odds.results]
    numbers = sorted({number for endings in carried for number in endings})
    places = {number: place for place, number in enumerate(numbers)}
    leads = np.zeros((len(carried), len(numbers)))
    for row, endings in zip(leads, carried, strict=True):
        whole = sum(endings.values())
        for number, chance in endings.items():
            row[places[number]] = chance / whole
    return _arrays(game, odds.chances @ leads, [balls.ends.known[number] for number in numbers])


def _arrays(game: Game, chances: Array, ends: Sequence[End]) -> EndsAt:
    found = [_end(end, game.offense) for end in ends]
    seconds = [_seconds(game, end) for end in ends]
    prolongs = [end.cancelled or (end.penalty and _prolongs(game, end)) for end in ends]
    kind, spot = np.array(found).T
    return EndsAt(game.y, chances, kind, spot, np.array(seconds).T, np.array(prolongs))


def _prolongs(game: Game, end: End) -> bool:
    return game.edition.extra_play == "any" or end.guilty is not end.dead.side


def _end(end: End, offense: Side) -> tuple[int, int]:
    """The kind and the spot of an end; yards that a foul adds to the kickoff are left out."""
    dead, ours = end.dead, end.dead.side is offense
    if end.cancelled:
        return AGAIN, 0
    if dead.how == "safety" or (end.penalty and dead.y <= 0):
        return SCORE, 3 if ours else 4
    if dead.how == "touchdown" and not end.penalty:
        return SCORE, 0 if ours else 1
    spot = TOUCHBACK_LINE if dead.how == "touchback" else min(max(dead.y, 1), FIELD - 1)
    if ours and not dead.changed and dead.how == "down" and not end.penalty:
        return KEPT, spot
    return OURS if ours else THEIRS, spot


def _seconds(game: Game, end: End) -> tuple[int, int]:
    timing = game.tables.timing
    late = min(timing[row].seconds for row in end.dead.rows)
    usual = [timing[USUAL if row == OUT_OF_BOUNDS else row].seconds for row in end.dead.rows]
    if end.dead.how in ("touchdown", "safety"):
        return min(late, timing["TC-7"].seconds), min(*usual, timing["TC-7"].seconds)
    return late, min(usual)
