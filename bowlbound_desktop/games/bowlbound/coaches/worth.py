"""Points that a game between plays is worth to one side: enough to weigh a penalty against a play."""

from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.field import FIELD, Side

STEP = 10
USUAL_TO_GO = 5


def worth(game: Game, side: Side, figures: Mapping[str, Any]) -> float:
    """The lead of `side` and what its situation promises; `figures` is the book's [worth]."""
    promise = _promise(game, figures)
    return game.score.lead(side) + (promise if game.offense is side else -promise)


def _promise(game: Game, figures: Mapping[str, Any]) -> float:
    """What the situation promises the side that puts the ball in play."""
    match game.next:
        case "scrimmage":
            return _field(game.y, figures) + _down(game, figures)
        case "try":
            return float(figures["try"] + figures["kickoff"]) + game.kickoff_yards / 30
        case "kickoff":
            return float(figures["kickoff"]) + (game.y - game.options.kickoff_line) / 30
        case "free-kick":
            return float(figures["free"])
    return 0.0


def _field(y: int, figures: Mapping[str, Any]) -> float:
    """The worth of a yard line, interpolated in the book's table."""
    marks = figures["field"]
    place = min(max(y, 0), FIELD - 1)
    low, part = divmod(place, STEP)
    return float(marks[low] + (marks[low + 1] - marks[low]) * part / STEP)


def _down(game: Game, figures: Mapping[str, Any]) -> float:
    down = game.down - 1
    return float(figures["down"][down] - figures["yard"][down] * (game.to_go - USUAL_TO_GO))
