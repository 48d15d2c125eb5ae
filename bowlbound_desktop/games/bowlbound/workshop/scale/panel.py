"""The panel: reference teams from the whole Mays scale, against which every chart is measured."""

from functools import cache

from bowlbound_desktop.games.bowlbound.charts.corrections import published_corrections
from bowlbound_desktop.games.bowlbound.charts.files import load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.charts.ratings import ratings_table
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import correct

SIZE = 26


@cache
def panel() -> tuple[str, ...]:
    """The ids of the panel: weakest, best, and teams evenly between them by rank."""
    ranked = sorted(ratings_table().values(), key=lambda team: (team.mays.base, team.id))
    last = len(ranked) - 1
    return tuple(ranked[round(place * last / (SIZE - 1))].id for place in range(SIZE))


def published_mays(team: str) -> float:
    """The published rating of a team on neutral ground."""
    return ratings_table()[team].mays.base


def in_play(chart: TeamChart) -> TeamChart:
    """A chart with the published corrections, as games use it."""
    return correct(chart, published_corrections())


@cache
def shipped_in_play(chart_id: str) -> TeamChart:
    """A shipped chart as games use it, even if the player has an own copy."""
    return in_play(load_chart(shipped_files()[chart_id]))
