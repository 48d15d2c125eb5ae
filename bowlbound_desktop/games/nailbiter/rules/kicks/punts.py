"""Punts: rushed, blocked, fielded, rolling (NB-K1 to NB-K4, NB-D3, NB-D8, NB-R51, NB-R52)."""

from attrs import evolve

from bowlbound_desktop.games.nailbiter.rules.after_play.clock import close_play
from bowlbound_desktop.games.nailbiter.rules.after_play.ending import end_play
from bowlbound_desktop.games.nailbiter.rules.after_play.penalties import Flag, previous_spot
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead, moved, touchback
from bowlbound_desktop.games.nailbiter.rules.frame.dice import D6, SUM
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.kicks.punt_returns import THROUGH, ball_rolls, field_punt
from bowlbound_desktop.games.nailbiter.rules.plays.carrying import gain
from bowlbound_desktop.games.nailbiter.rules.plays.challenges import NO, YES
from bowlbound_desktop.games.nailbiter.rules.plays.loose_ball import fumble, take
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Result
from bowlbound_desktop.games.nailbiter.rules.printed.fouls import Foul
from bowlbound_desktop.games.nailbiter.rules.printed.kick_rows import PuntRow, RushRow
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Called, FlagThrown, Fumbled, Recovered
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure, roll

SHORT_FROM = 45
QUICK = 35
TIME = "turnover"


def punt(before: Game, game: Game) -> Procedure[Game]:
    """Punt, by the short table from the defense's 45 or nearer (NB-K1), again after a flag (NB-R11)."""
    row = yield from _punt_row(game)
    flagged = row.kind == "flag"
    while row.kind == "flag":
        yield ruled("NB-B9, NB-R11", "a flag: the punt is thrown again, the penalty comes after it")
        row = yield from _punt_row(game)
    if row.ghost_gain is not None and game.offense is game.ghost:
        yield ruled("NB-K1", "a fake: the ghost throws for {} yards", row.ghost_gain)
        dead = yield from gain(game, Result(yards=row.ghost_gain), "pass")
        return (yield from end_play(before, game, dead, Flag(table="kick") if flagged else None))
    dead, table = yield from _kicked(game, row, flagged)
    return (yield from end_play(before, game, dead, Flag(table=table) if table else None, takes=TIME))


def _punt_row(game: Game) -> Procedure[PuntRow]:
    table = "short_punt" if game.to_goal <= SHORT_FROM else "punt"
    total = yield from roll(game.offense, SUM, table, table)
    row = game.tables.punts[table][total]
    yield told(game.offense, table, total, row.text)
    return row


def _kicked(game: Game, row: PuntRow, flagged: bool) -> Procedure[tuple[Dead, str]]:
    """Carry out the kick; also the table of its flag, at most one a play."""
    flag = "kick" if flagged else ""
    match row.kind:
        case "blocked" | "fumble":
            return (yield from _loose(game, row)), flag
        case "at":
            yield moved(game, FIELD - row.yards, "punt", "NB-K1")
            return _theirs(game, row.yards), flag
        case "touchback":
            yield moved(game, FIELD, "punt", "NB-K2")
            return evolve((yield from touchback(game.defense, "NB-K2")), kicked=True), flag
    y = game.to_goal - row.yards
    yield moved(game, FIELD - y, "punt", "NB-K1")
    dead, on_return = yield from _landed(game, row, y)
    return evolve(dead, kicked=True), flag or ("return" if on_return else "")


def _landed(game: Game, row: PuntRow, y: int) -> Procedure[tuple[Dead, bool]]:
    """Let the ball come down at `y` of the receivers' count (NB-K2, NB-R51)."""
    if y <= THROUGH:
        return (yield from touchback(game.defense, "NB-K2, NB-R51")), False
    if row.catch == "out" and y > 0:
        return _theirs(game, y), False
    if row.catch == "roll" or row.catch == "out":
        return (yield from ball_rolls(game, y)), False
    return (yield from field_punt(game, y, row.catch == "tough"))


def _theirs(game: Game, y: int) -> Dead:
    return Dead(side=game.defense, y=y, stopped=True, kicked=True)


def _loose(game: Game, row: PuntRow) -> Procedure[Dead]:
    """Lose the ball by a block, which the kickers cannot advance, or by a fumble (NB-K6, NB-R53)."""
    y = game.y - row.yards
    down_there = Dead(side=game.offense, y=y, stopped=True)
    return (yield from fumble(game, game.offense, y, row.kind == "blocked", down_there))


def quick_punt(before: Game, game: Game) -> Procedure[Game]:
    """Punt thirty-five yards on third down, and let the ball roll (NB-D8)."""
    y = game.to_goal - QUICK
    yield moved(game, FIELD - y, "punt", "NB-D8")
    dead = yield from ball_rolls(game, y)
    return (yield from end_play(before, game, evolve(dead, kicked=True), takes=TIME))


def ghost_punt(before: Game) -> Procedure[Game]:
    """Let the ghost punt; the coach may rush it (NB-D3)."""
    yield Called(rule="NB-G2", side=before.offense, kind="offense_call", option="punt", role="offense")
    if (yield from choose(before.coached, "punt_rush", (NO, YES), NO)) == NO:
        return (yield from punt(before, before))
    shown = yield from roll(before.coached, D6, "punt_rush", "punt_rush")
    row = before.tables.punt_rush[shown]
    yield told(before.coached, "punt_rush", shown, row.text)
    if row.kind == "roughing":
        return (yield from _roughed(before, row))
    dead = yield from (_rush_blocks(before, row) if row.kind == "blocked" else _rush_downed(before, row))
    return (yield from end_play(before, before, dead, takes=TIME))


def _rush_blocks(game: Game, row: RushRow) -> Procedure[Dead]:
    """Block the punt: the rushers have the ball and may return it; nobody disputes a block."""
    y = game.y - row.yards
    yield Fumbled(rule="NB-D3", side=game.offense, ball=game.spot(max(y, -9)), how="block")
    yield Recovered(rule="NB-D3", side=game.defense, ball=game.spot(max(y, -9)))
    return (yield from take(game, game.defense, FIELD - y, None, "free_ball"))


def _rush_downed(game: Game, row: RushRow) -> Procedure[Dead]:
    y = game.to_goal - row.yards
    yield moved(game, FIELD - y, "punt", "NB-D3")
    if y <= 0:
        return evolve((yield from touchback(game.defense, "NB-R52")), kicked=True)
    return _theirs(game, y)


def _roughed(before: Game, row: RushRow) -> Procedure[Game]:
    """Give the ghost a first down for roughing, always better for him than the punt (NB-R58)."""
    foul = Foul(foul="roughing the kicker", by="defense", yards=row.penalty, first_down=True)
    yield FlagThrown(rule="NB-D3", side=before.defense, foul=foul.foul)
    cleared = before.change(hurting=None)
    after = yield from previous_spot(cleared, foul, before.defense, Flag(table="kick"))
    return (yield from close_play(before, after, "flag"))
