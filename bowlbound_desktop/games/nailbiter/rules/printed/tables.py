"""All tables of the booklet together; resources/nailbiter/tables has them."""

from collections.abc import Mapping

from attrs import frozen

from bowlbound_desktop.games.nailbiter.rules.printed.cells import Column
from bowlbound_desktop.games.nailbiter.rules.printed.fouls import Foul
from bowlbound_desktop.games.nailbiter.rules.printed.kick_rows import (
    FakeRow,
    GoalRow,
    KickoffRow,
    OnsideRow,
    PrayerRow,
    PuntRow,
    RushRow,
)
from bowlbound_desktop.games.nailbiter.rules.printed.launch_rows import JoltRow, LaunchRow
from bowlbound_desktop.games.nailbiter.rules.printed.rare_rows import RareRow

RUNS = ("line_run", "end_run", "draw_play", "dive_play", "qb_sneak", "reverse")
PASSES = ("short_pass", "screen_pass", "medium_pass", "deep_pass", "long_pass")
SPECIALS = ("trick_play", "bomb", "timing_pattern")
COUNTED = (*RUNS, *PASSES, *SPECIALS)
"""Plays that the coach may call only a limited number of times."""
CHARTS = ("regular", "defensive_battle", "bad_weather")
RUSHES = ("blitz", "covered", "pressure")
SITUATIONS = (
    *("first_or_short_second", "second_and_7", "third_and_1", "third_and_2", "third_and_4", "third_and_10"),
    *("third_and_16", "third_and_21", "drill_and_3", "drill_third_and_1"),
)


@frozen
class Entry:
    """One possession of the tracker (NB-A2, NB-R32)."""

    coached: bool
    mark: str = ""
    """jolt, rare, drill or nothing."""


@frozen(kw_only=True, eq=False)
class GhostOdds:
    """How the ghost decides (NB-E, NB-G)."""

    selection: Mapping[str, tuple[str, ...]]
    """A play for each sum from 2 on, by situation."""
    fourth_down: Mapping[str, tuple[int, ...]]
    field_goal: Mapping[int, int]
    two_points: Mapping[int, int]
    two_points_late: Mapping[int, int]
    last_play: Mapping[int, str]
    numbers: Mapping[str, int]


@frozen(kw_only=True, eq=False)
class Tables:
    """All tables of the game."""

    launch: Mapping[str, Mapping[int, LaunchRow]]
    jolt: Mapping[int, JoltRow]
    rushing: Mapping[str, Column]
    passing: Mapping[str, Column]
    footers: Mapping[str, Mapping[str, int]]
    """C1, C2, C3 and interception by pass."""
    rush: Mapping[str, Column]
    """blitz, covered and pressure."""
    specials: Mapping[str, Column]
    long_gain: Column
    returns: Column
    recovery: Mapping[int, str]
    """favored, underdog or out, by the sum."""
    kickoffs: Mapping[str, Mapping[int, KickoffRow]]
    """kickoff, pooch and safety_kick."""
    onside: Mapping[int, OnsideRow]
    punts: Mapping[str, Mapping[int, PuntRow]]
    """punt and short_punt."""
    punt_return: Column
    field_goal: Mapping[int, GoalRow]
    two_point: Mapping[int, tuple[bool, str]]
    punt_rush: Mapping[int, RushRow]
    fake: Mapping[int, FakeRow]
    prayer: Mapping[int, PrayerRow]
    penalties: Mapping[str, Mapping[int, Foul]]
    """running, passing, kick and return."""
    rare: Mapping[str, Mapping[int, RareRow]]
    """favored and underdog."""
    ghost: GhostOdds
    tracker: Mapping[int, tuple[Entry, ...]]
    counts: Mapping[str, int]
    defense_calls: Mapping[str, int]
    drill: Mapping[str, Mapping[str, int]]
    seconds: Mapping[str, int]
    """The seconds of a play in a drill, except in bounds."""
    tempo: tuple[int, ...]
    """The possible seconds of a play in bounds."""
