"""Which papers can be printed: those of the game on the table, or of all games."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from attrs import evolve, frozen

from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.paper.export import box_text, plays_text
from bowlbound_desktop.play.paper.game_log import GameLog, read_log
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.files import written_on
from bowlbound_desktop.storage.game_files import file_of
from bowlbound_desktop.ui.paper import papers
from bowlbound_desktop.ui.paper.charts import Team, chart_document
from bowlbound_desktop.ui.paper.flow import Document


@frozen(kw_only=True)
class PaperChoice:
    """One paper in the list of the print preview."""

    key: str
    title: str
    make: Callable[[bool], Document]
    """Makes the document, in grey or in colour."""
    coloured: bool = False
    """Whether grey makes a difference."""
    data: Callable[[str], str] | None = None
    """Makes the same as data for other programs, given its format."""


def choices_of_game(session: Session) -> list[PaperChoice]:
    """The papers of a game, and those of its game system."""
    path = file_of(session)
    log = read_log(session, written_on(path) if path and path.is_file() else None)
    return [*_of_log(log), *_of_teams(session), *_of_kind(session.descriptor)]


def choices_of_games(games: Iterable[Descriptor]) -> list[PaperChoice]:
    """The blank papers of all games, each with the name of its game."""
    return [
        evolve(choice, key=f"{game.key}:{choice.key}", title=f"{game.card.title}: {choice.title.lower()}")
        for game in games
        for choice in _of_kind(game)
    ]


def _of_log(log: GameLog) -> list[PaperChoice]:
    return [
        _plain("scoresheet", "Scoresheet", partial(papers.scoresheet, log)),
        _plain("report", "Report: figures, drives and plays", partial(papers.report, log)),
        _plain("box", "Box score and drives", partial(papers.box, log), partial(box_text, log)),
        _plain("plays", "Play by play", partial(papers.plays, log), partial(plays_text, log)),
    ]


def _plain(
    key: str, title: str, make: Callable[[], Document], data: Callable[[str], str] | None = None
) -> PaperChoice:
    return PaperChoice(key=key, title=title, make=lambda _grey: make(), data=data)


def _of_teams(session: Session) -> list[PaperChoice]:
    teams = {side: _team(session, side) for side in VISITORS_FIRST}
    names = session.system.scoreboard(session.game).teams
    if not all(tables for _, tables in teams.values()):
        return []
    single = [
        PaperChoice(
            key=f"chart:{side.value}",
            title=f"Chart of {names[side].name}",
            make=partial(chart_document, [teams[side]]),
            coloured=True,
        )
        for side in VISITORS_FIRST
    ]
    both = partial(chart_document, list(teams.values()), two=True)
    return [*single, PaperChoice(key="charts", title="Both charts on a sheet", make=both, coloured=True)]


def _team(session: Session, side: Side) -> Team:
    tables = [table for table in session.system.tables(session.game) if table.side is side]
    notes = [note for table in tables for note in table.notes]
    return [session.system.scoreboard(session.game).teams[side].name, *notes], tables


def _of_kind(game: Descriptor) -> list[PaperChoice]:
    found = [_plain("blank", "Blank scorepad", partial(papers.blank, game))]
    if game.printed_tables is not None:
        make = partial(papers.cards, game)
        found.append(PaperChoice(key="cards", title="Cards and tables", make=make, coloured=True))
    if game.charts is not None:
        found.append(_plain("forms", "Blank charts", partial(papers.forms, game)))
    return found


def choices_of_team(game: Descriptor, team: Any) -> list[PaperChoice]:
    """The charts of a team, and the papers that help to fill in others."""
    make = partial(_chart_of_team, game, team)
    return [PaperChoice(key="chart", title="This chart", make=make, coloured=True), *_of_kind(game)]


def _chart_of_team(game: Descriptor, team: Any, grey: bool) -> Document:
    return papers.charts(game, [team], grey=grey)
