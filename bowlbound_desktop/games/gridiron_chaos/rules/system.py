"""Gridiron Chaos as a rule system: what a front end asks of it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from bowlbound_desktop.games.gridiron_chaos.rules.checks import faults
from bowlbound_desktop.games.gridiron_chaos.rules.game import TIMEOUTS, Game, Setup
from bowlbound_desktop.games.gridiron_chaos.rules.next_play import next_play
from bowlbound_desktop.games.gridiron_chaos.rules.options import PRESETS, Options
from bowlbound_desktop.games.gridiron_chaos.rules.plays.calls import ADVANTAGES
from bowlbound_desktop.games.gridiron_chaos.rules.roster import SLOTS, Roster
from bowlbound_desktop.games.gridiron_chaos.rules.sheets import printed_sheets
from bowlbound_desktop.games.gridiron_chaos.rules.show import (
    BOX,
    MINUTE,
    box_letters,
    clock_strip,
    reference_tables,
    roster_table,
)
from bowlbound_desktop.games.gridiron_chaos.rules.tables import Tables
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.options import read_options
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.showing import board_of, picture_of
from bowlbound_desktop.kernel.system import FieldPicture, Scoreboard, Scorepad, Table
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.kernel.wording import quarter_words, situation_words

BLANK_DRIVES = 18
"""How many lines for drives a blank sheet has."""


@frozen
class GridironChaos:
    """The game of two dice and two rosters."""

    printed: Tables
    key: str = "gridiron-chaos"
    title: str = "Gridiron Chaos"
    options: type = Options
    presets: Mapping[str, Mapping[str, Any]] = PRESETS

    def read_options(self, chosen: Mapping[str, Any]) -> Options:
        """Options by name over the defaults."""
        return read_options(Options, chosen, {}, {})

    def new_game(self, home: Roster, away: Roster, options: Options) -> Game:
        """A game before its toss."""
        return Game(setup=Setup(home=home, away=away, options=options, tables=self.printed))

    def next_play(self, game: Game) -> Procedure[Game] | None:
        """The procedure that comes next."""
        return next_play(game)

    def scoreboard(self, game: Game) -> Scoreboard:
        """The scoreboard of a game between plays."""
        board = board_of(
            game,
            _teams(game),
            period=game.quarter,
            quarter=quarter_words(game.quarter),
            clock=str(game.clock),
            seconds=game.clock.seconds,
        )
        return evolve(board, notes=tuple(_notes(game)), strip=clock_strip(game))

    def picture(self, game: Game) -> FieldPicture:
        """The field of a game between plays."""
        return picture_of(game, _teams(game))

    def tables(self, game: Game) -> Sequence[Table]:
        """Both rosters and every table of the booklet."""
        rosters = (roster_table(game.setup.team(side), side) for side in Side)
        return (*reference_tables(self.printed), *rosters)

    def cards(self) -> Sequence[Table]:
        """The tables of the booklet, for two sheets of paper."""
        return printed_sheets(self.printed)

    def consequence(self, game: Game) -> str:
        """A game in a few words, for a button."""
        return situation_words(game)

    @property
    def scorepad(self) -> Scorepad:
        """Boxes of 15 seconds, four a minute."""
        return Scorepad(
            boxes=MINUTE,
            seconds=BOX,
            timeouts=TIMEOUTS,
            clock="A box is 15 seconds, a set of four a minute; a letter counts when its box is struck.",
            labels={period: box_letters(letters) for period, letters in self.printed.letters.items()},
            overtime=True,
            roster=SLOTS,
            drives=BLANK_DRIVES,
        )

    def faults(self, game: Game) -> Iterator[str]:
        """The values of a saved game that no play leads to."""
        return faults(game)


def _teams(game: Game) -> Mapping[Side, TeamFace]:
    return {side: game.setup.team(side).face for side in Side}


def _notes(game: Game) -> Iterator[str]:
    """What else counts now: the letter, a second quarterback, carried yards, an extra play."""
    if game.advantage:
        yield f"Advantage {game.advantage}: no turnover on a {ADVANTAGES[game.advantage]} call"
    for side in Side:
        if game.quarterback(side) == "QB2":
            yield f"{game.name(side)}: {game.setup.team(side).player('QB2')} at quarterback"
    if game.return_yards:
        yield f"Next kickoff return {game.return_yards:+d} yards"
    if game.next == "scrimmage" and not game.clock.seconds:
        yield "Extra play"
