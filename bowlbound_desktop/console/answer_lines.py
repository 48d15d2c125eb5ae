"""The answers to a question as lines: one each, in columns where there are many, numbers as a range."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from attrs import frozen

from bowlbound_desktop.console.look import Look, in_columns
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.system import RuleSystem
from bowlbound_desktop.play.prospects import prospects
from bowlbound_desktop.play.words import OptionText, Words

MANY = 6
"""More answers than this are listed in columns, if they are short."""
RANGE = 6
"""This many answers that differ only by their figures are told as a range."""
SHORT = 36
"""Answers up to this length may be listed in columns."""


@frozen
class _Entry:
    """One line: what is typed, and what it stands for."""

    typed: str
    words: str
    quiet: bool = False

    def text(self, width: int) -> str:
        """The line without colours."""
        return f"{'*' if self.quiet else ' '}{self.typed.ljust(width)}  {self.words}".rstrip()


def answer_lines(decision: Decision, words: Words, rules: RuleSystem[Any], look: Look) -> list[str]:
    """What can be answered, with what is known to follow."""
    entries = list(_entries(decision, words, rules))
    width = max(len(entry.typed) for entry in entries)
    texts = [entry.text(width) for entry in entries]
    if look.width and len(entries) > MANY and max(map(len, texts)) <= SHORT:
        rows = in_columns(texts, look.width)
        return ["   ".join(_keyed(part, width, look) for part in row).rstrip() for row in rows]
    indent = " " * (width + 3)
    return [
        _keyed(line, width, look) if number == 0 else line
        for text in texts
        for number, line in enumerate(_broken(text, indent, look))
    ]


def _broken(text: str, indent: str, look: Look) -> list[str]:
    """A line and its continuations; the blank or star before the typed word stays."""
    first, *others = look.wrapped(text[1:], indent)
    return [f"{text[0]}{first}", *others]


def _keyed(line: str, width: int, look: Look) -> str:
    """The line with what is typed in bold."""
    return line[0] + look.paint(line[1 : width + 1], "strong") + line[width + 1 :]


def _entries(decision: Decision, words: Words, rules: RuleSystem[Any]) -> Iterator[_Entry]:
    after, notes, about = prospects(decision, rules), dict(decision.notes), dict(decision.about)
    texts = [words.text(decision.kind, option, about.get(option, "")) for option in decision.options]
    pairs = list(zip(decision.options, texts, strict=True))
    for _, group in groupby(pairs, key=lambda pair: pair[1].pattern):
        found = list(group)
        if len(found) >= RANGE and _only_figures_differ(found):
            yield _Entry(f"{found[0][0]} to {found[-1][0]}", found[0][1].help)
            continue
        for option, text in found:
            note = f" ({notes[option]})" if notes.get(option) else ""
            then = f": {after[option]}" if after.get(option) else ""
            yield _Entry(option, f"{text.full}{note}{then}", option == decision.quiet)


def _only_figures_differ(pairs: list[tuple[str, OptionText]]) -> bool:
    return len({text.help for _, text in pairs}) == 1 and all(option[:1].isdigit() for option, _ in pairs)
