"""Charts put on the workbench: opened with their unsaved edits, saved, renamed."""

from collections.abc import Mapping
from typing import Any

from attrs import define, evolve, field

from bowlbound_desktop.games.bowlbound.charts.chart_toml import parse_chart_toml
from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
from bowlbound_desktop.games.bowlbound.charts.drafts import (
    Draft,
    Journal,
    begin_journal,
    draft_file,
    read_draft,
)
from bowlbound_desktop.games.bowlbound.charts.files import LIMIT, chart_files, check_chart, unknown_chart
from bowlbound_desktop.games.bowlbound.charts.own_charts import (
    add_own,
    empty_chart,
    file_state,
    is_own,
    save_own,
    team_id,
)
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.workshop.editing.document import Document
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import chart_of, sheet_from_raw, troubles
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet, sheet_of
from bowlbound_desktop.kernel.errors import ChartError
from bowlbound_desktop.storage.files import read_text, shown


@define
class Bench:
    """One chart on the workbench; every step goes into its journal at once."""

    document: Document
    seen: str
    """The state of its file when it was opened or saved."""
    restored: bool = False
    """Whether it came with unsaved edits."""
    _journal: Journal | None = field(default=None)
    _began: Mapping[str, str] = field(factory=dict)

    def __attrs_post_init__(self) -> None:
        self._began = self._began or _named(self.document.saved)
        self.document.record = self._keep

    @property
    def id(self) -> str:
        """The chart's id."""
        return self.document.sheet.id

    def _keep(self, record: Mapping[str, Any]) -> None:
        if self._journal is None:
            self._journal = begin_journal(self.id, Draft(self.seen, self._began, ()))
        self._journal.add(record)

    def save(self) -> bool:
        """Write the chart, and say whether that made a copy of a shipped one; errors of cells forbid it."""
        return self._write(self.seen)

    def save_over(self) -> bool:
        """The same, whatever its file has now."""
        return self._write(file_state(self.id))

    def _write(self, seen: str) -> bool:
        chart, copied = self.chart(), not is_own(self.id)
        self.seen = save_own(chart, seen)
        self.document.mark_saved(self.seen)
        return copied and is_own(self.id)

    def leave(self) -> None:
        """Take the chart off the workbench; edits that are not saved wait for the next time."""
        if not self.document.dirty:
            self.forget_draft()

    def forget_draft(self) -> None:
        """There is nothing to bring back."""
        draft_file(self.id).unlink(missing_ok=True)
        self._journal = None

    def chart(self) -> TeamChart:
        """The chart as it is now; ChartError names what is wrong with it."""
        found = chart_of(self.document.sheet)
        if found is None:
            errors = [str(one) for one in troubles(self.document.sheet) if one.severity == "error"]
            wrong = errors or ["its corrections cannot be read"]
            more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
            raise ChartError(f"the chart cannot be played yet: {wrong[0]}{more}", tuple(wrong))
        return found


def _named(sheet: Sheet) -> dict[str, str]:
    return {".".join(place): text for place, text in sheet.texts.items()}


def open_bench(chart_id: str) -> Bench:
    """Put a chart on the workbench, with its unsaved edits where there are some."""
    seen = file_state(chart_id)
    draft = read_draft(chart_id)
    saved = file_sheet(chart_id) if seen else None
    if draft is None:
        if saved is None:
            raise unknown_chart(chart_id)
        return Bench(Document(saved, saved), seen)
    return _restored(chart_id, draft, saved, seen)


def _restored(chart_id: str, draft: Draft, saved: Sheet | None, seen: str) -> Bench:
    texts = {tuple(name.split(".")): text for name, text in draft.texts.items()}
    document = Document(Sheet(chart_id, texts), Sheet(chart_id, texts))
    records = _replayed(document, draft)
    known = next((str(record["saved"]) for record in reversed(records) if "saved" in record), draft.seen)
    if saved is not None and known == seen:
        document.saved = saved
    if saved is not None and document.sheet.texts == saved.texts:
        draft_file(chart_id).unlink(missing_ok=True)
        return Bench(Document(saved, saved), seen)
    journal = begin_journal(chart_id, evolve(draft, records=tuple(records)))
    return Bench(document, known, True, journal, draft.texts)


def _replayed(document: Document, draft: Draft) -> list[Mapping[str, Any]]:
    """Take the steps of a draft as far as they fit, and say which did."""
    taken: list[Mapping[str, Any]] = []
    for record in draft.records:
        try:
            document.replay(record)
        except (ValueError, KeyError, TypeError):
            break
        taken.append(record)
    return taken


def file_sheet(chart_id: str) -> Sheet:
    """The texts of a chart's file; of a damaged one those that can be read."""
    path = chart_files()[chart_id]
    chart, _ = check_chart(path)
    if chart is not None:
        return evolve(sheet_of(chart), id=chart_id)
    raw = parse_chart_toml(read_text(path, LIMIT), shown(path))
    return sheet_from_raw(chart_id, raw, sheet_of(empty_chart("?", 0)))


def duplicate(bench: Bench, school: str, year: int) -> str:
    """Write the chart a second time as another team, and say under which id."""
    return add_own(_renamed(bench.chart(), school, year))


def rename(bench: Bench, school: str, year: int) -> str:
    """Give the chart another name and the id that goes with it; a shipped one stays under its own."""
    chart = _renamed(bench.chart(), school, year)
    if chart.id == bench.id:
        save_own(chart, bench.seen)
        bench.forget_draft()
        return bench.id
    found = add_own(chart)
    own_file(bench.id).unlink(missing_ok=True)
    bench.forget_draft()
    return found


def _renamed(chart: TeamChart, school: str, year: int) -> TeamChart:
    return evolve(chart, id=team_id(school, year), school=school, year=year)
