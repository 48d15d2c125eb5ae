"""Arguments that several commands share."""

import argparse

from bowlbound_desktop.play.seeds import LARGEST

LONGEST = 40
"""Digits of the longest number that anybody means."""
MOST = 10**12
"""More than anybody would wait for."""
MOST_JOBS = 256
"""All processes start at once: many more would take all the memory of a machine."""


def seed(text: str) -> int:
    """A seed as typed: a number that a save can hold."""
    number = _number(text, "seed", 0)
    if number > LARGEST:
        raise argparse.ArgumentTypeError(f"{text[:LONGEST]} is too large for a seed: at most {LARGEST}")
    return number


def count(text: str) -> int:
    """A number of things as typed."""
    number = _number(text, "number", 1)
    if number > MOST:
        raise argparse.ArgumentTypeError(f"{text[:LONGEST]} is too much: at most {MOST:,}")
    return number


def jobs(text: str) -> int:
    """A number of processes as typed."""
    number = _number(text, "number", 1)
    if number > MOST_JOBS:
        raise argparse.ArgumentTypeError(f"{text[:LONGEST]} processes are too many: at most {MOST_JOBS}")
    return number


def _number(text: str, what: str, least: int) -> int:
    plain = text.isascii() and text.isdecimal() and len(text) <= LONGEST
    if not plain or int(text) < least:
        small = plain or (text.startswith("-") and text[1:].isdecimal())
        wrong = "is too small" if small and what == "number" else f"is not a {what}"
        raise argparse.ArgumentTypeError(f"{text[:LONGEST]!a} {wrong}: write a whole number from {least} up")
    return int(text)


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Add the argument for how many processes share the work."""
    parser.add_argument("--jobs", type=jobs, default=1, metavar="N", help="processes at work (%(default)s)")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the argument for rule options, by preset or name."""
    parser.add_argument(
        "--options",
        action="append",
        default=[],
        metavar="PRESET|KEY=VALUE",
        help="rule options, such as advanced or kneel=on; may be repeated",
    )
