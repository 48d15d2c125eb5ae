"""Team charts as the pickers list them, read from the header of each file alone."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.storage.files import read_text, shown
from bowlbound_desktop.storage.toml import parse_toml

GREY = ("#5a6670", "#ffffff")
READ = ("school", "year", "set", "conference", "record", "coach", "origin", "colours", "nicely", "mays")
"""What the pickers show of a header."""


@frozen(kw_only=True)
class TeamEntry:
    """What a coach wants to know before he takes a team."""

    id: str
    school: str
    year: int
    set: int
    conference: str = ""
    record: str = ""
    coach: str = ""
    origin: str = ""
    colours: tuple[str, str] = GREY
    ratings: Mapping[str, tuple[float, float]]
    """Power by scale: the rating, and what the own ground adds."""
    own: bool = False

    @property
    def name(self) -> str:
        """Year and school."""
        return f"{self.year} {self.school}"

    @property
    def details(self) -> str:
        """The second line of an entry."""
        rating = self.ratings.get("nicely")
        power = f"rating {rating[0]:g}" if rating else ""
        parts = (self.record, self.conference, power, f"set {self.set}", self.origin)
        return " · ".join(filter(None, parts))

    @property
    def searched(self) -> str:
        """Everything that a search may hit, in small letters."""
        words = (self.name, self.conference, self.coach, f"set {self.set}", f"set{self.set}", self.origin)
        return " ".join(words).lower()


def team_entries() -> tuple[TeamEntry, ...]:
    """All charts that can be played, by school and year.

    The shipped chart stands for a damaged copy of it; other damaged files are left out.
    """
    from bowlbound_desktop.games.bowlbound.charts.files import chart_files, shipped_files

    shipped = shipped_files()
    found = (_entry(path) or _entry(shipped.get(name)) for name, path in chart_files().items())
    return tuple(sorted(filter(None, found), key=lambda entry: (entry.school, entry.year)))


def _entry(path: Path | None) -> TeamEntry | None:
    from bowlbound_desktop.games.bowlbound.charts.files import LIMIT

    if path is None:
        return None
    try:
        header = parse_toml(read_text(path, LIMIT).partition("\n[")[0], shown(path))
        return _read(header, path)
    except (BowlboundError, KeyError):
        return None


def _read(header: Mapping[str, Any], path: Path) -> TeamEntry:
    from bowlbound_desktop.games.bowlbound.charts.header import CHECKS

    values = {key: CHECKS[key](header[key]) for key in READ if key in header}
    words = {key: values.get(key, "") for key in ("conference", "record", "coach", "origin")}
    scales = {key: values[key] for key in ("nicely", "mays") if key in values}
    return TeamEntry(
        id=path.stem,
        school=values["school"],
        year=values["year"],
        set=values["set"],
        colours=values.get("colours", GREY),
        ratings={key: (value.base, value.home) for key, value in scales.items()},
        own=path.is_relative_to(paths.own_charts()),
        **words,
    )


def spread(home: TeamEntry, away: TeamEntry, site: str, scale: str) -> float | None:
    """By how many points the home side is the favourite; None where a rating is missing."""
    powers = [_power(home, site, "home", scale), _power(away, site, "away", scale)]
    return None if None in powers else (powers[0] or 0) - (powers[1] or 0)


def _power(entry: TeamEntry, site: str, side: str, scale: str) -> float | None:
    if scale not in entry.ratings:
        return None
    base, home = entry.ratings[scale]
    return base if site == "neutral" else base + home if site == side else base - home


def spread_words(home: TeamEntry, away: TeamEntry, points: float | None) -> str:
    """The point spread in words."""
    if points is None:
        return "No point spread: a rating is missing"
    if points == 0:
        return "Point spread: even"
    favourite = home if points > 0 else away
    return f"Point spread: {favourite.name} by {abs(points):g}"
