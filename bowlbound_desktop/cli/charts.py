"""`bowlbound charts`: the team charts listed, checked and shown."""

import argparse

from bowlbound_desktop.cli.main import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command and what it can do."""
    parser = subparsers.add_parser("charts", help="list, check or show team charts")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    actions.add_parser("list", help="one line for each chart")
    check = actions.add_parser("check", help="all problems of charts; without a name, of every chart")
    check.add_argument("charts", nargs="*", metavar="FILE|ID")
    show = actions.add_parser("show", help="a chart as its file has it")
    show.add_argument("chart", metavar="ID")


def run(args: argparse.Namespace) -> int:
    """Do what the action says."""
    from bowlbound_desktop.cli.chart_actions import check_charts, list_charts, show_chart

    if args.action == "list":
        return list_charts()
    return check_charts(args.charts) if args.action == "check" else show_chart(args.chart)
