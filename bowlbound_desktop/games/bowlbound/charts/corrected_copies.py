"""Charts corrected for good: the player's own copies, and the way back to what stood before.

Shipped charts are never written over. A corrected copy goes into the player's folder; when its last
correction is taken back and nothing else differs, the copy goes and the shipped chart shows again. Where
the player's own file was corrected, the file as it was lies beside it until then: even its comments return.
"""

from pathlib import Path

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.files import chart_text, load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.kernel.errors import ChartError, FileError
from bowlbound_desktop.storage.files import move_file, reason, shown, write_text

KEPT = "before-corrections"
"""The folder beside own charts with files as they were."""


def own_file(chart_id: str) -> Path:
    """Where the player's own chart with this id is, or would be."""
    return paths.own_charts() / f"{chart_id}.toml"


def kept_file(chart_id: str) -> Path:
    """Where an own file waits while its corrected form is in use."""
    return paths.own_charts() / KEPT / f"{chart_id}.toml"


def keep(chart: TeamChart) -> None:
    """Write a chart whose corrections have changed, or go back to the file from which it came."""
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
    """Keep an own file as it is, unless the program would write it just so."""
    if not own.exists():
        return
    try:
        chart = load_chart(own)
    except ChartError:  # a damaged file that was put right
        return
    if not chart.applied and own.read_bytes() != chart_text(chart).encode():
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
