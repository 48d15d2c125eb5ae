"""What a computer knows of the probe: chances to win, the odds of a call, and a coach that looks ahead."""

from bowlbound_desktop.coaches.ahead import LookAhead
from bowlbound_desktop.coaches.by_tree import ByTree
from bowlbound_desktop.coaches.call_table import CallTable
from bowlbound_desktop.coaches.forecast_one import forecast_of
from bowlbound_desktop.coaches.foresight import Foresight
from bowlbound_desktop.play.level import Level
from tests.probe.system import Probe

NEXT = Probe().next_play


def worth(game, side):
    """A side's points, with a twentieth of a point for each yard gained in its possession."""
    near = game.y / 20 if game.offense is side else -game.y / 20
    return game.score.lead(side) + near


def chance(game, side):
    """The chance to win: three points are worth a tenth."""
    return min(1.0, max(0.0, 0.5 + game.score.lead(side) / 30))


def forecast(asked, moment):
    """The odds of a call."""
    if asked.kind != "offense_call":
        return None
    ahead = LookAhead(next_play=NEXT, worth=worth)
    return forecast_of(CallTable(moment.game, ahead, chance, known=moment.answers))


def thinker(seed):
    return ByTree(seed, "thinker", sight=Foresight(next_play=NEXT, worth=worth))


LEVELS = (Level("thinker", "by exact odds", "What a call comes to on average.", thinker),)
