"""Checks a saved game of Paper Bowl, so that no rule meets a value that no play leads to."""

from collections.abc import Iterator

from bowlbound_desktop.games.paper_bowl.rules.game import TIMEOUTS, TRY_LINE, Game
from bowlbound_desktop.kernel.checks import line_faults, place_faults, score_faults, timeout_faults
from bowlbound_desktop.kernel.field import FIELD

NEXT = ("toss", "kickoff", "scrimmage", "try", "second-half", "end")
PERIODS = 60


def faults(game: Game) -> Iterator[str]:
    """The values of the game that no play leads to, and why."""
    yield from _place_faults(game)
    yield from _clock_faults(game)
    yield from score_faults(game, range(4, PERIODS + 1), "four quarters or more")
    yield from timeout_faults(game, TIMEOUTS)


def _place_faults(game: Game) -> Iterator[str]:
    yield from place_faults(game, NEXT)
    yield from line_faults(game)
    if game.next == "try" and game.y != TRY_LINE:
        yield f"y: a try is made from the {FIELD - TRY_LINE}"


def _clock_faults(game: Game) -> Iterator[str]:
    if not 1 <= game.quarter <= PERIODS:
        yield f"quarter: {game.quarter} is not a quarter from 1 to {PERIODS}"
    elif not 0 <= game.played <= game.cards_a_quarter:
        yield f"played: {game.played} is more than a quarter has"
    elif game.next == "scrimmage" and not game.left:
        yield "played: there is no card left for the play"
    if len(set(game.discards)) != len(game.discards) or not all(c in game.box.events for c in game.discards):
        yield "discards: these are not different cards of the deck"
    elif len(game.discards) < game.played:
        yield "discards: more cards were played than lie there"
