"""Exact averages of a chart's plays and formations against another chart, each computed once.

All 216 × 36 throws count, by the odds of the game itself. As on the printed averages, penalties are left out
(a foul is rolled again), a lost ball and an incomplete pass gain nothing, and a touchdown gains 40 yards.
Averages are cached by the columns that they depend on, so that an edit recomputes only what it changes.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import TypeAlias

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.charts.files import load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.coaches.book_files import shipped_book
from bowlbound_desktop.games.bowlbound.editions import edition_rules
from bowlbound_desktop.games.bowlbound.odds.columns import within
from bowlbound_desktop.games.bowlbound.odds.expectation import TOUCHDOWN
from bowlbound_desktop.games.bowlbound.odds.matchup import ChartMatchup
from bowlbound_desktop.games.bowlbound.odds.rows import OddsBlock, OddsRow
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    FORMATIONS,
    PLAYS,
    RESULT_COLUMNS,
    Column,
    TeamChart,
    blank_chart,
)
from bowlbound_desktop.games.bowlbound.rules.plays.results import Result
from bowlbound_desktop.kernel.field import SIDES, Side

OPTION = "5"
OPTION_PASSES = ("7", "8")
LOST = ("interception", "fumble")
FIRST_AND_TEN = (1, 10, 30, 0, 1500, 1, 3)
"""An ordinary situation, in the order of the book's conditions."""
KEPT = 2048
"""How many averages are cached."""

Columns: TypeAlias = tuple[tuple[str, Column], ...]


@frozen
class Figures:
    """The averages of a play."""

    yards: float
    lost: float
    """Share of plays with an interception or a free ball."""


def mixed(parts: Iterable[tuple[float, Figures]]) -> Figures:
    """The weighted mean of figures; the weights need not add up to one."""
    whole = yards = lost = 0.0
    for weight, part in parts:
        whole, yards, lost = whole + weight, yards + weight * part.yards, lost + weight * part.lost
    return Figures(yards / whole, lost / whole)


def attack(offense: Mapping[str, Column], opponent: str) -> dict[str, dict[str, Figures]]:
    """Every play against every formation of a shipped chart."""
    return {play: _attack(play, _read_by(offense, play), opponent) for play in PLAYS}


def _read_by(offense: Mapping[str, Column], play: str) -> Columns:
    """The columns that a play can lead to."""
    passes = OPTION_PASSES if play == OPTION else ()
    return tuple((name, offense[name]) for name in (play, *passes, *RESULT_COLUMNS))


@lru_cache(maxsize=KEPT)
def _attack(play: str, columns: Columns, opponent: str) -> dict[str, Figures]:
    ours = evolve(_blank(), offense={**_blank().offense, **dict(columns)})
    return _row_figures(play, _matchup(ours, shipped_chart(opponent), Side.HOME))


def stand(defense: Mapping[str, Mapping[str, Column]], opponent: str) -> dict[str, dict[str, Figures]]:
    """Every play of a shipped chart against every formation."""
    return {
        play: _stand(play, tuple(defense[formation][play] for formation in FORMATIONS), opponent)
        for play in PLAYS
    }


@lru_cache(maxsize=KEPT)
def _stand(play: str, cells: tuple[Column, ...], opponent: str) -> dict[str, Figures]:
    blank = _blank()
    defense = {
        formation: {**blank.defense[formation], play: found}
        for formation, found in zip(FORMATIONS, cells, strict=True)
    }
    ours = evolve(blank, defense=defense)
    return _row_figures(play, _matchup(ours, shipped_chart(opponent), Side.AWAY))


@cache
def _blank() -> TeamChart:
    return blank_chart("home")


@lru_cache(maxsize=8)
def shipped_chart(chart_id: str) -> TeamChart:
    """A chart that comes with the program, whatever the player has under its name."""
    return load_chart(shipped_files()[chart_id])


def _matchup(ours: TeamChart, theirs: TeamChart, offense: Side) -> ChartMatchup:
    rules = edition_rules()
    game = rules.new_game(ours, theirs, rules.read_options({}))
    return ChartMatchup(game.change(next="scrimmage", offense=offense))


def _row_figures(play: str, matchup: ChartMatchup) -> dict[str, Figures]:
    results = matchup.meetings.register.results
    return {formation: _figures(matchup.row(play, formation), results) for formation in FORMATIONS}


def _figures(row: OddsRow, results: list[Result]) -> Figures:
    blocks = [block for block in row.blocks if not _interfered(block)]
    whole = _total(blocks, results, lambda _: 1.0)
    return Figures(
        yards=_total(blocks, results, _gain) / whole,
        lost=_total(blocks, results, lambda result: float(result.kind in LOST)) / whole,
    )


def _interfered(block: OddsBlock) -> bool:
    """Whether the rolling ended on interference: a foul, not a result."""
    return any(visits.start == 0.0 for visits in block.chain)


def _total(blocks: Iterable[OddsBlock], results: list[Result], value: Callable[[Result], float]) -> float:
    """The sum of a value over all results, whatever fouls go before."""
    return sum(
        within(block.chain, SIDES) * chance * value(results[number])
        for block in blocks
        for number, chance in block.results.items()
    )


def _gain(result: Result) -> float:
    return TOUCHDOWN if result.kind == "touchdown" else float(result.yards) if result.kind == "yards" else 0.0


@cache
def calls(side: str) -> dict[str, float]:
    """How often the book coach makes each call on first and ten."""
    book = shipped_book()
    page = (book.offense if side == "offense" else book.defense).find(FIRST_AND_TEN)
    names = PLAYS if side == "offense" else FORMATIONS
    return {name: page.calls.get(name, 0.0) for name in names}


def by_play(found: Mapping[str, Mapping[str, Figures]]) -> dict[str, Figures]:
    """Each play against the formations as the book calls them."""
    shares = calls("defense")
    return {
        play: mixed((shares[formation], row[formation]) for formation in FORMATIONS)
        for play, row in found.items()
    }


def by_formation(found: Mapping[str, Mapping[str, Figures]]) -> dict[str, Figures]:
    """Each formation against the plays as the book calls them."""
    shares = calls("offense")
    return {
        formation: mixed((shares[play], row[formation]) for play, row in found.items())
        for formation in FORMATIONS
    }


def overall(plays: Mapping[str, Figures], among: Iterable[str] = PLAYS) -> Figures:
    """Plays put together as the book calls them."""
    return mixed((calls("offense")[play], plays[play]) for play in among)
