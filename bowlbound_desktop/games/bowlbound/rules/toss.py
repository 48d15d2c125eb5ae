"""The coin toss and the start of the second half (BR-V-3)."""

from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import kickoff_by
from bowlbound_desktop.games.bowlbound.rules.clock.overtime import first_series
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.weather.weather_report import first_weather, second_half_wind
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Called
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, roll


def toss(game: Game) -> Procedure[Game]:
    """High total chooses; the other side has the choice for the second half."""
    if game.overtime is not None and game.overtime.period > 1:
        return (yield from first_series(game, game.overtime.chooser))
    winner = yield from toss_winner()
    if game.overtime is not None:
        return (yield from first_series(game, winner))
    choice = yield from choose(winner, "coin_toss", ("receive", "kick"), "receive")
    yield Called(rule="BR-V-3", side=winner, kind="coin_toss", option=choice)
    kickers = winner.opponent if choice == "receive" else winner
    game = yield from first_weather(game, winner.opponent)
    return kickoff_by(game.change(chooser=winner.opponent), kickers)


def toss_winner() -> Procedure[Side]:
    """Both throw the offensive dice; equal totals are thrown again (R-53)."""
    while True:
        home = yield from roll(Side.HOME, OFFENSE, "toss_home")
        away = yield from roll(Side.AWAY, OFFENSE, "toss_away")
        if home != away:
            winner = Side.HOME if home > away else Side.AWAY
            yield ruled("BR-V-3", "{} win the toss, {} to {}", winner, max(home, away), min(home, away))
            return winner
        yield ruled("BR-V-3", "both throw {}: the toss is thrown again", home)


def second_half(game: Game) -> Procedure[Game]:
    """The side that did not choose at the start chooses now."""
    choice = yield from choose(game.chooser, "second_half", ("receive", "kick"), "receive")
    yield Called(rule="BR-V-3", side=game.chooser, kind="second_half", option=choice)
    kickers = game.chooser.opponent if choice == "receive" else game.chooser
    game = yield from second_half_wind(game)
    return kickoff_by(game, kickers)
