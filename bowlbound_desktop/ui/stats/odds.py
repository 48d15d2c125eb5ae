"""Exact odds of the calls that are asked for, as a coloured table."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.requests import Decision, Together
from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.play.session import Session

FIGURES: Mapping[str, str] = {
    "points": "Worth in points",
    "yards": "Average yards",
    "first_down": "First down",
    "touchdown": "Touchdown",
    "turnover": "Turnover",
}
BAD = ("turnover",)
PLAIN = ("points", "yards")


@frozen
class Calls:
    """Two calls that are asked for together."""

    game: Any
    offense: Decision
    defense: Decision


def calls_of(session: Session) -> Calls | None:
    """The calls that are asked for now; None where odds cannot be reckoned."""
    asked = session.pending
    if not isinstance(asked, Together) or len(asked.decisions) != 2 or not hasattr(session.game, "setup"):
        return None
    by_kind = {decision.kind: decision for decision in asked.decisions}
    if by_kind.keys() != {"offense_call", "defense_call"}:
        return None
    return Calls(session.game, by_kind["offense_call"], by_kind["defense_call"])


def reckon(calls: Calls) -> Mapping[tuple[str, str], Any]:
    """All figures of all pairs of calls."""
    from bowlbound_desktop.coaches.values import expected_points
    from bowlbound_desktop.play.odds.table import UNFOLLOWED, book_of

    offense = [option for option in calls.offense.options if option not in UNFOLLOWED]
    found = book_of(calls.game).odds(calls.game, expected_points)
    return found.table(offense, list(calls.defense.options))


def odds_table(figures: Mapping[tuple[str, str], Any], name: str) -> Table:
    """One figure of all pairs; green is good for the offence, red for the defence."""
    rows, columns = (tuple(dict.fromkeys(pair[place] for pair in figures)) for place in (0, 1))
    values = [[float(getattr(figures[row, column], name)) for column in columns] for row in rows]
    ordered = sorted(value for line in values for value in line)
    low, high = ordered[len(ordered) // 4], ordered[3 * len(ordered) // 4]
    good, bad = ("red", "green") if name in BAD else ("green", "red")
    cells = tuple(
        tuple(
            TableCell(_text(value, name), good if value > high else bad if value < low else "")
            for value in line
        )
        for line in values
    )
    return Table(key="odds", title=FIGURES[name], columns=columns, rows=rows, cells=cells)


def _text(value: float, name: str) -> str:
    return f"{value:.1f}" if name in PLAIN else f"{100 * value:.0f} %"
