"""Makes the offensive chart of a profile."""

from collections.abc import Mapping, Sequence

from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import OFFENSE_COLUMNS, TOTALS, Column
from bowlbound_desktop.games.bowlbound.workshop.fouls import foul_texts
from bowlbound_desktop.games.bowlbound.workshop.layout import marked_rows, share_rows, spread
from bowlbound_desktop.games.bowlbound.workshop.makeup import Recipe, makeup, offense_recipe
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile

LONG = {"B": ((52, "T2"), (35, "T1")), "9": ((60, "T2"),)}
"""The gain from which one cell of a column becomes T1 or T2, which are thrown for."""


def make_offense(profile: Profile) -> dict[str, Column]:
    """All twelve columns."""
    return {name: _column(profile, name) for name in OFFENSE_COLUMNS}


def _column(profile: Profile, name: str) -> Column:
    recipe, key = offense_recipe(profile, name), f"{profile.id}:{name}"
    events = share_rows(recipe.shares, key)
    texts: dict[int, str] = {}
    for event, rows in events.items():
        texts |= event_texts(event, rows, name, profile.set, key)
    rest = [row for row in TOTALS if row not in texts]
    texts |= _gains(recipe, rest, name, key)
    return tuple(parse_cell(texts[row]) for row in TOTALS)


def event_texts(event: str, rows: Sequence[int], column: str, chart_set: int, key: str) -> dict[int, str]:
    """The text of the rows that hold one event."""
    if event in ("OFF", "DEF"):
        return foul_texts(event, rows, chart_set, key)
    depths: Mapping[str, Sequence[float]] = makeup()["depth"].get(event, {})
    if column not in depths:
        return dict.fromkeys(rows, event)
    yards = spread(rows, depths[column], makeup()["quantiles"], key + event) if rows else {}
    return {row: at_depth(event, depth) for row, depth in yards.items()}


def at_depth(event: str, yards: int) -> str:
    """An event with its yards: INT 12, PI 15, F +4, F -2, or a bare F at the line."""
    if event != "F":
        return f"{event} {yards}"
    return f"F {yards:+d}" if yards else "F"


def _gains(recipe: Recipe, rows: Sequence[int], column: str, key: str) -> dict[int, str]:
    values = spread(rows, recipe.gains, makeup()["quantiles"], key)
    marked = marked_rows(values, recipe.marks, key)
    texts = {row: yards_text(yards, row in marked) for row, yards in values.items()}
    return texts | _long_gains(values, column)


def yards_text(yards: int, marked: bool) -> str:
    """Yards as a chart prints them; no gain is an empty box."""
    return (str(yards) if yards else "") + ("*" if marked else "")


def _long_gains(values: Mapping[int, int], column: str) -> dict[int, str]:
    """The longest gains as T1 and T2."""
    texts: dict[int, str] = {}
    for least, token in LONG.get(column, ()):
        fitting = [row for row in sorted(values) if values[row] >= least and row not in texts]
        if fitting:
            nearest = {"T1": 28, "T2": 56}[token]
            texts[min(fitting, key=lambda row: (abs(values[row] - nearest), row))] = token
    return texts
