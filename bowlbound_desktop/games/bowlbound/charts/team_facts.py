"""What is printed around the charts of a team, each fact as a line of text."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.header import CHECKS, HeaderError
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Rating

_NAMED_PLAY = re.compile(r"\s*([1-9])\s*[:=]\s*(.+?)\s*")


def _plain(value: Any) -> str:
    return str(value)


def _text(text: str) -> str:
    return text.strip()


def number_text(value: float) -> str:
    """A number, without decimals where it is whole."""
    return str(int(value)) if value == int(value) else repr(value)


def _number(text: str) -> Any:
    """A number, or the text itself if it is not one, for the check to complain about."""
    plain = text.strip()
    try:
        return int(plain) if plain.isdecimal() else float(plain)
    except ValueError:
        return plain


def _list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _rating_text(value: Rating) -> str:
    return f"{number_text(value.base)}, {number_text(value.home)}"


def _rating(text: str) -> Any:
    parts = text.split(",")
    if len(parts) != 2:
        raise HeaderError("must be two numbers: the figure and what playing at home adds, like 200, 2")
    return {"base": _number(parts[0]), "home": _number(parts[1])}


def _names_text(value: Mapping[str, str]) -> str:
    return ", ".join(f"{play}: {name}" for play, name in value.items())


def _names(text: str) -> dict[str, str]:
    matches = [_NAMED_PLAY.fullmatch(part) for part in _list(text)]
    if not all(matches):
        raise HeaderError("must be like 2: Power, 6: Swing Pass")
    return {match[1]: match[2] for match in matches if match}


@frozen
class Fact:
    """How a key of the header is written and read in one line."""

    title: str
    show: Callable[[Any], str] = _plain
    read: Callable[[str], Any] = _text
    hint: str = ""


FACTS: Mapping[str, Fact] = {
    "school": Fact("School"),
    "year": Fact("Year", number_text, _number),
    "set": Fact("Set", number_text, _number, "1, 2 or 3"),
    "conference": Fact("Conference"),
    "coach": Fact("Coach"),
    "record": Fact("Record", hint="Won, lost, tied: 9-0-1"),
    "points": Fact("Points", hint="For and against: 362-38"),
    "colours": Fact("Colours", ", ".join, _list, "Two colours: #0c2340, #c99700"),
    "nicely": Fact("Nicely rating", _rating_text, _rating, "The rating, and what playing at home adds"),
    "mays": Fact("Mays rating", _rating_text, _rating, "The rating, and what playing at home adds"),
    "factor": Fact("Yardage factor", _rating_text, _rating, "Per cent, and what playing at home adds"),
    "upper": Fact("Upper factor", number_text, _number, "Simplified yardage factor in per cent"),
    "lower": Fact("Lower factor", number_text, _number, "Simplified yardage factor in per cent"),
    "marks": Fact("Marks", ", ".join, _list, "W, XWC, FBO, SPBO, or none"),
    "fumble": Fact("Own free balls", hint="Totals on which the team recovers them: 10-25"),
    "origin": Fact("Origin", hint="reconstruction, typed in or imported"),
    "notes": Fact("Notes"),
    "play_names": Fact("Names of plays", _names_text, _names, "Where the chart has its own: 2: Power"),
}
"""The header without the id, which is the name of the file."""


def fact_text(key: str, value: Any) -> str:
    """A value of the header as a line."""
    return FACTS[key].show(value)


def fact_value(key: str, text: str) -> Any:
    """The value of a header key from a line; HeaderError if it is not allowed."""
    value = FACTS[key].read(text)
    CHECKS[key](value)
    return value
