"""Compares the chart on the workbench with another: as saved, as published, corrected, or another team's."""

from collections.abc import Iterator, Mapping

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.corrections import published_corrections
from bowlbound_desktop.games.bowlbound.charts.files import load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Place
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import correct
from bowlbound_desktop.games.bowlbound.workshop.editing.bench import Workbench, file_sheet
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import EditStep
from bowlbound_desktop.games.bowlbound.workshop.editing.places import (
    APPLIED,
    GRIDS,
    TEAM,
    ChartGrid,
    column_of,
)
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Edit, Sheet, sheet_of
from bowlbound_desktop.kernel.errors import ChartError
from bowlbound_desktop.kernel.nouns import counted

KINDS: Mapping[str, str] = {
    "saved": "As saved",
    "published": "As published",
    "corrected": "Published, corrected",
}


def other_sheet(bench: Workbench, kind: str) -> Sheet:
    """What the chart is compared with; any other kind is the id of a chart."""
    match kind:
        case "saved":
            return bench.document.saved
        case "published" | "corrected":
            return _shipped_sheet(bench.id, kind == "corrected")
    return file_sheet(kind)


def _shipped_sheet(chart_id: str, corrected: bool) -> Sheet:
    path = shipped_files().get(chart_id)
    if path is None:
        raise ChartError("this chart is your own: nothing was published under its name")
    chart = load_chart(path)
    return sheet_of(correct(chart, published_corrections()) if corrected else chart)


def differences(here: Sheet, there: Sheet) -> tuple[Edit, ...]:
    """Every text that differs, apart from the records of corrections."""
    return tuple(edit for edit in here.differences(there) if edit.place != APPLIED)


@frozen
class Group:
    """What differs in one column of a part, or in the facts of the team."""

    title: str
    edits: tuple[Edit, ...]


def groups(found: tuple[Edit, ...]) -> tuple[Group, ...]:
    """Differences by part and column, the facts of the team first."""
    parts = sorted(GRIDS, key=lambda key: key != TEAM)
    columns = {(key, name): title for key in parts for name, title in _columns(key, GRIDS[key])}
    by_column: dict[tuple[str, str], list[Edit]] = {column: [] for column in columns}
    for edit in found:
        part = edit.place[0]
        by_column[part, "" if part == TEAM else column_of(edit.place)].append(edit)
    return tuple(Group(columns[column], tuple(edits)) for column, edits in by_column.items() if edits)


def _columns(key: str, grid: ChartGrid) -> Iterator[tuple[str, str]]:
    for name in grid.columns:
        words = name.replace("_", " ")
        yield name, words.capitalize() if key == "special" else f"{grid.title} {words}".rstrip()


def take_step(found: tuple[Edit, ...]) -> EditStep:
    """Take over what the other chart has."""
    return EditStep(f"copy {counted(len(found), 'cell')}", found)


def others(found: tuple[Edit, ...]) -> dict[Place, str]:
    """What the other chart has, by place."""
    return {edit.place: edit.new for edit in found}
