"""How the book answers about loose balls, rushes, penalties and disputes."""

from collections.abc import Callable, Mapping

from bowlbound_desktop.games.nailbiter.coaches.book_calls import spare_time_out
from bowlbound_desktop.games.nailbiter.coaches.book_figures import closing, lead
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.kernel.field import Spot
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment


def _won(decision: Decision, moment: Moment) -> str:
    """Return a ball, except in the end zone, or ahead late in the game."""
    game: Game = moment.game
    if "touchback" in decision.options:
        return "touchback"
    return "down" if game.late and lead(game) > 0 else "return"


def _dare(decision: Decision, moment: Moment) -> str:
    """Throw the ball away, but dare on fourth down or when behind at the end."""
    daring = decision.options[-1]
    desperate = closing(moment.game) and lead(moment.game) < 0
    return daring if moment.game.down == LAST_DOWN or desperate else "away"


def _pressure(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Run, because most rows gain yards."""
    return "run"


def _strip(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return "yes" if closing(moment.game) and lead(moment.game) < 0 else "no"


def _challenge(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return "yes" if spare_time_out(moment.game) else "no"


def _wipe_counts(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Wipe the counts, because it costs nothing."""
    return "yes"


def _penalty(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Choose what leaves the coach better off: score, ball, down, yards."""
    best = max(decision.outcomes, key=standing)
    return decision.options[decision.outcomes.index(best)]


def standing(game: Game) -> tuple[int, bool, int, int]:
    """The sort key by which the coach ranks games."""
    has_ball = game.offense is game.coached
    down = -game.down if has_ball else game.down
    return lead(game), has_ball, down, Spot(game.spot()).seen_by(game.coached)


ANSWERS: Mapping[str, Callable[[Decision, Moment], str]] = {
    "interception": _won,
    "free_ball": _won,
    "covered": _dare,
    "pressure": _pressure,
    "strip": _strip,
    "challenge": _challenge,
    "wipe_counts": _wipe_counts,
    "penalty": _penalty,
}
