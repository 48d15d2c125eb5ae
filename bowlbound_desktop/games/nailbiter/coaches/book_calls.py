"""How the book calls plays, fourth downs, defenses and measurements."""

from collections.abc import Callable, Mapping

from bowlbound_desktop.games.nailbiter.coaches.book_figures import Weights, book, closing, lead, page_of
from bowlbound_desktop.games.nailbiter.rules.after_play.clock import LAST_PLAY
from bowlbound_desktop.games.nailbiter.rules.frame.game import HALF_TIME, LAST_QUARTER, Game
from bowlbound_desktop.games.nailbiter.rules.plays.calls import FIELD_GOAL_FROM, beyond_count
from bowlbound_desktop.games.nailbiter.rules.plays.selection import situation
from bowlbound_desktop.games.nailbiter.rules.printed.tables import COUNTED
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment

KNEE_SECONDS, STOPPED_SECONDS = 40, 10
FIELD_GOAL = 3
PUNTED = "punt"


def _offense_call(decision: Decision, moment: Moment) -> str | Weights:
    game: Game = moment.game
    if _knees_end_it(game):
        return "knee"
    if (game.seconds == LAST_PLAY and game.quarter != HALF_TIME) or game.down == LAST_DOWN:
        return _last_chance(game) or _played(game, decision)
    if game.seconds == LAST_PLAY and game.to_goal <= FIELD_GOAL_FROM:
        return "field_goal"
    return _played(game, decision)


def _last_chance(game: Game) -> str:
    """The kick on fourth down or with one play left; empty if it plays on."""
    figures, behind = book()["fourth_down"], -lead(game)
    if game.seconds == LAST_PLAY and game.down < LAST_DOWN:
        return "field_goal" if 0 <= behind <= FIELD_GOAL and game.to_goal <= figures["desperate"] else ""
    if closing(game) and behind > FIELD_GOAL and (game.seconds or 0) <= figures["hurry"]:
        return ""
    return _fourth_down(game, closing(game) and behind >= 0)


def _fourth_down(game: Game, needed: bool) -> str:
    figures = book()["fourth_down"]
    if game.to_goal <= figures["near"] and game.distance <= figures["touchdown"] and not needed:
        return ""
    if game.to_goal <= figures["desperate" if needed else "field_goal"]:
        return "field_goal"
    return "" if game.distance <= figures["go"] and game.y >= figures["go_from"] else PUNTED


def _played(game: Game, decision: Decision) -> Weights:
    """The page's plays that are legal and not used up, or else spare ones, or else any legal play."""
    for weights in (page_of(game)["calls"], book()["spare"]["calls"]):
        if kept := {call: weights[call] for call in weights if _fresh(game, decision, call)}:
            return kept
    return {call: 1 for call in decision.options if call in COUNTED}


def _fresh(game: Game, decision: Decision, call: str) -> bool:
    return call in decision.options and not beyond_count(game, call)


def _knees_end_it(game: Game) -> bool:
    """Whether the coach leads and can run the clock out by knees, even if the ghost takes its timeouts."""
    if not closing(game) or lead(game) <= 0 or game.seconds is None:
        return False
    downs = LAST_DOWN + 1 - game.down
    stopped = min(downs, game.timeouts_of(game.ghost))
    return KNEE_SECONDS * (downs - stopped) + STOPPED_SECONDS * stopped >= game.seconds


def _defense_call(decision: Decision, moment: Moment) -> str | Weights:  # noqa: ARG001
    """Call by the ghost's situation, but first what must be called before the last drill (NB-A16)."""
    game: Game = moment.game
    if game.quarter == LAST_QUARTER and not game.drill and 0 in game.called:
        return ("blitz", "goal_line")[game.called.index(0)]
    weights: Weights = book()["defense"][situation(game)]
    return weights


def _play_clock(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return "timeout" if spare_time_out(moment.game) else "draw"


def _measure(decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    return "yes" if spare_time_out(moment.game) else "no"


def spare_time_out(game: Game) -> bool:
    """Whether there are timeouts to spend on anything but a drill's clock."""
    return bool(game.timeouts_of(game.coached) >= book()["time_outs"]["keep"])


ANSWERS: Mapping[str, Callable[[Decision, Moment], str | Weights]] = {
    "offense_call": _offense_call,
    "defense_call": _defense_call,
    "play_clock": _play_clock,
    "measure": _measure,
}
