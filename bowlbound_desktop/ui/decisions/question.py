"""What the decision panel shows, as a plain value made of a request and its words."""

from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve, frozen

from bowlbound_desktop.kernel.events import FlagThrown
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Draw, Event, Roll
from bowlbound_desktop.kernel.system import Card, TeamFace
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.words import Words

TIMEOUT_KEY = "T"
MANY = 24
"""Above this number of answers the buttons are small and have no keys."""


@frozen(kw_only=True)
class Choice:
    """One answer as a button shows it."""

    option: str
    label: str
    help: str = ""
    consequence: str = ""
    key: str = ""
    group: str = ""
    """What it has in common with its neighbours, written once before them."""
    card: Card | None = None
    """The card that it puts out, in games of cards."""
    barred: str = ""
    """Why it cannot be chosen just now; empty when it can."""
    note: str = ""
    """What stands beside its label, such as how often it was used."""


@frozen(kw_only=True)
class Question:
    """What is asked, of whom, and how it can be answered."""

    heading: str
    note: str = ""
    story: str = ""
    side: Side | None = None
    kind: str = ""
    choices: tuple[Choice, ...] = ()
    most: int = 1
    quiet: str | None = None
    secret: bool = False
    roll: Roll | Draw | None = None
    over: bool = False
    thinking: bool = False
    """Whether a computer has to answer first."""
    watched: bool = False
    """Whether no person plays at all."""
    timeout: bool | None = None
    """Whether a timeout after this play is ordered; None where nothing can be ordered."""


def ask_decision(
    decision: Decision,
    words: Words,
    game: Descriptor,
    teams: Mapping[Side, TeamFace],
    reserved: str = "",
) -> Question:
    """A coach's decision in words."""
    return Question(
        heading=f"{teams[decision.side].short}: {words.question(decision)}",
        side=decision.side,
        kind=decision.kind,
        choices=_choices(decision, words, game, reserved),
        most=decision.most,
        quiet=decision.quiet,
    )


def ask_chance(chance: Roll | Draw, words: Words, teams: Mapping[Side, TeamFace]) -> Question:
    """A throw of a person's own dice, or a card of their own deck, in words."""
    return Question(
        heading=f"{teams[chance.side].short}: {words.question(chance)}",
        note=_how_to_type(chance),
        side=chance.side,
        kind=chance.purpose,
        roll=chance,
    )


def _how_to_type(chance: Roll | Draw) -> str:
    if isinstance(chance, Draw):
        return f"Type the number of the card; {len(chance.deck.cards)} are left"
    dice = chance.dice
    colours = " + ".join(die.colour for die in dice.dice)
    if dice.spelled:
        return f"Type the faces: {colours}, such as {'+'.join(map(str, dice.faces_of(dice.throws[0])))}"
    return f"Type the total, {dice.throws[0]} to {dice.throws[-1]}, or the faces: {colours}"


def with_fouls(question: Question, events: Iterable[Event]) -> Question:
    """Say which foul is meant where the answers only count them."""
    if question.kind != "penalty":
        return question
    flags = [event.foul for event in events if isinstance(event, FlagThrown)]
    return evolve(question, choices=tuple(_with_foul(choice, flags) for choice in question.choices))


def _with_foul(choice: Choice, flags: Sequence[str]) -> Choice:
    number = int(choice.option.partition("@")[0]) if choice.option[:1].isdigit() else 0
    if not 0 < number <= len(flags):
        return choice
    words = choice.label.replace(f"Foul {number}", f"Take {flags[number - 1]}")
    return evolve(choice, label=words)


def _choices(decision: Decision, words: Words, game: Descriptor, reserved: str) -> tuple[Choice, ...]:
    barred = dict(decision.barred)
    options = (*decision.options, *(option for option in barred if option not in decision.options))
    labels = [words.label(decision.kind, option) for option in options]
    keyed = len(options) <= MANY and decision.most == 1
    keys = keys_for(options, labels, reserved) if keyed else [""] * len(options)
    after, notes, cards = _consequences(decision, game), dict(decision.notes), game.cards
    return tuple(
        Choice(
            option=option,
            label=label,
            group=label.partition(": ")[0] if ":" in option and ": " in label else "",
            help=words.help(decision.kind, option),
            consequence=after.get(option, ""),
            key=key,
            card=cards.card_of(decision.kind, option) if cards is not None else None,
            barred=barred.get(option, ""),
            note=notes.get(option, ""),
        )
        for option, label, key in zip(options, labels, keys, strict=True)
    )


def _consequences(decision: Decision, game: Descriptor) -> dict[str, str]:
    """What follows from each option, where the rules know it."""
    return {
        option: game.rules.consequence(outcome)
        for option, outcome in zip(decision.options, decision.outcomes, strict=False)
        if outcome is not None
    }


def keys_for(options: Sequence[str], labels: Sequence[str], reserved: str = "") -> list[str]:
    """A key for each answer: its own character, the figure it ends with, or a free letter of its label."""
    taken = set(reserved) | {option.upper() for option in options if len(option) == 1}
    keys = []
    for option, label in zip(options, labels, strict=True):
        key = option.upper() if len(option) == 1 else _free_key(option, label, taken)
        taken.add(key)
        keys.append(key)
    return keys


def _free_key(option: str, label: str, taken: set[str]) -> str:
    figure = option[-1] if option[-1:].isdigit() else ""
    letters = [word[0] for word in label.split()] + list(label)
    wanted = [figure, *(letter.upper() for letter in letters if letter.isascii() and letter.isalpha())]
    return next((key for key in wanted if key and key not in taken), "")
