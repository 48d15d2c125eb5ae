"""Rows of the launch charts and of the jolt table."""

import re

from attrs import evolve, frozen

from bowlbound_desktop.kernel.errors import FileError

INCHES = 0
"""A distance to go of inches: the line to gain is at the ball."""
DOWNS = {"1st": 1, "2nd": 2, "3rd": 3, "4th": 4}
_PLAIN = re.compile(r"([+-]\d+), (1st|2nd|3rd|4th) and (\d+|inches)")
_TURNOVER = re.compile(r"turnover (run|pass) (\d+), (run|pass) (\d+), (returned|no return)")
_LONG = re.compile(r"long gain (run|pass), (run|pass)")
NOTES = ("underdog timeout", "play clock", "ghost blitz", "rare play")


@frozen(kw_only=True)
class LaunchRow:
    """One row: a new situation, a turnover or a long gain, with its notes."""

    text: str
    kind: str = "move"
    """move, turnover or long."""
    gain: int = 0
    down: int = 1
    to_go: int = 10
    note: str = ""
    switch: int | None = None
    gambling: "LaunchRow | None" = None
    backup: "LaunchRow | None" = None
    halves: tuple[tuple[str, int], ...] = ()
    """For a turnover or long gain, the kind of play and the yards before the loss, for each half."""
    returned: bool = False


def parse_launch(text: str) -> LaunchRow:
    """Read a row; every clause must be known."""
    plain, *clauses = (part.strip() for part in text.split(";"))
    row = _plain(plain, text)
    for clause in clauses:
        row = _with_clause(row, clause, text)
    return row


def _plain(plain: str, text: str) -> LaunchRow:
    if match := _PLAIN.fullmatch(plain):
        to_go = INCHES if match[3] == "inches" else int(match[3])
        return LaunchRow(text=text, gain=int(match[1]), down=DOWNS[match[2]], to_go=to_go)
    if match := _TURNOVER.fullmatch(plain):
        halves = ((match[1], int(match[2])), (match[3], int(match[4])))
        return LaunchRow(text=text, kind="turnover", halves=halves, returned=match[5] == "returned")
    if match := _LONG.fullmatch(plain):
        return LaunchRow(text=text, kind="long", halves=((match[1], 0), (match[2], 0)))
    raise FileError(f'"{text}" is no row of a launch chart')


def _with_clause(row: LaunchRow, clause: str, text: str) -> LaunchRow:
    name, _, rest = clause.partition(": ")
    if clause in NOTES:
        return evolve(row, note=clause)
    if match := re.fullmatch(r"switch ([1-6][1-6])", clause):
        return evolve(row, switch=int(match[1]))
    if name == "gambling":
        return evolve(row, gambling=_plain(rest, rest))
    if name == "backup":
        return evolve(row, backup=_plain(rest, rest))
    raise FileError(f'"{text}" has an unknown note "{clause}"')


@frozen(kw_only=True)
class JoltRow:
    """One row of the jolt table, for a ghost offense and for a coached one."""

    text: str
    ghost: str
    coached: str
