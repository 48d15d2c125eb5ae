"""Turns what a player types or pastes into an entry of a chart file, where its meaning is clear."""

from bowlbound_desktop.games.bowlbound.charts.entry import entry_text, parse_entry
from bowlbound_desktop.games.bowlbound.charts.sheet import tidy
from bowlbound_desktop.games.bowlbound.charts.spelling import capital, usual
from bowlbound_desktop.games.bowlbound.rules.charts.cells import CellError
from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED, Place
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM, column_of


def entered(place: Place, text: str) -> str:
    """The entry that a text is meant to be; the stripped text itself if it is none."""
    if place[0] == TEAM:
        return text.strip()
    column = column_of(place)
    plain = tidy(text)
    for candidate in (plain, usual(plain), capital(usual(plain), column)):
        try:
            return entry_text(parse_entry(candidate, column))
        except CellError:
            continue
    return plain


def coloured(place: Place, text: str, colour: str | None) -> str:
    """A cell's entry in another colour, or in the one that its text has by the legend."""
    body = "" if text == UNTYPED.text else body_of(text)
    return entered(place, body if colour is None else f"{body}|{colour}")


def body_of(text: str) -> str:
    """A cell's text without its colour."""
    return text.partition("|")[0]
