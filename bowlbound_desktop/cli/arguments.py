"""Arguments that several commands share."""

import argparse


def seed(text: str) -> int:
    """A seed as typed."""
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!a} is no seed: a whole number from 0 up")
    return int(text)


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, between whom, by which rules."""
    parser.add_argument("--system", default="bowlbound", help="which game: %(default)s unless named")
    parser.add_argument("--home", metavar="CHART", help="team chart of the home side")
    parser.add_argument("--away", metavar="CHART", help="team chart of the visitors")
    parser.add_argument("--seed", type=seed, metavar="N", help="makes dice and computer coaches repeatable")
    parser.add_argument("--coach", help="the side that the computer coaches: home, away, both or none")
    parser.add_argument("--own-dice", action="store_true", help="type the totals of dice on your own table")
    add_options(parser)
    add_correction_switches(parser)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Rule options by preset or name."""
    parser.add_argument(
        "--options",
        action="append",
        default=[],
        metavar="PRESET|KEY=VALUE",
        help="rule options; may be repeated",
    )


def add_correction_switches(parser: argparse.ArgumentParser) -> None:
    """Let corrections of the charts be switched off, all or one by one."""
    parser.add_argument("--as-published", action="store_true", help="play the charts without corrections")
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="CORRECTION",
        help="one less: CC-17; may be repeated",
    )
