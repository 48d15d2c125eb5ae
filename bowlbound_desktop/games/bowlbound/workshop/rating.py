"""Rates a chart by simulation: from its margins against the panel and the panel's published ratings.

for rated in ratings(chart): ...      the figure after each game; leave the loop to stop
rate(chart, progress=progress)        the last figure, or None where `progress.stopped` was set
"""

from collections.abc import Generator, Iterator
from concurrent.futures import Executor
from math import sqrt

from attrs import frozen

from bowlbound_desktop.games.bowlbound.descriptor import consolidated
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.workshop.scale.panel import panel, published_mays, shipped_in_play
from bowlbound_desktop.play.many.progress import Progress
from bowlbound_desktop.play.many.simulate import GameRecord, Matchup, Order, play_orders
from bowlbound_desktop.play.many.summary import SURE
from bowlbound_desktop.play.many.workers import Workers

GAMES = 520
"""Twenty against each team of the panel: give or take about 1.3."""
SEED = 700_000


@frozen
class Rated:
    """The rating of a chart on the Mays scale, measured by so many games."""

    value: float
    give_or_take: float
    """Half the 95 % interval."""
    games: int

    def __str__(self) -> str:
        return f"plays like a {self.value:.1f} on the Mays scale, give or take {self.give_or_take:.1f}"


def rate(
    chart: TeamChart,
    games: int = GAMES,
    seed: int = SEED,
    workers: Executor | Workers | None = None,
    progress: Progress | None = None,
) -> Rated | None:
    """The rating of a chart as it is played; None if it was stopped before the last game."""
    found = None
    for rated in ratings(chart, games, seed, workers):
        found = rated
        if progress is not None:
            if progress.stopped:
                return None
            progress.tell(rated)
    return found


def ratings(
    chart: TeamChart, games: int = GAMES, seed: int = SEED, workers: Executor | Workers | None = None
) -> Generator[Rated, None, None]:
    """The rating after each game from the second on; the panel's teams take turns."""
    games = max(2, games)
    whole = squares = 0.0
    opponents = (panel()[place % len(panel())] for place in range(games))
    records = play_orders(_orders(chart, games, seed), workers)
    for played, (record, opponent) in enumerate(zip(records, opponents, strict=True), 1):
        level = published_mays(opponent) + _margin(record, played - 1)
        whole, squares = whole + level, squares + level * level
        mean = whole / played
        spread = sqrt(max(0.0, squares / played - mean * mean) / max(1, played - 1))
        if played > 1:
            yield Rated(mean, SURE * spread, played)


def _orders(chart: TeamChart, games: int, seed: int) -> Iterator[Order]:
    """The games in order, at home and away in turns that also change from round to round."""
    for place in range(games):
        other = shipped_in_play(panel()[place % len(panel())])
        home, away = (chart, other) if _at_home(place) else (other, chart)
        matchup = Matchup(game=consolidated(), home=home, away=away)
        yield Order(matchup=matchup, seeds=(seed + place,))


def _at_home(place: int) -> bool:
    return (place + place // len(panel())) % 2 == 0


def _margin(record: GameRecord, place: int) -> int:
    points = record.home.points - record.away.points
    return points if _at_home(place) else -points
