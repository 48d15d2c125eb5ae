"""The coaches of Paper Bowl, from the weakest to the strongest."""

from functools import partial

from bowlbound_desktop.games.paper_bowl.coaches.book import PaperBook
from bowlbound_desktop.games.paper_bowl.coaches.odds_coach import PaperOdds
from bowlbound_desktop.play.level import Level


def _odds(level: str, name: str, reasons: str) -> Level:
    return Level(level, name, reasons, partial(PaperOdds, level=level))


LEVELS = (
    Level(
        "book",
        "by the coaches' book",
        "The best mix of cards for each down and distance; common sense for kicks and timeouts.",
        PaperBook,
    ),
    _odds(
        "yards",
        "by exact odds, for yards",
        "The mean gain of every card against every other; kicks and all other questions by the book.",
    ),
    _odds(
        "points",
        "by exact odds, for points",
        "The exact odds over the cards left in the deck, and the points a situation is worth.",
    ),
    _odds(
        "equilibrium",
        "by exact odds, for the win",
        "The exact odds over the cards left in the deck, and the chance to win by lead, cards and place.",
    ),
)
