"""Headings of columns, formations and parts, however they are spelt."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from itertools import pairwise

from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    FORMATIONS,
    OFFENSE_COLUMNS,
    PLAY_NAMES,
    SPECIAL_COLUMNS,
)

NEAR = 0.82
"""How alike a heading must be to a known one, from 0 to 1."""
SHORT = 4
"""Letters below which a heading must be known exactly."""
_WORD = re.compile(r"[a-z0-9]+")
_PLAY = re.compile(r"(?:play |no |number |p)?([1-9])(?: [a-z].*)?|[a-z][a-z ]* ([1-9])")
_FORMATION = re.compile(r"(?:(?:formation|defen[sc]e|def|set|form) )?([a-f])(?: [a-z].*)?")

_OFFENSE: Mapping[str, Sequence[str]] = {
    **{play: (name.lower(), name.lower().removesuffix(" pass")) for play, name in PLAY_NAMES.items()},
    "B": ("b", "breakaway", "breakaways", "break away", "b breakaway", "brk"),
    "QR": ("qr", "quarterback runs", "quarterback run", "qb runs", "qb run", "qr quarterback runs"),
    "QT": (
        "qt",
        "quarterback trapped",
        "quarterback traps",
        "qb trapped",
        "qb trap",
        "qt quarterback trapped",
    ),
}
_SPECIAL: Mapping[str, Sequence[str]] = {
    "kickoff": ("kickoff", "kickoffs", "kick off", "ko", "kick"),
    "kickoff_return": (
        "kickoff return",
        "kickoff returns",
        "kick off return",
        "ko return",
        "ko ret",
        "kor",
        "kr",
    ),
    "punt": ("punt", "punts"),
    "punt_return": ("punt return", "punt returns", "punt ret", "pr"),
    "interception_return": (
        "interception return",
        "interception returns",
        "int return",
        "int ret",
        "ir",
        "intr",
    ),
    "field_goal": ("field goal", "field goals", "fg", "fieldgoal"),
    "extra_point": ("extra point", "extra points", "pat", "xp", "point after", "ep", "conversion"),
}


def words(text: str) -> str:
    """A heading in small letters and digits, with single blanks."""
    return " ".join(_WORD.findall(text.lower().replace(".", "")))


@lru_cache(maxsize=4096)
def offense_column(text: str) -> str:
    """The play or result column that a heading names; empty where it names none."""
    plain = words(text)
    known = _known(plain, _OFFENSE)
    match = _PLAY.fullmatch(plain)
    if known or match is None:
        return known
    return str(match[1] or match[2])


@lru_cache(maxsize=4096)
def special_column(text: str) -> str:
    """The column of the special teams that a heading names; empty where it names none."""
    return _known(words(text.replace("_", " ")), _SPECIAL)


def formation_of(text: str) -> str:
    """The formation that a text names; empty where it names none."""
    match = _FORMATION.fullmatch(words(text))
    return match[1].upper() if match and len(words(text)) < 30 else ""


def _known(plain: str, names: Mapping[str, Sequence[str]]) -> str:
    by_name = _by_name(tuple((key, tuple(spelt)) for key, spelt in names.items()))
    if plain in by_name:
        return by_name[plain]
    near = get_close_matches(plain, by_name, 1, NEAR) if len(plain) >= SHORT else []
    return by_name[near[0]] if near and len(near[0]) >= SHORT else ""


@lru_cache(maxsize=8)
def _by_name(names: tuple[tuple[str, tuple[str, ...]], ...]) -> dict[str, str]:
    return {name: key for key, spelt in names for name in spelt}


def in_order(found: Iterable[str], names: Sequence[str]) -> bool:
    """Whether names stand there once each, in their order; results of a row do not."""
    places = [names.index(name) for name in found]
    return all(one < other for one, other in pairwise(places))


ORDERS: Mapping[str, Sequence[str]] = {
    "offense": OFFENSE_COLUMNS,
    "defense": OFFENSE_COLUMNS[:9],
    "special": SPECIAL_COLUMNS,
}
FORMATION_ORDER = FORMATIONS
