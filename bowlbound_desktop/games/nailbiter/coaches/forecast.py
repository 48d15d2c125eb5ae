"""The odds view of Nailbiter: exact figures of every call, and the chance to win after it."""

from attrs import evolve

from bowlbound_desktop.coaches.ahead import LookAhead
from bowlbound_desktop.coaches.call_table import QUICKLY, CallTable
from bowlbound_desktop.coaches.forecast_one import SHOWN, forecast_of
from bowlbound_desktop.games.nailbiter.rules.next_play import next_play
from bowlbound_desktop.games.nailbiter.values.judge import win_chance
from bowlbound_desktop.kernel.requests import Decision, Request
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.forecast import Forecast

CALLS = ("offense_call", "defense_call")
POINTS = SHOWN["points"]["title"]
"""The figure that is left out, because only chances to win were learned."""


def forecast(asked: Request, moment: Moment) -> Forecast | None:
    """All figures of the coach's calls; None if something else is asked."""
    if not isinstance(asked, Decision) or asked.kind not in CALLS:
        return None
    ahead = LookAhead(next_play=next_play, worth=win_chance)
    found = forecast_of(CallTable(moment.game, ahead, win_chance, known=moment.answers, care=QUICKLY))
    return evolve(found, figures=tuple(figure for figure in found.figures if figure.title != POINTS))
