"""Interceptions (BR-VI-9, BR-VI-13-E)."""

from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.catching import touchback
from bowlbound_desktop.games.bowlbound.rules.loose_ball.returns import run_back
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Intercepted, PossessionChanged
from bowlbound_desktop.kernel.field import END_LINE, FIELD, Spot
from bowlbound_desktop.kernel.procedure import Procedure

DEEPEST = 9


def intercept(game: Game, yards: int) -> Procedure[Ending | None]:
    """The pass is intercepted `yards` from the line of scrimmage; None when the defense declines it."""
    side, spot = game.defense, game.y + yards
    yield Intercepted(rule="BR-VI-9", side=side, ball=game.spot(min(spot, FIELD + DEEPEST)))
    if spot <= -END_LINE:
        yield ruled("BR-VI-13-E-iii", "behind the passers' own end line: a safety")
        return Ending(Dead(side=game.offense, y=spot, how="safety"))
    if spot <= 0:
        yield ruled("BR-VI-13-E-ii", "in the passers' own end zone: a touchdown")
        return Ending(Dead(side=side, y=FIELD, how="touchdown", changed=True, rows=("TC-3",), live=False))
    if spot >= FIELD + END_LINE:
        yield ruled("BR-VI-13-E-i", "beyond the end line: the interception is nine yards deep")
        spot = FIELD + DEEPEST
    start = FIELD - spot
    options = ("return", "touchback", "decline") if start <= 0 else ("return", "decline")
    match (yield from choose(side, "interception", options, "return")):
        case "decline":
            yield ruled("BR-VI-9", "the interception is declined: an incomplete pass")
            return None
        case "touchback":
            yield ruled("BR-VI-13-F-i", "the interception in the end zone is a touchback", news=True)
            yield PossessionChanged(side=side, ball=Spot.seen_from(side, 20).yards)
            return Ending(touchback(game, ("TC-3",)))
    yield PossessionChanged(side=side, ball=Spot.seen_from(side, start).yards)
    return (yield from run_back(game, side, start, "interception_return", ("TC-3",)))
