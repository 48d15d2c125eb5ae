"""`bowlbound charts correct`: applies corrections to charts for good, or undoes them."""

import argparse
from typing import TYPE_CHECKING

from bowlbound_desktop.console.command import Subparsers
from bowlbound_desktop.kernel.errors import ChartError
from bowlbound_desktop.kernel.nouns import counted

if TYPE_CHECKING:
    from bowlbound_desktop.games.bowlbound.charts.correcting import Corrected


def add_actions(actions: Subparsers) -> None:
    """Describe what this module can do."""
    parser = actions.add_parser("correct", help="apply corrections to charts for good, or take them back")
    parser.add_argument("charts", nargs="*", metavar="ID", help="team charts")
    parser.add_argument("--all", action="store_true", help="every chart there is")
    parser.add_argument(
        "--only",
        action="append",
        metavar="CORRECTION",
        help="this correction alone, such as CC-17; may be repeated",
    )
    parser.add_argument("--undo", action="store_true", help="take corrections back")
    parser.add_argument(
        "--force", action="store_true", help="even where a cell does not hold what the correction expects"
    )
    parser.add_argument("--dry-run", action="store_true", help="say what would be done and do nothing")
    parser.set_defaults(act=correct_charts)


def correct_charts(args: argparse.Namespace) -> int:
    """Correct the named charts; 1 where a conflict or a damaged chart is left."""
    from bowlbound_desktop.games.bowlbound.charts.correcting import CorrectionOrder, correct_chart
    from bowlbound_desktop.games.bowlbound.charts.corrections import all_corrections
    from bowlbound_desktop.games.bowlbound.charts.files import chart_ids

    if bool(args.charts) == args.all:
        raise ChartError("name the charts to correct, or --all")
    order = CorrectionOrder(all_corrections(), args.only, args.undo, args.force, args.dry_run)
    outcomes = [correct_chart(chart_id, order) for chart_id in (args.charts or chart_ids())]
    for line in (line for outcome in outcomes for line in outcome.lines):
        print(line)
    print(_summary(outcomes, args))
    return 1 if any(outcome.troubles for outcome in outcomes) else 0


def _summary(outcomes: "list[Corrected]", args: argparse.Namespace) -> str:
    done, troubles = (
        sum(outcome.done for outcome in outcomes),
        sum(outcome.troubles for outcome in outcomes),
    )
    charts = counted(len(outcomes), "chart")
    if not done and not troubles:
        return f"Nothing to do in {charts}."
    verb = "taken back" if args.undo else "applied"
    would = "would be " if args.dry_run else ""
    left = f", {troubles} left alone" if troubles else ""
    return f"{counted(done, 'correction')} {would}{verb} in {charts}{left}."
