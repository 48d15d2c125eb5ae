"""How the book uses the clock of a drill."""

from collections.abc import Callable, Mapping

from bowlbound_desktop.games.nailbiter.coaches.book_figures import book, lead
from bowlbound_desktop.games.nailbiter.rules.frame.game import HALF_TIME, Game
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment


def _tempo(decision: Decision, moment: Moment) -> str:
    """Hurry, spike or let the clock run."""
    game: Game = moment.game
    if not saves_time(game):
        return "40"
    pressed = (game.seconds or 0) <= book()["clock"]["spike"]
    return "spike" if pressed and "spike" in decision.options else "20"


def saves_time(game: Game) -> bool:
    """Whether the coach with the ball wants more plays."""
    if game.quarter == HALF_TIME:
        return bool(game.y >= book()["clock"]["past"])
    return lead(game) <= 0


def _timeout(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Take a timeout with the ball if time is short, without it if the ghost leads and time is left."""
    game: Game = moment.game
    if game.offense is game.coached:
        return "call" if saves_time(game) else "no"
    behind = game.quarter != HALF_TIME and lead(game) < 0
    return "call" if behind and (game.seconds or 0) <= book()["clock"]["spend"] else "no"


ANSWERS: Mapping[str, Callable[[Decision, Moment], str]] = {"tempo": _tempo, "timeout": _timeout}
