"""Where the ball is dead: downs, touchdowns, safeties, touchbacks (PB-12, PB-15, PB-19)."""

from bowlbound_desktop.games.paper_bowl.rules.game import TRY_LINE, Game
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import BallMoved, FirstDown, PossessionChanged, Scored
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.procedure import Procedure

TOUCHDOWN, FIELD_GOAL, SAFETY = 6, 3, 2


def moved(game: Game, y: int, how: str, rule: str) -> BallMoved:
    """The event that the offense brought the ball to `y`, or across a goal line."""
    end = min(max(y, 0), FIELD)
    return BallMoved(rule=rule, side=game.offense, start=game.spot(), end=game.spot(end), how=how)


def touchdown(game: Game, side: Side, rule: str = "PB-15") -> Procedure[Game]:
    """Score six points; a try from the 3 follows (PB-15, PB-16)."""
    yield Scored(rule=f"{rule}, PB-16", side=side, points=TOUCHDOWN, how="touchdown")
    after = game.with_points(side, TOUCHDOWN)
    return after.change(next="try", offense=side, y=TRY_LINE, down=LAST_DOWN, line=FIELD)


def safety(game: Game) -> Procedure[Game]:
    """Score two points for the defense, which also receives a kickoff (PB-19, PBR-18)."""
    yield Scored(rule="PB-19", side=game.defense, points=SAFETY, how="safety")
    return game.with_points(game.defense, SAFETY).kickoff_by(game.offense)


def touchback(game: Game, side: Side, rule: str) -> Procedure[Game]:
    """Give `side` a first down at its own 20."""
    after = game.series(side, game.box.touchback)
    yield ruled(rule, "touchback: first down at the {}", game.box.touchback, news=True)
    yield PossessionChanged(rule=rule, side=side, ball=after.spot())
    return after


def takes_over(game: Game, side: Side, y: int, rule: str) -> Procedure[Game]:
    """Give `side` a first down at `y` of its own count."""
    after = game.series(side, y)
    yield PossessionChanged(rule=rule, side=side, ball=after.spot())
    return after


def next_down(game: Game, y: int) -> Procedure[Game]:
    """Settle the downs with the offense down at `y`, between the goal lines (PB-12)."""
    if y >= game.line:
        yield FirstDown(rule="PB-12", side=game.offense, ball=game.spot(y))
        return game.series(game.offense, y)
    if game.down < LAST_DOWN:
        return game.change(y=y, down=game.down + 1)
    yield ruled("PB-12", "fourth down failed")
    return (yield from takes_over(game, game.defense, FIELD - y, "PB-12"))
