"""A game as its printed pages need it: the events of every play, and the names of teams and places."""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.kernel.requests import Event, Happening
from bowlbound_desktop.kernel.system import Scoreboard, Scorepad
from bowlbound_desktop.kernel.ways import Ways
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.looks.kits import dressed_board
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.paper.facts import Facts, game_facts
from bowlbound_desktop.play.session import Session


@frozen(kw_only=True)
class GameLog:
    """All plays of a game, the one in progress last."""

    game: str
    """The game system's name."""
    descriptor: Descriptor
    games: tuple[Any, ...]
    """The game before each play."""
    plays: tuple[tuple[Happening, ...], ...]
    board: Scoreboard
    over: bool
    pad: Scorepad
    narrator: Narrator
    facts: Facts = ()
    """When it was played, in what weather, by which rules, and who coached."""

    @property
    def ways(self) -> Ways:
        """What the words of its events mean."""
        return self.narrator.words.ways

    @property
    def names(self) -> Mapping[Side, str]:
        """The teams' names, short enough for a log."""
        return self.narrator.names

    @property
    def title(self) -> str:
        """Who played whom: "1966 Michigan State at 1966 Notre Dame"."""
        away, home = (self.board.teams[side].name for side in VISITORS_FIRST)
        return f"{away} at {home}"

    @property
    def standing(self) -> str:
        """The score and the time."""
        score = ", ".join(f"{self.names[side]} {self.board.totals[side]}" for side in VISITORS_FIRST)
        when = "Final" if self.over else f"{self.board.quarter} {self.board.clock}"
        return f"{when}: {score}"

    def record(self) -> Record:
        """The game as the statistics read it."""
        events = [[item for item in play if isinstance(item, Event)] for play in self.plays]
        return Record(events, self.board.teams, self.narrator.place, self.descriptor, self.games)

    def timed(self) -> Iterator[tuple[Event, PlayStarted | None]]:
        """Every event with the start of its play; None before the first."""
        start: PlayStarted | None = None
        for play in self.plays:
            for event in play:
                if isinstance(event, PlayStarted):
                    start = event
                if isinstance(event, Event):
                    yield event, start


def read_log(session: Session, played: date | None = None) -> GameLog:
    """The log of a session as it stands, with the day it was played where that is known."""
    board = dressed_board(session.system.scoreboard(session.game))
    names = names_of(board)
    plays = [tuple(session.happened(play)) for play in range(session.plays)]
    return GameLog(
        game=session.system.title,
        descriptor=session.descriptor,
        games=tuple(position.game for position in session.positions()),
        plays=(*plays, tuple(session.happened())),
        board=board,
        over=session.over,
        pad=session.descriptor.scorepad,
        narrator=Narrator(session.descriptor.words, names),
        facts=game_facts(session, played),
    )


def names_of(board: Scoreboard) -> Mapping[Side, str]:
    """Short names of the teams, or whole ones where the short ones are alike."""
    alike = len({team.short for team in board.teams.values()}) < len(board.teams)
    return {side: team.name if alike else team.short for side, team in board.teams.items()}


def quarter_label(number: int) -> str:
    """A period as a word of its own: "Q3", "OT"."""
    label = period_label(number)
    return f"Q{label}" if label.isdecimal() else label


def period_label(number: int) -> str:
    """A period in one or two letters: "3", "OT", "OT2"."""
    if number <= QUARTERS:
        return str(number)
    return "OT" if number == QUARTERS + 1 else f"OT{number - QUARTERS}"
