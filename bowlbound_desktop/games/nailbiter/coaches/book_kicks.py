"""How the book kicks and tries."""

from collections.abc import Callable, Mapping

from bowlbound_desktop.games.nailbiter.coaches.book_figures import book, closing, lead
from bowlbound_desktop.games.nailbiter.rules.after_play.clock import LAST_PLAY
from bowlbound_desktop.games.nailbiter.rules.frame.game import LAST_QUARTER, Game
from bowlbound_desktop.kernel.events import BallMoved
from bowlbound_desktop.kernel.field import Spot
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment


def _try(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Go for two, which pays on average, but kick late in the game at leads where one point counts."""
    game: Game = moment.game
    late = game.quarter >= LAST_QUARTER
    return "kick" if late and lead(game) in book()["tries"]["kick"] else "two"


def _kickoff_call(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    game, figures = moment.game, book()["kicks"]
    far = game.late and lead(game) < -figures["onside_behind"]
    pressed = closing(game) and lead(game) < 0 and game.seconds < figures["onside_left"]
    return "onside" if far or pressed else "deep"


def _prayer(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return "yes" if moment.game.seconds <= book()["kicks"]["prayer_left"] else "no"


def _kick_return(decision: Decision, moment: Moment) -> str:
    """Take a touchback, let the ball roll near the goal line, else take a fair catch if there is one."""
    if "touchback" in decision.options:
        return "touchback"
    if _landing(moment) <= book()["kicks"]["let_roll"]:
        return "roll"
    return "fair_catch" if "fair_catch" in decision.options else "return"


def _landing(moment: Moment) -> int:
    """Where the punt came down, in the receivers' count."""
    ends = [item.end for item in moment.happened if isinstance(item, BallMoved)]
    return Spot(ends[-1]).seen_by(moment.game.coached) if ends else 0


def _punt_rush(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Rush only if behind late in the game: a block and a foul are equally likely."""
    game: Game = moment.game
    return "yes" if game.late and lead(game) < 0 else "no"


def _ice(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Spend a timeout on icing only before the last play, when it has no other use."""
    return "yes" if moment.game.seconds == LAST_PLAY else "no"


ANSWERS: Mapping[str, Callable[[Decision, Moment], str]] = {
    "try": _try,
    "kickoff_call": _kickoff_call,
    "prayer": _prayer,
    "kick_return": _kick_return,
    "punt_rush": _punt_rush,
    "ice": _ice,
}
