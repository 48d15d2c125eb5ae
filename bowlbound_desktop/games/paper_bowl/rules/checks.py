"""What a game of Paper Bowl may hold, so that no rule meets a value that no play leaves."""

from collections.abc import Iterator

from bowlbound_desktop.games.paper_bowl.rules.game import TIMEOUTS, TRY_LINE, Game
from bowlbound_desktop.kernel.field import FIELD

NEXT = ("toss", "kickoff", "scrimmage", "try", "second-half", "end")
PERIODS = 60
POINTS = 500


def faults(game: Game) -> Iterator[str]:
    """Where the game holds what no play leaves, and why."""
    yield from _place_faults(game)
    yield from _clock_faults(game)
    for name, line in (("home", game.score.home), ("away", game.score.away)):
        if not 4 <= len(line) <= PERIODS or not all(0 <= points <= POINTS for points in line):
            yield f"score.{name}: this is not the points of four quarters or more"
    if not all(0 <= left <= TIMEOUTS for left in game.timeouts):
        yield f"timeouts: these are not two numbers from 0 to {TIMEOUTS}"


def _place_faults(game: Game) -> Iterator[str]:
    if game.next not in NEXT:
        yield f"next: this is none of {', '.join(NEXT)}"
    if not 1 <= game.y < FIELD:
        yield f"y: {game.y} is not a yard line from 1 to 99"
    if not 1 <= game.down <= 4:
        yield f"down: {game.down} is not a down from 1 to 4"
    if not 1 <= game.line <= FIELD:
        yield f"line: {game.line} is not a yard line from 1 to 100"
    if game.next == "scrimmage" and game.line <= game.y:
        yield f"line: {game.line} is behind the ball at {game.y}"
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
