"""Nailbiter as a rule system: what a front end asks of it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from bowlbound_desktop.games.nailbiter.rules.frame.checks import faults
from bowlbound_desktop.games.nailbiter.rules.frame.game import KICKS, TIMEOUTS, Game, Setup
from bowlbound_desktop.games.nailbiter.rules.frame.options import PRESETS, Options
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import clock_words
from bowlbound_desktop.games.nailbiter.rules.next_play import next_play
from bowlbound_desktop.games.nailbiter.rules.printed.tables import Entry, Tables
from bowlbound_desktop.games.nailbiter.rules.show import all_tables
from bowlbound_desktop.games.nailbiter.rules.strip import tracker_strip
from bowlbound_desktop.games.nailbiter.rules.wording import (
    WAITING,
    down_words,
    notes,
    situation_words,
)
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.options import read_options
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.system import FieldPicture, Scoreboard, Scorepad, Table
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.kernel.wording import quarter_words, spot_words

END = "end"


@frozen(eq=False)
class Nailbiter:
    """One coach against a ghost."""

    printed: Tables
    key: str = "nailbiter"
    title: str = "Nailbiter"
    options: type = Options
    presets: Mapping[str, Mapping[str, Any]] = PRESETS

    def read_options(self, chosen: Mapping[str, Any]) -> Options:
        """Options by name over the defaults."""
        return read_options(Options, chosen, {}, {})

    def new_game(self, home: TeamFace, away: TeamFace, options: Options) -> Game:
        """A game before its kickoff, which the coached side receives (NB-A2)."""
        setup = Setup(home=home, away=away, options=options, tables=self.printed)
        return Game(setup=setup, offense=setup.coached.opponent)

    def next_play(self, game: Game) -> Procedure[Game] | None:
        """The procedure that comes next."""
        return next_play(game)

    def scoreboard(self, game: Game) -> Scoreboard:
        """The scoreboard of a game between plays."""
        live = game.next != END
        return Scoreboard(
            teams=game.setup.teams,
            lines={side: game.score.line(side) for side in Side},
            totals={side: game.score.total(side) for side in Side},
            timeouts={side: game.timeouts_of(side) for side in Side},
            quarter=quarter_words(game.quarter),
            clock=clock_words(game),
            possession=game.offense if live else None,
            down=down_words(game),
            ball=spot_words(game, game.offense, game.y) if live else "",
            notes=notes(game),
            period=game.quarter,
            down_number=game.down if game.next not in WAITING else 0,
            to_go=game.to_go if game.next not in WAITING else 0,
            strip=tracker_strip(game),
        )

    def picture(self, game: Game) -> FieldPicture:
        """The field of a game between plays."""
        if game.next == END:
            return FieldPicture(teams=game.setup.teams)
        line = Spot.seen_from(game.offense, min(game.line, FIELD)).yards
        return FieldPicture(
            ball=game.spot(),
            line_of_scrimmage=game.spot(),
            line_to_gain=None if game.next in (*KICKS, "try") else line,
            offense=game.offense,
            teams=game.setup.teams,
        )

    def tables(self, game: Game) -> Sequence[Table]:
        """Every table of the booklet."""
        return all_tables(game.tables)

    @property
    def scorepad(self) -> Scorepad:
        """A box for every possession, and ten-second boxes for the drills."""
        words = "A box is a possession of the coach or the ghost: strike it off as it ends."
        tracker = self.printed.tracker.items()
        labels = {quarter: dict(enumerate(map(_label, row))) for quarter, row in tracker}
        return Scorepad(sets=1, boxes=5, counts="entries", timeouts=TIMEOUTS, clock=words, labels=labels)

    def cards(self) -> Sequence[Table]:
        """Every table, without a game."""
        return all_tables(self.printed)

    def consequence(self, game: Game) -> str:
        """A game in a few words."""
        return situation_words(game)

    def faults(self, game: Game) -> Iterator[str]:
        """The values of a saved game that no play leads to."""
        return faults(game)


def _label(entry: Entry) -> str:
    return f"{'Coach' if entry.coached else 'Ghost'} {entry.mark.upper()}".strip()
