"""Corrections of charts, published ones and players' own: finds, applies and undoes them (Appendix B)."""

from collections.abc import Collection, Iterable, Iterator
from enum import Enum

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.changes import MARKS_PLACE, cell_at, make, printed_at, put
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    MISPRINT,
    UNTYPED,
    Change,
    Place,
    TeamChart,
    read_cell,
)


class State(Enum):
    """Whether a correction is still to do on a chart, applied, or in conflict with it."""

    TO_DO = "to do"
    APPLIED = "applied"
    CONFLICT = "conflict"


@frozen
class CellLook:
    """What a correction says about a cell; it leaves open what is None."""

    text: str | None = None
    """Without marks: * and † have their own property."""
    colour: str | None = None
    marked: bool | None = None


@frozen(kw_only=True)
class Correction:
    """One entry of a list of corrections."""

    id: str
    charts: tuple[str, ...] = ()
    """The ids that it concerns; all charts of its sets where none is named."""
    sets: tuple[int, ...] = (1, 2, 3)
    exempt: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    everywhere: bool = False
    """Whether it is about a kind of cell, not about certain cells; then nothing can contradict it."""
    old: CellLook = CellLook()
    new: CellLook = CellLook()
    mark: str = ""
    """A mark of the defensive chart instead of cells."""
    source: str = ""

    def concerns(self, chart: TeamChart) -> bool:
        """Whether the correction is about this chart."""
        if self.charts:
            return chart.id in self.charts
        return chart.set in self.sets and chart.id not in self.exempt


@frozen
class Finding:
    """A correction applied to a chart in thought: what it would change, and what contradicts it."""

    correction: Correction
    changes: tuple[Change, ...] = ()
    clashes: tuple[Change, ...] = ()
    """Those changes where the chart has another cell than the correction expects."""

    @property
    def state(self) -> State:
        """To do, applied or in conflict."""
        if self.clashes:
            return State.CONFLICT
        return State.TO_DO if self.changes else State.APPLIED


def examine(chart: TeamChart, correction: Correction) -> Finding:
    """What a correction would change in the chart, and what contradicts it."""
    if correction.mark:
        return _examine_mark(chart, correction)
    changes, clashes = [], []
    for place in correction.places:
        cell = cell_at(chart, place)
        if cell == UNTYPED or _looks(place, cell, correction.new):
            continue
        change = Change(place, cell, looking(place, cell, correction.new))
        if _looks(place, cell, correction.old):
            changes.append(change)
        elif not correction.everywhere:
            clashes.append(change)
    return Finding(correction, (*changes, *clashes), tuple(clashes))


def _examine_mark(chart: TeamChart, correction: Correction) -> Finding:
    if correction.mark in chart.marks:
        return Finding(correction)
    return Finding(correction, (Change(MARKS_PLACE, chart.marks, (correction.mark, *chart.marks)),))


def _looks(place: Place, cell: Cell, look: CellLook) -> bool:
    return (
        (look.text is None or _says(place, cell, look.text))
        and look.colour in (None, cell.colour)
        and look.marked in (None, cell.marked)
    )


def _says(place: Place, cell: Cell, text: str) -> bool:
    """Whether a cell means the same as a text, ignoring kinds of minus signs, spaces and marks."""
    if place[1] == "extra_point" or MISPRINT.text in (cell.text, text):
        return cell.text == text
    return _meaning(cell) == _meaning(parse_cell(text))


def _meaning(cell: Cell) -> tuple[object, ...]:
    return cell.kind, cell.amount, cell.bracket, cell.word, cell.penalty


def looking(place: Place, cell: Cell, new: CellLook) -> Cell:
    """The cell changed as `new` says; what that leaves open stays, and a new text brings its own colour."""
    body = cell.text.rstrip(" *†")
    mark = cell.text[len(body) :]
    if new.marked is not None:
        mark = (mark if cell.marked else "*") if new.marked else ""
    text = (body if new.text is None else new.text) + mark
    return read_cell(place[1], text, new.colour or (cell.colour if new.text is None else None))


def findings(chart: TeamChart, corrections: Iterable[Correction]) -> tuple[Finding, ...]:
    """The finding for each correction that concerns the chart."""
    return tuple(examine(chart, one) for one in corrections if one.concerns(chart))


def apply(chart: TeamChart, correction: Correction, force: bool = False) -> TeamChart:
    """The corrected chart, which records what was changed; the same chart in a conflict, unless forced."""
    finding = examine(chart, correction)
    if not finding.changes or (finding.clashes and not force):
        return chart
    record = {change.place: change for change in chart.applied.get(correction.id, ())}
    record |= {change.place: change for change in finding.changes}
    applied = {**chart.applied, correction.id: tuple(record.values())}
    return evolve(make(chart, finding.changes), applied=applied)


def correct(chart: TeamChart, corrections: Iterable[Correction], off: Collection[str] = ()) -> TeamChart:
    """The chart with all corrections that concern it and contradict nothing, except those switched off."""
    for correction in corrections:
        if correction.id not in off and correction.concerns(chart):
            chart = apply(chart, correction)
    return chart


def edited_since(chart: TeamChart, key: str) -> tuple[Change, ...]:
    """The changes of an applied correction that were edited since."""
    return tuple(
        change
        for change in chart.applied.get(key, ())
        if not _holder(chart, key, change) and printed_at(chart, change.place) != change.new
    )


def take_back(chart: TeamChart, key: str, force: bool = False) -> TeamChart:
    """The chart without a correction; the same chart where that was edited since, unless forced."""
    if edited_since(chart, key) and not force:
        return chart
    for change in chart.applied.get(key, ()):
        if holder := _holder(chart, key, change):
            chart = _remember(chart, holder, change)
        else:
            chart = put(chart, change.place, change.old)
    return evolve(chart, applied={other: record for other, record in chart.applied.items() if other != key})


def take_all_back(chart: TeamChart, force: bool = False) -> TeamChart:
    """The chart before any correction, the last one taken back first."""
    for key in reversed(tuple(chart.applied)):
        chart = take_back(chart, key, force)
    return chart


def _holder(chart: TeamChart, key: str, change: Change) -> str:
    """The id of the correction that changed this one's result again."""
    places = {
        other: later
        for other, record in chart.applied.items()
        for later in record
        if other != key and (later.place, later.old) == (change.place, change.new)
    }
    return next(iter(places), "")


def _remember(chart: TeamChart, key: str, earlier: Change) -> TeamChart:
    """Record that an applied correction now directly replaces what an undone one had found."""
    record = tuple(
        evolve(change, old=earlier.old) if change.place == earlier.place else change
        for change in chart.applied[key]
    )
    return evolve(chart, applied={**chart.applied, key: record})


def report(finding: Finding) -> Iterator[str]:
    """A line for each place that a correction would change, and for each that contradicts it."""
    for change in finding.changes:
        place = ".".join(change.place)
        if change in finding.clashes:
            yield f"{place} is {shown(change.old)}, not {shown(finding.correction.old)}"
        else:
            yield f"{place}: {shown(change.old)} becomes {shown(change.new)}"


def shown(value: Cell | tuple[str, ...] | CellLook) -> str:
    """A cell, marks or a CellLook in words."""
    match value:
        case Cell(text=text, colour=colour):
            return f'"{text}" ({colour})'
        case CellLook(text, colour, marked):
            mark = {None: "", True: "with *", False: "without *"}[marked]
            parts = ("" if text is None else f'"{text}"', colour or "", mark)
            return " ".join(part for part in parts if part)
    return ", ".join(value) or "no mark"
