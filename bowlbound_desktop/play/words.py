"""Words for what a game asks: questions, labels and help, read from its words.toml."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from attrs import evolve, field, frozen

from bowlbound_desktop.kernel.nouns import filled
from bowlbound_desktop.kernel.requests import Decision, Draw, Request, Roll, Together
from bowlbound_desktop.kernel.ways import COMMON, Ways, read_ways, spaced

NEVER = re.compile(r"(?!)")
_PLACE = re.compile(r"\{(\w+)\}")


@frozen
class OptionText:
    """Label and help of one answer, or of all answers of one pattern."""

    label: str
    help: str
    pattern: re.Pattern[str] = field(repr=False)
    named: str = ""
    """The label for when it is known what the answer is about."""
    group: str = ""
    """What it has in common with its neighbours."""

    @property
    def full(self) -> str:
        """The label with its group before it."""
        return f"{self.group}: {self.label}" if self.group else self.label

    def fill(self, option: str, about: str = "") -> "OptionText | None":
        """The text with the option's own figures, or None where the pattern does not fit."""
        match = self.pattern.fullmatch(option)
        if match is None:
            return None
        figures, label = match.groupdict(), self.named if about and self.named else self.label
        return evolve(
            self, label=filled(label, about=about, **figures), help=filled(self.help, **figures), named=""
        )


@frozen
class DecisionText:
    """The question of one kind of decision and its answers, exact ones before patterns."""

    question: str
    options: tuple[OptionText, ...]
    numbers: bool = False
    """Whether the answer is a number, better typed than found among buttons."""
    _known: dict[tuple[str, str], OptionText | None] = field(factory=dict, init=False, eq=False, repr=False)
    """A cache, because the same answers are offered again and again."""

    def option(self, option: str, about: str = "") -> OptionText | None:
        """The text of an answer."""
        key = option, about
        if key not in self._known:
            fitting = filter(None, (text.fill(option, about) for text in self.options))
            self._known[key] = next(fitting, None)
        return self._known[key]


@frozen
class Words:
    """The vocabulary of one game system; the only list of its decisions and dice."""

    decisions: Mapping[str, DecisionText]
    dice: Mapping[str, tuple[str, str]]
    cards: Mapping[str, tuple[str, str]] = field(factory=dict)
    """Purposes of cards that are drawn."""
    ways: Ways = COMMON
    """What the words of its events mean."""
    pages: Mapping[str, str] = field(factory=dict)
    """Where its manual explains a question, by kind: a page and, after #, a heading on it."""
    charts: Mapping[str, str] = field(factory=dict)
    """How it names a column of each part of a chart; {} is the column."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Every kind of decision."""
        return tuple(self.decisions)

    @property
    def purposes(self) -> tuple[str, ...]:
        """Every purpose of dice."""
        return tuple(self.dice)

    def question(self, request: Request, again: bool = False) -> str:
        """The question for the person at the table; `again` where the same throw was made before."""
        match request:
            case Roll(purpose=purpose, dice=dice):
                return f"Throw the {dice.name} dice {'again ' if again else ''}for {self.purpose(purpose)}."
            case Draw(purpose=purpose, deck=deck):
                return f"Turn up a card of the {deck.name} deck for {self.purpose(purpose)}."
            case Decision(kind=kind):
                text = self.decisions.get(kind)
                return text.question if text else f"{spaced(kind).capitalize()}?"
            case Together(decisions=decisions):
                return " ".join(self.question(decision) for decision in decisions)

    def numbers(self, kind: str) -> bool:
        """Whether the answer to this kind of question is a number."""
        text = self.decisions.get(kind)
        return text is not None and text.numbers

    def label(self, kind: str, option: str) -> str:
        """The words on the button of an answer."""
        text = self._option(kind, option)
        if text is None and "+" in option:
            return ", ".join(self.label(kind, part) for part in option.split("+"))
        return text.full if text else spaced(option).capitalize()

    def help(self, kind: str, option: str) -> str:
        """One sentence on an answer; empty where there is none."""
        return self.text(kind, option).help

    def text(self, kind: str, option: str, about: str = "") -> OptionText:
        """Label and help of an answer, naming what it is about where that is known."""
        found = self._option(kind, option, about)
        return found or OptionText(self.label(kind, option), "", NEVER)

    def purpose(self, purpose: str) -> str:
        """What dice are thrown or cards drawn for, in words to follow "for"."""
        text = self.dice.get(purpose) or self.cards.get(purpose)
        return text[0] if text else spaced(purpose)

    def purpose_help(self, purpose: str) -> str:
        """One sentence on a throw or a card; empty where there is none."""
        text = self.dice.get(purpose) or self.cards.get(purpose)
        return text[1] if text else ""

    def where(self, part: str, column: str) -> str:
        """A column of a chart in words; a table whose only column has its own name is named once."""
        named = self.charts.get(part)
        return spaced(named.format(column) if named else " ".join(dict.fromkeys((part, column))))

    def _option(self, kind: str, option: str, about: str = "") -> OptionText | None:
        text = self.decisions.get(kind)
        return text.option(option, about) if text else None


@cache
def load_words(path: Path) -> Words:
    """The words in a file."""
    return read_words(tomllib.loads(path.read_text(encoding="utf-8")))


def read_words(data: Mapping[str, Any]) -> Words:
    """Turn the tables of a words file into Words."""
    patterns = data.get("patterns", {})
    decisions = {kind: _decision(values, patterns) for kind, values in data["decisions"].items()}
    dice, cards = (
        {purpose: tuple(texts) for purpose, texts in data.get(name, {}).items()} for name in ("dice", "cards")
    )
    ways, pages, charts = read_ways(data.get("ways", {})), data.get("pages", {}), data.get("charts", {})
    return Words(decisions, dice, cards, ways, pages, charts)


def _decision(values: Mapping[str, Any], patterns: Mapping[str, str]) -> DecisionText:
    options = sorted(values["options"].items(), key=lambda item: "{" in item[0])
    named, groups = values.get("named", {}), values.get("groups", {})
    texts = (
        OptionText(
            label=label,
            help=text,
            pattern=_pattern(key, patterns),
            named=named.get(key, ""),
            group=groups.get(key.partition(":")[0], "") if ":" in key else "",
        )
        for key, (label, text) in options
    )
    return DecisionText(values["question"], tuple(texts), values.get("numbers", False))


def _pattern(key: str, patterns: Mapping[str, str]) -> re.Pattern[str]:
    """An answer's key as a regular expression, its braces as named groups."""
    parts = _PLACE.split(key)
    literal, named = parts[::2], parts[1::2]
    groups = [f"(?P<{name}>{patterns[name]})" for name in named] + [""]
    return re.compile("".join(re.escape(text) + group for text, group in zip(literal, groups, strict=True)))
