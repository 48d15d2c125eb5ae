"""Rows of the rare tables (NB-B1, NB-B19, NB-R57)."""

import re

from attrs import frozen

from bowlbound_desktop.kernel.errors import FileError

KINDS = (
    *("pass", "run", "sack", "incomplete", "touchdown", "intercepted", "lost", "touchback"),
    *("interference", "foul", "grounding", "time-out"),
)
_WORDS = ("ob", "caught", "no-return", "goal", "at", "touchdown", "offense", "defense")


@frozen(kw_only=True)
class Effect:
    """The effect of a rare play."""

    kind: str
    yards: int = 0
    returned: int | None = None
    """The printed return of a ball that was won."""
    words: tuple[str, ...] = ()

    def has(self, word: str) -> bool:
        """Whether the text has this word."""
        return word in self.words


def parse_effect(text: str) -> Effect:
    """Read an effect; every word of it must be known."""
    kind, *rest = text.split()
    printed = re.search(r"\breturned (\d+)", text)
    numbers = [word for word in rest if re.fullmatch(r"-?\d+", word)]
    words = tuple(word for word in rest if word not in numbers and word != "returned")
    if kind not in KINDS or not all(word in _WORDS for word in words):
        raise FileError(f'"{text}" is no effect of a rare play')
    yards = int(numbers[0]) if numbers and not (printed and len(numbers) == 1) else 0
    returned = int(printed[1]) if printed else None
    return Effect(kind=kind, yards=-yards if kind == "sack" else yards, returned=returned, words=words)


@frozen(kw_only=True)
class RareRow:
    """One row, or a pair of rows with one text."""

    text: str
    effect: Effect
    heavy: Effect | None = None
    """The effect if the favourite is heavily favored."""
    foul: Effect | None = None
    """A penalty after the play."""
    ghost: int | None = None
    """The row that a ghost offense uses instead."""
    inside_15: int | None = None
    """The row to use when the play begins inside the defense's 15."""
    safety_inside: int | None = None
    """The own yard line at or inside which the play is a safety."""
    unlimited: str = ""
    exhausted: str = ""
    hurt: bool = False
    challenge: str = ""
    """offense or defense: the side that may dispute the call."""
    reversed: Effect | None = None
