"""Ranks teams by how well they fit what was typed: what people call them before anything else."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from bowlbound_desktop.play.looks.emblem import initials
from bowlbound_desktop.play.teams.shelf import TeamEntry

Rank: TypeAlias = tuple[int, int, int]
"""The worst kind of hit, the sum of all kinds, and how many words of the name were not typed."""
CALLED, BEGINS, HOLDS, ELSEWHERE = range(4)
"""A typed word is a name, begins one, is somewhere within one, or is in the facts below the name."""
ALIASES = "aliases.toml"


def rank(entry: TeamEntry, text: str) -> Rank | None:
    """How well a team fits, the lower the better; None where a word is not found at all."""
    kinds = [_kind(entry, word) for word in text.lower().split()]
    if not kinds:
        return 0, 0, 0
    if None in kinds:
        return None
    hits = [kind for kind in kinds if kind is not None]
    return max(hits), sum(hits), max(0, len(_plain(entry.name)) - len(hits))


def _kind(entry: TeamEntry, word: str) -> int | None:
    names = (*_plain(entry.name), *(alias.lower() for alias in entry.aliases), initials(entry.name).lower())
    if word in names:
        return CALLED
    if any(name.startswith(word) for name in _parts(names)):
        return BEGINS
    if any(word in name for name in names):
        return HOLDS
    return ELSEWHERE if word in entry.searched else None


def _parts(names: Iterable[str]) -> Iterable[str]:
    """Names, and each word of names with several words."""
    return (part for name in names for part in (name, *name.split()))


def _plain(name: str) -> list[str]:
    return name.lower().replace("(", "").replace(")", "").split()


@cache
def aliases_in(folder: Path) -> Mapping[str, tuple[str, ...]]:
    """What else teams are called, from a game's aliases.toml."""
    path = folder / ALIASES
    if not path.is_file():
        return {}
    read = tomllib.loads(path.read_text(encoding="utf-8"))["aliases"]
    return {name: tuple(others) for name, others in read.items()}
