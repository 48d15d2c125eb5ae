"""The rosters on a scoresheet: lines to write names on, or the players with what they did."""

from collections.abc import Iterator, Mapping

from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.kernel.system import Scorepad
from bowlbound_desktop.play.counting.players import player_lines
from bowlbound_desktop.play.paper.game_log import GameLog
from bowlbound_desktop.play.paper.grid import Column, PaperGrid, Row

ROSTER = "roster"
"""The key of a side's table that lists its players, their names in its last column."""
COLUMNS = (Column("", 0.9), Column("Player", 2.4), Column("What he did", 4.0))
TITLES = {Side.AWAY: "Visitors", Side.HOME: "Home"}


def blank_rosters(pad: Scorepad) -> tuple[PaperGrid, ...]:
    """A line for every slot of both sides; nothing where the game has no rosters."""
    rows = tuple(Row((slot, "", "")) for slot in pad.roster)
    return tuple(
        PaperGrid(title=TITLES[side], columns=COLUMNS, rows=rows, size=9.5) for side in VISITORS_FIRST if rows
    )


def filled_rosters(log: GameLog) -> tuple[PaperGrid, ...]:
    """Both rosters as they were played, with statistics."""
    tables = log.descriptor.rules.tables(log.games[-1])
    rosters = {table.side: table for table in tables if table.key == ROSTER and table.side is not None}
    deeds = _deeds(log)
    grids = []
    for side in (side for side in VISITORS_FIRST if side in rosters):
        table, told = rosters[side], dict(deeds.get(side, {}))
        players = zip(table.rows, (cells[-1].text for cells in table.cells), strict=True)
        rows = tuple(Row((slot, name, told.pop(name, ""))) for slot, name in players)
        grids.append(PaperGrid(title=log.board.teams[side].name, columns=COLUMNS, rows=rows, size=7.5))
    return tuple(grids)


def _deeds(log: GameLog) -> Mapping[Side, Mapping[str, str]]:
    """What players did, by side and name; a player in two slots is told in the first."""
    found: dict[Side, dict[str, str]] = {}
    for side, name, words in _words(log):
        told = found.setdefault(side, {})
        told[name] = f"{told[name]}; {words}" if name in told else words
    return found


def _words(log: GameLog) -> Iterator[tuple[Side, str, str]]:
    ways = log.narrator.words.ways
    events = (event for event, _ in log.timed())
    for line in player_lines(events, ways):
        deed = ways.deed(line.what)
        yield line.side, line.name, f"{deed.title.lower()} {line.shown(deed)}"
