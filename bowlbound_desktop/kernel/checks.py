"""What can be wrong with a game between two plays in any football: a ball off the field, a fifth down."""

from collections.abc import Collection, Iterator

from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.gridiron import Gridiron

POINTS = 500
"""More than any side scores in a quarter; a larger number in a file is a mistake."""


def place_faults(game: Gridiron, following: Collection[str]) -> Iterator[str]:
    """What is wrong with the next play, the ball and the down; `following` are the plays that may be next."""
    if game.next not in following:
        yield f"next: must be one of {', '.join(following)}"
    if not 1 <= game.y < FIELD:
        yield f"y: {game.y} is not a yard line from 1 to 99"
    if not 1 <= game.down <= 4:
        yield f"down: {game.down} is not a down from 1 to 4"


def line_faults(game: Gridiron) -> Iterator[str]:
    """What is wrong with the line to gain, for games that measure in whole yards."""
    if not 1 <= game.line <= FIELD:
        yield f"line: {game.line} is not a yard line from 1 to 100"
    if game.next == "scrimmage" and game.line <= game.y:
        yield f"line: {game.line} is behind the ball at {game.y}"


def timeout_faults(game: Gridiron, most: int) -> Iterator[str]:
    """What is wrong with the timeouts left."""
    if not all(0 <= left <= most for left in game.timeouts):
        yield f"timeouts: these are not two numbers from 0 to {most}"


def score_faults(game: Gridiron, periods: Collection[int], words: str) -> Iterator[str]:
    """What is wrong with the points by period; `words` says what they should be."""
    for name, line in (("home", game.score.home), ("away", game.score.away)):
        if len(line) not in periods or not all(0 <= points <= POINTS for points in line):
            yield f"score.{name}: this is not the points of {words}"
