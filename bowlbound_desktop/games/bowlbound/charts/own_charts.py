"""The player's own charts: saving, copying, renaming, deleting and restoring them.

Shipped charts are never overwritten: saving one makes a copy in the player's folder, which takes its place.
"""

import hashlib
from pathlib import Path

from attrs import evolve

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.corrected_copies import keep, own_file
from bowlbound_desktop.games.bowlbound.charts.drafts import draft_file
from bowlbound_desktop.games.bowlbound.charts.files import (
    chart_files,
    chart_text,
    save_chart,
    shipped_files,
)
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    DEFENSE_TOTALS,
    FORMATIONS,
    OFFENSE_COLUMNS,
    PLAYS,
    SPECIAL_COLUMNS,
    UNTYPED,
    TeamChart,
    column,
)
from bowlbound_desktop.kernel.errors import ChartError, FileError
from bowlbound_desktop.storage import own_files
from bowlbound_desktop.storage.damaged import MEND, keep_damaged
from bowlbound_desktop.storage.files import read_bytes
from bowlbound_desktop.storage.locks import held


class ChangedElsewhereError(FileError):
    """The file was changed elsewhere since the editing began."""


def is_own(chart_id: str) -> bool:
    """Whether the player has a file of this chart."""
    return own_file(chart_id).exists()


def is_shipped(chart_id: str) -> bool:
    """Whether the chart comes with the program."""
    return chart_id in shipped_files()


def use_shipped(chart_id: str, error: ChartError) -> Path:
    """Set the player's damaged copy aside and return the shipped file; raise the error if there is none."""
    shipped = shipped_files().get(chart_id)
    if shipped is None or chart_files()[chart_id] == shipped:
        raise error
    keep_damaged(own_file(chart_id), error, f"the chart that comes with the program takes its place: {MEND}")
    return shipped


def file_state(chart_id: str) -> str:
    """A text that changes with a chart's file; empty where there is none."""
    path = chart_files().get(chart_id)
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest() if path else ""
    except OSError:
        return ""


def save_own(chart: TeamChart, seen: str) -> str:
    """Write the chart to the player's folder, and return the new state of its file.

    `seen` is the state with which the editing began; if the file has another one now, nothing is written.
    """
    with held(paths.own_charts()):
        if file_state(chart.id) != seen:
            raise ChangedElsewhereError(f"{chart.id}.toml was changed by another program in the meantime")
        keep(chart)
        return file_state(chart.id)


def free_id(wanted: str) -> str:
    """An id from a name, with a number if a chart or a draft already has it."""
    charts = chart_files()
    return own_files.free_id(slug(wanted), lambda found: found in charts or draft_file(found).exists())


def slug(name: str) -> str:
    """A name in the characters of an id."""
    return own_files.slug(name, "chart")


def team_id(school: str, year: int) -> str:
    """The id that goes with a team's name."""
    return slug(f"{year} {school}" if year else school)


def add_own(chart: TeamChart) -> str:
    """Write a chart under a free id, and return it."""
    with held(paths.own_charts()):
        return _add(chart)


def bring_in(chart: TeamChart, replace: bool) -> str:
    """Write an imported chart over the player's own or beside it, and return its id."""
    with held(paths.own_charts()):
        if not replace and is_own(chart.id):
            return _add(chart)
        save_chart(chart, own_file(chart.id))
        return chart.id


def build_again(chart: TeamChart) -> Path | None:
    """Write a chart made anew; the path in the trash of the one before it, if that was different."""
    path = own_file(chart.id)
    other = path.exists() and read_bytes(path) != chart_text(chart).encode()
    before = own_files.to_trash(path) if other else None
    with held(paths.own_charts()):
        save_chart(chart, path)
    return before


def _add(chart: TeamChart) -> str:
    found = evolve(chart, id=free_id(chart.id))
    save_chart(found, own_file(found.id))
    return found.id


def empty_chart(school: str, year: int, set_number: int = 3) -> TeamChart:
    """A chart to type in: no cell is typed yet."""
    high, low = column(UNTYPED), column(UNTYPED, DEFENSE_TOTALS)
    return TeamChart(
        id=team_id(school, year),
        school=school,
        year=year,
        set=set_number,
        origin="typed in",
        offense=dict.fromkeys(OFFENSE_COLUMNS, high),
        defense={formation: dict.fromkeys(PLAYS, low) for formation in FORMATIONS},
        special=dict.fromkeys(SPECIAL_COLUMNS, high),
    )


def throw_away(chart_id: str) -> Path:
    """Move the player's file of a chart to the trash."""
    path = own_file(chart_id)
    if not path.exists():
        raise ChartError(f"{chart_id} comes with the program and cannot be deleted")
    target = own_files.to_trash(path)
    draft_file(chart_id).unlink(missing_ok=True)
    return target


def trashed() -> tuple[Path, ...]:
    """The charts in the trash."""
    return own_files.trashed(paths.own_charts())


def bring_back(path: Path) -> str:
    """Move a chart out of the trash, and return its id."""
    return own_files.from_trash(path).stem
