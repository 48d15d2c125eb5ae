"""The try after a touchdown (PB-16)."""

from bowlbound_desktop.games.paper_bowl.rules.calls import put_out_cards
from bowlbound_desktop.games.paper_bowl.rules.dead_ball import moved
from bowlbound_desktop.games.paper_bowl.rules.dice import throw
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.games.paper_bowl.rules.kicks import kick_is_good
from bowlbound_desktop.games.paper_bowl.rules.periods import close_play, started
from bowlbound_desktop.games.paper_bowl.rules.run_or_pass import beyond_end_line, gain_of, stopped
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Called, KickFailed, PassFell, Scored
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure


def try_for_points(game: Game) -> Procedure[Game]:
    """Try for one point by a kick or two by a run or a pass from the 3; no event card, no clock."""
    yield started(game, "try")
    how = yield from choose(game.offense, "try", ("kick", "two"), "kick")
    yield Called(rule="PB-16", side=game.offense, kind="try", option=how)
    if how == "kick":
        good = yield from kick_is_good(game.offense, game, game.to_goal, "extra_point")
    else:
        good = yield from _two(game)
    points, name = (1, "extra_point") if how == "kick" else (2, "two_points")
    after = game.with_points(game.offense, points) if good else game
    if good:
        yield Scored(rule="PB-16", side=game.offense, points=points, how=name)
    else:
        yield KickFailed(rule="PB-16", side=game.offense, how=name)
    return (yield from close_play(game, after.kickoff_by(game.offense)))


def _two(game: Game) -> Procedure[bool]:
    """Play one run or pass, which must reach the goal line; further throws after a doublet count."""
    out = yield from put_out_cards(game)
    first = yield from throw(game.offense, "play")
    if out.play.kind == "pass" and (beyond_end_line(game, out, first) or stopped(game, out, first)):
        yield ruled("PB-5", "{}: the pass is incomplete", first)
        yield PassFell(rule="PB-5", side=game.offense)
        return False
    y = game.y + (yield from gain_of(game, out, first))
    yield moved(game, y, out.play.kind, "PB-16")
    return y >= FIELD
