"""The luck of a game: what its plays came to, less what the calls of both sides promised.

What a pair of calls promises is the mean chance to win after the play, over all throws of the dice. Results
with luck taken out have the same mean as plain results, whoever coaches, but vary less, so that some games
tell as much as many. Where the clock stops out of bounds, the odds of the pair of calls are computed again;
plays without exact odds (kneel-downs, fakes, overtime) count as no luck. Luck is measured in chances to win
or in points.
"""

from bowlbound_desktop.games.bowlbound.coaches.calls import exact_matrix, formations, opposed
from bowlbound_desktop.games.bowlbound.coaches.kick_game import KickGame
from bowlbound_desktop.games.bowlbound.coaches.known_matrix import known_matrix
from bowlbound_desktop.games.bowlbound.coaches.leaf import plain_timing, settled_chance
from bowlbound_desktop.games.bowlbound.rules.calls import scrimmage
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.kicks import conversions, kickoffs
from bowlbound_desktop.games.bowlbound.rules.plays.carry_out import LATE
from bowlbound_desktop.games.bowlbound.values.judge import expected_points, win_chance
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.odds_asking import ANY

WIN, POINTS = "equilibrium", "points"
"""The levels whose values measure luck."""
FLOOR = 1e-5


class Settlements:
    """Records how each play was settled, before timeouts and penalties."""

    def __init__(self):
        self.last = None
        self._plain = scrimmage.after_play

    def __enter__(self):
        def heard(before, settled):
            self.last = settled
            return self._plain(before, settled)

        for module in (scrimmage, kickoffs, conversions):
            module.after_play = heard
        return self

    def __exit__(self, *_):
        for module in (scrimmage, kickoffs, conversions):
            module.after_play = self._plain


def luck(level, before, told, settled):
    """What the home side gained beyond what the calls promised, and how much more these promised than before.

    `told` has the answers by kind.
    """
    if settled is None or not plain_timing(before):
        return 0.0, 0.0
    promised = _promised(level, before, told)
    if promised is None:
        return 0.0, 0.0
    now, found = _now(level, before), _found(level, before, settled)
    gains = found - promised, promised - now
    return gains if before.offense is Side.HOME else (-gains[0], -gains[1])


def _now(level, game):
    return win_chance(game, game.offense) if level == WIN else expected_points(game, game.offense)


def _found(level, before, settled):
    if level == WIN:
        return settled_chance(before, settled)
    return expected_points(settled.game, before.offense)


def _promised(level, game, told):
    """What the calls promise the side with the ball; None where that is not known."""
    late = level == WIN and game.clock.seconds <= LATE.get(game.clock.quarter, -1)
    if game.next == "kickoff":
        call, basic = told.get("kickoff_call"), game.options.kickoff_selection == "basic"
        if call is None or not basic:
            return None
        whole = kickoffs.KICKS
        worths = known_matrix(level, game, whole, (ANY,))[:, 0]
        return float(worths[whole.index(call)])
    call, other = told.get("offense_call") or told.get("try"), told.get("defense_call")
    theirs = formations(game)
    if call in PLAYS and other in theirs:
        if late:
            return float(exact_matrix(level, game, (call,), (other,), floor=FLOOR)[0, 0])
        ours = tuple(play for play in opposed(level, game) if play in PLAYS)
        return float(known_matrix(level, game, ours, theirs)[ours.index(call), theirs.index(other)])
    kicked = call in ("punt", "field_goal", "kick") and game.next in ("scrimmage", "try")
    return _kicked(KickGame(level, game, call), told) if kicked else None


def _kicked(kick, told):
    """Whether the play was an ordinary kick: no fake, and no other play."""
    rush = told.get("kick_rush", "none")
    if told.get("fake_numbers", "none") != "none" or told.get("rushed_kick", "kick") != "kick":
        return None
    if "coffin_corner" not in told:
        return kick._odds(rush)
    return kick._aims(rush).get((told["coffin_corner"], told.get("cancel_marks") == "yes"))
