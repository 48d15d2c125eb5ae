"""The analysis of a chart as sections of lines, ready to be shown; its shape is the same for every chart."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    FORMATIONS,
    PLAY_NAMES,
    PLAYS,
    Column,
    Place,
    TeamChart,
)
from bowlbound_desktop.games.bowlbound.workshop.analysis import exact
from bowlbound_desktop.games.bowlbound.workshop.analysis.counts import YARDS, count
from bowlbound_desktop.games.bowlbound.workshop.analysis.exact import Figures
from bowlbound_desktop.games.bowlbound.workshop.analysis.facts import SeasonFacts, facts_of
from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import cell_of
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet

WIDTH = 3
"""How many figures a line has."""
NONE = "–"
RUNS, PASSES = PLAYS[:5], PLAYS[5:]
MEAN = "Mean yards"
KINDS = {
    "offense": (YARDS, "Blank", "INC", "B", "QR", "QT", "TD", "SOP", "BLP", "INT", "F", "OFF", "DEF", "PI"),
    "defense": (YARDS, "Blank", "INC", "QR", "QT", "TD", "INT", "F"),
    "special": (YARDS, "Blank", "good", "no good", "TD", "F", "NG", "BK", "FG", "KO", "OFF", "DEF", "PI"),
}
"""The words that are counted for each column of a chart."""
TITLES = {"offense": "Offense", "defense": "Defense", "special": "Special"}
Meetings: TypeAlias = Mapping[str, Mapping[str, Figures]]


@frozen
class Line:
    """A name and its figures, and lines that belong below it."""

    name: str
    figures: tuple[str, ...]
    more: tuple["Line", ...] = ()
    shares: tuple[tuple[str, float], ...] = ()
    """The share of each colour, shown in place of figures."""


def line(name: str, *figures: str, more: Iterable[Line] = ()) -> Line:
    """A line of the usual width."""
    return Line(name, (*figures, *[""] * (WIDTH - len(figures))), tuple(more))


def analyse(sheet: Sheet) -> tuple[Line, ...]:
    """Everything about a chart; the columns that were computed before are only looked up."""
    facts, columns = facts_of(sheet), columns_of(sheet)
    average = exact.shipped_chart(facts.opponent)
    offense, defense = _parted(columns)
    ours = exact.attack(offense, facts.opponent)
    theirs = exact.stand(defense, facts.opponent)
    usual = exact.attack(average.offense, facts.opponent)
    return (
        _season(facts, exact.overall(exact.by_play(ours)), exact.overall(exact.by_play(theirs))),
        _plays("Our plays", ours, usual),
        _plays("Their plays", theirs, usual),
        _formations(exact.by_formation(theirs), exact.by_formation(usual)),
        *(_counted(key, columns, columns_of_chart(average)) for key in KINDS),
    )


# The columns


def columns_of(sheet: Sheet) -> dict[Place, Column]:
    """All columns; what cannot be read is blank."""
    return {
        part: _column(places, tuple(sheet[place] for place in places)) for part, places in _COLUMNS.items()
    }


@lru_cache(maxsize=2048)
def _column(places: tuple[Place, ...], texts: tuple[str, ...]) -> Column:
    return tuple(cell_of(place, text) for place, text in zip(places, texts, strict=True))


def _by_column() -> dict[Place, tuple[Place, ...]]:
    found: dict[Place, list[Place]] = {}
    for key in KINDS:
        for _, _, place in GRIDS[key].walk():
            found.setdefault(place[:-1], []).append(place)
    return {part: tuple(places) for part, places in found.items()}


_COLUMNS = _by_column()


def columns_of_chart(chart: TeamChart) -> dict[Place, Column]:
    """All columns of a chart, named as those of a sheet are."""
    found: dict[Place, Column] = {("offense", name): column for name, column in chart.offense.items()}
    found |= {("special", name): column for name, column in chart.special.items()}
    for formation, rows in chart.defense.items():
        found |= {("defense", formation, play): column for play, column in rows.items()}
    return found


def _parted(columns: Mapping[Place, Column]) -> tuple[dict[str, Column], dict[str, dict[str, Column]]]:
    """Offense and defense as a chart has them."""
    offense = {part[1]: column for part, column in columns.items() if part[0] == "offense"}
    defense = {
        formation: {play: columns["defense", formation, play] for play in PLAYS} for formation in FORMATIONS
    }
    return offense, defense


# Exact averages


def _season(facts: SeasonFacts, ours: Figures, theirs: Figures) -> Line:
    season = facts.season
    yards = _number(season.yards_a_play or None)
    lines = (
        line("Yards per play", _number(ours.yards), NONE, yards),
        line("Yards against", _number(theirs.yards), NONE, yards),
        line("Points for", NONE, _number(facts.scored), _number(season.points)),
        line("Points against", NONE, _number(facts.allowed), _number(season.points)),
        line("Offense", NONE, _signed(facts.offense), NONE),
        line("Defense", NONE, _signed(facts.defense), NONE),
        line("Plays per game", NONE, NONE, _number(season.plays or None)),
        line("Record", NONE, facts.record or NONE, NONE),
    )
    return line(f"Season {facts.opponent.rpartition('-')[2]}", "chart", "team", "nation", more=lines)


def _plays(title: str, ours: Meetings, usual: Meetings) -> Line:
    plays, others = exact.by_play(ours), exact.by_play(usual)
    parts = {"All plays": PLAYS, "Runs": RUNS, "Passes": PASSES}
    lines = [
        _average(name, exact.overall(plays, among), exact.overall(others, among))
        for name, among in parts.items()
    ]
    for play, name in PLAY_NAMES.items():
        below = [_average(f"against {one}", ours[play][one], usual[play][one]) for one in FORMATIONS]
        lines.append(_average(f"{play} {name}", plays[play], others[play], below))
    return line(title, "yards", "usual", "lost %", more=lines)


def _formations(ours: Mapping[str, Figures], usual: Mapping[str, Figures]) -> Line:
    lines = [_average(f"Formation {name}", ours[name], usual[name]) for name in FORMATIONS]
    return line("Formations", "yards", "usual", "lost %", more=lines)


def _average(name: str, ours: Figures, usual: Figures, more: Iterable[Line] = ()) -> Line:
    return line(name, _number(ours.yards), _number(usual.yards), _percent(ours.lost), more=more)


# Shares of the dice


def _counted(key: str, columns: Mapping[Place, Column], average: Mapping[Place, Column]) -> Line:
    lines = [_column_line(part, column, average[part]) for part, column in _of(key, columns)]
    return line(TITLES[key], "%", "usual", more=lines)


def _of(key: str, columns: Mapping[Place, Column]) -> Iterator[tuple[Place, Column]]:
    return ((part, column) for part, column in columns.items() if part[0] == key)


def _column_name(part: Place) -> str:
    match part:
        case ("defense", formation, play):
            return f"{formation} against {play}"
        case ("special", name):
            return name.replace("_", " ").capitalize()
    return f"{part[1]} {PLAY_NAMES.get(part[1], '')}".strip()


@lru_cache(maxsize=2048)
def _column_line(part: Place, own: Column, average: Column) -> Line:
    ours, usual = count(own), count(average)
    kinds = [
        line(word, _percent(ours.kinds.get(word, 0.0)), _percent(usual.kinds.get(word, 0.0)))
        for word in KINDS[part[0]]
    ]
    mean = line(MEAN, _number(ours.mean), _number(usual.mean))
    shares = tuple((colour, share) for colour, share in ours.colours.items() if share)
    return Line(_column_name(part), ("",) * WIDTH, (*kinds, mean), shares)


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _number(value: float | None) -> str:
    return NONE if value is None else f"{value:.1f}"


def _signed(value: float | None) -> str:
    return NONE if value is None else f"{value:+.1f}"
