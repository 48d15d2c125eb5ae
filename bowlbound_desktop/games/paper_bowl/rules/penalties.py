"""Fouls that event cards 07 to 10 bring (PB-20, PBR-19, PBR-20, PBR-22)."""

from attrs import frozen

from bowlbound_desktop.games.paper_bowl.rules.cards import CardsOut
from bowlbound_desktop.games.paper_bowl.rules.dice import Throw
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.kernel.events import BallMoved, FirstDown, FlagThrown, PenaltyMarked
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure


@frozen(kw_only=True)
class Foul:
    """A foul, before it is marked off."""

    side: Side
    name: str
    yards: int
    first_down: bool = False
    """Whether it gives the offense a first down by itself."""


def foul_of(game: Game, out: CardsOut, throw: Throw) -> Foul | None:
    """The foul that the first throw causes, if any."""
    card = out.event
    if card is None or out.effect not in ("delay", "foul"):
        return None
    side = _offender(game, out.effect, throw)
    if side is None:
        return None
    given = card.first_down and side is game.defense
    return Foul(side=side, name=card.title, yards=card.yards, first_down=given)


def _offender(game: Game, effect: str, throw: Throw) -> Side | None:
    by_offense, by_defense = throw.shows((1,)), throw.shows((6,))
    if effect == "delay":
        leads = game.score.lead(game.offense) > 0
        return game.offense if leads and (by_offense or by_defense) else None
    if by_offense == by_defense:
        return None
    return game.offense if by_offense else game.defense


def marked_yards(game: Game, foul: Foul) -> int:
    """The yards of a foul, at most half the distance to the offender's goal line (PBR-20)."""
    return min(foul.yards, (game.y if foul.side is game.offense else game.to_goal) // 2)


def mark_off(game: Game, foul: Foul) -> Procedure[Game]:
    """Mark off a foul; the play does not count, and the down is repeated unless there is a first down."""
    yield FlagThrown(rule="PB-20", side=foul.side, foul=foul.name)
    yards = marked_yards(game, foul)
    y = game.y - yards if foul.side is game.offense else game.y + yards
    yield PenaltyMarked(rule="PB-20", side=foul.side, foul=foul.name, yards=yards)
    yield BallMoved(rule="PB-20", side=game.offense, start=game.spot(), end=game.spot(y), how="penalty")
    if foul.first_down or y >= game.line:
        yield FirstDown(rule="PB-20", side=game.offense, ball=game.spot(y))
        return game.series(game.offense, y)
    return game.change(y=y)
