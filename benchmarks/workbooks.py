"""Charts in workbooks: twenty are written and read again, undamaged and with every kind of damage.

python benchmarks/workbooks.py [charts] > benchmarks/workbooks.md

Prints the processor time to write and to read a workbook; then for each damage how many charts came back the
same, how many results changed, and how many of these no problem reports. There must be none of the last kind.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

sys.path.insert(0, str(Path(__file__).parent.parent))  # for the damages, which the tests use too

from openpyxl import load_workbook

from bowlbound_desktop.games.bowlbound.charts.files import chart_ids, load_by_id
from bowlbound_desktop.games.bowlbound.charts.workbooks.exporting import WORKBOOK_FORMATS, write_workbook
from bowlbound_desktop.games.bowlbound.charts.workbooks.importing import find_charts
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from tests.games.bowlbound.charts.workbooks.comparing import changed_places, unnamed
from tests.games.bowlbound.charts.workbooks.damages import DAMAGES

T = TypeVar("T")
ABOUT = """\
Written, read again, and read with every kind of damage on every sheet; seconds are of processor time.
*Same* charts came back as they were, *refused* ones need the player first; a changed result must be named
with sheet and cell."""
HEADS = (
    "damage",
    "charts the same",
    "results changed",
    "of these not named",
    "problems named",
    "charts refused",
)


def timed(act: Callable[[], T]) -> tuple[T, float]:
    """The result of a function, and its processor time in seconds."""
    start = time.process_time()
    found = act()
    return found, time.process_time() - start


def chosen(count: int) -> list[TeamChart]:
    """Charts of all sets, average charts, and the house league."""
    ids = chart_ids()
    return [load_by_id(ids[place * len(ids) // count]) for place in range(count)]


def damaged(whole: Path, damage: Callable[[Any], None]) -> Path:
    """The workbook with a damage on every sheet."""
    book = load_workbook(whole)
    for sheet in book.worksheets:
        damage(sheet)
    target = whole.with_name("damaged.xlsx")
    book.save(target)
    return target


def report(name: str, charts: list[TeamChart], path: Path) -> int:
    """Print a line about one damage; returns how many results changed without a report."""
    found = find_charts(path)
    pairs = list(zip(charts, found, strict=True))
    same = sum(one.chart == chart for chart, one in pairs)
    changed = sum(len(changed_places(chart, one)) for chart, one in pairs)
    silent = sum(len(unnamed(chart, one)) for chart, one in pairs)
    problems = sum(len(one.problems) for one in found)
    refused = sum(one.chart is None for one in found)
    cells = name.replace("_", " "), same, changed, silent, problems, refused
    print(f"| {' | '.join(map(str, cells))} |", flush=True)
    return silent


def main() -> int:
    """Print the table; returns 1 where a result changed without a report."""
    charts = chosen(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
    print(f"# Workbooks of {len(charts)} charts\n\n{ABOUT}\n")
    with tempfile.TemporaryDirectory() as folder:
        for form in WORKBOOK_FORMATS:
            path, writing = timed(lambda form=form: write_workbook(charts, Path(folder) / f"whole.{form}"))
            found, reading = timed(lambda path=path: find_charts(path))
            same = sum(one.chart == chart for one, chart in zip(found, charts, strict=True))
            size = path.stat().st_size // 1000
            words = f"{same} of {len(charts)} the same, {size} kB"
            print(f"- `.{form}`: {words}; write {writing:.1f} s, read {reading:.1f} s", flush=True)
        whole = Path(folder) / "whole.xlsx"
        print(f"\n| {' | '.join(HEADS)} |\n{'|---' * len(HEADS)}|")
        silent = sum(report(name, charts, damaged(whole, damage)) for name, damage in DAMAGES.items())
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main())
