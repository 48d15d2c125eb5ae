"""The game-wide tables, read once from resources/bowlbound/tables."""

from collections.abc import Mapping

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell


@frozen(kw_only=True)
class KickoffCase:
    """What follows from the receivers' guess and the kickers' choice (AR-III-1-b, C-AR-03)."""

    distance: str
    """chart, 25+T1, X, or a number of yards."""
    returned: str = ""
    """chart, squib, X or DS."""
    less: int = 0
    most: int | None = None
    td_free: bool = False
    recover: frozenset[int] = frozenset()


@frozen(kw_only=True)
class TimingRow:
    """A row of the Timing Chart."""

    seconds: int
    play: str


@frozen(kw_only=True)
class Weather:
    """Deductions by class of weather (AR-VI)."""

    classes: Mapping[int, str]
    """Class by defensive total."""
    precipitation: Mapping[str, Mapping[str, int]]
    against: Mapping[str, Mapping[str, int]]
    following: Mapping[str, Mapping[str, int]]
    pass_class: str
    pass_longest: int


@frozen(kw_only=True)
class AlternateTiming:
    """Seconds of alternate timing (AR-VII)."""

    action: Mapping[str, int]
    returns: Mapping[str, int]
    dead: Mapping[str, int]


@frozen(kw_only=True, eq=False)
class Tables:
    """All tables that no team owns."""

    priority: Mapping[str, Mapping[str, str]]
    """Action by row (offensive result) and column (defensive result)."""
    priority_rules: Mapping[tuple[str, str], str]
    """The paragraphs behind each pair of a row and a column."""
    timing: Mapping[str, TimingRow]
    penalties: Mapping[str, Mapping[str, Mapping[int, str]]]
    """Value by table, foul ("OFF S") and total."""
    squib_return: tuple[Cell, ...]
    kickoffs: Mapping[str, Mapping[str, Mapping[str, KickoffCase]]]
    """Case by method, receivers' guess and kickers' choice."""
    hail_mary: Mapping[int, str]
    """Result by total."""
    weather: Weather
    alternate: AlternateTiming
