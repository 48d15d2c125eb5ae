"""Exact odds of the calls that are asked for, as a coloured table with the coaches' mixes at its edges."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.requests import Answer, Decision, Request, Together
from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.forecast import Figure, Forecast
from bowlbound_desktop.play.session import Session

MIX = "Mix"
"""Row and column of how often the computer would make each call."""
RARE = 0.005


@frozen
class Calls:
    """What is asked for now; plain, so that another thread can compute."""

    descriptor: Descriptor
    game: Any
    asked: Request
    known: tuple[Answer, ...] = ()
    """What was answered in this play before."""

    def same_as(self, other: "Calls") -> bool:
        """Whether it is the same question before the same play: rules may ask the same request again."""
        return self.asked is other.asked and self.game is other.game and self.known == other.known

    @property
    def silent(self) -> bool:
        """Whether nobody can say anything of any call in this game."""
        return self.descriptor.forecaster is None

    def compute(self) -> Forecast | None:
        """The forecast; None where nobody can say anything of these calls."""
        found = self.descriptor.forecaster
        return None if found is None else found(self.game, self.asked, self.known)


def calls_of(session: Session) -> Calls | None:
    """The question to a coach or to both that is open now; None where none is asked."""
    asked = session.pending
    if not isinstance(asked, Decision | Together):
        return None
    return Calls(session.descriptor, session.game, asked, session.position().answers)


def calls_table(forecast: Forecast) -> Table:
    """All figures of the calls that one side makes alone; green is good for that side."""
    columns = [[line[0] for line in _cells(figure)] for figure in forecast.figures]
    lines = zip(*columns, strict=True)
    return Table(
        key="odds",
        title="Odds",
        columns=(*(figure.title for figure in forecast.figures), *([MIX] if forecast.offense_mix else [])),
        rows=forecast.offense,
        cells=tuple(
            (*line, *_shares([call], forecast.offense_mix))
            for call, line in zip(forecast.offense, lines, strict=True)
        ),
    )


def odds_table(forecast: Forecast, figure: Figure) -> Table:
    """One figure of all pairs; green is good for the offence, red for the defence."""
    lines = [
        (*line, *_shares([call], forecast.offense_mix))
        for call, line in zip(forecast.offense, _cells(figure), strict=True)
    ]
    mixed = _shares(forecast.defense, forecast.defense_mix)
    return Table(
        key="odds",
        title=figure.title,
        columns=(*forecast.defense, *([MIX] if forecast.offense_mix else [])),
        rows=(*forecast.offense, *([MIX] if mixed else [])),
        cells=(*lines, *([(*mixed, *_shares([MIX], forecast.offense_mix))] if mixed else [])),
    )


def _cells(figure: Figure) -> list[tuple[TableCell, ...]]:
    """The values of a figure, the best and the worst quarter of them coloured."""
    ordered = sorted(value for line in figure.values for value in line)
    low, high = ordered[len(ordered) // 4], ordered[3 * len(ordered) // 4]
    good, bad = ("green", "red") if figure.good else ("red", "green")

    def cell(value: float) -> TableCell:
        return TableCell(_text(value, figure), good if value > high else bad if value < low else "")

    return [tuple(map(cell, line)) for line in figure.values]


def _shares(calls: Sequence[str], mix: Mapping[str, float]) -> tuple[TableCell, ...]:
    """How often calls are made; nothing where no mix is known."""
    shares = [mix.get(call, 0.0) for call in calls] if mix else []
    return tuple(
        TableCell(f"{100 * share:.0f} %", "yellow") if share >= RARE else TableCell("") for share in shares
    )


def _text(value: float, figure: Figure) -> str:
    return f"{100 * value:.0f} %" if figure.share else f"{value:.1f}"
