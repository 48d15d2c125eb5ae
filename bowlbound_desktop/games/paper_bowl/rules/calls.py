"""Cards put out in secret, the event card, and what timeouts change before the throw (PB-13, PB-22)."""

from attrs import evolve

from bowlbound_desktop.games.paper_bowl.rules.cards import CardsOut
from bowlbound_desktop.games.paper_bowl.rules.challenges import NO, YES
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.kernel.asking import choose, decision, spend_timeout
from bowlbound_desktop.kernel.events import Called, CardTurned
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, ask_together, draw
from bowlbound_desktop.kernel.requests import Decision

KEEP = "keep"
FIELD_GOAL = "field_goal"


def put_out_cards(game: Game) -> Procedure[CardsOut]:
    """Both sides choose in secret and reveal at once (PB-13, PBR-04)."""
    defense = decision(game.defense, "defense_call", tuple(game.box.defenses))
    ours, theirs = yield from ask_together(offense_decision(game), defense)
    yield _called(game.offense, "offense", ours)
    yield _called(game.defense, "defense", theirs)
    return CardsOut(play=game.box.plays[ours], defense=game.box.defenses[theirs])


def _called(side: Side, role: str, option: str) -> Called:
    return Called(rule="PB-13", side=side, kind=f"{role}_call", option=option, role=role)


def offense_decision(game: Game) -> Decision:
    """The question for a play card, with those that are legal here."""
    options = offense_options(game)
    barred = () if FIELD_GOAL in options or game.next == "try" else ((FIELD_GOAL, _too_far(game)),)
    return Decision(side=game.offense, kind="offense_call", options=options, barred=barred)


def offense_options(game: Game) -> tuple[str, ...]:
    """The legal play cards: field goals from 40 yards at most (PB-7), a run or a pass in a try (PB-16)."""
    cards = game.box.plays.values()
    if game.next == "try":
        return tuple(card.key for card in cards if card.kind != "kick")
    near = game.to_goal <= game.box.longest_goal
    return tuple(card.key for card in cards if near or card.key != FIELD_GOAL)


def _too_far(game: Game) -> str:
    return f"the goal line is {game.to_goal} yards away, and {game.box.longest_goal} is the most"


def turn_up(game: Game) -> Procedure[int]:
    """Turn up an event card for the play, which also counts for the clock (PB-24)."""
    number = yield from draw(game.offense, game.deck, "event")
    title, left = game.box.events[number].title, len(game.deck.cards) - 1
    yield CardTurned(rule="PB-13", side=game.offense, deck="event", card=number, title=title, left=left)
    return number


def use_timeout(game: Game, out: CardsOut) -> Procedure[tuple[Game, CardsOut]]:
    """Offer the timeout of cards 21 to 24 to the entitled side, before the throw."""
    if out.event is None or out.effect not in ("timeout_double", "timeout_halve", "change"):
        return game, out
    side = game.offense if out.event.by == "offense" else game.defense
    if not game.timeouts_of(side):
        return game, out
    if out.effect == "change":
        return (yield from _change_card(game, out, side))
    if (yield from choose(side, "spend_timeout", (NO, YES), NO)) == NO:
        return game, out
    return (yield from spend_timeout(game, side, "PB-22")), out.with_timeout()


def _change_card(game: Game, out: CardsOut, side: Side) -> Procedure[tuple[Game, CardsOut]]:
    """Offer another card with the other side's in view (cards 23, 24; PBR-04); no defense stops a kick."""
    if side is game.offense:
        others = tuple(key for key in offense_options(game) if key != out.play.key)
        chosen = yield from choose(side, "offense_change", (KEEP, *others), KEEP)
    elif out.play.kind == "kick":
        return game, out
    else:
        others = tuple(key for key in game.box.defenses if key != out.defense.key)
        chosen = yield from choose(side, "defense_change", (KEEP, *others), KEEP)
    if chosen == KEEP:
        return game, out
    game = yield from spend_timeout(game, side, "PB-22")
    if side is game.offense:
        yield _called(side, "offense", chosen)
        return game, evolve(out, play=game.box.plays[chosen])
    yield _called(side, "defense", chosen)
    return game, evolve(out, defense=game.box.defenses[chosen])
