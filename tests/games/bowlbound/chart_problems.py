"""Checks the cells of a chart in memory; the program checks cells as it reads a file."""

from bowlbound_desktop.games.bowlbound.rules.charts.chart import DEFENSE_TOTALS, TOTALS
from bowlbound_desktop.games.bowlbound.rules.charts.validation import Problem, cell_problems, place


def chart_problems(chart):
    return [
        Problem(severity, place(title, name, total), reason)
        for title, name, totals, cells in _columns(chart)
        for total, cell in zip(totals, cells, strict=True)
        for severity, reason in cell_problems(title.split()[0], name, cell)
    ]


def _columns(chart):
    """Every column with its part, name, totals and cells; extra points have no cells."""
    for name, cells in chart.offense.items():
        yield "offense", name, TOTALS, cells
    for formation, columns in chart.defense.items():
        for name, cells in columns.items():
            yield f"defense {formation}", name, DEFENSE_TOTALS, cells
    for name, cells in chart.special.items():
        if name != "extra_point":
            yield "special", name, TOTALS, cells
