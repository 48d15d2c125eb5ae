"""What the book does with loose balls, rushes, penalties and disputes."""

from collections.abc import Callable, Mapping

from bowlbound_desktop.games.nailbiter.coaches.book_calls import spare_time_out
from bowlbound_desktop.games.nailbiter.coaches.book_figures import closing, lead
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import LAST_DOWN
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.kernel.field import Spot
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment


def _won(decision: Decision, moment: Moment) -> str:
    """Return it, but down it in the end zone, and late and ahead fall on it."""
    game: Game = moment.game
    if "touchback" in decision.options:
        return "touchback"
    return "down" if game.late and lead(game) > 0 else "return"


def _dare(decision: Decision, moment: Moment) -> str:
    """Throw it away with a down to spare, dare on the last one."""
    daring = decision.options[-1]
    desperate = closing(moment.game) and lead(moment.game) < 0
    return daring if moment.game.down == LAST_DOWN or desperate else "away"


def _pressure(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Running pays: most rows gain."""
    return "run"


def _strip(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return "yes" if closing(moment.game) and lead(moment.game) < 0 else "no"


def _challenge(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return "yes" if spare_time_out(moment.game) else "no"


def _wipe_counts(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """It costs nothing."""
    return "yes"


def _penalty(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Whatever leaves the coach better off: score, ball, down, yards."""
    best = max(decision.outcomes, key=standing)
    return decision.options[decision.outcomes.index(best)]


def standing(game: Game) -> tuple[int, bool, int, int]:
    """A game as the coach ranks it."""
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
