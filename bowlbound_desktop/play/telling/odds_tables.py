"""Exact odds of calls as a coloured table, with the coaches' mixes at its edges."""

from collections.abc import Mapping, Sequence

from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.play.forecast import Figure, Forecast

MIX = "Mix"
"""Row and column of how often the computer would make each call."""
RARE = 0.005


def calls_table(forecast: Forecast) -> Table:
    """All figures of calls that one side makes alone; green is good for that side."""
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
    """One figure of all pairs; green is good for the offense, red for the defense."""
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
    shown = round(value, 1) + 0.0  # a small loss is 0.0, not -0.0
    return f"{100 * value:.0f} %" if figure.share else f"{shown:.1f}"
