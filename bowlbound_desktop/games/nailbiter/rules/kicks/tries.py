"""The try after a touchdown (NB-A15, NB-G3, NB-K5, NB-R63, NB-R67)."""

from bowlbound_desktop.games.nailbiter.rules.after_play.clock import close_play
from bowlbound_desktop.games.nailbiter.rules.after_play.penalties import Flag, offender, roll_foul
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import POINTS, Dead
from bowlbound_desktop.games.nailbiter.rules.frame.dice import SUM
from bowlbound_desktop.games.nailbiter.rules.frame.game import LAST_QUARTER, Game
from bowlbound_desktop.games.nailbiter.rules.frame.ghost_die import ghost_does
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import cross_out, started
from bowlbound_desktop.games.nailbiter.rules.kicks.field_goals import kick_at
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Called, FlagThrown, KickFailed, Scored
from bowlbound_desktop.kernel.procedure import Procedure, roll

KICK, TWO = "kick", "two"


def try_for_points(before: Game) -> Procedure[Game]:
    """Try for one point by a kick, or two by their own table; it takes no time."""
    yield started(before)
    side = before.offense
    how = yield from _wanted(before)
    yield Called(rule="NB-A15", side=side, kind="try", option=how)
    game, good = yield from (_kicked(before) if how == KICK else _two(before))
    points, name = (1, "extra_point") if how == KICK else (2, "two_points")
    if good:
        yield Scored(rule="NB-A15, NB-K5", side=side, points=points, how=name)
        game = game.with_points(side, points)
    else:
        yield KickFailed(rule="NB-A15, NB-K5", side=side, how=name)
    game = yield from cross_out(game, side)
    return (yield from close_play(before, game.kickoff_by(side), "try"))


def _wanted(game: Game) -> Procedure[str]:
    if game.offense is game.coached:
        return (yield from choose(game.coached, "try", (KICK, TWO), KICK))
    return TWO if (yield from ghost_does(game, two_number(game), "ghost_two", "NB-G3")) else KICK


def two_number(game: Game) -> int:
    """The ghost's number for two points (NB-G3)."""
    odds = game.tables.ghost
    late = odds.two_points_late if game.late else {}
    number = late.get(game.behind, odds.two_points.get(game.behind, 0))
    return number if game.quarter >= LAST_QUARTER else max(0, number + odds.numbers["two_points_early"])


def _kicked(game: Game) -> Procedure[tuple[Game, bool]]:
    """Kick for one point; row 11 is good unless the touchdown broke a tie (NB-K6)."""
    kick = yield from kick_at(game, "extra_point", game.to_goal)
    good = kick.good
    if kick.row.try_unless_level:
        good = game.score.lead(game.offense) != POINTS["touchdown"]
        yield ruled("NB-K6", "good unless the score was level before the touchdown")
    if kick.flagged:
        game = yield from _foul_on_try(game)
    return game, good


def _foul_on_try(game: Game) -> Procedure[Game]:
    """Roll for a foul; one of the defense shortens the next kickoff's return (NB-R63, NB-R67)."""
    flag = Flag(table="kick")
    foul = yield from roll_foul(game, Dead(side=game.offense), flag)
    side = offender(game, foul)
    yield FlagThrown(rule="NB-K5", side=side, foul=foul.foul)
    if side is game.offense:
        yield ruled("NB-R67", "a foul of the kickers on a try is ignored")
        return game
    yield ruled("NB-R63", "the next kickoff's return is {} yards shorter", foul.yards)
    return game.change(kickoff_penalty=foul.yards)


def _two(game: Game) -> Procedure[tuple[Game, bool]]:
    """Roll for two points on their own table (NB-A15)."""
    total = yield from roll(game.offense, SUM, "two_point", "two_point")
    good, text = game.tables.two_point[total]
    yield told(game.offense, "two_point", total, text)
    return game, good
