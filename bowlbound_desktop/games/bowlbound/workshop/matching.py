"""The matching game of a chart: every play against every formation, and whether each of them is of use."""

import numpy as np
from attrs import frozen

from bowlbound_desktop.coaches.matrix_game import Array, solve
from bowlbound_desktop.games.bowlbound.coaches.book_files import shipped_book
from bowlbound_desktop.games.bowlbound.coaches.worth import worth
from bowlbound_desktop.games.bowlbound.editions import edition_rules
from bowlbound_desktop.games.bowlbound.odds.expectation import (
    Expected,
    Results,
    expected_yards,
    turnover_share,
)
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS, TeamChart
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

USED = 0.005
"""The least share that counts as used."""
TURNOVER_YARDS = {"intercepted": 8, "fumbled": 2}
"""Yards beyond the line of scrimmage at which a turnover is spotted."""


@frozen
class DownAndSpot:
    """An ordinary situation of a game."""

    down: int
    to_go: int
    y: int

    def __str__(self) -> str:
        return f"{self.down} and {self.to_go} at {self.y}"


_DOWNS = ((1, 10), (2, 2), (2, 6), (2, 10), (2, 15), (3, 1), (3, 3), (3, 6), (3, 10), (3, 18))
SITUATIONS = (
    *(DownAndSpot(down, to_go, y) for y in (12, 25, 45, 65, 80) for down, to_go in _DOWNS),
    *(DownAndSpot(down, FIELD - y, y) for down, y in ((1, 96), (2, 97), (3, 98), (2, 92), (3, 94))),
)


def meetings(offense: TeamChart, defense: TeamChart) -> dict[str, list[Results]]:
    """The odds of the results of every play against every formation."""
    expected = Expected(offense.offense)
    return {
        play: [expected.against_formation(play, defense.defense[formation][play]) for formation in FORMATIONS]
        for play in PLAYS
    }


def mean_table(found: dict[str, list[Results]]) -> dict[str, list[tuple[float, float]]]:
    """Mean yards and per cent of turnovers of every meeting."""
    return {
        play: [(expected_yards(results), 100 * turnover_share(results)) for results in row]
        for play, row in found.items()
    }


def never_used(chart: TeamChart) -> tuple[list[str], list[str]]:
    """Plays and formations without weight in any ordinary situation, the chart against itself."""
    found, start = meetings(chart, chart), _start(chart)
    plays, formations = np.zeros(len(PLAYS)), np.zeros(len(FORMATIONS))
    for situation in SITUATIONS:
        _, rows, columns = solve(_payoff(found, start, situation))
        plays, formations = np.maximum(plays, rows), np.maximum(formations, columns)
    return (
        [play for play, share in zip(PLAYS, plays, strict=True) if share < USED],
        [formation for formation, share in zip(FORMATIONS, formations, strict=True) if share < USED],
    )


def _start(chart: TeamChart) -> Game:
    bowlbound = edition_rules()
    game: Game = bowlbound.new_game(chart, chart, bowlbound.read_options({}))
    return game


def _payoff(found: dict[str, list[Results]], start: Game, situation: DownAndSpot) -> Array:
    """The points that every play is worth against every formation in a situation."""
    known: dict[int | str, float] = {}

    def value(key: int | str) -> float:
        if key not in known:
            known[key] = _worth_after(start, situation, key)
        return known[key]

    return np.array(
        [[sum(share * value(key) for key, share in one.items()) for one in found[play]] for play in PLAYS]
    )


def _worth_after(start: Game, situation: DownAndSpot, key: int | str) -> float:
    """What the game is worth to the offense after one result."""
    figures = shipped_book().figures["worth"]
    return worth(_after(start, situation, key), Side.HOME, figures)


def _after(start: Game, situation: DownAndSpot, key: int | str) -> Game:
    y, line = situation.y, min(FIELD, situation.y + situation.to_go)
    if isinstance(key, str) and key in TURNOVER_YARDS:
        return start.series(Side.AWAY, max(1, min(99, FIELD - y - TURNOVER_YARDS[key])))
    gain = FIELD if key == "touchdown" else 0 if isinstance(key, str) else key
    if y + gain >= FIELD:
        return start.with_points(Side.HOME, 6).change(next="try", offense=Side.HOME)
    spot = max(1, y + gain)
    if spot >= line:
        return start.series(Side.HOME, spot)
    if situation.down == LAST_DOWN:
        return start.series(Side.AWAY, FIELD - spot)
    return start.change(next="scrimmage", offense=Side.HOME, y=spot, down=situation.down + 1, line=line)
