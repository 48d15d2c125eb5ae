"""Makes the defensive chart of a profile: patterns of formations, moved until they yield as they should."""

import re
from collections.abc import Sequence
from functools import cache

from bowlbound_desktop.games.bowlbound.odds.expectation import DEFENSE_WEIGHTS, Expected
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, Kind, parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import DEFENSE_TOTALS, FORMATIONS, PLAYS, Column
from bowlbound_desktop.games.bowlbound.workshop.make_offense import make_offense
from bowlbound_desktop.games.bowlbound.workshop.makeup import makeup
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile

UNIT = {"1": 1.0, "2": 1.0, "3": 1.0, "4": 1.0, "5": 1.0, "6": 1.5, "7": 1.5, "8": 2.5, "9": 5.0}
"""Yards by which a step moves a cell."""
FARTHEST = 3.0
"""The most steps that numbers are moved; beyond that, boxes are filled with stops."""
HALVINGS = 12
STOPS = (4, 3, 2, 1)
"""Totals whose boxes are filled with stops where moving numbers is not enough, in this order."""
PASSES = "6789"
WHOLE = sum(DEFENSE_WEIGHTS)
RUN_LEVEL, PASS_LEVEL = 0.06, 0.04
_NUMBER = re.compile(r"(\(?)([-+]?\d+|)(\)?)")


def make_defense(profile: Profile) -> dict[str, dict[str, Column]]:
    """All six formations."""
    offense = season_offense(_plain(profile))
    return {
        formation: {play: _cells(profile, offense, formation, play) for play in PLAYS}
        for formation in FORMATIONS
    }


@cache
def season_offense(average: Profile) -> Expected:
    """The offense without style that all teams of the season share, which the levels are measured against."""
    return Expected(make_offense(average))


def _plain(profile: Profile) -> Profile:
    """The profile of the season's average team, with the season's fit."""
    return Profile(
        id=profile.average,
        school="",
        year=profile.design,
        design=profile.design,
        set=profile.set,
        folder="averages",
        season=profile.season,
        fitted=profile.fitted.season(),
    )


def _mean(offense: Expected, play: str, cells: Column) -> float:
    """The mean gain against five cells; summed cell by cell, because those means are cached."""
    means = (offense.yards(play, cell) for cell in cells)
    return sum(mean * weight for mean, weight in zip(means, DEFENSE_WEIGHTS, strict=True)) / WHOLE


def level(profile: Profile, formation: str, play: str) -> float:
    """What the season's offense should gain, as a share of its gain against a white box."""
    normal = makeup()["defense"][formation]["level"][PLAYS.index(play)]
    style = profile.style
    tilt = PASS_LEVEL * (style.pass_rush + style.ball_hawking) / 2 if play in PASSES else 0.0
    tilt += 0.0 if play in PASSES else RUN_LEVEL * style.run_defense
    return float(normal * (1 - tilt) - makeup()["resistance"]["step"] * profile.fitted.defense)


def _cells(profile: Profile, offense: Expected, formation: str, play: str) -> Column:
    """Five cells whose mean is nearest to the level."""
    wanted = level(profile, formation, play) * offense.yards(play)
    pattern = _pattern(profile, formation, play)
    moved = _moved_to(offense, play, pattern, wanted)
    for total in STOPS:
        if _mean(offense, play, moved) <= wanted + 0.15:
            break
        pattern = _stopped(pattern, total, play)
        moved = _moved_to(offense, play, pattern, wanted)
    return moved


def _pattern(profile: Profile, formation: str, play: str) -> list[str]:
    """The texts of an average team, with the interceptions and rushes of the team's style."""
    raw, place = makeup()["defense"][formation], PLAYS.index(play)
    texts = [str(raw[str(total)][place]) for total in DEFENSE_TOTALS]
    resistance, name = makeup()["resistance"], formation + play
    if name in resistance["hawks"][: max(0, round(profile.style.ball_hawking))]:
        texts[3] = f"INT {texts[4].split()[-1]}" if texts[4].startswith("INT") else texts[3]
    elif name in resistance["rush"][: max(0, round(profile.style.pass_rush))]:
        texts[3] = "QT"
    return texts


def _stopped(pattern: Sequence[str], total: int, play: str) -> list[str]:
    """The pattern with one more box that stops the play."""
    texts = list(pattern)
    if parse_cell(texts[total - 1]).kind in (Kind.BLANK, Kind.YARDS, Kind.TOUCHDOWN):
        texts[total - 1] = "INC" if play in PASSES else "(0)"
    return texts


def _moved_to(offense: Expected, play: str, pattern: Sequence[str], wanted: float) -> Column:
    """The pattern moved by as many steps as bring its mean nearest to `wanted`."""
    low, high = -FARTHEST, FARTHEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if _mean(offense, play, _move(pattern, middle, play)) > wanted:
            low = middle
        else:
            high = middle
    return _move(pattern, (low + high) / 2, play)


def _move(pattern: Sequence[str], steps: float, play: str) -> Column:
    """The pattern with every number lowered by some steps; rounding errors are carried to the next box."""
    cells, carried = [], 0.0
    for text in pattern:
        match = _NUMBER.fullmatch(text)
        if match is None:
            cells.append(parse_cell(text))
            continue
        exact = float(match[2] or 0) - steps * UNIT[play] + carried
        yards = round(exact)
        carried = exact - yards
        cells.append(_numbered(yards, bracket=bool(match[1])))
    return tuple(cells)


@cache
def _numbered(yards: int, *, bracket: bool) -> Cell:
    if bracket:
        return parse_cell(f"({yards})")
    return parse_cell(str(yards) if yards else "")
