"""Bowl Bound as a rule system: what a front end asks of it."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import spread_words
from bowlbound_desktop.games.bowlbound.rules.charts.card_tables import kick_cards
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart, blank_chart
from bowlbound_desktop.games.bowlbound.rules.charts.printing import chart_facts, emptied, legend
from bowlbound_desktop.games.bowlbound.rules.charts.show import chart_tables, game_tables
from bowlbound_desktop.games.bowlbound.rules.checks import faults
from bowlbound_desktop.games.bowlbound.rules.edition import Edition
from bowlbound_desktop.games.bowlbound.rules.game import TIMEOUTS, Game, Setup
from bowlbound_desktop.games.bowlbound.rules.next_play import next_play
from bowlbound_desktop.games.bowlbound.rules.options import PRESETS, Options, read_options
from bowlbound_desktop.games.bowlbound.rules.tables import Tables
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.showing import board_of, picture_of
from bowlbound_desktop.kernel.system import FieldPicture, Scoreboard, Scorepad, Table
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.kernel.wording import quarter_words, situation_words

SETUPS = 4
"""How many pairings are cached at a time."""


@frozen
class BowlBound:
    """One edition of Bowl Bound."""

    edition: Edition
    rule_tables: Tables
    options: type = Options
    setups: deque[Setup] = field(factory=lambda: deque(maxlen=SETUPS), init=False, eq=False, repr=False)
    """The setups of the last games."""

    @property
    def key(self) -> str:
        """The name in files."""
        return self.edition.key

    @property
    def title(self) -> str:
        """The name for people."""
        return self.edition.title

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """Named sets of option values."""
        return {name: self._allowed(values) for name, values in PRESETS.items()}

    @property
    def fixed(self) -> Mapping[str, Any]:
        """Options that this edition does not have."""
        return self.edition.forced

    def _allowed(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        return {name: value for name, value in values.items() if name not in self.edition.forced}

    def read_options(self, chosen: Mapping[str, Any]) -> Options:
        """Options by name over this edition's defaults."""
        return read_options(chosen, self.edition.defaults, self.edition.forced)

    def new_game(self, home: TeamChart, away: TeamChart, options: Options) -> Game:
        """A game before its coin toss."""
        return Game(setup=self._setup(home, away, options), y=options.kickoff_line)

    def _setup(self, home: TeamChart, away: TeamChart, options: Options) -> Setup:
        """A setup for the game; the same teams under the same options share one, and so its caches."""
        for setup in tuple(self.setups):  # a copy: odds may be computed in another thread
            if setup.home is home and setup.away is away and setup.options == options:
                return setup
        setup = Setup(home=home, away=away, options=options, edition=self.edition, tables=self.rule_tables)
        self.setups.append(setup)
        return setup

    def next_play(self, game: Game) -> Procedure[Game] | None:
        """The procedure that comes next."""
        return next_play(game)

    def scoreboard(self, game: Game) -> Scoreboard:
        """The scoreboard of a game between plays."""
        return board_of(
            game,
            _faces(game),
            period=game.clock.quarter,
            quarter=_quarter_words(game),
            clock=str(game.clock),
            seconds=game.clock.seconds,
            notes=() if game.next == "end" else spread_words(game),
        )

    def picture(self, game: Game) -> FieldPicture:
        """The field of a game between plays."""
        return picture_of(game, _faces(game))

    def tables(self, game: Game) -> Sequence[Table]:
        """Both teams' charts and the game's own tables."""
        charts = [table for side in Side for table in chart_tables(game.chart(side), side)]
        return [*charts, *game_tables(game.tables)]

    @property
    def scorepad(self) -> Scorepad:
        """Boxes of ten seconds in sets of a minute, three timeouts a half."""
        return Scorepad(timeouts=TIMEOUTS)

    def cards(self) -> Sequence[Table]:
        """The game's own tables as far as this edition uses them, and the legend of its charts."""
        used = (self.edition.penalty_table, "no_huddle")
        skipped = {f"penalties:{name}" for name in self.rule_tables.penalties if name not in used}
        shown = (card for card in game_tables(self.rule_tables) if card.key not in skipped)
        return [*shown, *kick_cards(self.rule_tables, self.edition), legend()]

    def team_tables(self, team: TeamChart) -> Sequence[Table]:
        """Offense, defense and special teams."""
        return chart_tables(team, Side.HOME)

    def team_facts(self, team: TeamChart) -> Sequence[str]:
        """What is printed around a chart."""
        return chart_facts(team)

    def forms(self) -> Sequence[Table]:
        """The three charts, empty."""
        return [emptied(table) for table in chart_tables(blank_chart("home"), Side.HOME)]

    def consequence(self, game: Game) -> str:
        """A game in a few words."""
        return situation_words(game)

    def faults(self, game: Game) -> Iterator[str]:
        """Where a saved game holds what no play leaves."""
        return faults(game)


def _quarter_words(game: Game) -> str:
    return quarter_words(game.quarter) if game.overtime is None else f"OT {game.overtime.period}"


def _faces(game: Game) -> Mapping[Side, TeamFace]:
    return {side: _face(game.chart(side)) for side in Side}


def _face(chart: TeamChart) -> TeamFace:
    return TeamFace(name=chart.name, short=chart.school, colours=chart.colours)
