"""Makes, updates, loads and removes the player's own lists of corrections."""

from pathlib import Path

from bowlbound_desktop.games.bowlbound.charts.corrections import all_corrections, read_corrections
from bowlbound_desktop.games.bowlbound.charts.files import load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.charts.own_corrections import (
    Made,
    bring_list_back,
    keep_corrections,
    make_corrections,
    prefix_of,
    replace_corrections,
    take_in,
    throw_list_away,
)
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import correct
from bowlbound_desktop.games.bowlbound.workshop.editing.bench import Workbench
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import likely_chart
from bowlbound_desktop.kernel.errors import BowlboundError, ChartError
from bowlbound_desktop.kernel.nouns import counted


def make_list(bench: Workbench, name: str) -> str:
    """Make corrections from what differs from the published chart, and say how many.

    A chart that was never published is compared with its saved state.
    """
    made = _made(bench, prefix_of(name))
    file = keep_corrections(made.corrections, name)
    return f"{_counted(len(made.corrections))} made in {file.name}{_left(made)}"


def update_list(bench: Workbench, path: Path) -> str:
    """Make a list's corrections of this chart again from the differences, and say how many there are."""
    old = frozenset(one.id for one in read_corrections(path) if one.charts == (bench.id,))
    made = _made(bench, prefix_of(path.stem), old)
    replace_corrections(path, old, made.corrections)
    return f"{path.stem} is up to date: {_counted(len(made.corrections))} of this chart{_left(made)}"


def _made(bench: Workbench, prefix: str, without: frozenset[str] = frozenset()) -> Made:
    """Corrections from the chart as it is on the screen, without what applied corrections already say."""
    chart = bench.chart()
    path = shipped_files().get(bench.id)
    before = load_chart(path) if path else likely_chart(bench.document.saved)
    applied = [one for one in all_corrections() if one.id in chart.applied and one.id not in without]
    made = make_corrections(correct(before, applied), chart, prefix, without)
    if not made.corrections:
        raise ChartError("nothing differs that a correction could say")
    return made


def _left(made: Made) -> str:
    return f"; corrections cannot express {counted(made.left, 'difference')}" if made.left else ""


def list_line(path: Path) -> str:
    """A list in a few words: its name and how many corrections it has."""
    try:
        return f"{path.stem}, {_counted(len(read_corrections(path)))}"
    except BowlboundError:
        return f"{path.stem}, cannot be read"


def load_list(path: Path) -> str:
    """Load somebody's list, and say how many corrections it has."""
    return f"{_counted(len(take_in(path)))} loaded from {path.name}"


def remove_list(path: Path) -> str:
    """Move a list to the trash, and say how it comes back."""
    throw_list_away(path)
    return f"{path.stem} is in the trash: Own lists, Trash, brings it back"


def put_list_back(path: Path) -> str:
    """Take a list out of the trash, and say so."""
    return f"{bring_list_back(path).stem} is back"


def _counted(number: int) -> str:
    return counted(number, "correction")
