"""What to expect of a game before it is played: margin and chance to win, simulated with a quick coach.

The simulated games have the teams, options and choices of the wish; its coaches make no difference.
"""

from math import sqrt

from attrs import frozen

from bowlbound_desktop.play.many.progress import Progress
from bowlbound_desktop.play.many.simulate import Matchup, Order, play_orders, team_names
from bowlbound_desktop.play.many.summary import SURE, Summary
from bowlbound_desktop.play.opening import GameWish

GAMES = 600
"""Enough for a margin within about one point."""
FEWEST = 10
"""Games before any result is shown."""
SEED = 900_000


@frozen
class Outlook:
    """The margin of the home side over so many games, and its share of the wins."""

    teams: tuple[str, str]
    games: int
    margin: float
    give_or_take: float
    """Half the 95 % interval."""
    home_share: float

    def __str__(self) -> str:
        if self.games < FEWEST:
            return "Simulating …"
        at_home = self.margin >= 0
        name = self.teams[0 if at_home else 1]
        share = self.home_share if at_home else 1 - self.home_share
        return (
            f"Simulated: {name} by {abs(self.margin):.1f}, give or take {self.give_or_take:.1f}; "
            f"wins {share * 100:.0f} %"
        )


def outlook(wish: GameWish, games: int = GAMES, progress: Progress | None = None) -> Outlook | None:
    """Play the games of a wish; None where it was stopped before the last one."""
    matchup = _matchup(wish)
    names, summary, found = team_names(matchup), Summary(), None
    for record in play_orders([Order(matchup=matchup, seeds=range(SEED, SEED + games))]):
        summary.add(record)
        found = _found(names, summary)
        if progress is not None:
            if progress.stopped:
                return None
            progress.tell(found)
    return found


def _matchup(wish: GameWish) -> Matchup:
    (home, away), coach = wish.teams(), wish.game.quick_coach
    return Matchup(game=wish.game, home=home, away=away, options=wish.options, coaches=(coach, coach))


def _found(names: tuple[str, str], summary: Summary) -> Outlook:
    mean, deviation = summary.margin
    unsure = SURE * deviation / sqrt(max(1, summary.games - 1))
    return Outlook(names, summary.games, mean, unsure, summary.home_share)
