"""`bowlbound charts export|import`: charts to and from spreadsheets and other players."""

import argparse
import sys
from pathlib import Path

from bowlbound_desktop import paths
from bowlbound_desktop.console.command import Subparsers
from bowlbound_desktop.kernel.errors import ChartError


def add_actions(actions: Subparsers) -> None:
    """Describe what this module can do."""
    export = actions.add_parser("export", help="write a chart for a spreadsheet or another player")
    export.add_argument("chart", metavar="ID", help="a team chart, such as 1966-notre-dame")
    export.add_argument(
        "--format", default="toml", choices=("toml", "csv", "tsv"), help="the shape of the file (%(default)s)"
    )
    export.add_argument("-o", "--output", default=".", metavar="DIR", help="the folder; here unless named")
    export.set_defaults(act=export_chart)
    importing = actions.add_parser("import", help="take charts from files into your own folder")
    importing.add_argument(
        "files", nargs="+", metavar="FILE", help="a .toml, .tsv or .txt file, or one of a chart's .csv files"
    )
    importing.add_argument("--replace", action="store_true", help="also where you have a chart with this id")
    importing.set_defaults(act=import_charts)


def export_chart(args: argparse.Namespace) -> int:
    """Write the chart and name its files."""
    from bowlbound_desktop.games.bowlbound.charts.exchange import export_chart as export
    from bowlbound_desktop.games.bowlbound.charts.files import load_by_id

    for path in export(load_by_id(args.chart), args.format, Path(args.output)):
        print(path)
    return 0


def import_charts(args: argparse.Namespace) -> int:
    """Take all charts or, where one is wrong, none."""
    from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
    from bowlbound_desktop.games.bowlbound.charts.exchange import import_charts as read
    from bowlbound_desktop.games.bowlbound.charts.files import save_chart
    from bowlbound_desktop.storage.locks import held

    try:
        charts = read([Path(name) for name in args.files])
    except ChartError as error:
        print("\n".join(error.problems or (str(error),)), file=sys.stderr)
        print("Nothing was imported.", file=sys.stderr)
        return 1
    targets = {own_file(chart.id): chart for chart in charts}
    with held(paths.own_charts()):
        if not args.replace:
            _refuse_to_replace([path for path in targets if path.exists()])
        for path, chart in targets.items():
            save_chart(chart, path)
            print(f"{chart.id}: {chart.name}")
    return 0


def _refuse_to_replace(present: list[Path]) -> None:
    if present:
        names = ", ".join(path.stem for path in present)
        raise ChartError(f"you have {names} already: --replace puts the new chart in its place")
