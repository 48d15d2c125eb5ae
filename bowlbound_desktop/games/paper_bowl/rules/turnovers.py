"""Interceptions and fumbles by event cards 01 to 04 (PB-18, PBR-17)."""

from bowlbound_desktop.games.paper_bowl.rules.cards import EventCard
from bowlbound_desktop.games.paper_bowl.rules.challenges import challenge
from bowlbound_desktop.games.paper_bowl.rules.dead_ball import next_down, takes_over, touchback
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.games.paper_bowl.rules.returns import run_back
from bowlbound_desktop.kernel.events import Fumbled, Intercepted, PassFell, Recovered
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure


def intercepted(game: Game, card: EventCard, distance: int) -> Procedure[Game]:
    """Let the defense catch a pass, `distance` yards from the line of scrimmage."""
    if card.by:
        game, won = yield from challenge(game, game.offense)
        if won:
            yield PassFell(rule="PB-23", side=game.offense)
            return (yield from next_down(game, game.y))
    spot = min(game.y + distance, FIELD)
    yield Intercepted(rule="PB-18", side=game.defense, ball=game.spot(spot))
    if spot >= FIELD:
        return (yield from touchback(game, game.defense, "PB-18"))
    return (yield from _lost(game, card, spot))


def fumbled(game: Game, card: EventCard, y: int) -> Procedure[Game]:
    """Lose the ball at the end of the gain, unless a challenge saves it."""
    if card.by:
        game, won = yield from challenge(game, game.offense)
        if won:
            return (yield from next_down(game, y))
    yield Fumbled(rule="PB-18", side=game.offense, ball=game.spot(y))
    yield Recovered(rule="PB-18", side=game.defense, ball=game.spot(y))
    return (yield from _lost(game, card, y))


def _lost(game: Game, card: EventCard, y: int) -> Procedure[Game]:
    """Give the defense the ball at `y` of the offense's count; it returns it if the card says so."""
    if card.returned:
        return (yield from run_back(game, game.defense, FIELD - y))
    return (yield from takes_over(game, game.defense, FIELD - y, "PB-18"))
