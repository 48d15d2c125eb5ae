"""The toss, kickoffs and the start of the second half (PB-10, PB-11, PB-27)."""

from bowlbound_desktop.games.paper_bowl.rules.dead_ball import takes_over
from bowlbound_desktop.games.paper_bowl.rules.dice import SCORE, throw
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.games.paper_bowl.rules.kicks import field_kick
from bowlbound_desktop.games.paper_bowl.rules.periods import close_play, started
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import BallMoved, Called, Recovered
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, roll


def toss(game: Game) -> Procedure[Game]:
    """Throw for both sides; the higher score receives, the other side in the second half (PB-10, PB-26)."""
    while True:
        home = yield from roll(Side.HOME, SCORE, "toss_home")
        away = yield from roll(Side.AWAY, SCORE, "toss_away")
        if home != away:
            break
        yield ruled("PB-10", "both throw {}: the toss is thrown again", home)
    winner = Side.HOME if home > away else Side.AWAY
    yield ruled("PB-10", "{} win the toss, {} to {}", winner, max(home, away), min(home, away))
    return game.change(receives=winner.opponent).kickoff_by(winner.opponent)


def second_half(game: Game) -> Procedure[Game]:
    """Begin the second half with a kickoff to the side that kicked off at the start (PB-10)."""
    yield ruled("PB-10", "{} receive the second half", game.receives)
    return game.kickoff_by(game.receives.opponent)


def kickoff(game: Game) -> Procedure[Game]:
    """Kick off to the goal line, or onside (PB-11, PB-27)."""
    yield started(game, "kickoff")
    kind = "deep"
    if game.options.onside_kick:
        kind = yield from choose(game.offense, "kickoff_call", ("deep", "onside"), "deep")
        yield Called(rule="PB-27", side=game.offense, kind="kickoff_call", option=kind)
    after = yield from (_onside(game) if kind == "onside" else _deep(game))
    return (yield from close_play(game, after))


def _deep(game: Game) -> Procedure[Game]:
    yield _kicked(game, FIELD, "PB-11")
    return (yield from field_kick(game, 0, "PB-11"))


def _onside(game: Game) -> Procedure[Game]:
    """Kick onside: a doublet keeps the ball, otherwise the receivers have it at the same spot (PBR-27)."""
    spot = game.box.onside
    shown = yield from throw(game.offense, "onside")
    yield _kicked(game, spot, "PB-27")
    side = game.offense if shown.doublet else game.defense
    yield ruled("PB-27", "onside kick on {}: {} have it", shown, side)
    yield Recovered(rule="PB-27", side=side, ball=game.spot(spot))
    return (yield from takes_over(game, side, spot if shown.doublet else FIELD - spot, "PB-27"))


def _kicked(game: Game, y: int, rule: str) -> BallMoved:
    return BallMoved(rule=rule, side=game.offense, start=game.spot(), end=game.spot(y), how="kickoff")
