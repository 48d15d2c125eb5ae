"""The coaches of Nailbiter, from the weakest to the strongest."""

from bowlbound_desktop.games.nailbiter.coaches.book import NailbiterBook
from bowlbound_desktop.games.nailbiter.coaches.odds import odds_coach
from bowlbound_desktop.play.level import Level

LEVELS = (
    Level(
        "book",
        "by the coaches' book",
        "Calls by down and distance within the play counts; common sense for kicks, clock and penalties.",
        NailbiterBook,
    ),
    Level(
        "odds",
        "by exact odds, for the win",
        "Every throw to the end of the play, and then the share of simulated games that the book won.",
        odds_coach,
    ),
)
