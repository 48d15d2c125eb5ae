"""Paper Bowl as a rule system: what a front end asks of it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from bowlbound_desktop.games.paper_bowl.rules.cards import Box
from bowlbound_desktop.games.paper_bowl.rules.checks import faults
from bowlbound_desktop.games.paper_bowl.rules.faces import box_cards, call_face, event_face, event_pile
from bowlbound_desktop.games.paper_bowl.rules.game import LAST_QUARTER, TIMEOUTS, Game, Setup
from bowlbound_desktop.games.paper_bowl.rules.next_play import next_play
from bowlbound_desktop.games.paper_bowl.rules.options import PRESETS, Options
from bowlbound_desktop.games.paper_bowl.rules.periods import clock_words
from bowlbound_desktop.games.paper_bowl.rules.show import box_tables
from bowlbound_desktop.kernel.options import read_options
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.showing import board_of, picture_of
from bowlbound_desktop.kernel.system import Card, FieldPicture, Pile, Scoreboard, Scorepad, Table
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.kernel.wording import situation_words


@frozen
class PaperBowl:
    """The game of cards."""

    box: Box
    key: str = "paper-bowl"
    title: str = "Paper Bowl"
    options: type = Options
    presets: Mapping[str, Mapping[str, Any]] = PRESETS

    def read_options(self, chosen: Mapping[str, Any]) -> Options:
        """Options by name over the defaults."""
        return read_options(Options, chosen, {}, {})

    def new_game(self, home: TeamFace, away: TeamFace, options: Options) -> Game:
        """A game before its toss."""
        return Game(setup=Setup(home=home, away=away, options=options, box=self.box))

    def next_play(self, game: Game) -> Procedure[Game] | None:
        """The procedure that comes next."""
        return next_play(game)

    def scoreboard(self, game: Game) -> Scoreboard:
        """The scoreboard of a game between plays."""
        return board_of(
            game,
            game.setup.teams,
            period=game.quarter,
            quarter=_quarter_words(game),
            clock=clock_words(game),
        )

    def picture(self, game: Game) -> FieldPicture:
        """The field of a game between plays."""
        return picture_of(game, game.setup.teams)

    def tables(self, game: Game) -> Sequence[Table]:
        """What is printed on the cards, as tables."""
        return box_tables(game.box)

    @property
    def scorepad(self) -> Scorepad:
        """A box for every card of the deck, which is the clock."""
        words = "A box is one event card: strike one off for every play from scrimmage."
        return Scorepad(sets=4, boxes=6, counts="plays", timeouts=TIMEOUTS, clock=words)

    def cards(self) -> Sequence[Table]:
        """All cards as tables."""
        return box_tables(self.box)

    def consequence(self, game: Game) -> str:
        """A game in a few words."""
        return situation_words(game)

    def faces(self) -> Sequence[Card]:
        """Every card of the box."""
        return box_cards(self.box)

    def card_of(self, kind: str, option: str) -> Card | None:
        """The card that an answer puts out."""
        return call_face(self.box, kind, option)

    def drawn(self, deck: str, number: int) -> Card:  # noqa: ARG002  (there is only one deck)
        """An event card."""
        return event_face(self.box.events[number])

    def pile(self, game: Game) -> Pile:
        """The event deck."""
        return event_pile(game)

    def faults(self, game: Game) -> Iterator[str]:
        """The values of a saved game that no play leads to."""
        return faults(game)


def _quarter_words(game: Game) -> str:
    if game.quarter <= LAST_QUARTER:
        return f"Q{game.quarter}"
    return f"OT {game.quarter - LAST_QUARTER}"
