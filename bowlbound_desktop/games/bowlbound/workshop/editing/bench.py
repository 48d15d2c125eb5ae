"""Charts put on the workbench: opened with their unsaved edits, saved, renamed."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import define, evolve, field

from bowlbound_desktop.games.bowlbound.charts.chart_toml import parse_chart_toml
from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
from bowlbound_desktop.games.bowlbound.charts.drafts import (
    Draft,
    DraftJournal,
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
    is_shipped,
    save_own,
    team_id,
    use_shipped,
)
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.workshop.editing.document import EditHistory
from bowlbound_desktop.games.bowlbound.workshop.editing.places import APPLIED
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import (
    chart_of,
    is_applied,
    sheet_from_raw,
    troubles,
)
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet, sheet_of
from bowlbound_desktop.kernel.errors import ChartError, FileError
from bowlbound_desktop.storage.damaged import keep_damaged
from bowlbound_desktop.storage.files import read_text, shown


@define
class Workbench:
    """One chart on the workbench; every step goes into its journal at once."""

    document: EditHistory
    seen: str
    """The state of its file when it was opened or saved."""
    restored: bool = False
    """Whether it came with unsaved edits."""
    _journal: DraftJournal | None = field(default=None)
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
        """Write the chart if its cells have no errors; whether that made a copy of a shipped one."""
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
        """Take the chart off the workbench; unsaved edits are kept for the next time."""
        if not self.document.dirty:
            self.forget_draft()

    def forget_draft(self) -> None:
        """Forget the unsaved edits."""
        if self._journal is not None:
            self._journal.forget()
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


def open_bench(chart_id: str) -> Workbench:
    """Put a chart on the workbench, with its unsaved edits where there are some."""
    draft = usable_draft(chart_id)
    seen, saved = file_state(chart_id), None
    try:
        saved = file_sheet(chart_id)
    except ChartError as error:
        if is_shipped(chart_id):
            saved, seen = file_sheet(chart_id, use_shipped(chart_id, error)), file_state(chart_id)
        elif draft is None:
            raise
    if draft is not None:
        return _restored(chart_id, draft, saved, seen)
    assert saved is not None, "an error or a draft otherwise"
    return Workbench(EditHistory(saved, saved), seen)


def usable_draft(chart_id: str) -> Draft | None:
    """The unsaved edits of a chart, if there are any; a damaged journal is set aside."""
    try:
        draft = read_draft(chart_id)
        if draft is not None:
            _check_texts(draft, shown(draft_file(chart_id)))
    except FileError as error:
        instead = "the chart opens as it was last saved: make the lost edits again"
        keep_damaged(draft_file(chart_id), error, instead)
        return None
    return draft


def _check_texts(draft: Draft, name: str) -> None:
    """Refuse a journal that did not begin with a whole chart."""
    if draft.texts.keys() != _named(sheet_of(empty_chart("?", 0))).keys():
        raise FileError(f"{name} does not have all cells of a chart")
    if not is_applied(draft.texts[".".join(APPLIED)]):
        raise FileError(f"{name} has corrections that cannot be read")


def _restored(chart_id: str, draft: Draft, saved: Sheet | None, seen: str) -> Workbench:
    texts = {tuple(name.split(".")): text for name, text in draft.texts.items()}
    document = EditHistory(Sheet(chart_id, texts), Sheet(chart_id, texts))
    records = _replayed(document, draft)
    if not draft.whole or len(records) < len(draft.records):
        path = draft_file(chart_id)
        error = FileError(f"{shown(path)}, line {len(records) + 2}: this is not an edit of the chart")
        keep_damaged(path, error, "your edits before it are back: make the later ones again")
        draft = evolve(draft, size=0)
    known = next((str(record["saved"]) for record in reversed(records) if "saved" in record), draft.seen)
    if saved is not None and known == seen:
        document.saved = saved
    if saved is not None and document.sheet.texts == saved.texts:
        draft_file(chart_id).unlink(missing_ok=True)
        return Workbench(EditHistory(saved, saved), seen)
    journal = begin_journal(chart_id, evolve(draft, records=tuple(records)))
    return Workbench(document, known, True, journal, draft.texts)


def _replayed(document: EditHistory, draft: Draft) -> list[Mapping[str, Any]]:
    """Take the steps of a draft as far as they fit, and say which did."""
    taken: list[Mapping[str, Any]] = []
    for record in draft.records:
        try:
            document.replay(record)
        except (ValueError, KeyError, TypeError):
            break
        taken.append(record)
    return taken


def file_sheet(chart_id: str, file: Path | None = None) -> Sheet:
    """The texts of a chart's file; of a damaged one those that can be read."""
    path = file or chart_files().get(chart_id)
    if path is None:
        raise unknown_chart(chart_id)
    chart, _ = check_chart(path)
    if chart is not None:
        return evolve(sheet_of(chart), id=chart_id)
    raw = parse_chart_toml(read_text(path, LIMIT), shown(path))
    return sheet_from_raw(chart_id, raw, sheet_of(empty_chart("?", 0)))


def duplicate(bench: Workbench, school: str, year: int) -> str:
    """Write the chart a second time as another team, and say under which id."""
    return add_own(_renamed(bench.chart(), school, year))


def rename(bench: Workbench, school: str, year: int) -> str:
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
