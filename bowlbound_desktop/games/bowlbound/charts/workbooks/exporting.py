"""Charts written as workbooks."""

from collections.abc import Iterable
from pathlib import Path

from bowlbound_desktop.games.bowlbound.charts.workbooks.writing import pages_of
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.storage.files import write_bytes

WORKBOOK_FORMATS = ("xlsx", "ods")


def write_workbook(charts: Iterable[TeamChart], path: Path) -> Path:
    """Write charts into a file, a sheet each; its ending says in which form."""
    pages = pages_of(charts)
    if path.suffix.lower() == ".ods":
        from bowlbound_desktop.games.bowlbound.charts.workbooks.write_ods import ods_bytes

        write_bytes(path, ods_bytes(pages))
    else:
        from bowlbound_desktop.games.bowlbound.charts.workbooks.write_xlsx import xlsx_bytes

        write_bytes(path, xlsx_bytes(pages))
    return path
