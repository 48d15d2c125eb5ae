"""Charts to and from other programs: TOML, CSV with a file for each sheet, tab-separated text, workbooks."""

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from bowlbound_desktop.games.bowlbound.charts.files import LIMIT, chart_text, check_chart
from bowlbound_desktop.games.bowlbound.charts.sheet import SHEETS, Rows, read_sheets, sheets
from bowlbound_desktop.games.bowlbound.charts.workbooks.exporting import WORKBOOK_FORMATS, write_workbook
from bowlbound_desktop.games.bowlbound.charts.workbooks.importing import ALL, Picks, find_charts
from bowlbound_desktop.games.bowlbound.charts.workbooks.opening import is_workbook
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.validation import Problem
from bowlbound_desktop.kernel.errors import BowlboundError, ChartError, FileError
from bowlbound_desktop.storage.files import read_text, shown, write_text


def export_chart(chart: TeamChart, form: str, folder: Path) -> list[Path]:
    """Write the chart into a folder; the names of its files begin with its id."""
    if form in WORKBOOK_FORMATS:
        return [write_workbook([chart], folder / f"{chart.id}.{form}")]
    texts = _texts(chart, form)
    for name, text in texts.items():
        write_text(folder / name, text)
    return [folder / name for name in texts]


def _texts(chart: TeamChart, form: str) -> dict[str, str]:
    """The texts of the files by their names."""
    if form == "toml":
        return {f"{chart.id}.toml": chart_text(chart)}
    if form == "tsv":
        blocks = (_written(rows, "\t") for rows in sheets(chart).values())
        return {f"{chart.id}.tsv": "\n".join(blocks)}
    return {f"{chart.id}-{name}.csv": _written(rows, ",") for name, rows in sheets(chart).items()}


def _written(rows: Rows, delimiter: str) -> str:
    target = io.StringIO()
    csv.writer(target, delimiter=delimiter, lineterminator="\n").writerows(rows)
    return target.getvalue()


def chart_as_text(chart: TeamChart) -> str:
    """The whole chart as tab-separated text, a block to paste into a spreadsheet."""
    (text,) = _texts(chart, "tsv").values()
    return text


def chart_from_text(text: str) -> TeamChart:
    """The chart that such a block holds; ChartError lists all its problems."""
    chart, found = read_sheets(_sheets(csv.reader(io.StringIO(text), delimiter="\t"), "the clipboard"))
    if chart is None:
        wrong = tuple(str(problem) for problem in found if problem.severity == "error")
        raise ChartError(f"the clipboard holds no whole chart: {wrong[0]}", wrong)
    return chart


def import_charts(files: Iterable[Path], picks: Picks = ALL) -> list[TeamChart]:
    """The charts in files; ChartError lists all problems of all files, even if only one is wrong."""
    found: list[TeamChart] = []
    problems: list[str] = []
    for group in _groups(files):
        if is_workbook(group[0]):
            found += _read_workbook(group[0], picks, problems)
            continue
        chart = _read_group(group, problems)
        if chart is not None:
            found.append(chart)
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise ChartError(f"{problems[0]}{more}", tuple(problems))
    return found


def _read_workbook(path: Path, picks: Picks, problems: list[str]) -> list[TeamChart]:
    try:
        charts = find_charts(path, picks)
    except BowlboundError as error:
        problems.append(str(error))
        return []
    problems += [f"{shown(path)}: {problem}" for one in charts for problem in one.errors]
    return [one.chart for one in charts if one.chart is not None]


def _groups(files: Iterable[Path]) -> list[tuple[Path, ...]]:
    """Files grouped by chart: a CSV file brings in the others of its chart."""
    groups = dict.fromkeys(_csv_files(path) if path.suffix.lower() == ".csv" else (path,) for path in files)
    return list(groups)


def _csv_files(path: Path) -> tuple[Path, ...]:
    base, _, sheet = path.stem.rpartition("-")
    if sheet not in SHEETS:
        return (path,)
    beside = [path.with_name(f"{base}-{name}{path.suffix}") for name in SHEETS]
    return tuple(file for file in beside if file.exists() or file == path)


def _read_group(group: Sequence[Path], problems: list[str]) -> TeamChart | None:
    try:
        chart, found = _read(group)
    except ChartError as error:
        problems += error.problems or (str(error),)
        return None
    except FileError as error:
        problems.append(str(error))
        return None
    name = shown(group[0]) if len(group) == 1 else f"{group[0].stem.rpartition('-')[0]}-*.csv"
    problems += [f"{name}: {problem}" for problem in found if problem.severity == "error"]
    return chart


def _read(group: Sequence[Path]) -> tuple[TeamChart | None, list[Problem]]:
    match group[0].suffix.lower():
        case ".toml":
            return check_chart(group[0])
        case ".csv" | ".tsv" | ".txt":
            return read_sheets({name: rows for path in group for name, rows in _sheets_of(path).items()})
    raise FileError(
        f"{shown(group[0])} is not a chart: it must end in .toml, .csv, .tsv, .txt, .xlsx or .ods"
    )


def _sheets_of(path: Path) -> dict[str, Rows]:
    """The sheets in a file."""
    return _sheets(_rows(path), shown(path))


def _sheets(lines: Iterable[list[str]], name: str) -> dict[str, Rows]:
    """The sheets in rows of text; an empty row ends one."""
    found: dict[str, Rows] = {}
    rows: Rows = []
    for row in lines:
        if not any(text.strip() for text in row):
            rows = []
        elif rows:
            rows.append(row)
        else:
            rows = _new_sheet(row, found, name)
    return found


def _new_sheet(row: list[str], found: dict[str, Rows], file: str) -> Rows:
    name = row[0].strip().lower()
    if name not in SHEETS or name in found:
        reason = "appears twice" if name in found else f"is not a sheet of a chart: {', '.join(SHEETS)}"
        raise FileError(f"{file}: {name[:20]!a} {reason}")
    found[name] = [row]
    return found[name]


def _rows(path: Path) -> Rows:
    text = read_text(path, LIMIT)
    delimiter = "," if path.suffix.lower() == ".csv" else "\t"
    first = text.partition("\n")[0]
    if delimiter == "," and first.count(";") > first.count(","):
        delimiter = ";"  # spreadsheets write it where the comma is the decimal sign
    reader = csv.reader(io.StringIO(text), delimiter=delimiter, strict=True)
    try:
        return [row or [""] for row in reader]
    except csv.Error:
        raise FileError(f"{shown(path)}, line {reader.line_num}: a quote is open or misplaced") from None
