"""`bowlbound charts export|import`: charts to and from spreadsheets and other players."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bowlbound_desktop import paths
from bowlbound_desktop.console.command import Subparsers
from bowlbound_desktop.kernel.errors import ChartError

if TYPE_CHECKING:
    from bowlbound_desktop.games.bowlbound.charts.workbooks.importing import Picks

PARTS = ("offense", "defense", "special")
MANY = "charts"
"""The name of a workbook of several charts, where none is given."""


def add_actions(actions: Subparsers) -> None:
    """Describe what this module can do."""
    _add_export(actions)
    _add_import(actions)


def _add_export(actions: Subparsers) -> None:
    export = actions.add_parser("export", help="write charts for a spreadsheet or another player")
    export.add_argument("charts", nargs="+", metavar="ID", help="a team chart, such as 1966-notre-dame")
    export.add_argument(
        "--format",
        default="",
        choices=("toml", "csv", "tsv", "xlsx", "ods"),
        help="the shape of the file: toml, or what -o ends in; an xlsx or ods file holds all charts",
    )
    export.add_argument(
        "-o",
        "--output",
        default=".",
        metavar="PATH",
        help="the folder, or an .xlsx or .ods file (default: this folder)",
    )
    export.set_defaults(act=export_charts)


def _add_import(actions: Subparsers) -> None:
    importing = actions.add_parser("import", help="take charts from files into your own folder")
    importing.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a .toml, .tsv or .txt file, one of a chart's .csv files, or an .xlsx or .ods workbook",
    )
    importing.add_argument("--replace", action="store_true", help="replace your own chart with the same id")
    importing.add_argument(
        "--list", action="store_true", help="only say what a workbook holds, with all problems"
    )
    importing.add_argument(
        "--chart",
        action="append",
        default=[],
        metavar="NAME",
        help="of a workbook, only this chart; may be repeated",
    )
    importing.add_argument("--sheet", default="", metavar="NAME", help="of a workbook, only this sheet")
    for part in PARTS:
        words = f"the cells of {part} where they are not found by their headings, such as A3:M33"
        importing.add_argument(f"--{part}", default="", metavar="CELLS", help=words)
    importing.set_defaults(act=import_charts)


def export_charts(args: argparse.Namespace) -> int:
    """Write the charts and name their files."""
    from bowlbound_desktop.games.bowlbound.charts.exchange import export_chart
    from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
    from bowlbound_desktop.games.bowlbound.charts.workbooks.exporting import WORKBOOK_FORMATS, write_workbook

    charts = [load_by_id(name) for name in dict.fromkeys(args.charts)]
    target = Path(args.output)
    ending = target.suffix.lower().removeprefix(".")
    form = args.format or (ending if ending in WORKBOOK_FORMATS else "toml")
    if form not in WORKBOOK_FORMATS:
        files = [path for chart in charts for path in export_chart(chart, form, target)]
    else:
        name = f"{charts[0].id if len(charts) == 1 else MANY}.{form}"
        files = [write_workbook(charts, target if ending == form else target / name)]
    print("\n".join(map(str, files)))
    return 0


def import_charts(args: argparse.Namespace) -> int:
    """Import all charts or, where one is wrong, none."""
    from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
    from bowlbound_desktop.games.bowlbound.charts.exchange import import_charts as read
    from bowlbound_desktop.games.bowlbound.charts.files import save_chart
    from bowlbound_desktop.storage.locks import held

    if args.list:
        return _list(args)
    try:
        charts = read([Path(name) for name in args.files], _picks(args))
    except ChartError as error:
        print("\n".join(error.problems or (str(error),)), file=sys.stderr)
        print("Nothing was imported.", file=sys.stderr)
        return 1
    targets = {own_file(chart.id): chart for chart in charts}
    _refuse_twice([chart.id for chart in charts])
    with held(paths.own_charts()):
        if not args.replace:
            _refuse_to_replace([path for path in targets if path.exists()])
        for path, chart in targets.items():
            save_chart(chart, path)
            print(f"{chart.id}: {chart.name}")
    print(
        f"How well they play: bowlbound charts rate {' '.join(chart.id for chart in charts)}",
        file=sys.stderr,
    )
    return 0


def _picks(args: argparse.Namespace) -> "Picks":
    from bowlbound_desktop.games.bowlbound.charts.workbooks.importing import Picks
    from bowlbound_desktop.games.bowlbound.charts.workbooks.values import parse_area

    areas = {part: parse_area(cells) for part in PARTS if (cells := getattr(args, part))}
    return Picks(tuple(args.chart), args.sheet, areas)


def _list(args: argparse.Namespace) -> int:
    """Say which charts workbooks hold, where, and what is wrong with them; 1 where one cannot be imported."""
    from bowlbound_desktop.games.bowlbound.charts.workbooks.importing import find_charts, where

    wrong = 0
    for name in args.files:
        for found in find_charts(Path(name), _picks(args)):
            print(f"{found.name} ({found.raw['id']}), {where(found)}")
            for problem in found.problems:
                print(f"  {problem.severity}: {problem}")
            wrong += bool(found.errors)
    return 1 if wrong else 0


def _refuse_twice(ids: list[str]) -> None:
    twice = sorted({name for name in ids if ids.count(name) > 1})
    if twice:
        raise ChartError(
            f"{', '.join(twice)} comes more than once: say with --chart or --sheet which one is meant"
        )


def _refuse_to_replace(present: list[Path]) -> None:
    if present:
        names = ", ".join(path.stem for path in present)
        raise ChartError(f"you have {names} already: --replace puts the new chart in its place")
