"""The fidelity report: how close the charts come to the facts of their seasons."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.bowlbound.workshop.build import build_chart
from bowlbound_desktop.games.bowlbound.workshop.calibrate import Played, play_team, targets
from bowlbound_desktop.games.bowlbound.workshop.matching import mean_table, meetings, never_used
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile, profile_files, shipped_profile
from bowlbound_desktop.games.bowlbound.workshop.scale.report import (
    Scale,
    house_section,
    scale_sections,
    target_lines,
)
from bowlbound_desktop.play.counting.statistics import BoxLine

SEED = 900_000
"""The first seed of the report; calibration uses others, so that the report tests it independently."""
SHARE, POINTS = 0.10, 2.0
"""A team is true within this share of its target, or this many points."""
ERA = "1965-78: completions 47.2 %, interceptions 6.5 % of passes, 6.3 yards per pass (NCAA, from ../data)"
STYLE = (
    "| plays | yards per play | first downs | turnovers | penalties "
    "| completions % | interceptions % | fumbles |"
)
HEADS = f"| team | points for (target) | points against (target) | true {STYLE}"
HOUSE_HEADS = f"| team | points for | points against {STYLE}"
MATCHED = ("average-1966", "average-1985")
"""The average teams whose matching game is printed."""


@frozen
class Measured:
    """A profile and how its chart played."""

    profile: Profile
    played: Played

    @property
    def true(self) -> bool:
        """Whether points for and against are both close enough to their targets."""
        pairs = zip(self.played.points, targets(self.profile), strict=True)
        return all(near(found, wanted) for found, wanted in pairs)


def near(found: float, wanted: float) -> bool:
    """Whether a figure is within ten per cent or two points of its target."""
    return abs(found - wanted) <= max(POINTS, SHARE * wanted)


def measure(profile_id: str, games: int) -> Measured:
    """Play one chart against the average of its season: an average all games, a team a quarter of them."""
    profile = shipped_profile(profile_id)
    own = games if profile.folder == "averages" else max(2, games // 4)
    return Measured(*play_team(profile, own, SEED))


def measure_all(games: int, jobs: int) -> Iterator[Measured]:
    """Every team and every average in the order of their ids, as soon as they are ready."""
    with ProcessPoolExecutor(jobs) as executor:
        yield from _in_order(executor, profile_files(), games)


def _in_order(executor: Executor, ids: Iterable[str], games: int) -> Iterator[Measured]:
    waiting: list[Future[Measured]] = [executor.submit(measure, profile_id, games) for profile_id in ids]
    try:
        for future in waiting:
            yield future.result()
    finally:  # a caller that stops early does not wait for the rest
        for future in waiting:
            future.cancel()


def report(measured: Sequence[Measured], scale: Scale) -> str:
    """The whole report as a page of Markdown."""
    teams = [one for one in measured if one.profile.folder.startswith("set")]
    averages = [one for one in measured if one.profile.folder == "averages"]
    house = [one for one in measured if one.profile.folder == "house"]
    parts = [["# Fidelity of the team charts"], target_lines(scale, season_rows(teams, averages))]
    parts += [*scale_sections(scale), ["## Season facts", "", *summary(teams, averages)], _figures(averages)]
    parts += [["## Teams", "", *_table(teams)], ["## Averages against themselves", "", *_averages(averages)]]
    parts += [[*house_section(scale), "", *_style_table(house)], _matching()]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def summary(teams: Sequence[Measured], averages: Sequence[Measured]) -> list[str]:
    """How close teams come to their season's facts against the average chart of the season."""
    games = teams[0].played.games if teams else 0
    how = f"- {games} games a team against the average chart of its season."
    return [
        how,
        *(f"- {truth[0].upper()}{truth[1:]}: {now}." for truth, _, _, now in season_rows(teams, averages)),
    ]


def season_rows(teams: Sequence[Measured], averages: Sequence[Measured]) -> list[tuple[str, str, str, str]]:
    """Truth, target, key of the old figure, and the figure now.

    Teams are only reported, because they are calibrated to the published spread and not to their season.
    """
    rows = []
    for side, name in enumerate(("for", "against")):
        found, wanted = _columns(teams, side)
        off = float(np.abs(found - wanted).mean()) if teams else 0.0
        figures = f"correlation {_correlation(found, wanted):.3f}, mean error {off:.2f}"
        rows.append((f"points {name} against the season's average", "reported", f"points {name}", figures))
    true, inside = sum(one.true for one in teams), sum(map(_average_true, averages))
    near_season = f"{true} of {len(teams)}"
    rows.append(("teams within 10 % or 2 points both ways", "reported", "true", near_season))
    national = f"{inside} of {len(averages)}"
    rows.append(("averages within 10 % of national points and yards per play", "all", "averages", national))
    return rows


def _columns(teams: Sequence[Measured], side: int) -> tuple[Any, Any]:
    return (
        np.array([one.played.points[side] for one in teams]),
        np.array([targets(one.profile)[side] for one in teams]),
    )


def _correlation(found: Any, wanted: Any) -> float:
    return float(np.corrcoef(found, wanted)[0, 1]) if len(found) > 1 else 0.0


def _both(one: Measured) -> tuple[float, float, float]:
    """Points, yards per play and plays of an average team, both sides taken together."""
    own, other, games = one.played.own, one.played.other, one.played.games
    plays = own.plays + other.plays
    return (own.points + other.points) / games / 2, (own.yards + other.yards) / plays, plays / games / 2


def _average_true(one: Measured) -> bool:
    points, yards, _ = _both(one)
    season = one.profile.season
    known = season.yards_a_play == 0 or abs(yards / season.yards_a_play - 1) <= SHARE
    return known and abs(points / season.points - 1) <= SHARE


def _figures(averages: Sequence[Measured]) -> list[str]:
    """The shares of each era, and what is known of the real ones."""
    lines = [f"Known: {ERA}; nothing was found for fumbles and penalties.", ""]
    for first, last in ((1940, 1959), (1960, 1964), (1965, 1978), (1979, 1988)):
        total, games = BoxLine(), 0
        for one in averages:
            if first <= one.profile.design <= last:
                total.add(one.played.own)
                total.add(one.played.other)
                games += 2 * one.played.games
        if games:
            lines.append(f"- {first}-{last}: {_shares(total, games)}")
    return lines


def _shares(line: BoxLine, games: int) -> str:
    return (
        f"completions {100 * line.completions / line.passes:.1f} %, "
        f"interceptions {100 * line.interceptions / line.passes:.1f} %, "
        f"{line.pass_yards / line.passes:.2f} yards per pass, {line.rush_yards / line.rushes:.2f} a rush, "
        f"{100 * line.rushes / line.plays:.0f} % rushes; a game: fumbles {line.fumbles / games:.1f} "
        f"(lost {line.fumbles_lost / games:.1f}), penalties {line.penalties / games:.1f} for "
        f"{line.penalty_yards / games:.0f} yards, punts {line.punts / games:.1f}, "
        f"field goals {line.field_goals / games:.2f} of {line.field_goals_tried / games:.2f}"
    )


def _table(measured: Sequence[Measured]) -> list[str]:
    return [HEADS, "|---" * 12 + "|", *map(_row, measured)]


def _row(one: Measured) -> str:
    scored = [
        f"{found:.1f} ({wanted:.1f})"
        for found, wanted in zip(one.played.points, targets(one.profile), strict=True)
    ]
    cells = (one.profile.id, *scored, "yes" if one.true else "no", *_style(one))
    return f"| {' | '.join(cells)} |"


def _style_table(measured: Sequence[Measured]) -> list[str]:
    """Teams without a season, and so without a target, against an average chart."""
    lines = [HOUSE_HEADS, "|---" * 11 + "|"]
    for one in measured:
        points = (f"{found:.1f}" for found in one.played.points)
        lines.append(f"| {' | '.join((one.profile.id, *points, *_style(one)))} |")
    return lines


def _style(one: Measured) -> list[str]:
    """The usual figures of a team's game."""
    line, games = one.played.own, one.played.games
    return [
        f"{line.plays / games:.1f}",
        f"{line.yards / line.plays:.2f}",
        f"{line.first_downs / games:.1f}",
        f"{line.turnovers / games:.1f}",
        f"{line.penalties / games:.1f}",
        f"{100 * line.completions / max(1, line.passes):.1f}",
        f"{100 * line.interceptions / max(1, line.passes):.1f}",
        f"{line.fumbles / games:.1f}",
    ]


def _averages(averages: Sequence[Measured]) -> list[str]:
    lines = [
        "| season | points (national) | yards per play (national) | plays (national) |",
        "|---|---|---|---|",
    ]
    for one in averages:
        points, yards, plays = _both(one)
        season = one.profile.season
        lines.append(
            f"| {one.profile.design} | {points:.1f} ({season.points:g}) "
            f"| {yards:.2f} ({_known(season.yards_a_play)}) | {plays:.1f} ({_known(season.plays)}) |"
        )
    return lines


def _known(figure: float) -> str:
    return f"{figure:g}" if figure else "not known"


def _matching() -> list[str]:
    """The matching game, and the calls that no ordinary situation needs."""
    lines = ["## The matching game", "", "Mean yards without penalties, in brackets turnovers in per cent."]
    for profile_id in MATCHED:
        chart = build_chart(shipped_profile(profile_id))
        lines += ["", f"| {profile_id} | A | B | C | D | E | F |", "|---|---|---|---|---|---|---|"]
        for play_key, row in mean_table(meetings(chart, chart)).items():
            cells = " | ".join(f"{yards:.1f} ({lost:.0f})" for yards, lost in row)
            lines.append(f"| {chart.play_name(play_key)} | {cells} |")
    return [*lines, "", *unused()]


def unused() -> list[str]:
    """Plays and formations of average teams without weight in the equilibrium of any ordinary situation."""
    averages = [one for one in profile_files() if shipped_profile(one).folder == "averages"]
    lines = []
    for profile_id in averages:
        plays, formations = never_used(build_chart(shipped_profile(profile_id)))
        if plays or formations:
            lines.append(f"- {profile_id}: never used {', '.join([*plays, *formations])}")
    return lines or [
        f"In all {len(averages)} average charts every play and every formation has weight in the equilibrium "
        "of some ordinary situation: none is dominated."
    ]
