"""A team's emblem: its shape and its initials, the same ones every time."""

from zlib import crc32

from attrs import frozen

from bowlbound_desktop.kernel.team_face import TeamFace

KINDS = ("helmet", "shield", "roundel")
MOST = 4
"""Initials that fit on an emblem."""
SMALL_WORDS = frozenset({"of", "the", "and", "at"})


@frozen
class Emblem:
    """What is drawn for a team."""

    colours: tuple[str, str]
    initials: str
    kind: str


def emblem_of(team: TeamFace) -> Emblem:
    """The emblem of a team; all its years have the same one."""
    return emblem_named(team.short or team.name, team.colours)


def emblem_named(name: str, colours: tuple[str, str]) -> Emblem:
    """The emblem of a team of that name, with or without a year in it."""
    plain = _without_year(name)
    return Emblem(colours, initials(plain), KINDS[crc32(plain.lower().encode()) % len(KINDS)])


def initials(name: str) -> str:
    """One letter per word; a name in capitals, such as UCLA or A&M, is kept as it is."""
    words = [word for word in _without_year(name).split() if not word.startswith("(")]
    for word in words:
        if 1 < len(word) <= MOST and word.isupper():
            return word
    letters = [word[0] for word in words if word.lower() not in SMALL_WORDS and word[0].isalnum()]
    return "".join(letters[:3]).upper() or "?"


def _without_year(name: str) -> str:
    return " ".join(word for word in name.split() if not (len(word) == 4 and word.isdecimal()))
