"""The luck of a game: what its plays came to, less what the calls of both sides promised.

The calls of a play have an exact expectation: what the chance to win is after it, on the average of the dice.
Results less this luck have the same mean as results, whoever coaches, but vary far less: a few games say as
much as hundreds. It is counted where the odds are exact: not in the last minutes of a half, where timeouts
and hurrying change what a play leads to, and not in overtime.
"""

from bowlbound_desktop.games.bowlbound.coaches.calls import formations, opposed
from bowlbound_desktop.games.bowlbound.coaches.kick_game import KickGame
from bowlbound_desktop.games.bowlbound.coaches.known_matrix import known_matrix
from bowlbound_desktop.games.bowlbound.coaches.leaf import plain_timing
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.kicks.kickoffs import KICKS
from bowlbound_desktop.games.bowlbound.values.judge import ticks_left, win_chance
from bowlbound_desktop.games.bowlbound.values.shape import LATE
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.odds_asking import ANY

WIN = "equilibrium"
LONGEST = 4
"""Ticks of the longest play."""


def luck(before, told, after):
    """What the home side gained beyond the promise of the calls; `told` has the answers by kind."""
    promised = _promised(before, told) if _exact(before) else None
    if promised is None:
        return 0.0
    if before.offense is not Side.HOME:
        promised = 1 - promised
    return win_chance(after, Side.HOME) - promised


def _exact(game):
    early = game.clock.quarter in (1, 3) or ticks_left(game) > LATE + LONGEST
    return game.overtime is None and early and plain_timing(game)


def _promised(game, told):
    """The chance to win of the side with the ball, by the calls alone; None where that is not known."""
    if game.next == "kickoff":
        call = told.get("kickoff_call")
        basic = call in KICKS and game.options.kickoff_selection == "basic"
        return float(known_matrix(WIN, game, KICKS, (ANY,))[KICKS.index(call), 0]) if basic else None
    call, other = told.get("offense_call") or told.get("try"), told.get("defense_call")
    if call in PLAYS and other in (theirs := formations(game)):
        ours = tuple(play for play in opposed(WIN, game) if play in PLAYS)
        return float(known_matrix(WIN, game, ours, theirs)[ours.index(call), theirs.index(other)])
    kicked = call in ("punt", "field_goal", "kick") and game.next in ("scrimmage", "try")
    return _kicked(KickGame(WIN, game, call), told) if kicked else None


def _kicked(kick, told):
    """No fake, and no play instead of the kick."""
    rush = told.get("kick_rush", "none")
    if told.get("fake_numbers", "none") != "none" or told.get("rushed_kick", "kick") != "kick":
        return None
    if "coffin_corner" not in told:
        return kick._odds(rush)
    aim = told["coffin_corner"], told.get("cancel_marks") == "yes"
    return kick._aims(rush).get(aim)
