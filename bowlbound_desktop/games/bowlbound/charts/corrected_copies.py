"""Charts corrected for good: copies in the player's folder, and how they are undone.

Shipped charts are never overwritten. A corrected copy goes into the player's folder; when its last correction
is undone and nothing else differs, the copy is removed and the shipped chart is used again. Where the
player's own file was corrected, the original is kept beside it until then, so that even its comments come
back.
"""

from pathlib import Path

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.files import chart_text, load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.kernel.errors import ChartError, FileError
from bowlbound_desktop.storage.files import move_file, reason, set_aside, shown, write_text

KEPT = "before-corrections"
"""The folder beside own charts with the original files."""


def own_file(chart_id: str) -> Path:
    """Where the player's own chart with this id is, or would be."""
    return paths.own_charts() / f"{chart_id}.toml"


def kept_file(chart_id: str) -> Path:
    """Where an own file is kept while its corrected form is in use."""
    return paths.own_charts() / KEPT / f"{chart_id}.toml"


def keep(chart: TeamChart) -> None:
    """Write a chart whose corrections have changed, or go back to the file that it was made from."""
    own, kept = own_file(chart.id), kept_file(chart.id)
    if chart.applied:
        _set_aside(own, kept)
        write_text(own, chart_text(chart))
    elif _is_chart(kept, chart):
        move_file(kept, own)
    elif _is_chart(shipped_files().get(chart.id), chart):
        _remove(own)
    else:
        write_text(own, chart_text(chart))


def _set_aside(own: Path, kept: Path) -> None:
    """Keep the original of an own file, unless the program would write exactly the same."""
    if not own.exists():
        return
    try:
        chart = load_chart(own)
    except ChartError:  # the file was damaged and has been repaired
        return
    if not chart.applied and own.read_bytes() != chart_text(chart).encode():
        if kept.exists():
            set_aside(kept, "older")
        move_file(own, kept)


def _is_chart(path: Path | None, chart: TeamChart) -> bool:
    try:
        return path is not None and path.exists() and load_chart(path) == chart
    except FileError:
        return False


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise FileError(f"{shown(path)} cannot be removed: {reason(error)}") from None
