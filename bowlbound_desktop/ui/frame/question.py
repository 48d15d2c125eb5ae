"""A question as the decision panel shows it, made from a request of the rules and its words."""

from collections.abc import Mapping, Sequence

from attrs import frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Draw, Roll
from bowlbound_desktop.kernel.system import Card
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.prospects import best_by_yards, prospects
from bowlbound_desktop.play.telling.chance_words import how_to_type
from bowlbound_desktop.play.words import Words

TIMEOUT_KEY = "T"
MANY = 24
"""With more answers than this the buttons are small and have no keys."""


@frozen(kw_only=True)
class Choice:
    """An answer, as its button shows it."""

    option: str
    label: str
    text: str = ""
    """The label without its group."""
    help: str = ""
    consequence: str = ""
    key: str = ""
    group: str = ""
    """What it has in common with the answers beside it, written once before them."""
    card: Card | None = None
    """The card it plays, in games with cards."""
    barred: str = ""
    """Why it cannot be chosen now; empty where it can."""
    note: str = ""
    """Text beside the label, such as how often the call was used."""


@frozen(kw_only=True)
class Question:
    """A question: what is asked, of whom, and the possible answers."""

    heading: str
    note: str = ""
    story: str = ""
    side: Side | None = None
    kind: str = ""
    choices: tuple[Choice, ...] = ()
    most: int = 1
    numbers: bool = False
    """Whether the answers are numbers, to be typed."""
    quiet: str | None = None
    best: str = ""
    """The answer that gains most yards, if that is known; empty otherwise."""
    secret: bool = False
    covered: bool = False
    """Whether a curtain hides it, because two people share the screen."""
    roll: Roll | Draw | None = None
    over: bool = False
    thinking: bool = False
    """Whether a computer coach has to answer first."""
    watched: bool = False
    """Whether no person plays at all."""
    place: tuple[int, int, int] = (0, 0, 0)
    """Where in the game it is asked; the same question may be asked again, but never in the same place."""
    timeout: bool | None = None
    """Whether a timeout after this play has been ordered; None where it cannot be."""


def ask_decision(
    decision: Decision,
    words: Words,
    game: Descriptor,
    teams: Mapping[Side, TeamFace],
    reserved: str = "",
) -> Question:
    """A decision of a coach as a question."""
    return Question(
        heading=f"{teams[decision.side].short}: {words.question(decision)}",
        side=decision.side,
        kind=decision.kind,
        choices=_choices(decision, words, game, reserved),
        most=decision.most,
        numbers=words.numbers(decision.kind),
        quiet=decision.quiet,
        best=best_by_yards(decision, game.rules),
    )


def ask_chance(
    chance: Roll | Draw, words: Words, teams: Mapping[Side, TeamFace], again: bool = False
) -> Question:
    """A throw of somebody's own dice, or a card of their own deck, as a question."""
    return Question(
        heading=f"{teams[chance.side].short}: {words.question(chance, again)}",
        note=how_to_type(chance),
        side=chance.side,
        kind=chance.purpose,
        roll=chance,
    )


def _choices(decision: Decision, words: Words, game: Descriptor, reserved: str) -> tuple[Choice, ...]:
    barred, about = dict(decision.barred), dict(decision.about)
    options = (*decision.options, *(option for option in barred if option not in decision.options))
    texts = [words.text(decision.kind, option, about.get(option, "")) for option in options]
    keyed = len(options) <= MANY and decision.most == 1
    keys = keys_for(options, [text.full for text in texts], reserved) if keyed else [""] * len(options)
    after, notes, cards = prospects(decision, game.rules), dict(decision.notes), game.cards
    return tuple(
        Choice(
            option=option,
            label=text.full,
            text=text.label,
            group=text.group,
            help=text.help,
            consequence=after.get(option, ""),
            key=key,
            card=cards.card_of(decision.kind, option) if cards is not None else None,
            barred=barred.get(option, ""),
            note=notes.get(option, ""),
        )
        for option, text, key in zip(options, texts, keys, strict=True)
    )


def keys_for(options: Sequence[str], labels: Sequence[str], reserved: str = "") -> list[str]:
    """A key for each answer: the answer itself, the digit it ends with, or a free letter of its label.

    First letters go first, so that P means Punt even where Short pass has to leave S to another answer.
    """
    keys = dict.fromkeys(options, "")
    for most in (1, None):
        taken = {*reserved, *keys.values(), *(option.upper() for option in options if len(option) == 1)}
        for option, label in zip(options, labels, strict=True):
            if not keys[option]:
                keys[option] = option.upper() if len(option) == 1 else _free_key(option, label, taken, most)
                taken.add(keys[option])
    return list(keys.values())


def _free_key(option: str, label: str, taken: set[str], most: int | None) -> str:
    """The first free key of those that an answer would like, of which only the first so many count."""
    figure = option[-1] if option[-1:].isdigit() else ""
    letters = [word[0] for word in label.split()] + list(label)
    wanted = [figure, *(letter.upper() for letter in letters if letter.isascii() and letter.isalpha())]
    return next((key for key in [key for key in wanted if key][:most] if key not in taken), "")
