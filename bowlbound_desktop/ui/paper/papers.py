"""All papers by name, for commands and menus."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import evolve

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.system import HasCards, HasCharts, PlaysCards
from bowlbound_desktop.play.paper.game_log import GameLog, pad_of
from bowlbound_desktop.play.paper.play_by_play import play_grid
from bowlbound_desktop.play.paper.report import read_report
from bowlbound_desktop.play.paper.scoresheet import blank_scoresheet, filled_scoresheet
from bowlbound_desktop.ui.paper.charts import cards_document, chart_document, forms_document
from bowlbound_desktop.ui.paper.faces import FaceSheet
from bowlbound_desktop.ui.paper.flow import Document, PageBreak
from bowlbound_desktop.ui.paper.report import box_document, plays_document, report_document
from bowlbound_desktop.ui.paper.scoresheet import scoresheet_document


def scoresheet(log: GameLog) -> Document:
    """The scoresheet with every mark."""
    return scoresheet_document(filled_scoresheet(log))


def report(log: GameLog) -> Document:
    """Score, figures, drives and plays."""
    return report_document(read_report(log))


def plays(log: GameLog) -> Document:
    """The play-by-play alone."""
    return plays_document(filled_scoresheet(log), play_grid(log))


def box(log: GameLog) -> Document:
    """Score, figures, chance to win and drives."""
    return box_document(read_report(log))


def blank(system: Any) -> Document:
    """The blank scorepad."""
    return scoresheet_document(blank_scoresheet(system.title, pad_of(system)))


def forms(system: Any) -> Document:
    """Empty charts."""
    return forms_document(system.title, _with_charts(system).forms())


def cards(system: Any, grey: bool = False) -> Document:
    """Reference tables and legends."""
    title = system.title
    if not isinstance(system, HasCards):
        raise BowlboundError(f"{title} has no cards to print")
    found = cards_document(title, system.cards(), grey)
    if not isinstance(system, PlaysCards):
        return found
    return evolve(found, blocks=(*found.blocks, PageBreak(), FaceSheet(tuple(system.faces()))))


def charts(system: Any, teams: Sequence[Any], *, grey: bool = False, two: bool = False) -> Document:
    """Charts of teams."""
    offers = _with_charts(system)
    return chart_document([(offers.team_facts(team), offers.team_tables(team)) for team in teams], grey, two)


def _with_charts(system: Any) -> HasCharts:
    if not isinstance(system, HasCharts):
        raise BowlboundError(f"{system.title} has no charts to print")
    return system


OF_A_GAME: Mapping[str, Callable[[GameLog], Document]] = {
    "scoresheet": scoresheet,
    "report": report,
    "plays": plays,
    "box": box,
}
OF_A_SYSTEM: Mapping[str, Callable[[Any], Document]] = {"blank": blank, "cards": cards, "forms": forms}
