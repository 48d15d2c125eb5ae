"""What `bowlbound charts` does; each function prints and returns the exit code."""

from pathlib import Path

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.charts import chart_files, chart_text, check_chart, load_by_id, load_chart


def list_charts() -> int:
    """One line for each chart."""
    for chart_id, path in chart_files().items():
        try:
            chart = load_chart(path)
        except FileError as error:
            print(f"{chart_id:<28} cannot be played: {error}")
        else:
            print(f"{chart_id:<28} {chart.name:<28} set {chart.set}  {chart.origin}")
    return 0


def show_chart(chart_id: str) -> int:
    """The chart as its file has it."""
    print(chart_text(load_by_id(chart_id)), end="")
    return 0


def check_charts(names: list[str]) -> int:
    """Every problem of the charts named by id or file, or of all charts."""
    files = chart_files()
    paths = [files.get(name, Path(name)) for name in names] or list(files.values())
    return max([_check_file(path) for path in paths], default=0)


def _check_file(path: Path) -> int:
    """Print every problem of one chart; 1 where it cannot be played."""
    try:
        chart, problems = check_chart(path)
    except FileError as error:
        print(error)
        return 1
    for problem in problems:
        print(f"{path.name}: {problem.severity}: {problem}")
    if not problems:
        print(f"{path.name}: no problems")
    return 0 if chart else 1
