"""All papers by name, for commands and menus."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import evolve

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.system import HasCharts
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.paper.game_log import GameLog
from bowlbound_desktop.play.paper.play_by_play import play_grid
from bowlbound_desktop.play.paper.report import read_report
from bowlbound_desktop.play.paper.scoresheet import blank_scoresheet, filled_scoresheet
from bowlbound_desktop.ui.paper.charts import cards_document, chart_document, forms_document
from bowlbound_desktop.ui.paper.faces import FaceSheet
from bowlbound_desktop.ui.paper.flow import Document, PageBreak
from bowlbound_desktop.ui.paper.report import box_document, plays_document, report_document
from bowlbound_desktop.ui.paper.scoresheet import scoresheet_document


def scoresheet(log: GameLog) -> Document:
    """The scoresheet of a game."""
    return scoresheet_document(filled_scoresheet(log))


def report(log: GameLog) -> Document:
    """The report of a game: score, statistics, drives and plays."""
    return report_document(read_report(log))


def plays(log: GameLog) -> Document:
    """The play-by-play alone."""
    return plays_document(filled_scoresheet(log), play_grid(log))


def box(log: GameLog) -> Document:
    """The box score: score, statistics, chance to win and drives."""
    return box_document(read_report(log))


def blank(game: Descriptor) -> Document:
    """The blank scorepad."""
    return scoresheet_document(blank_scoresheet(game.card.title, game.scorepad))


def forms(game: Descriptor) -> Document:
    """Blank charts."""
    return forms_document(game.card.title, _with_charts(game).forms())


def cards(game: Descriptor, grey: bool = False) -> Document:
    """Reference tables and legends."""
    title, tables = game.card.title, game.printed_tables
    if tables is None:
        raise BowlboundError(f"{title} has no cards to print")
    found = cards_document(title, tables.cards(), grey)
    if game.cards is None:
        return found
    return evolve(found, blocks=(*found.blocks, PageBreak(), FaceSheet(tuple(game.cards.faces()))))


def charts(game: Descriptor, teams: Sequence[Any], *, grey: bool = False, two: bool = False) -> Document:
    """The charts of teams."""
    offers = _with_charts(game)
    return chart_document([(offers.team_facts(team), offers.team_tables(team)) for team in teams], grey, two)


def _with_charts(game: Descriptor) -> HasCharts:
    if game.charts is None:
        raise BowlboundError(f"{game.card.title} has no charts to print")
    return game.charts


OF_A_GAME: Mapping[str, Callable[[GameLog], Document]] = {
    "scoresheet": scoresheet,
    "report": report,
    "plays": plays,
    "box": box,
}
OF_A_GAME_KIND: Mapping[str, Callable[[Descriptor], Document]] = {
    "blank": blank,
    "cards": cards,
    "forms": forms,
}
