"""The player's own lists of corrections, from the chart on the workbench and back."""

from pathlib import Path

from bowlbound_desktop.games.bowlbound.charts.files import load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.charts.own_corrections import (
    keep_corrections,
    make_corrections,
    prefix_of,
    share,
    take_in,
)
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import take_all_back
from bowlbound_desktop.games.bowlbound.workshop.editing.bench import Bench
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import likely_chart
from bowlbound_desktop.kernel.errors import ChartError


def make_list(bench: Bench, name: str) -> str:
    """Make corrections from what differs from the published chart, and say how many.

    A chart that was never published is compared with its saved state.
    """
    path = shipped_files().get(bench.id)
    before = load_chart(path) if path else likely_chart(bench.document.saved)
    made = make_corrections(before, take_all_back(bench.chart(), force=True), prefix_of(name))
    if not made.corrections:
        raise ChartError("nothing differs that a correction could say")
    file = keep_corrections(made.corrections, name)
    left = f"; {made.left} differences cannot be corrections" if made.left else ""
    return f"{_counted(len(made.corrections))} made in {file.name}{left}"


def load_list(path: Path) -> str:
    """Take somebody's list in, and say how many corrections it has."""
    return f"{_counted(len(take_in(path)))} loaded from {path.name}"


def share_lists(path: Path) -> str:
    """Write all own corrections to one file, and say how many."""
    return share(path)


def _counted(number: int) -> str:
    return f"{number} correction{'' if number == 1 else 's'}"
