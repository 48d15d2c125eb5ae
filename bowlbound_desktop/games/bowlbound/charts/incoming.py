"""Charts from files or the clipboard, all or none of them, before they are stored."""

from collections.abc import Iterable
from pathlib import Path

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.exchange import chart_from_text, import_charts
from bowlbound_desktop.games.bowlbound.charts.own_charts import bring_in, is_own
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart


@frozen
class Incoming:
    """Charts that were read without errors."""

    charts: tuple[TeamChart, ...]

    def present(self) -> tuple[str, ...]:
        """The ids that the player has already."""
        return tuple(chart.id for chart in self.charts if is_own(chart.id))

    def keep(self, replace: bool) -> tuple[str, ...]:
        """Store them, replacing or beside charts with the same ids, and return their ids."""
        return tuple(bring_in(chart, replace) for chart in self.charts)


def from_files(files: Iterable[Path]) -> Incoming:
    """The charts in files; ChartError lists everything that is wrong with any of them."""
    return Incoming(tuple(import_charts(files)))


def from_clipboard(text: str) -> Incoming:
    """The chart in tab-separated text."""
    return Incoming((chart_from_text(text),))
