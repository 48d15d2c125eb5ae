"""The odds view in the window: the figures of every answer, and the best one."""

from bowlbound_desktop.coaches.call_table import is_call
from bowlbound_desktop.coaches.forecast_one import forecast_of
from bowlbound_desktop.games.gridiron_chaos.coaches.call_odds import table_of
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.kernel.requests import Decision, Request
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.forecast import Forecast

FLOOR = 2e-6
"""Ends rarer than this are left out: quicker than the odds of the command, with nearly the same figures."""


def forecast(asked: Request, moment: Moment) -> Forecast | None:
    """All figures of all answers; None before the toss."""
    game: Game = moment.game
    if not isinstance(asked, Decision) or not is_call(asked) or game.next == "toss":
        return None
    table = table_of(game, moment.answers, FLOOR)
    found = forecast_of(table)
    wins = next(figure.values for figure in found.figures if figure.title == "Chance to win")
    best = max(range(len(wins)), key=lambda number: wins[number][0])
    return forecast_of(table, {asked.options[best]: 1.0})
