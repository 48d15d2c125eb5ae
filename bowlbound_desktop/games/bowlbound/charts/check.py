"""Checks a chart, without reporting misprints for which there is a published correction still to do."""

from pathlib import Path

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.corrections import published_corrections
from bowlbound_desktop.games.bowlbound.charts.files import check_chart
from bowlbound_desktop.games.bowlbound.charts.typed import Left, left_of
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import Finding, State, findings
from bowlbound_desktop.games.bowlbound.rules.charts.validation import Problem, place_words


@frozen
class Check:
    """A chart, if it can be played, and what was found about it."""

    chart: TeamChart | None
    problems: tuple[Problem, ...]
    misprints: tuple[str, ...] = ()
    """The ids of corrections that would solve a problem."""
    left: Left = Left({})
    """What is still to type."""


def check_file(path: Path) -> Check:
    """The check of a file."""
    chart, problems = check_chart(path)
    if chart is None:
        return Check(None, tuple(problems))
    known = {
        words: finding.correction.id
        for finding in findings(chart, published_corrections())
        if finding.state is State.TO_DO
        for words in _places(finding)
    }
    problems_left = tuple(problem for problem in problems if problem.place not in known)
    ids = sorted({known[problem.place] for problem in problems if problem.place in known})
    return Check(chart, problems_left, tuple(ids), left_of(chart))


def _places(finding: Finding) -> list[str]:
    return [place_words(change.place) for change in finding.changes if len(change.place) > 1]
