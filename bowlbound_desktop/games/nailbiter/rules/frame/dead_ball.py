"""The dead ball, and what follows: scores, turnovers, downs (NB-A7, NB-A12, section 5)."""

from attrs import frozen

from bowlbound_desktop.games.nailbiter.rules.frame.drives import at, begin_drive, new_series
from bowlbound_desktop.games.nailbiter.rules.frame.game import OVERTIME, TOUCHBACK, TRY_LINE, Game
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import cross_out, open_drill
from bowlbound_desktop.kernel.asking import end_game, ruled, spend_timeout
from bowlbound_desktop.kernel.events import BallMoved, PossessionChanged, Scored
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.procedure import Procedure

POINTS = {"touchdown": 6, "field_goal": 3, "safety": 2}


@frozen(kw_only=True)
class Dead:
    """How a play ended, before penalties and the clock."""

    side: Side
    """The side that has the ball, that scored, or that gave a safety."""
    y: int = 0
    """In yards from that side's goal line."""
    score: str = ""
    """touchdown, field_goal or safety."""
    stopped: bool = False
    """Whether the clock stops: out of bounds, incomplete, a kick."""
    inches: bool = False
    """Whether inches were gained."""
    back: bool = False
    """Whether the ball was lost and won back in one play (NB-A12)."""
    first: bool = False
    """Whether it is a first down, however far the ball went."""
    kicked: bool = False
    """Whether a punt gave the ball to the other side before anything else."""
    start: int | None = None
    """Where a return began, for penalties."""
    hurting: bool = False
    """Whether the result had an X."""
    sacked: bool = False
    time_out: bool = False
    """Whether the underdog then calls a timeout."""
    spent: Side | None = None
    """The side that spent a timeout on a challenge that failed."""
    thrown: bool = False
    """Whether a pass was thrown."""
    complete: bool = False
    touchback: bool = False


def moved(game: Game, y: int, how: str, rule: str) -> BallMoved:
    """The event that the offense brought the ball to `y`, or across a goal line."""
    return carried(game.offense, game.y, y, how, rule)


def carried(side: Side, start: int, end: int, how: str, rule: str) -> BallMoved:
    """The event that `side` brought the ball from one place of its own count to another."""
    first, last = (Spot.seen_from(side, min(max(y, -9), FIELD + 9)).yards for y in (start, end))
    return BallMoved(rule=rule, side=side, start=first, end=last, how=how)


def touchback(side: Side, rule: str) -> Procedure[Dead]:
    """Rule a touchback: the ball of `side` at its 20."""
    yield ruled(rule, "touchback: first down at the {}", TOUCHBACK, news=True)
    return Dead(side=side, y=TOUCHBACK, stopped=True, touchback=True)


def conclude(game: Game, dead: Dead, receivers: Side | None = None) -> Procedure[Game]:
    """Go on from the dead ball to the next play, without the clock; `receivers` are those of a kickoff."""
    after = yield from _outcome(with_losses(game, dead), dead, receivers)
    if dead.time_out and not dead.score:
        return (yield from underdog_time_out(after, "NB-B7, NB-R48"))
    return after


def _outcome(game: Game, dead: Dead, receivers: Side | None) -> Procedure[Game]:
    """Go on to a score, a turnover or the next down."""
    holder = receivers or game.offense
    if dead.kicked:
        game = yield from cross_out(game, game.offense)
        holder = game.defense
    if dead.score:
        return (yield from _scored(game, dead, holder))
    if dead.side is not holder:
        game = yield from cross_out(game, holder)
    if dead.side is not holder or holder is not game.offense:
        return (yield from _taken_over(game, dead))
    if dead.back:
        yield ruled("NB-A12, NB-R71", "won straight back: the possession goes on")
        return (yield from new_series(game, dead.y, "NB-R71"))
    return (yield from next_down(game, dead))


def with_losses(game: Game, dead: Dead) -> Game:
    """The game without the timeout that a challenge has cost in any case."""
    return game.less_timeout(dead.spent) if dead.spent else game


def _taken_over(game: Game, dead: Dead) -> Procedure[Game]:
    after = yield from begin_drive(game, dead.side, dead.y)
    yield PossessionChanged(rule="NB-A2", side=dead.side, ball=after.spot())
    return after


def next_down(game: Game, dead: Dead) -> Procedure[Game]:
    """Settle the downs after an offense that is down between the goal lines (NB-A7)."""
    if dead.first or game.made(dead.y, dead.inches):
        return (yield from new_series(game, dead.y))
    if game.down < LAST_DOWN:
        return at(game, dead.y).change(down=game.down + 1)
    yield ruled("NB-A7", "no first down in four: the ball goes over")
    game = yield from cross_out(game, game.offense)
    return (yield from _taken_over(game, Dead(side=game.defense, y=FIELD - dead.y)))


def _scored(game: Game, dead: Dead, holder: Side) -> Procedure[Game]:
    """Score; then comes a try, a kickoff or a safety kick, or in overtime the end (NB-R62)."""
    scorer = dead.side.opponent if dead.score == "safety" else dead.side
    points = POINTS[dead.score]
    yield Scored(rule=_rule(dead.score), side=scorer, points=points, how=dead.score)
    after = game.with_points(scorer, points)
    if after.quarter >= OVERTIME:
        yield ruled("NB-R27, NB-R62", "the first score wins in overtime")
        return (yield from end_game(after))
    if dead.score == "touchdown":
        return (yield from _try_next(after, scorer))
    if dead.side is not holder:
        after = yield from cross_out(after, holder)
    after = yield from cross_out(after, dead.side)
    what = "kickoff" if dead.score == "field_goal" else "safety-kick"
    return after.kickoff_by(dead.side, what)


def _rule(score: str) -> str:
    return {"touchdown": "NB-B19", "field_goal": "NB-K5", "safety": "NB-K7"}[score]


def _try_next(game: Game, side: Side) -> Procedure[Game]:
    """Go on to a try from the 3, which may open a drill (NB-R84)."""
    after = yield from open_drill(game)
    ready = after.change(next="try", offense=side, y=TRY_LINE, down=1, line=FIELD)
    return ready.change(pending="none", inside_30=True, hurting=None)


def underdog_time_out(game: Game, rule: str) -> Procedure[Game]:
    """Call a timeout of the underdog, or of the visitors for even teams, if there is one (NB-B7, NB-R13)."""
    side = game.setup.lucky.opponent
    if not game.timeouts_of(side):
        yield ruled("NB-R13", "the underdog has no timeout left, and nothing happens")
        return game
    return (yield from spend_timeout(game, side, rule))
