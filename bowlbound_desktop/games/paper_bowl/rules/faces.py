"""The cards of the box as they look on the screen."""

from collections.abc import Sequence

from bowlbound_desktop.games.paper_bowl.rules.cards import Box, DefenseCard, EventCard, PlayCard
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.kernel.system import Card, Pile

CALLS = {
    "offense_call": "play",
    "offense_change": "play",
    "defense_call": "defense",
    "defense_change": "defense",
}
"""Kinds of decision that are answered with a card."""
TIMEOUTS = 6
"""Timeout cards in the box, three a team."""
PICTURES = {
    "intercept": "intercept",
    "fumble": "fumble",
    "dispute_catch": "challenge",
    "dispute_fall": "challenge",
    "delay": "clock",
    "foul": "flag",
    "sack": "sack",
    "timeout_double": "timeout",
    "timeout_halve": "timeout",
    "change": "timeout",
}
TIMEOUT_TEXT = "Spent on an event card, or staked on a challenge: throw the dice, an odd score wins."


def box_cards(box: Box) -> tuple[Card, ...]:
    """All cards: plays, defenses, events, timeouts."""
    timeouts = (
        Card(group="timeout", name=str(n), title="Timeout", text=TIMEOUT_TEXT, picture="timeout")
        for n in range(1, TIMEOUTS + 1)
    )
    return (
        *(play_face(box, card) for card in box.plays.values()),
        *map(defense_face, box.defenses.values()),
        *map(event_face, box.events.values()),
        *timeouts,
    )


def call_face(box: Box, kind: str, option: str) -> Card | None:
    """The card that an answer puts out."""
    group = CALLS.get(kind)
    if group == "play" and option in box.plays:
        return play_face(box, box.plays[option])
    if group == "defense" and option in box.defenses:
        return defense_face(box.defenses[option])
    return None


def play_face(box: Box, card: PlayCard) -> Card:
    """A play card; that of the field goal shows the good numbers by distance."""
    lows = (1, *(row.within + 1 for row in box.field_goals))
    rows = zip(lows, box.field_goals, strict=False)
    goals = tuple((f"{low}-{row.within}", _numbers(row.numbers, "doublet")) for low, row in rows)
    lines = goals if card.key == "field_goal" else ()
    return Card(group="play", name=card.key, title=card.title, text=card.text, lines=lines, picture=card.key)


def defense_face(card: DefenseCard) -> Card:
    """A defense card with its figures."""
    lines = [("Run", f"-{card.run}" if card.run else "0")]
    lines += [("Short", _numbers(card.short)), ("Long", _numbers(card.long))]
    if card.red_zone is not None:
        lines.append(("Red zone", _numbers(card.red_zone)))
    return Card(
        group="defense", name=card.key, title=card.title, lines=tuple(lines), picture=f"defense{card.key}"
    )


def _numbers(numbers: Sequence[int], none: str = "–") -> str:
    return " ".join(map(str, numbers)) or none


def event_face(card: EventCard) -> Card:
    """An event card."""
    picture = PICTURES.get(card.effect) or {"run": "run", "pass": "long"}.get(card.plays, "defense1")
    return Card(group="event", name=f"{card.number:02d}", title=card.title, text=card.text, picture=picture)


def event_pile(game: Game) -> Pile:
    """The event deck."""
    discards = tuple(event_face(game.box.events[number]) for number in game.discards)
    return Pile(title="Event deck", left=len(game.deck.cards), discards=discards)
