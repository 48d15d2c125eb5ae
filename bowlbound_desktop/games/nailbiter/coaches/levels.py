"""The coaches of Nailbiter, from the weakest to the strongest."""

from bowlbound_desktop.games.nailbiter.coaches.book import NailbiterBook
from bowlbound_desktop.play.level import Level

LEVELS = (
    Level(
        "book",
        "by the coaches' book",
        "Calls by down and distance within the play counts; plain sense for kicks, clock and penalties.",
        NailbiterBook,
    ),
)
