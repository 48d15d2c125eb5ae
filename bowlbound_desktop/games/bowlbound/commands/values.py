"""`bowlbound values`: computes what situations are worth with a chart, and shows it."""

import argparse
import sys
from typing import TYPE_CHECKING

from bowlbound_desktop.console.command import Subparsers

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from bowlbound_desktop.games.bowlbound.values.tables import ValueTables

YARDS = (1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99)
DOWNS = ((1, 10), (2, 7), (3, 4), (3, 10), (4, 1), (4, 5), (4, 10))
LEADS = (-14, -8, -7, -4, -3, -1, 0, 1, 3, 4, 7, 8, 14)
MINUTES = (30, 20, 15, 10, 5, 2, 1, 0.5, 0.2)
USUAL, OWN_25 = 2, 25
AVERAGE = "average-1975"
STEPS = 20


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("values", help="what situations are worth: expected points, chance to win")
    parser.add_argument(
        "action", metavar="show|build", choices=("show", "build"), help="print them, or compute them again"
    )
    parser.add_argument(
        "--chart", default=AVERAGE, metavar="ID", help="team chart to build from (%(default)s)"
    )
    parser.add_argument("--against", metavar="ID", help="the other team, if it is a different one")
    parser.add_argument("--file", metavar="FILE", help="where to write (default: the program's own file)")


def run(args: argparse.Namespace) -> int:
    """Build or show."""
    from pathlib import Path

    from bowlbound_desktop.games.bowlbound.values.tables import FILE, read_tables

    path = FILE if args.file is None else Path(args.file)
    if args.action == "build":
        _build(args.chart, args.against, path)
        return 0
    home, away = read_tables(path)
    print(f"Made by: {home.made}")
    for tables, title in ((home, "the first team"), (away, "the second team"))[: 1 if home is away else 2]:
        who = [] if home is away else [f"When {title} has the ball"]
        print("\n".join(["", *who, *_points(tables), "", *_chances(tables)]))
    return 0


def _build(chart: str, against: str | None, path: "Path") -> None:
    from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
    from bowlbound_desktop.games.bowlbound.charts.typed import refuse_half_typed
    from bowlbound_desktop.games.bowlbound.editions import edition_rules
    from bowlbound_desktop.games.bowlbound.values.making.build import build
    from bowlbound_desktop.games.bowlbound.values.tables import write_tables
    from bowlbound_desktop.storage.files import check_place

    check_place(path)
    rules, team = edition_rules(), refuse_half_typed(load_by_id(chart))
    other = team if against in (None, chart) else refuse_half_typed(load_by_id(against))
    start = rules.new_game(team, other, rules.read_options({"kneel": "on"}))
    tables = build(start, _Told())
    made = f"bowlbound values build --chart {chart}"
    write_tables(path, tables, made if other is team else f"{made} --against {against}")
    print(f"written to {path.name}")


class _Told:
    """Reports now and then how much is done."""

    def __init__(self) -> None:
        self._said = 0

    def __call__(self, part: float) -> None:
        if int(part * STEPS) > self._said:
            self._said = int(part * STEPS)
            print(f"{part:.0%}", file=sys.stderr, flush=True)


def _points(tables: "ValueTables") -> list[str]:
    lines = ["Expected points, by yards from your own goal", "yard   " + _row(f"{y}" for y in YARDS)]
    for down, to_go in DOWNS:
        cells = (tables.promise(tables.grid.mix("scrimmage", y, down, min(100, y + to_go))) for y in YARDS)
        lines.append(f"{down}-{to_go:<5}" + _row(f"{cell:.2f}" for cell in cells))
    return lines


def _chances(tables: "ValueTables") -> list[str]:
    mix = tables.grid.mix("scrimmage", OWN_25, 1, OWN_25 + 10)
    title = "Chance to win with first and ten at your own 25, by lead and minutes left in the game"
    lines = [title, "left   " + _row(f"{lead:+}" for lead in LEADS)]
    for minutes in MINUTES:
        values = [tables.second(mix, lead, round(minutes * 6), USUAL, USUAL) for lead in LEADS]
        lines.append(f"{minutes:<7}" + _row(f"{0.5 + 0.5 * value:.1%}" for value in values))
    return lines


def _row(cells: "Iterable[str]") -> str:
    return "".join(f"{cell:>7}" for cell in cells)
