"""Numbers with the nouns that they count: "1 yard", "2 yards"; and how a sentence begins."""

import re
from string import Formatter
from typing import Any

_ONE = ("1", "-1", "+1")
_PARTS = Formatter()
NOUNS = ("yard", "point", "second", "play", "timeout", "card")
"""Nouns that follow figures in sentences; their plural adds an s."""


_FILE = re.compile(r"[^\s.]*\.\w")


def capitalised(words: str) -> str:
    """The words as a sentence begins: with a capital, but a file's name as it is."""
    return words if _FILE.match(words) else f"{words[:1].upper()}{words[1:]}"


def counted(number: int, noun: str) -> str:
    """A number of things."""
    return f"{number:,} {noun}" if str(number) in _ONE else f"{number:,} {noun}s"


def filled(sentence: str, *figures: Any, **named: Any) -> str:
    """The sentence with its figures filled in, nouns singular after a 1: "{} yards" gives "1 yard"."""
    text, before, coming = "", "", iter(figures)
    for literal, name, spec, _ in _PARTS.parse(sentence):
        text += _agreeing(literal, before)
        before = "" if name is None else format(named[name] if name else next(coming), spec or "")
        text += before
    return text


def _agreeing(literal: str, before: str) -> str:
    """The text after a figure, its noun singular after a 1."""
    noun = next((noun for noun in NOUNS if literal.startswith(f" {noun}s")), "")
    if before not in _ONE or not noun or literal[len(noun) + 2 : len(noun) + 3].isalpha():
        return literal
    return f" {noun}{literal[len(noun) + 2 :]}"
