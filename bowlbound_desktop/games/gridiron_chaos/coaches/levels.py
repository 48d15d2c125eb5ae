"""The coaches of Gridiron Chaos, from the weakest to the strongest."""

from functools import partial

from bowlbound_desktop.games.gridiron_chaos.coaches.book import ChaosBook
from bowlbound_desktop.play.answerers import Coach
from bowlbound_desktop.play.level import Level


def _odds(level: str, seed: int) -> Coach:
    from bowlbound_desktop.games.gridiron_chaos.coaches.odds_coach import odds_coach  # NumPy takes a while

    return odds_coach(level, seed)


LEVELS = (
    Level(
        "book",
        "medium: by the coaches' book",
        "One die against the numbers on a page; it works nothing out.",
        ChaosBook,
    ),
    Level(
        "points",
        "hard: by exact odds, for points",
        "The exact odds of every call and the points a situation is worth; blind to score and clock.",
        partial(_odds, "points"),
    ),
    Level(
        "odds",
        "hardest: by exact odds, for the win",
        "The exact odds of every answer and the chance to win by lead, clock, place and timeouts.",
        partial(_odds, "odds"),
    ),
)
