"""Exact odds of the calls that are asked for, as a coloured table with both coaches' mixes at its edges."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.requests import Together
from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.forecast import Figure, Forecast
from bowlbound_desktop.play.session import Session

MIX = "Mix"
"""Row and column of how often the computer would make each call."""
RARE = 0.005


@frozen
class Calls:
    """Two calls that are asked for together; plain, so that another thread can compute."""

    descriptor: Descriptor
    game: Any
    asked: Together

    def same_as(self, other: "Calls") -> bool:
        """Whether it is the same question before the same play: rules may ask the same request again."""
        return self.asked is other.asked and self.game is other.game

    def compute(self) -> Forecast | None:
        """The forecast; None where nobody can say anything of these calls."""
        found = self.descriptor.forecaster
        return None if found is None else found(self.game, self.asked)


def calls_of(session: Session) -> Calls | None:
    """The calls that are asked for now; None where nothing is called."""
    asked = session.pending
    if not isinstance(asked, Together) or len(asked.decisions) != 2:
        return None
    return Calls(session.descriptor, session.game, asked)


def odds_table(forecast: Forecast, figure: Figure) -> Table:
    """One figure of all pairs; green is good for the offence, red for the defence."""
    ordered = sorted(value for line in figure.values for value in line)
    low, high = ordered[len(ordered) // 4], ordered[3 * len(ordered) // 4]
    good, bad = ("green", "red") if figure.good else ("red", "green")

    def cell(value: float) -> TableCell:
        return TableCell(_text(value, figure), good if value > high else bad if value < low else "")

    lines = [
        (*map(cell, line), *_shares([call], forecast.offense_mix))
        for call, line in zip(forecast.offense, figure.values, strict=True)
    ]
    mixed = _shares(forecast.defense, forecast.defense_mix)
    return Table(
        key="odds",
        title=figure.title,
        columns=(*forecast.defense, *([MIX] if forecast.offense_mix else [])),
        rows=(*forecast.offense, *([MIX] if mixed else [])),
        cells=(*lines, *([(*mixed, *_shares([MIX], forecast.offense_mix))] if mixed else [])),
    )


def _shares(calls: Sequence[str], mix: Mapping[str, float]) -> tuple[TableCell, ...]:
    """How often calls are made; nothing where no mix is known."""
    shares = [mix.get(call, 0.0) for call in calls] if mix else []
    return tuple(
        TableCell(f"{100 * share:.0f} %", "yellow") if share >= RARE else TableCell("") for share in shares
    )


def _text(value: float, figure: Figure) -> str:
    return f"{100 * value:.0f} %" if figure.share else f"{value:.1f}"
