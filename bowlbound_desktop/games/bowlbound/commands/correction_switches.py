"""Arguments that switch corrections of charts off, all or one by one."""

import argparse
from collections.abc import Mapping
from typing import Any


def add_correction_switches(parser: argparse.ArgumentParser) -> None:
    """Describe them."""
    parser.add_argument("--as-published", action="store_true", help="the charts without corrections")
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="CORRECTION",
        help="the charts without this correction, such as CC-17; may be repeated",
    )


def read_correction_switches(args: argparse.Namespace) -> Mapping[str, Any]:
    """Which corrections count; ChartError where one is named that does not exist."""
    without = list(getattr(args, "without", ()))
    if without:
        from bowlbound_desktop.games.bowlbound.charts.corrections import all_corrections, check_ids

        check_ids(without, all_corrections())
    return {"corrections": not getattr(args, "as_published", False), "without": without}
