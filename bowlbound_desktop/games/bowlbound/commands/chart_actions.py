"""`bowlbound charts list|check|show`."""

import argparse
from pathlib import Path

from bowlbound_desktop.console.command import Subparsers


def add_actions(actions: Subparsers) -> None:
    """Describe what this module can do."""
    listing = actions.add_parser("list", help="one line for each chart")
    listing.set_defaults(act=list_charts)
    check = actions.add_parser("check", help="all problems of charts; without a name, of every chart")
    check.add_argument("charts", nargs="*", metavar="FILE|ID", help="a file, or the id of a chart")
    check.set_defaults(act=check_charts)
    show = actions.add_parser("show", help="a chart in its colours, or as its file has it")
    show.add_argument("chart", metavar="ID", help="a team chart, such as 1966-notre-dame")
    show.add_argument(
        "--colour",
        choices=("auto", "always", "never"),
        default="auto",
        help="colours; auto has them in a terminal only (%(default)s)",
    )
    show.set_defaults(act=show_chart)


def list_charts(_: argparse.Namespace) -> int:
    """Print one line for each chart."""
    from bowlbound_desktop.games.bowlbound.charts.files import chart_files, load_chart
    from bowlbound_desktop.games.bowlbound.charts.typed import left_of
    from bowlbound_desktop.kernel.errors import FileError

    for chart_id, path in chart_files().items():
        try:
            chart = load_chart(path)
        except FileError as error:
            print(f"{chart_id:<28} cannot be played: {error}")
        else:
            left = left_of(chart).words
            print(f"{chart_id:<28} {chart.name:<28} set {chart.set}  {chart.origin}{left and f', {left}'}")
    return 0


def show_chart(args: argparse.Namespace) -> int:
    """Print a chart in colour, or the text of its file where colours cannot be shown."""
    import sys

    from bowlbound_desktop.games.bowlbound.charts.files import chart_text, load_by_id

    chart = load_by_id(args.chart)
    if args.colour == "never" or (args.colour == "auto" and not sys.stdout.isatty()):
        print(chart_text(chart), end="")
        return 0
    from bowlbound_desktop.console.text_chart import coloured_lines
    from bowlbound_desktop.games.bowlbound.rules.charts.show import chart_tables
    from bowlbound_desktop.kernel.field import Side

    for table in chart_tables(chart, Side.HOME):
        print("\n".join(coloured_lines(table)), end="\n\n")
    return 0


def check_charts(args: argparse.Namespace) -> int:
    """Print every problem of the charts named by id or file, or of all charts."""
    from bowlbound_desktop.games.bowlbound.charts.files import chart_files

    files = chart_files()
    paths = [files.get(name, Path(name)) for name in args.charts] or list(files.values())
    return max([_check_file(path) for path in paths], default=0)


def _check_file(path: Path) -> int:
    """Print every problem of one chart; 1 where it cannot be played."""
    from bowlbound_desktop.games.bowlbound.charts.check import check_file
    from bowlbound_desktop.kernel.errors import FileError

    try:
        check = check_file(path)
    except FileError as error:
        print(error)
        return 1
    for problem in check.problems:
        print(f"{path.name}: {problem.severity}: {problem}")
    if check.left.count:
        print(f"{path.name}: cannot be played yet: {check.left.words} ({check.left.by_part})")
    elif not check.problems:
        print(f"{path.name}: no problems{_misprints(check.misprints)}")
    return 1 if check.chart is None or check.left.count else 0


def _misprints(ids: tuple[str, ...]) -> str:
    return f" except misprints that are corrected in play: {', '.join(ids)}" if ids else ""
