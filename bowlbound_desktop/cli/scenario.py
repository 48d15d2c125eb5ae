"""`bowlbound scenario`: runs scenario files against the rules."""

import argparse

from bowlbound_desktop.console.command import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("scenario", help="run scenario files and say what differs")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario file (TOML)")
    parser.add_argument("--json", action="store_true", help="report as a JSON array")


def run(args: argparse.Namespace) -> int:
    """Run the files; the exit code is 0 when all pass, else 1."""
    import json

    from bowlbound_desktop.games.scenarios import run_scenario

    reports = [run_scenario(file) for file in args.files]
    if args.json:
        print(json.dumps([report.data() for report in reports], indent=2))
    else:
        print("\n".join(line for report in reports for line in report.lines()))
    return 0 if all(report.passed for report in reports) else 1
