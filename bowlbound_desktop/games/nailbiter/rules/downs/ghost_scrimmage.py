"""A play from scrimmage of the ghost (NB-E3, NB-G1, NB-G2, NB-G6, NB-G10)."""

from bowlbound_desktop.games.nailbiter.rules.after_play.clock import LAST_PLAY
from bowlbound_desktop.games.nailbiter.rules.after_play.ending import end_play
from bowlbound_desktop.games.nailbiter.rules.downs.ghost_fourth import fourth_down
from bowlbound_desktop.games.nailbiter.rules.downs.scrimmage import knee, run_or_pass
from bowlbound_desktop.games.nailbiter.rules.frame.game import HALF_TIME, Game
from bowlbound_desktop.games.nailbiter.rules.frame.ghost_die import ghost_does
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import started
from bowlbound_desktop.games.nailbiter.rules.kicks.field_goals import field_goal, iced
from bowlbound_desktop.games.nailbiter.rules.kicks.punts import ghost_punt
from bowlbound_desktop.games.nailbiter.rules.plays.calls import FIELD_GOAL_FROM
from bowlbound_desktop.games.nailbiter.rules.plays.carrying import gain
from bowlbound_desktop.games.nailbiter.rules.plays.reading import Snap
from bowlbound_desktop.games.nailbiter.rules.plays.selection import select_play
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Result
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Called
from bowlbound_desktop.kernel.field import MIDFIELD
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.procedure import Procedure

NO_CALL, BLITZ, GOAL_LINE = "none", "blitz", "goal_line"
PENALTY_RUN = 30
KNEE, FIELD_GOAL, DRAWN = "knee", "field_goal", ""
ONE_KICK = 3
"""The most points behind that a field goal makes up."""
KNEE_SECONDS, STOPPED_SECONDS = 40, 10
KNEE_UNDER, KNEE_INSIDE = 30, 25


def ghost_scrimmage(before: Game) -> Procedure[Game]:
    """Play a down of the ghost by his tables and one die."""
    yield started(before)
    if before.penalty_run:
        return (yield from _penalty_run(before))
    call = yield from _decision(before)
    match call:
        case "knee":
            yield Called(rule="NB-G6", side=before.offense, kind="offense_call", option=call, role="offense")
            return (yield from knee(before, before))
        case "punt":
            return (yield from ghost_punt(before))
        case "field_goal":
            game, missed = yield from iced(before)
            return (yield from field_goal(before, game, missed))
    return (yield from play_call(before, call))


def _penalty_run(before: Game) -> Procedure[Game]:
    """Run thirty yards against a defense that never blitzed or never stacked the line (NB-A16)."""
    yield ruled("NB-A16", "a timid defense: the ghost runs for {} yards", PENALTY_RUN)
    game = before.change(penalty_run=False)
    dead = yield from gain(game, Result(yards=PENALTY_RUN), "run")
    return (yield from end_play(before, game, dead))


def play_call(before: Game, call: str) -> Procedure[Game]:
    """Ask for the coach's defense, then draw the ghost's play unless it is known (NB-D1, NB-D2)."""
    defense = yield from choose(before.coached, "defense_call", (NO_CALL, BLITZ, GOAL_LINE), NO_CALL)
    yield Called(
        rule="NB-D1, NB-D2", side=before.coached, kind="defense_call", option=defense, role="defense"
    )
    game = _with_call(before, defense)
    if not call:
        call = yield from select_play(game)
    yield Called(rule="NB-E1", side=game.offense, kind="offense_call", option=call, role="offense")
    snap = Snap(call=call, blitz=defense == BLITZ, goal_line=defense == GOAL_LINE)
    return (yield from run_or_pass(before, game, snap))


def _with_call(game: Game, defense: str) -> Game:
    blitzes, stacked = game.called
    return game.change(called=(blitzes + (defense == BLITZ), stacked + (defense == GOAL_LINE)))


def _decision(game: Game) -> Procedure[str]:
    """Decide what the ghost does with this down, in the order of the contract."""
    if game.seconds == LAST_PLAY:
        return (yield from _last_play(game))
    if (yield from _wants_knee(game)):
        return KNEE
    if game.down == LAST_DOWN:
        return (yield from fourth_down(game))
    return DRAWN


def _last_play(game: Game) -> Procedure[str]:
    """Decide on the last play (NB-E3, NB-G10, NB-R61, NB-R73)."""
    behind, near = game.behind, game.to_goal <= FIELD_GOAL_FROM
    if game.quarter == HALF_TIME or behind == 0:
        return (yield from _nothing_to_lose(game, near))
    if behind < 0:
        yield ruled("NB-R61", "one play left and ahead: a knee")
        return KNEE
    if behind <= ONE_KICK and near:
        yield ruled("NB-R73", "one play left and a field goal is enough")
        return FIELD_GOAL
    call = next(call for most, call in game.tables.ghost.last_play.items() if game.to_goal <= most)
    yield ruled("NB-E3, NB-R61", "one play left and {} yards to the goal line: {}", game.to_goal, call)
    return call


def _nothing_to_lose(game: Game, near: bool) -> Procedure[str]:
    """Decide on the last play before half-time, or with a level score (NB-G10)."""
    if near:
        yield ruled("NB-G10", "one play left and near enough: a field goal")
        return FIELD_GOAL
    number = game.tables.ghost.numbers["bomb"] if game.y >= MIDFIELD else 0
    return "bomb" if (yield from ghost_does(game, number, "ghost_bomb", "NB-G10")) else KNEE


def _wants_knee(game: Game) -> Procedure[bool]:
    """Decide on a knee: ahead if knees run out the clock, or pinned before half-time (NB-G6, NB-R59)."""
    if game.seconds is None:
        return False
    if game.quarter == HALF_TIME:
        pinned = game.seconds < KNEE_UNDER and game.y < KNEE_INSIDE
        number = game.tables.ghost.numbers["knee_q2"] if pinned else 0
        return (yield from ghost_does(game, number, "ghost_knee", "NB-G6"))
    if game.behind < 0 and knees_use_up(game, game.seconds):
        yield ruled("NB-G6, NB-R59", "ahead, and the clock cannot be stopped: a knee")
        return True
    return False


def knees_use_up(game: Game, seconds: int) -> bool:
    """Whether knees on all downs left run the clock out, the coach's timeouts spent (NB-R59)."""
    downs = LAST_DOWN + 1 - game.down
    stopped = min(downs, game.timeouts_of(game.coached))
    return KNEE_SECONDS * (downs - stopped) + STOPPED_SECONDS * stopped >= seconds
