"""What a game between plays is worth to a side: how decisions inside a play are weighed."""

from bowlbound_desktop.coaches.book import shipped_book
from bowlbound_desktop.coaches.worth import worth
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.rules.bowlbound.game import Game


def points(game: Game, side: Side) -> float:
    """The lead, and the points that the situation promises."""
    return worth(game, side, shipped_book().figures["worth"])
