"""Keeps words on one line, such as a formation and its letter."""

import re

NO_BREAK = "\u00a0"
_CAPITAL = re.compile(r" (?=[A-Z](?:[,.;:)]|\s|$))")


def tied(text: str) -> str:
    """The text with a non-breaking space before every single capital letter."""
    return _CAPITAL.sub(NO_BREAK, text)


def untied(text: str) -> str:
    """The text with plain spaces again."""
    return text.replace(NO_BREAK, " ")
