"""The try after a touchdown (GC-8, GC-K1, GC-R57, GC-R74)."""

from bowlbound_desktop.games.gridiron_chaos.rules.credits import (
    EXTRA_POINT,
    TWO_POINT_STOP,
    TWO_POINTS,
    Credit,
    told,
)
from bowlbound_desktop.games.gridiron_chaos.rules.dice import SUM
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.challenges import review
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.enforcement import Foul, moved_by
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.penalties import ask_penalty, find_foul
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.kicks.field_goals import kick_row
from bowlbound_desktop.games.gridiron_chaos.rules.periods import close_period
from bowlbound_desktop.games.gridiron_chaos.rules.rows import KickRow, TwoPointRow
from bowlbound_desktop.games.gridiron_chaos.rules.telling import read, started
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Called, Credited, KickFailed, PenaltyMarked, Scored
from bowlbound_desktop.kernel.procedure import Procedure, roll

KICK, TWO = "kick", "two"


def try_for_points(game: Game) -> Procedure[Game]:
    """Try for one point by a kick, or for two by the table; it takes no time (GC-6)."""
    yield started(game)
    how = yield from choose(game.offense, "try", (KICK, TWO), KICK)
    yield Called(rule="GC-8", side=game.offense, kind="try", option=how)
    after = yield from (_kick(game) if how == KICK else _two(game))
    return (yield from close_period(game, after))


def _kick(game: Game) -> Procedure[Game]:
    """Kick for one point; a block or a fumble is dead (GC-K1, GC-K2)."""
    row, flagged = yield from kick_row(game, "extra_point")
    good = is_good(game, row)
    after = game.kickoff_by(game.offense)
    after = after.with_points(game.offense, 1) if good else after
    if flagged:
        foul = yield from find_foul(game, "kicks")
        marked = _marked(game, after, foul)
        if (yield from ask_penalty(foul, marked, after)):
            yield PenaltyMarked(
                rule="GC-R74",
                side=foul.side,
                foul=foul.row.foul,
                yards=foul.row.yards,
                play_stands=foul.side is game.defense,
            )
            if marked.next == "try":
                yield ruled("GC-R57", "the try is repeated from the {}", marked.to_goal)
                return marked
            after = marked
    yield from _tell_kick(game, good)
    return after


def is_good(game: Game, row: KickRow) -> bool:
    """Whether the kick is good; a fake row is (GC-K3)."""
    return bool(row.fake) or game.to_goal <= row.good


def _marked(game: Game, after: Game, foul: Foul) -> Game:
    """The try again after a foul of the kickers; one of the others goes to the kickoff (GC-R45, GC-R74)."""
    if foul.side is game.offense:
        return game.change(y=game.y + moved_by(game.y, True, foul.row))
    return after.change(return_yards=after.return_yards - foul.row.yards)


def _tell_kick(game: Game, good: bool) -> Procedure[None]:
    yield _credited(game, Credit(side=game.offense, slot="Kicker", what=EXTRA_POINT, good=good))
    if good:
        yield Scored(rule="GC-K1", side=game.offense, points=1, how="extra_point")
    else:
        yield KickFailed(rule="GC-K1", side=game.offense, how="extra_point")


def _two(game: Game) -> Procedure[Game]:
    """Roll for two points on their own table; one row may be challenged (GC-8, GC-R48)."""
    thrown = yield from roll(game.offense, SUM, "two_point")
    yield read(game, "two_point", thrown, "GC-8")
    row = game.tables.two_point[thrown]
    yield ruled("GC-8", "{}", row.text, news=True)
    good = row.good
    if row.challenge:
        game, _, won = yield from review(
            game, game.defense, lambda: {"no": "Two points", "yes": "On doubles no points"}
        )
        good = not won
    yield from _tell_two(game, row, good)
    after = game.kickoff_by(game.offense)
    return after.with_points(game.offense, 2) if good else after


def _tell_two(game: Game, row: TwoPointRow, good: bool) -> Procedure[None]:
    """Tell who made the play, and the points; an incomplete pass credits nobody (GC-R61)."""
    caught = row.play != "pass" or good
    slot = game.quarterback(game.offense) if row.play == "quarterback" else row.letter
    if row.play == "sack":
        yield _credited(game, Credit(side=game.defense, slot=slot, what=TWO_POINT_STOP))
    elif row.play != "incomplete" and caught:
        yield _credited(game, Credit(side=game.offense, slot=slot, what=TWO_POINTS, good=good))
    if good:
        yield Scored(rule="GC-8", side=game.offense, points=2, how="two_points")
    else:
        yield KickFailed(rule="GC-8", side=game.offense, how="two_points")


def _credited(game: Game, credit: Credit) -> Credited:
    return told(credit, game.setup.team(credit.side))
