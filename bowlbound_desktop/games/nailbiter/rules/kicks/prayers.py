"""Prayers: kickoffs returned with laterals as the game runs out (NB-D14, NB-G9, NB-R36)."""

from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead, carried, moved
from bowlbound_desktop.games.nailbiter.rules.frame.dice import D6, EVERY_FACE, is_double, total_of
from bowlbound_desktop.games.nailbiter.rules.frame.game import LAST_QUARTER, Game
from bowlbound_desktop.games.nailbiter.rules.plays.challenges import NO, YES
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Fumbled, Recovered
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.procedure import Procedure, roll

UNDER_A_MINUTE = 60
BEHIND_BY = 4


def wants_prayer(game: Game) -> Procedure[bool]:
    """Decide whether the receivers try a prayer return; the ghost does whenever he may (NB-G9)."""
    if not prayer_allowed(game):
        return False
    if game.defense is game.coached:
        return (yield from choose(game.coached, "prayer", (NO, YES), NO)) == YES
    yield ruled("NB-G9", "the ghost tries a prayer return")
    return True


def prayer_allowed(game: Game) -> bool:
    """Whether less than a minute is left in the game, and the receivers are behind by four or more."""
    late = game.quarter >= LAST_QUARTER and game.seconds is not None and game.seconds < UNDER_A_MINUTE
    return late and game.score.lead(game.offense) >= BEHIND_BY


def prayer(game: Game) -> Procedure[Dead]:
    """Roll one die for the return; a 6 keeps the ball moving until doubles come up."""
    side = game.defense
    shown = yield from roll(side, D6, "prayer", "prayer")
    row = game.tables.prayer[shown]
    yield told(side, "prayer", shown, row.text)
    yield moved(game, FIELD, "kickoff", "NB-D14")
    if row.kind == "run":
        return (yield from _laterals(side, row.line))
    yield carried(side, 0, row.line, "return", "NB-D14")
    if row.kind == "to":
        return Dead(side=side, y=row.line, stopped=True, start=0)
    spot = Spot.seen_from(side, row.line).yards
    yield Fumbled(rule="NB-D14", side=side, ball=spot)
    yield Recovered(rule="NB-D14", side=game.offense, ball=spot)
    return Dead(side=game.offense, y=FIELD - row.line, stopped=True)


def _laterals(side: Side, y: int) -> Procedure[Dead]:
    """Add throws up to the first doubles, which count too; it may score (NB-R36)."""
    tackled = False
    start = y
    while not tackled and y < FIELD:
        shown = yield from roll(side, EVERY_FACE, "prayer_run")
        y += total_of(shown, EVERY_FACE)
        tackled = is_double(shown)
        yield ruled("NB-D14", "the laterals reach the {}", min(y, FIELD))
    yield carried(side, start, y, "return", "NB-R36")
    if y >= FIELD:
        return Dead(side=side, y=FIELD, score="touchdown", start=0)
    return Dead(side=side, y=y, stopped=True, start=0)
