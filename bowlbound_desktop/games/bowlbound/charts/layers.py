"""A chart as it is played: the file, the corrections applied to it, and the player's own edits.

chart_for_play(id)      the chart as it is played
chart_to_show(id)       the same for paper, even if it is only partly typed
chart_layers(id)        the same in layers, each of which can be shown or left out
"""

from collections.abc import Collection

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.corrections import all_corrections
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id, load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.charts.own_charts import use_shipped
from bowlbound_desktop.games.bowlbound.charts.typed import refuse_half_typed
from bowlbound_desktop.games.bowlbound.rules.charts.changes import differences
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Change, TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import (
    Finding,
    correct,
    findings,
    take_all_back,
)
from bowlbound_desktop.kernel.errors import ChartError


@frozen
class Layers:
    """What a chart consists of."""

    published: TeamChart
    """The chart without any correction."""
    edits: tuple[Change, ...]
    """Where the player's own file differs from the shipped one; none where there is only one of them."""
    findings: tuple[Finding, ...]
    """What each correction would change in the chart as published, with the edits."""


def chart_for_play(
    chart_id: str, side: str = "blank", corrections: bool = True, off: Collection[str] = ()
) -> TeamChart:
    """The chart as a game starts with it: with all corrections that are not off, and completely typed."""
    return refuse_half_typed(chart_to_show(chart_id, side, corrections, off))


def chart_to_show(
    chart_id: str, side: str = "blank", corrections: bool = True, off: Collection[str] = ()
) -> TeamChart:
    """The same, even if some of its cells are still to type."""
    chart = _playable(chart_id, side)
    return correct(chart, all_corrections(), off) if corrections and chart_id != "blank" else chart


def _playable(chart_id: str, side: str) -> TeamChart:
    """The chart, which is the shipped one where the player's copy of it is damaged."""
    try:
        return load_by_id(chart_id, side)
    except ChartError as error:
        return load_chart(use_shipped(chart_id, error))


def chart_layers(chart_id: str) -> Layers:
    """The layers of the chart with this id."""
    published = take_all_back(load_by_id(chart_id), force=True)
    shipped = shipped_files().get(chart_id)
    edits = differences(load_chart(shipped), published) if shipped else ()
    return Layers(published, edits, findings(published, all_corrections()))
