"""The coaches of Paper Bowl, from the weakest to the strongest."""

from bowlbound_desktop.coaches.level import Level
from bowlbound_desktop.coaches.paper_bowl.book import PaperBook

LEVELS = (
    Level(
        "book",
        "by the coaches' book",
        "Mixtures of best play by down and distance; plain sense for kicks and timeouts.",
        PaperBook,
    ),
)
