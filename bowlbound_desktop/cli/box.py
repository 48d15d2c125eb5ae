"""`bowlbound box`: the box score of a saved game, its drives, and every play as data."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bowlbound_desktop.cli.many_games import print_csv
from bowlbound_desktop.console.command import Subparsers

if TYPE_CHECKING:
    from bowlbound_desktop.play.paper.game_log import GameLog

PARTS = ("box", "players", "drives", "plays")


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("box", help="box score, drives and plays of a saved game")
    parser.add_argument("save", metavar="SAVE", type=Path, help="a file of a saved game")
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument(
        "--csv", choices=PARTS, nargs="?", const="box", help="one table for a spreadsheet (box)"
    )
    shape.add_argument("--json", action="store_true", help="all of it as JSON")


def run(args: argparse.Namespace) -> int:
    """Read the save and print."""
    from bowlbound_desktop.games.register import game
    from bowlbound_desktop.play.paper.game_log import read_log
    from bowlbound_desktop.storage.files import named
    from bowlbound_desktop.storage.saves import load_game

    log = read_log(load_game(named(args.save), game, pauses=True))
    if args.json:
        from bowlbound_desktop.play.game_data import game_data

        print(json.dumps(game_data(log), indent=2, ensure_ascii=False))
    elif args.csv:
        _print_part(log, args.csv)
    else:
        _print_tables(log)
    return 0


def _print_part(log: "GameLog", part: str) -> None:
    from bowlbound_desktop.play.game_data import (
        DRIVE,
        PLAY,
        PLAYER,
        box_rows,
        drive_rows,
        play_rows,
        player_rows,
    )

    tables = {"box": box_rows, "players": player_rows, "drives": drive_rows, "plays": play_rows}
    rows = tables[part](log)
    if not rows:  # before the first play, or nobody is named
        print(",".join({"players": PLAYER, "drives": DRIVE, "plays": PLAY}[part]))
    for number, row in enumerate(rows):
        print_csv(row, heading=number == 0)


def _print_tables(log: "GameLog") -> None:
    from bowlbound_desktop.play.counting.figures import box_score, drive_chart

    print(f"{log.title}\n{log.standing}\n")
    for heads, rows in (box_score(log.record()), drive_chart(log.record())):
        print("\n".join(_aligned([heads, *rows])) + "\n")


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
