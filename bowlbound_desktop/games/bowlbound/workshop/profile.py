"""A team's profile: strength, style and season, from which the workshop makes its chart."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from attrs import NOTHING, asdict, evolve, field, fields, frozen

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.converter import FaultError, from_plain, to_plain
from bowlbound_desktop.storage.files import read_text, shown
from bowlbound_desktop.storage.toml import parse_toml, toml_value

FOLDER = paths.TEAMCHARTS / "profiles"


@frozen(kw_only=True)
class Season:
    """National averages of a season; 0 if unknown."""

    points: float
    plays: float = 0.0
    yards_a_play: float = 0.0


@frozen(kw_only=True)
class Strength:
    """Points per game better than an average major team of the season."""

    offense: float = 0.0
    defense: float = 0.0


@frozen(kw_only=True)
class Style:
    """How a team plays, in steps from -3 to 3 around an average team."""

    source: str = "editorial estimate"
    attack: str = "multiple"
    inside: float = 0.0
    outside: float = 0.0
    option: float = 0.0
    short: float = 0.0
    medium: float = 0.0
    long: float = 0.0
    big_plays: float = 0.0
    security: float = 0.0
    pass_rush: float = 0.0
    ball_hawking: float = 0.0
    run_defense: float = 0.0
    kicking: float = 0.0
    returns: float = 0.0
    discipline: float = 0.0


@frozen(kw_only=True)
class Fitted:
    """What calibration found: the team's own steps of strength, and the steps of its whole season."""

    offense: float = 0.0
    defense: float = 0.0
    base: float = 0.0
    """Steps of offense that every team of the season has; below, those of field position."""
    field: float = 0.0

    def season(self) -> "Fitted":
        """The fit without the team's own steps, which all teams of the season share."""
        return Fitted(base=self.base, field=self.field)


@frozen(kw_only=True)
class Profile:
    """Everything that a chart is made from."""

    id: str
    school: str
    year: int
    """0 for a team of no season."""
    design: int
    """The season whose football the team plays; its average chart is average-<design>."""
    set: int
    folder: str
    """set1, set2, set3, averages or house."""
    conference: str = ""
    coach: str = ""
    record: str = ""
    points: str = ""
    colours: tuple[str, str] = ("#44546a", "#e7e6e6")
    marks: tuple[str, ...] = ()
    season: Season
    strength: Strength = Strength()
    style: Style = Style()
    fitted: Fitted = Fitted()
    as_published: Mapping[str, str] = field(factory=dict, hash=False)
    """The text of cells that the file has as printed, with their misprints."""

    @property
    def average(self) -> str:
        """The id of the average chart of its season."""
        return f"average-{self.design}"


PARTS = ("season", "strength", "style", "fitted")
_SAMPLE = Profile(id="", school="", year=0, design=0, set=0, folder="", season=Season(points=0.0))


def read_profile(path: Path) -> Profile:
    """A profile from its file."""
    raw = parse_toml(read_text(path), shown(path))
    try:
        profile = from_plain(_filled(raw, _SAMPLE), Profile, "")
    except FaultError as error:
        raise FileError(f"{shown(path)}: this is not a profile: {error}") from None
    return profile if "base" in raw.get("fitted", ()) else _with_season(profile)


def _with_season(profile: Profile) -> Profile:
    """A profile of an older version, with the steps that its season's teams share added."""
    if profile.id == profile.average or profile.average not in profile_files():
        return profile
    season = shipped_profile(profile.average).fitted
    return evolve(profile, fitted=evolve(profile.fitted, base=season.base, field=season.field))


def _filled(raw: Mapping[str, Any], sample: Any) -> dict[str, Any]:
    """The raw values with those of the sample where optional ones are missing."""
    free = {one.name for one in fields(type(sample)) if one.default is not NOTHING}
    usual = {name: value for name, value in to_plain(sample).items() if name in free}
    parts = {
        name: _filled(value, getattr(sample, name))
        for name, value in raw.items()
        if name in PARTS and isinstance(value, dict)
    }
    return {**usual, **raw, **parts}


def profile_files() -> dict[str, Path]:
    """The file of every shipped profile by its id."""
    return {path.stem: path for path in sorted(FOLDER.glob("*.toml"))}


@cache
def shipped_profile(profile_id: str) -> Profile:
    """The shipped profile with this id."""
    path = profile_files().get(profile_id)
    if path is None:
        raise FileError(f"there is no profile {profile_id[:60]!a}")
    return read_profile(path)


def profile_text(profile: Profile) -> str:
    """The text of the profile's file."""
    values = asdict(profile)
    tables = {name: values.pop(name) for name in (*PARTS, "as_published")}
    lines = [f"{name} = {_value(value)}" for name, value in values.items()]
    for name, table in tables.items():
        if table:
            lines += ["", f"[{name}]"]
            lines += [f"{_key(key)} = {_value(value)}" for key, value in table.items()]
    return "".join(f"{line}\n" for line in lines)


def _key(key: str) -> str:
    return f'"{key}"' if "." in key else key


def _value(value: Any) -> str:
    match value:
        case str():
            return toml_value(value)
        case float():
            return f"{round(value, 3):g}"
        case tuple() | list():
            return f"[{', '.join(map(_value, value))}]"
    return str(value)


STYLE_FIGURES = tuple(one.name for one in fields(Style) if one.type is float)
