"""Cells against cells: the Priority Chart with whole columns instead of single throws."""

from collections.abc import Mapping
from itertools import product

from attrs import evolve, field, frozen

from bowlbound_desktop.games.bowlbound.odds.columns import Spread, spread
from bowlbound_desktop.games.bowlbound.odds.results import MetCells, Mixture, Register, add, register
from bowlbound_desktop.games.bowlbound.odds.tokens import plain
from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING
from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK, Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.charts.chart import RESULT_COLUMNS
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.plays.consult import price
from bowlbound_desktop.games.bowlbound.rules.plays.lineup import line_up
from bowlbound_desktop.games.bowlbound.rules.plays.priority import combine
from bowlbound_desktop.games.bowlbound.rules.plays.reading import PURPOSES, offense_source
from bowlbound_desktop.games.bowlbound.rules.plays.results import BothResults, meet
from bowlbound_desktop.kernel.procedure import result_of
from bowlbound_desktop.play.tree import Ways


@frozen(eq=False)
class ColumnOdds:
    """The results of a column, and how often other columns are rolled."""

    results: Mixture = field(factory=dict)
    rolled: dict[tuple[str, Cell], float] = field(factory=dict)
    """By the column to be rolled next and the cell that is added to it."""

    def add(self, other: "ColumnOdds", chance: float) -> None:
        """Add another outcome, with its chance."""
        add(self.results, other.results, chance)
        for key, share in other.rolled.items():
            self.rolled[key] = self.rolled.get(key, 0.0) + chance * share

    def meet(self, met: MetCells, chance: float) -> None:
        """Add the result of two cells, with its chance."""
        if met.added is None:
            add(self.results, met.results, chance)
        else:
            key = met.column, met.added
            self.rolled[key] = self.rolled.get(key, 0.0) + chance


class Meetings:
    """The results of one offense's cells; with `free` no price is taken from them (C-AR-25)."""

    def __init__(self, game: Game, *, free: bool = False) -> None:
        self.game = game
        self.price = price(line_up(game), STANDING, free=free)
        self.calm = game.options.weather == "off" and game.options.pi_with_qt == "stands"
        """Whether it makes no difference how yards were gained, nor whether the passer was trapped."""
        self.register: Register = register((game.options, game.edition.key, self.price))
        self._spreads: dict[tuple[str, bool], Spread] = {}
        self._columns: dict[tuple[str, Cell], Mixture] = {}

    def spread(self, column: str, *, snapped: bool) -> Spread:
        """A column of the offense's chart."""
        found = self._spreads.get((column, snapped))
        if found is None:
            source = offense_source(self.game, column, PURPOSES.get(column, "play"))
            found = spread(self.game, source, snapped=snapped, hurried=STANDING.hurried)
            self._spreads[column, snapped] = found
        return found

    def against(self, cells: Ways[Cell], defense: Cell, passed: bool) -> ColumnOdds:
        """A whole column against one cell of the defense."""
        found = ColumnOdds()
        for chance, cell in cells:
            found.meet(self.meet(cell, defense, passed), chance)
        return found

    def meet(self, offense: Cell, defense: Cell, passed: bool) -> MetCells:
        """Two cells by the Priority Chart."""
        key = offense, defense, passed
        found = self.register.met.get(key)
        if found is None:
            column, *added = combine(self.game, offense, defense).split()
            if column in RESULT_COLUMNS:
                found = MetCells(column=column, added=defense if added else BLANK)
            else:
                found = MetCells(self._plainly(self._bare(offense), self._bare(defense), passed))
            self.register.met[key] = found
        return found

    def _plainly(self, offense: Cell, defense: Cell, passed: bool) -> Mixture:
        whole: Mixture = {}
        for (p, ours), (q, theirs) in product(plain(self.game, offense), plain(self.game, defense)):
            number = self._one(ours, theirs, passed)
            whole[number] = whole.get(number, 0.0) + p * q
        return whole

    def _bare(self, cell: Cell) -> Cell:
        """A cell without what makes no difference, so that equal pairs are computed once."""
        found = self.register.bare.get(cell)
        if found is None:
            found = cell if cell.kind is Kind.FUMBLE else evolve(cell, text="", colour="")
            self.register.bare[cell] = found
        return found

    def _one(self, offense: Cell, defense: Cell, passed: bool) -> int:
        """The result of two cells without dice."""
        key = offense, defense, passed
        found = self.register.ones.get(key)
        if found is None:
            meeting = BothResults(offense=offense, defense=defense, passed=passed, price=self.price)
            result = result_of(meet(self.game, meeting))
            found = self.register.number(evolve(result, firm=False) if self.calm else result)
            self.register.ones[key] = found
        return found

    def in_columns(self, rolled: Mapping[Cell, float], column: str) -> Mixture:
        """The results of a B, QR or QT column, by the cells that are added to it (BR-VI-2, PC-5, PC-6)."""
        whole: Mixture = {}
        for added, chance in rolled.items():
            add(whole, self._in_column(column, added), chance)
        return whole

    def _in_column(self, column: str, added: Cell) -> Mixture:
        found = self._columns.get((column, added))
        if found is None:
            found = {}
            for chance, printed in self.spread(column, snapped=True).cells:
                cell = BLANK if printed.kind is Kind.COLUMN else printed
                adds = not cell.bracket and cell.kind in (Kind.YARDS, Kind.BLANK)
                add(found, self.meet(cell, added if adds else BLANK, True).results, chance)
            if column != "B" and not self.calm:
                found = self.register.trapped(found)
            self._columns[column, added] = found
        return found
