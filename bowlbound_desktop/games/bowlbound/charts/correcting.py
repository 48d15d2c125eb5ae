"""Corrects one chart for good, or undoes its corrections, with a report."""

from collections.abc import Collection, Iterator, Sequence

from attrs import define, field, frozen

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.corrected_copies import keep
from bowlbound_desktop.games.bowlbound.charts.corrections import check_ids
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import (
    Correction,
    State,
    apply,
    edited_since,
    examine,
    report,
    shown,
    take_back,
)
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.locks import held


@frozen
class CorrectionOrder:
    """What to do with each chart."""

    corrections: Sequence[Correction]
    only: Collection[str] | None = None
    undo: bool = False
    force: bool = False
    dry_run: bool = False

    def __attrs_post_init__(self) -> None:
        check_ids(() if self.undo else self.only or (), self.corrections)

    def wants(self, key: str) -> bool:
        """Whether a correction is one of those asked for."""
        return self.only is None or key in self.only


@define
class Corrected:
    """What was done with one chart."""

    lines: list[str] = field(factory=list)
    done: int = 0
    troubles: int = 0


def correct_chart(chart_id: str, order: CorrectionOrder) -> Corrected:
    """Correct the chart with this id and write it, unless the order is only to say what would be done."""
    outcome = Corrected()
    try:
        with held(paths.own_charts()):
            _correct(chart_id, order, outcome)
    except FileError as error:
        return Corrected([f"{chart_id}: {error}"], troubles=1)
    return outcome


def _correct(chart_id: str, order: CorrectionOrder, outcome: Corrected) -> None:
    chart = load_by_id(chart_id)
    changed = _taken_back(chart, order, outcome) if order.undo else _corrected(chart, order, outcome)
    if changed != chart and not order.dry_run:
        keep(changed)


def _corrected(chart: TeamChart, order: CorrectionOrder, outcome: Corrected) -> TeamChart:
    for correction in order.corrections:
        if order.wants(correction.id) and correction.concerns(chart):
            finding = examine(chart, correction)
            left = finding.state is State.CONFLICT and not order.force
            _tell(outcome, f"{chart.id}: {correction.id}", report(finding), left)
            chart = apply(chart, correction, order.force)
    return chart


def _taken_back(chart: TeamChart, order: CorrectionOrder, outcome: Corrected) -> TeamChart:
    for key in reversed(tuple(chart.applied)):
        if order.wants(key):
            left = bool(edited_since(chart, key)) and not order.force
            _tell(outcome, f"{chart.id}: {key}", _steps_back(chart, key, left), left)
            chart = take_back(chart, key, order.force)
    return chart


def _steps_back(chart: TeamChart, key: str, left: bool) -> Iterator[str]:
    for change in edited_since(chart, key) if left else chart.applied[key]:
        place = ".".join(change.place)
        if left:
            yield f"{place} is no longer {shown(change.new)}"
        else:
            yield f"{place}: {shown(change.new)} becomes {shown(change.old)} again"


def _tell(outcome: Corrected, title: str, steps: Iterator[str], left: bool) -> None:
    """Report a line for each step of a correction, if it has any."""
    lines = [f"{title}{': conflict' if left else ''}: {step}" for step in steps]
    outcome.lines += lines
    outcome.done += bool(lines) and not left
    outcome.troubles += left
