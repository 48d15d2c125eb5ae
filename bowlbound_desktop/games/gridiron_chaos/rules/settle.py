"""Where the ball is dead: downs, scores, possession (GC-3, section 6, section 11)."""

from bowlbound_desktop.games.gridiron_chaos.rules.credits import told
from bowlbound_desktop.games.gridiron_chaos.rules.game import TRY_LINE, Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.tables import TOUCHBACK
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import FirstDown, PossessionChanged, Scored
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.procedure import Procedure

TOUCHDOWN, FIELD_GOAL, SAFETY = 6, 3, 2
KICKS = ("kickoff", "free-kick")


def settled(out: Outcome) -> Game:
    """The game after the play, before the clock runs."""
    kept = 0 if out.game.next in KICKS else out.game.return_yards
    game = out.game.change(return_yards=kept + out.carried)
    match out.end:
        case "touchdown":
            after = game.with_points(out.side, TOUCHDOWN)
            return after.change(next="try", offense=out.side, y=TRY_LINE, down=1, line=FIELD)
        case "field_goal":
            return game.with_points(out.side, FIELD_GOAL).kickoff_by(out.side)
        case "safety":
            return game.with_points(out.side.opponent, SAFETY).free_kick_by(out.side)
        case "touchback":
            return game.series(out.side, TOUCHBACK)
    return _downed(out, game)


def _downed(out: Outcome, game: Game) -> Game:
    """The game after a ball that is down between the goal lines."""
    if out.changed or out.side is not out.offense:
        return game.series(out.side, game.own(out.side, out.y))
    if out.down == "none":
        return game
    if out.down == "first" or out.y >= game.line:
        return game.series(out.side, out.y)
    if out.down == "again":
        return game.change(y=out.y)
    if game.down == LAST_DOWN:
        return game.series(game.defense, FIELD - out.y)
    return game.change(y=out.y, down=game.down + 1)


def tell(out: Outcome, after: Game) -> Procedure[None]:
    """Tell the result of the play: players, points, possession, first down."""
    for credit in out.credits:
        yield told(credit, out.game.setup.team(credit.side))
    match out.end:
        case "touchdown":
            yield Scored(rule="GC-7", side=out.side, points=TOUCHDOWN, how="touchdown")
        case "field_goal":
            yield Scored(rule="GC-K1", side=out.side, points=FIELD_GOAL, how="field_goal")
        case "safety":
            yield Scored(rule="GC-K7", side=out.side.opponent, points=SAFETY, how="safety")
        case _:
            yield from _tell_possession(out, after)


def _tell_possession(out: Outcome, after: Game) -> Procedure[None]:
    if out.end == "touchback":
        yield ruled("GC-K10", "touchback: first down at the {}", TOUCHBACK, news=True)
    if out.changed or after.offense is not out.offense:
        rule = "GC-3" if out.changed else "GC-4"
        yield PossessionChanged(rule=rule, side=after.offense, ball=after.spot())
    elif out.down == "first" or out.y >= out.game.line:
        yield FirstDown(rule="GC-3", side=after.offense, ball=after.spot())
