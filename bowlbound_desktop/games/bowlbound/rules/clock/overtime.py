"""Extra periods by the college rule (R-50)."""

from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.game import Game, Overtime
from bowlbound_desktop.kernel.asking import choose, end_game, ruled
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.events import Called, PeriodEnded
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure

SERIES_START = 75
OVERTIME_QUARTER = 5


def start_overtime(game: Game) -> Game:
    """The next play is the toss for the first extra period; later ones begin with the other side's choice."""
    clock = Clock(OVERTIME_QUARTER, 0)
    return game.change(
        next="toss", clock=clock, timeouts=(1, 1), overtime=Overtime(1, Side.HOME), kickoff_yards=0
    )


def first_series(game: Game, winner: Side) -> Procedure[Game]:
    """The toss winner, in later periods the other side by turns, has the ball first or second."""
    choice = yield from choose(winner, "coin_toss", ("receive", "kick"), "receive")
    yield Called(rule="R-50", side=winner, kind="coin_toss", option=choice)
    first = winner if choice == "receive" else winner.opponent
    assert game.overtime is not None
    over = Overtime(game.overtime.period, first, chooser=winner)
    return game.change(overtime=over).series(first, SERIES_START)


def in_overtime(before: Game, after: Game) -> Procedure[Game]:
    """After each play of an extra period: go on, change sides, start another period or end."""
    over = after.overtime
    assert over is not None
    after = after.change(clock=before.clock, last_seconds=0, last_dead="")
    if after.next == "try":
        if after.offense is not before.offense:  # a defensive touchdown ends the game
            return (yield from end_game(after, "R-50"))
        return after
    if after.next == "free-kick" and after.offense is before.offense:  # and so does a safety (BR-V-0)
        return (yield from end_game(after, "R-50"))
    if after.next == "scrimmage" and after.offense is before.offense:
        return after
    if before.next == "try" and before.offense is not _on_series(over):
        return (yield from end_game(after, "R-50"))
    if not over.second_series:
        yield ruled("R-50", "the other side has its series from the 25")
        again = evolve(over, second_series=True)
        return after.change(overtime=again).series(over.first.opponent, SERIES_START)
    return (yield from _end_of_period(after, over))


def _on_series(over: Overtime) -> Side:
    return over.first.opponent if over.second_series else over.first


def _end_of_period(game: Game, over: Overtime) -> Procedure[Game]:
    yield PeriodEnded(rule="R-50", quarter=game.clock.quarter)
    if game.score.lead(Side.HOME):
        return (yield from end_game(game, "R-50"))
    yield ruled("R-50", "still level: another period")
    again = Overtime(over.period + 1, over.first, chooser=over.chooser.opponent)
    return game.change(next="toss", overtime=again, timeouts=(1, 1))
