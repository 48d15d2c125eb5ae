"""Charts of workbooks on the workbench: shown before the import, and corrected after it."""

from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.own_charts import add_own, empty_chart
from bowlbound_desktop.games.bowlbound.charts.workbooks.reading import FoundChart
from bowlbound_desktop.games.bowlbound.rules.charts.show import chart_tables
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import EditStep
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import likely_chart, sheet_from_raw
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet, sheet_of
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Table


def tables_of(found: FoundChart) -> tuple[Table, ...]:
    """A chart as it will be, with everything that cannot be read left blank."""
    return chart_tables(found.chart or likely_chart(_sheet(found)), Side.HOME)


def _sheet(found: FoundChart, chart_id: str = "") -> Sheet:
    blank = sheet_of(empty_chart("?", 0))
    return sheet_from_raw(chart_id or found.raw["id"], dict(found.raw), blank)


def add_empty(found: FoundChart) -> str:
    """Write an empty chart for one that has errors, and say its id; what was read becomes a step on it."""
    blank = empty_chart(found.raw["school"], found.raw["year"], found.raw["set"])
    return add_own(evolve(blank, id=found.raw["id"], origin="imported"))


def import_step(found: FoundChart, before: Sheet) -> EditStep:
    """The step that puts everything that was read on an empty chart, wrong texts too."""
    return EditStep("Import", before.differences(_sheet(found, before.id)))
