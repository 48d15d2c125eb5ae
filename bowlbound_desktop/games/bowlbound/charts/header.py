"""The header of a chart file: what each key may contain."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from bowlbound_desktop.games.bowlbound.rules.charts.chart import MARKS, PLAY_NAMES, Rating, parse_totals
from bowlbound_desktop.kernel.errors import BowlboundError

ORIGINS = ("reconstruction", "typed in", "imported")
REQUIRED = ("id", "school", "year", "set", "fumble", "origin")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_HEX = re.compile(r"#[0-9a-f]{6}")


class HeaderError(BowlboundError, ValueError):
    """A value that is wrong for its key; the message is the rest of a sentence that begins with the key."""


def _id(value: Any) -> str:
    if not (isinstance(value, str) and len(value) <= 60 and _ID.fullmatch(value)) or value == "blank":
        raise HeaderError('must be like "1966-notre-dame": lower-case letters, digits and hyphens')
    return value


def _line(value: Any) -> str:
    if not (isinstance(value, str) and len(value) <= 80 and value.isprintable()):
        raise HeaderError("must be text of one line and at most 80 characters")
    return value


def _school(value: Any) -> str:
    if not _line(value).strip():
        raise HeaderError("must not be empty")
    return str(value)


def _notes(value: Any) -> str:
    if not (isinstance(value, str) and len(value) <= 1500):
        raise HeaderError("must be text of at most 1500 characters")
    return value


def _whole(low: int, high: int) -> Callable[[Any], int]:
    def check(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise HeaderError(f"must be a whole number from {low} to {high}")
        return value

    return check


def _number(value: Any) -> float:
    if type(value) not in (int, float) or not 0 <= value <= 1000:
        raise HeaderError("must be a number from 0 to 1000")
    return float(value)


def _rating(value: Any) -> Rating:
    if not (isinstance(value, dict) and value.keys() == {"base", "home"}):
        raise HeaderError("must be like { base = 200, home = 2 }")
    return Rating(_number(value["base"]), _number(value["home"]))


def _colours(value: Any) -> tuple[str, ...]:
    if not (_is_list(value, 2) and all(_HEX.fullmatch(colour) for colour in value)):
        raise HeaderError('must be two colours like ["#0c2340", "#c99700"]')
    return tuple(value)


def _marks(value: Any) -> tuple[str, ...]:
    if not (_is_list(value) and len(set(value)) == len(value) and all(mark in MARKS for mark in value)):
        raise HeaderError(f"may have only {', '.join(MARKS)}, each once")
    return tuple(value)


def _is_list(value: Any, length: int | None = None) -> bool:
    if not (isinstance(value, list) and all(isinstance(item, str) for item in value)):
        return False
    return length is None or len(value) == length


def _fumble(value: Any) -> str:
    try:
        parse_totals(_line(value))
    except HeaderError:
        raise
    except BowlboundError:
        raise HeaderError('must name totals from 10 to 39, like "10-25"') from None
    return str(value)


def _origin(value: Any) -> str:
    if value not in ORIGINS:
        raise HeaderError(f"must be one of {', '.join(ORIGINS)}")
    return str(value)


def _play_names(value: Any) -> Mapping[str, str]:
    if not (isinstance(value, dict) and value.keys() <= PLAY_NAMES.keys()):
        raise HeaderError("may name only plays 1 to 9")
    return {play: _school(name) for play, name in sorted(value.items())}


CHECKS: Mapping[str, Callable[[Any], Any]] = {
    "id": _id,
    "school": _school,
    "year": _whole(0, 9999),
    "set": _whole(1, 3),
    "conference": _line,
    "coach": _line,
    "record": _line,
    "points": _line,
    "colours": _colours,
    "nicely": _rating,
    "mays": _rating,
    "factor": _rating,
    "upper": _number,
    "lower": _number,
    "marks": _marks,
    "fumble": _fumble,
    "origin": _origin,
    "notes": _notes,
    "play_names": _play_names,
}
"""Every key of the header in the order in which it is written, and what reads its value."""
