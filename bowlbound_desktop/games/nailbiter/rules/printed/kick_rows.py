"""Rows of the kicking tables."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

from attrs import frozen

from bowlbound_desktop.kernel.errors import FileError

R = TypeVar("R")


def _matched(text: str, *forms: tuple[str, Callable[[re.Match[str]], R]]) -> R:
    for pattern, make in forms:
        if match := re.fullmatch(pattern, text):
            return make(match)
    raise FileError(f'"{text}" is no row of its kicking table')


@frozen(kw_only=True)
class KickoffRow:
    """A kickoff, pooch kick or safety kick."""

    text: str
    kind: str
    """to, kicked, long, touchback, out or flag."""
    yards: int = 0
    """The receivers' yard line; of "kicked" the length of the kick."""
    fumble: bool = False
    unless_level: bool = False
    """Whether the fumble needs a score that is not level."""


def parse_kickoff(text: str) -> KickoffRow:
    """Read a row."""

    def row(kind: str, **more: Any) -> Callable[[re.Match[str]], KickoffRow]:
        return lambda match: KickoffRow(text=text, kind=kind, yards=int(match[1]), **more)

    return _matched(
        text,
        (r"to (\d+)", row("to")),
        (r"to (\d+) fumble", row("to", fumble=True)),
        (r"to (\d+) fumble unless level", row("to", fumble=True, unless_level=True)),
        (r"kicked (\d+) fumble", row("kicked", fumble=True)),
        (r"long from (\d+)", row("long")),
        (r"out at (\d+)", row("out")),
        (r"touchback|flag", lambda match: KickoffRow(text=text, kind=match[0])),
    )


@frozen(kw_only=True)
class OnsideRow:
    """An onside kick."""

    text: str
    kind: str
    """return, kickers, dead, long, out or again."""
    kick: int = 0
    """Length of the kick; of "out" the kickers' yard line, of "again" the penalty."""
    advance: int = 0


def parse_onside(text: str) -> OnsideRow:
    """Read a row."""

    def row(match: re.Match[str]) -> OnsideRow:
        return OnsideRow(text=text, kind=match[2], kick=int(match[1]), advance=int(match[3] or 0))

    return _matched(
        text,
        (r"(\d+), (return|kickers|dead|long)(?: (-?\d+))?", row),
        (r"(out|again) (\d+)", lambda match: OnsideRow(text=text, kind=match[1], kick=int(match[2]))),
    )


@frozen(kw_only=True)
class PuntRow:
    """A punt, long or short."""

    text: str
    kind: str
    """fly, at, touchback, blocked, fumble or flag."""
    yards: int = 0
    catch: str = ""
    """tough, roll or out."""
    ghost_gain: int | None = None
    """Yards of a pass if the ghost kicks, whose punt is a fake; None if it is none."""


def parse_punt(text: str) -> PuntRow:
    """Read a row."""

    def named(match: re.Match[str]) -> PuntRow:
        ghost = int(match[3]) if match[3] else None
        return PuntRow(text=text, kind=match[1], yards=int(match[2]), ghost_gain=ghost)

    return _matched(
        text,
        (
            r"(\d+)(?: (tough|roll|out))?",
            lambda match: PuntRow(text=text, kind="fly", yards=int(match[1]), catch=match[2] or ""),
        ),
        (r"(at|blocked|fumble) (\d+)(?:; ghost: pass (\d+))?", named),
        (r"touchback|flag", lambda match: PuntRow(text=text, kind=match[0])),
    )


@frozen(kw_only=True)
class GoalRow:
    """A field goal or extra point."""

    text: str
    miss: str
    """The kind of miss."""
    good_from: int | None = None
    """The farthest line of scrimmage that it is good from; None for a miss."""
    blocked: int | None = None
    flag: str = ""
    """The faces that bring a flag as well."""
    try_unless_level: bool = False
    """Whether an extra point is good all the same, unless the touchdown broke a tie."""
    ghost_run: int | None = None
    """Yards of a run if the ghost kicks, whose field goal is a fake; None if it is none."""


def parse_goal(text: str, miss: str) -> GoalRow:
    """Read a row."""

    def good(match: re.Match[str]) -> GoalRow:
        run = int(match[3]) if match[3] else None
        return GoalRow(text=text, miss=miss, good_from=int(match[1]), flag=match[2] or "", ghost_run=run)

    return _matched(
        text,
        (r"(\d+)(?:; (\d\+\d): flag)?(?:; ghost: run (\d+))?", good),
        (r"blocked (\d+)", lambda match: GoalRow(text=text, miss=miss, blocked=int(match[1]))),
        (
            r"missed; try: good unless level",
            lambda _: GoalRow(text=text, miss=miss, try_unless_level=True),
        ),
    )


@frozen(kw_only=True)
class RushRow:
    """A rushed punt."""

    text: str
    kind: str
    """blocked, downed or roughing."""
    yards: int
    penalty: int = 0


def parse_rush(text: str) -> RushRow:
    """Read a row."""
    return _matched(
        text,
        (r"blocked (\d+)", lambda match: RushRow(text=text, kind="blocked", yards=int(match[1]))),
        (r"(\d+) downed", lambda match: RushRow(text=text, kind="downed", yards=int(match[1]))),
        (
            r"(\d+) roll (\d+)",
            lambda match: RushRow(text=text, kind="downed", yards=int(match[1]) + int(match[2])),
        ),
        (
            r"(\d+) roughing (\d+)",
            lambda match: RushRow(text=text, kind="roughing", yards=int(match[1]), penalty=int(match[2])),
        ),
    )


@frozen(kw_only=True)
class FakeRow:
    """A fake punt or field goal."""

    text: str
    how: str
    """run, pass or incomplete."""
    from_line: int | None = None
    """Yards beyond the line to gain, or short of it."""
    loss: int = 0


def parse_fake(text: str) -> FakeRow:
    """Read a row."""
    return _matched(
        text,
        (
            r"(run|pass) line ([+-]\d+)",
            lambda match: FakeRow(text=text, how=match[1], from_line=int(match[2])),
        ),
        (r"(run) loss (\d+)", lambda match: FakeRow(text=text, how=match[1], loss=int(match[2]))),
        (r"incomplete", lambda match: FakeRow(text=text, how=match[0])),
    )


@frozen(kw_only=True)
class PrayerRow:
    """A kickoff returned with laterals."""

    text: str
    kind: str
    """lost, to or run."""
    line: int


def parse_prayer(text: str) -> PrayerRow:
    """Read a row."""
    kinds = {"lost at": "lost", "to": "to", "run from": "run"}
    return _matched(
        text,
        (
            r"(lost at|to|run from) (\d+)",
            lambda match: PrayerRow(text=text, kind=kinds[match[1]], line=int(match[2])),
        ),
    )
