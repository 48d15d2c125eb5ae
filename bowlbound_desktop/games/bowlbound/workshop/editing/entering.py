"""What a player types or pastes, made into what a chart file has where that is plain."""

import re

from bowlbound_desktop.games.bowlbound.charts.entry import entry_text, parse_entry
from bowlbound_desktop.games.bowlbound.charts.sheet import tidy
from bowlbound_desktop.games.bowlbound.rules.charts.cells import CellError
from bowlbound_desktop.games.bowlbound.rules.charts.chart import GOOD, NO_GOOD, Place
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM, column_of

_DASHES = re.compile("[\u2010\u2011\u2012\u2014\u2015\u2796\ufe58\ufe63\uff0d\u207b\u208b\u00ad]")
_DAGGERS = re.compile("[\u2021\u271d\u271e\u2020]\ufe0e?")
_STARS = re.compile("[\u2217\u2731\uff0a\u204e]")
_WORDS = {"G": GOOD.text, "GOOD": GOOD.text, "NG": NO_GOOD.text, "NO GOOD": NO_GOOD.text}


def entered(place: Place, text: str) -> str:
    """The entry that a text is meant to be; the text itself, without blanks around, where it is none."""
    if place[0] == TEAM:
        return text.strip()
    column = column_of(place)
    plain = tidy(text)
    for candidate in (plain, _usual(plain), _capital(_usual(plain), column)):
        try:
            return entry_text(parse_entry(candidate, column))
        except CellError:
            continue
    return plain


def _usual(text: str) -> str:
    """Signs of other keyboards and programs as charts have them."""
    brackets = text.translate({0xFF08: "(", 0xFF09: ")", 0xFF3B: "[", 0xFF3D: "]", 0x207A: "+", 0xFF0B: "+"})
    return _STARS.sub("*", _DAGGERS.sub("†", _DASHES.sub("-", brackets)))


def _capital(text: str, column: str) -> str:
    body, bar, colour = text.partition("|")
    capital = body.strip().upper()
    if column == "extra_point":
        return _WORDS.get(capital, text)
    return f"{capital}{bar}{colour.strip().lower()}"


def coloured(place: Place, text: str, colour: str | None) -> str:
    """A cell's entry in another colour, or in the one that its text has by the legend."""
    body = text.partition("|")[0]
    return entered(place, body if colour is None else f"{body}|{colour}")


def body_of(text: str) -> str:
    """A cell's text without its colour."""
    return text.partition("|")[0]
