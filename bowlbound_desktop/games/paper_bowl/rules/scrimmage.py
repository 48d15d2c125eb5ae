"""A play from scrimmage in its sequence (PB-13)."""

from attrs import evolve

from bowlbound_desktop.games.paper_bowl.rules.calls import put_out_cards, turn_up, use_timeout
from bowlbound_desktop.games.paper_bowl.rules.cards import CardsOut
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.games.paper_bowl.rules.kicks import field_goal, punt
from bowlbound_desktop.games.paper_bowl.rules.periods import close_play, started
from bowlbound_desktop.games.paper_bowl.rules.run_or_pass import run_or_pass
from bowlbound_desktop.kernel.procedure import Procedure


def scrimmage(before: Game) -> Procedure[Game]:
    """Put out and reveal cards, turn up an event, and carry out the play."""
    yield started(before)
    out = yield from put_out_cards(before)
    number = yield from turn_up(before)
    game = before.change(played=before.played + 1, discards=(*before.discards, number))
    after = yield from play_cards(game, evolve(out, event=game.box.events[number]))
    return (yield from close_play(before, after))


def play_cards(game: Game, out: CardsOut) -> Procedure[Game]:
    """Play the cards on the table, up to the dead ball."""
    game, out = yield from use_timeout(game, out)
    match out.play.key:
        case "punt":
            return (yield from punt(game))
        case "field_goal":
            return (yield from field_goal(game))
    return (yield from run_or_pass(game, out))
