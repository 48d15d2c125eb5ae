"""Team charts as files: reading, writing, and finding them by their id."""

import hashlib
from difflib import get_close_matches
from pathlib import Path

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.chart_toml import parse_chart_toml, place_of_line
from bowlbound_desktop.games.bowlbound.charts.reader import read_chart
from bowlbound_desktop.games.bowlbound.charts.writer import chart_text
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart, blank_chart
from bowlbound_desktop.games.bowlbound.rules.charts.validation import Problem
from bowlbound_desktop.kernel.errors import ChartError, FileError
from bowlbound_desktop.storage.files import read_text, shown, write_text

__all__ = [
    "chart_files",
    "chart_fingerprint",
    "chart_ids",
    "chart_text",
    "check_chart",
    "load_by_id",
    "load_chart",
    "save_chart",
    "shipped_files",
    "unknown_chart",
]

LIMIT = 64_000
"""Bytes of a chart file; a full chart has about a fifth of it."""
LONGEST_ID = 60
"""How many characters of an unknown id are repeated in an error message."""
NEAR = 0.7
"""How similar an id must be to be suggested, from 0 to 1."""
_SHIPPED = ("set1", "set2", "set3", "averages", "house")


def load_chart(path: Path) -> TeamChart:
    """The chart in a file; ChartError names its problems."""
    chart, problems = check_chart(path)
    if chart is None:
        errors = tuple(str(problem) for problem in problems if problem.severity == "error")
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        raise ChartError(f"{shown(path)}: {errors[0]}{more}", errors)
    return chart


def check_chart(path: Path) -> tuple[TeamChart | None, list[Problem]]:
    """The chart in a file if it has no errors, and every error and warning about it."""
    try:
        raw = parse_chart_toml(read_text(path, limit=LIMIT), shown(path))
    except FileError as error:
        sentence = _placed(error, path)
        raise ChartError(sentence, (sentence,)) from None
    return read_chart(raw)


def _placed(error: FileError, path: Path) -> str:
    """The error's sentence with the part and total of its line."""
    if not error.line:
        return str(error)
    where = place_of_line(path.read_bytes().decode("utf-8", errors="replace"), error.line)
    line = f"line {error.line}"
    return str(error).replace(line, f"{line} ({where})", 1) if where else str(error)


def save_chart(chart: TeamChart, path: Path) -> None:
    """Write the chart to a file."""
    write_text(path, chart_text(chart))


def chart_fingerprint(chart: TeamChart) -> str:
    """A hash of everything in a chart's file, to tell charts with the same id apart."""
    return hashlib.sha256(chart_text(chart).encode("utf-8")).hexdigest()


def chart_files() -> dict[str, Path]:
    """The file of every chart by its id; the player's own charts override shipped ones."""
    return dict(sorted((shipped_files() | _files(paths.own_charts())).items()))


def shipped_files() -> dict[str, Path]:
    """The file of every chart that comes with the program."""
    return {name: path for part in _SHIPPED for name, path in _files(paths.TEAMCHARTS / part).items()}


def _files(folder: Path) -> dict[str, Path]:
    return {path.stem: path for path in sorted(folder.glob("*.toml"))}


def chart_ids() -> tuple[str, ...]:
    """The ids of all charts that can be played."""
    return tuple(chart_files())


def load_by_id(chart_id: str, side: str = "blank") -> TeamChart:
    """The chart with this id; "blank" is the empty chart of scenarios, named after its side."""
    if chart_id == "blank":
        return blank_chart(side)
    path = chart_files().get(chart_id)
    if path is None:
        raise unknown_chart(chart_id)
    chart = load_chart(path)
    if chart.id != chart_id:
        raise ChartError(f'{shown(path)}: its id is "{chart.id}", which must be the name of the file')
    return chart


def unknown_chart(chart_id: str) -> ChartError:
    """The error that there is no such chart, with those that may have been meant."""
    typed = chart_id[:LONGEST_ID]
    near = get_close_matches("-".join(typed.lower().split()), chart_files(), cutoff=NEAR)
    perhaps = f" (did you mean {' or '.join(near)}?)" if near else ""
    return ChartError(f"there is no team chart {typed!a}{perhaps}: bowlbound charts list names them")
