"""Makes the special-team chart of a profile."""

from collections.abc import Sequence

from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    GOOD,
    NO_GOOD,
    SPECIAL_COLUMNS,
    TOTALS,
    Column,
)
from bowlbound_desktop.games.bowlbound.workshop.fouls import foul_texts
from bowlbound_desktop.games.bowlbound.workshop.layout import lot, marked_rows, share_rows, spread
from bowlbound_desktop.games.bowlbound.workshop.make_offense import yards_text
from bowlbound_desktop.games.bowlbound.workshop.makeup import extra_point_share, makeup, special_recipe
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile

RETURNS = ("kickoff_return", "punt_return", "interception_return")
FUMBLES = {"kickoff_return": (10, 22), "punt_return": (0, 9), "interception_return": (2, 14)}
"""The shortest and the longest return that is fumbled."""
BLOCKS = {"punt": (9, 16), "field_goal": (6, 10)}
SNAPS = {"punt": (10, 15), "field_goal": (6, 9)}


def make_special(profile: Profile) -> dict[str, Column]:
    """All seven columns."""
    columns = {name: _column(profile, name) for name in SPECIAL_COLUMNS if name != "extra_point"}
    return columns | {"extra_point": _extra_points(profile)}


def _column(profile: Profile, name: str) -> Column:
    recipe, key = special_recipe(profile, name), f"{profile.id}:{name}"
    texts: dict[int, str] = {}
    for event, rows in share_rows(recipe.shares, key).items():
        texts |= _event(event, rows, name, profile.set, key)
    rest = [row for row in TOTALS if row not in texts]
    values = spread(rest, recipe.gains, makeup()["quantiles"], key)
    marked = marked_rows(values, recipe.marks, key)
    texts |= {row: yards_text(yards, row in marked) for row, yards in values.items()}
    return tuple(parse_cell(texts[row]) for row in TOTALS)


def _event(event: str, rows: Sequence[int], column: str, chart_set: int, key: str) -> dict[int, str]:
    """The text of the rows that hold one event."""
    if event in ("OFF", "DEF"):
        return foul_texts(event, rows, chart_set, key, returned=column in RETURNS)
    if event == "BK":
        return {row: f"BK -{_between(BLOCKS[column], key, row)}" for row in rows}
    if event == "F" and column in RETURNS:
        return {row: f"F +{_between(FUMBLES[column], key, row) or 1}" for row in rows}
    if event == "F":
        return {row: f"F -{_between(SNAPS[column], key, row)}" for row in rows}
    return dict.fromkeys(rows, event)


def _between(limits: tuple[int, int], key: str, row: int) -> int:
    low, high = limits
    return low + lot(key, "yards", row) % (high - low + 1)


def _extra_points(profile: Profile) -> Column:
    bad = share_rows({"NG": 100 - extra_point_share(profile)}, f"{profile.id}:extra_point")["NG"]
    return tuple(NO_GOOD if row in bad else GOOD for row in TOTALS)
