"""Field goals, blocks and the ghost's fake; the same table serves tries (NB-K5, NB-K6, NB-D11)."""

from attrs import frozen

from bowlbound_desktop.games.nailbiter.rules.after_play.ending import end_play
from bowlbound_desktop.games.nailbiter.rules.after_play.penalties import Flag
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead, moved
from bowlbound_desktop.games.nailbiter.rules.frame.dice import SUM, faced, faces_of, total_of
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.plays.carrying import gain
from bowlbound_desktop.games.nailbiter.rules.plays.challenges import NO, YES
from bowlbound_desktop.games.nailbiter.rules.plays.loose_ball import fumble
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Result
from bowlbound_desktop.games.nailbiter.rules.printed.kick_rows import GoalRow
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import choose, ruled, spend_timeout
from bowlbound_desktop.kernel.events import Called, KickFailed
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure, roll

SPOT = 7
"""Yards behind the line of scrimmage where a missed kick is spotted."""
BAD_WEATHER = 5
THIRD_DOWN = 3
HOOKED = 12
TIME = "field_goal"


@frozen(kw_only=True)
class Kick:
    """A throw on the field goal table."""

    row: GoalRow
    flagged: bool
    good: bool


def iced(game: Game) -> Procedure[tuple[Game, bool]]:
    """Let the coach call a timeout before the ghost's kick; on a 12 it misses (NB-D11)."""
    yield Called(rule="NB-G2", side=game.offense, kind="offense_call", option="field_goal", role="offense")
    if not game.timeouts_of(game.coached):
        return game, False
    if (yield from choose(game.coached, "ice", (NO, YES), NO)) == NO:
        return game, False
    game = yield from spend_timeout(game, game.coached, "NB-D11")
    shown = yield from roll(game.coached, SUM, "icing")
    yield ruled("NB-D11", "icing on {}: {}", shown, "hooked wide" if shown == HOOKED else "nothing")
    return game, shown == HOOKED


def field_goal(before: Game, game: Game, missed: bool = False) -> Procedure[Game]:
    """Try a field goal: good, missed, blocked, or a fake of the ghost."""
    if missed:
        return (yield from end_play(before, game, (yield from _missed(game)), takes=TIME))
    kick = yield from kick_at(game, "field_goal", game.to_goal)
    row = kick.row
    if row.ghost_run is not None and game.offense is game.ghost:
        yield ruled("NB-K6", "a fake: the ghost runs for {} yards", row.ghost_run)
        dead = yield from gain(game, Result(yards=row.ghost_run), "run")
        return (yield from end_play(before, game, dead))
    if row.blocked is not None:
        return (yield from end_play(before, game, (yield from _blocked(game, row.blocked)), takes=TIME))
    dead = yield from (_good(game) if kick.good else _missed(game))
    flag = Flag(table="kick") if kick.flagged else None
    return (yield from end_play(before, game, dead, flag, takes=TIME))


def kick_at(game: Game, purpose: str, distance: int) -> Procedure[Kick]:
    """Roll for a place kick; bad weather adds five yards (NB-K5)."""
    rows = game.tables.field_goal
    dice = faced(frozenset(total for total, row in rows.items() if row.flag))
    shown = yield from roll(game.offense, dice, purpose, "field_goal")
    total = total_of(shown, dice)
    row = rows[total]
    yield told(game.offense, "field_goal", total, row.text)
    needed = distance + (BAD_WEATHER if game.options.chart == "bad_weather" else 0)
    flagged = bool(row.flag) and _same_faces(row.flag, faces_of(shown, dice))
    return Kick(row=row, flagged=flagged, good=row.good_from is not None and row.good_from >= needed)


def _same_faces(wanted: str, shown: str) -> bool:
    return sorted(wanted) == sorted(shown)


def _good(game: Game) -> Procedure[Dead]:
    yield moved(game, FIELD, "field_goal", "NB-K5")
    return Dead(side=game.offense, score="field_goal")


def _missed(game: Game) -> Procedure[Dead]:
    """Give the other side the ball seven yards behind the line of scrimmage."""
    yield moved(game, FIELD, "field_goal", "NB-K5")
    yield KickFailed(rule="NB-K5", side=game.offense, how="field_goal")
    return Dead(side=game.defense, y=min(FIELD - 1, game.to_goal + SPOT), stopped=True)


def _blocked(game: Game, yards: int) -> Procedure[Dead]:
    """Block a kick: the ball is loose, except on the coach's third down, when he keeps it (NB-K6)."""
    yield KickFailed(rule="NB-K6", side=game.offense, how="field_goal")
    y = game.y - yards
    if game.down == THIRD_DOWN and game.offense is game.coached:
        yield ruled("NB-K6", "third down: the snap is smothered, and the ball stays with the kickers")
        return Dead(side=game.offense, y=y, stopped=True)
    return (yield from fumble(game, game.offense, y, block=True))
