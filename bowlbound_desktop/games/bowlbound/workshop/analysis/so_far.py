"""Compares the typed cells of a column with the same column of an average team."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.typed import TITLES
from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED, Place
from bowlbound_desktop.games.bowlbound.workshop.analysis.counts import Count, count
from bowlbound_desktop.games.bowlbound.workshop.analysis.exact import shipped_chart
from bowlbound_desktop.games.bowlbound.workshop.analysis.facts import facts_of
from bowlbound_desktop.games.bowlbound.workshop.analysis.sections import columns_of, columns_of_chart
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet


@frozen
class Compared:
    """Dice-weighted figures of the typed cells of a column, and those of an average team."""

    title: str
    typed: float
    """The share of all throws whose cells are typed."""
    own: Count
    usual: Count

    def __str__(self) -> str:
        mean = f"mean {_number(self.own.mean)} yards (usual {_number(self.usual.mean)})"
        shares = (
            f"{colour} {_percent(self.own.colours[colour] / self.typed)} "
            f"({_percent(self.usual.colours[colour])})"
            for colour in ("green", "red", "yellow", "black", "white")
            if self.own.colours[colour] or self.usual.colours[colour]
        )
        return f"{self.title}, {_percent(self.typed)} of its throws: {mean}; {', '.join(shares)}"


def compared(sheet: Sheet, place: Place) -> Compared | None:
    """The column of a cell beside the same one of an average team; None before its first cell is typed."""
    part = place[:-1]
    own = count(columns_of(sheet)[part])
    typed = 1 - own.kinds.get(UNTYPED.text, 0.0)
    if typed <= 0:
        return None
    usual = columns_of_chart(shipped_chart(facts_of(sheet).opponent))[part]
    words = " ".join(part[1:]).replace("_", " ")
    return Compared(f"{TITLES[part[0]].capitalize()} {words}", typed, own, count(usual))


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"
