"""Punts and field goals from scrimmage (PB-7, PB-8, PB-21)."""

from bowlbound_desktop.games.paper_bowl.rules.dead_ball import (
    FIELD_GOAL,
    moved,
    takes_over,
    touchback,
)
from bowlbound_desktop.games.paper_bowl.rules.dice import throw
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.games.paper_bowl.rules.returns import run_back
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import BallMoved, KickFailed, Scored
from bowlbound_desktop.kernel.field import END_LINE, FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, ask
from bowlbound_desktop.kernel.requests import Decision


def field_goal(game: Game) -> Procedure[Game]:
    """Try a field goal; after a miss the others have the ball at the spot or at their 20 (PB-7, PBR-15)."""
    good = yield from kick_is_good(game.offense, game, game.to_goal, "field_goal")
    yield moved(game, FIELD, "field_goal", "PB-7")
    if good:
        yield Scored(rule="PB-7, PB-16", side=game.offense, points=FIELD_GOAL, how="field_goal")
        return game.with_points(game.offense, FIELD_GOAL).kickoff_by(game.offense)
    yield KickFailed(rule="PB-7", side=game.offense, how="field_goal")
    return (yield from takes_over(game, game.defense, max(game.to_goal, game.box.touchback), "PB-7"))


def kick_is_good(side: Side, game: Game, distance: int, purpose: str) -> Procedure[bool]:
    """Throw for a kick: a listed number on either die is good, and so is a doublet (PB-7a, PBR-14)."""
    shown = yield from throw(side, purpose)
    numbers = game.box.goal_row(distance).numbers
    good = shown.doublet or shown.shows(numbers)
    listed = " ".join(map(str, numbers)) or "none"
    yield ruled("PB-7a", "{} yards, good numbers {}: {} is {}", distance, listed, shown, _word(good))
    return good


def _word(good: bool) -> str:
    return "good" if good else "no good"


def punt(game: Game) -> Procedure[Game]:
    """Punt fifty yards; over the end line it is a touchback, else the receivers choose (PB-8, PB-8a)."""
    landing = game.to_goal - game.box.punt
    yield BallMoved(
        rule="PB-8",
        side=game.offense,
        start=game.spot(),
        end=game.spot(FIELD - max(landing, -END_LINE)),
        how="punt",
    )
    if landing < -END_LINE:
        yield ruled("PB-8a", "the punt goes out over the end line")
        return (yield from touchback(game, game.defense, "PB-8a"))
    return (yield from field_kick(game, landing, "PB-8"))


def field_kick(game: Game, y: int, rule: str) -> Procedure[Game]:
    """Let the receivers take a touchback or return the kick from `y` of their own count (PB-8, PB-11)."""
    at_touchback = game.series(game.defense, game.box.touchback)
    choice = yield from ask(
        Decision(
            side=game.defense,
            kind="kick_return",
            options=("return", "touchback"),
            quiet="return",
            outcomes=(None, at_touchback),
        )
    )
    if choice == "touchback":
        return (yield from touchback(game, game.defense, rule))
    return (yield from run_back(game, game.defense, y))
