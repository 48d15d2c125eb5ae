"""The descriptor of Paper Bowl."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from bowlbound_desktop.storage.face_game import FaceGame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bowlbound_desktop.games.paper_bowl.rules.system import PaperBowl
    from bowlbound_desktop.kernel.system import Scorepad
    from bowlbound_desktop.play.descriptor import OddsAsker
    from bowlbound_desktop.play.forecast import Forecaster, Judge
    from bowlbound_desktop.play.level import Level
    from bowlbound_desktop.play.scenario.dialect import Dialect
    from bowlbound_desktop.play.teams.shelf import TeamShelf


class PaperBowlGame(FaceGame):
    """The game of cards, played with the faces of any teams."""

    @property
    def room(self) -> str:
        """Its folder."""
        return "paper_bowl"

    @cached_property
    def rules(self) -> PaperBowl:
        """The rules with the cards of the box."""
        from bowlbound_desktop.games.paper_bowl.tables import paper_bowl_rules

        return paper_bowl_rules()

    @property
    def dialect(self) -> Dialect:
        """A clock of cards."""
        from bowlbound_desktop.games.paper_bowl.scenario import DIALECT

        return DIALECT

    @property
    def own_levels(self) -> tuple[Level, ...]:
        """Book and exact odds."""
        from bowlbound_desktop.games.paper_bowl.coaches.levels import LEVELS

        return LEVELS

    @property
    def favourite(self) -> str:
        """The coaches' book."""
        return "book"

    @property
    def forecaster(self) -> Forecaster:
        """Exact odds over the cards left."""
        from bowlbound_desktop.games.paper_bowl.coaches.forecast import forecast

        return forecast

    @property
    def judge(self) -> Judge:
        """The values of situations."""
        from bowlbound_desktop.games.paper_bowl.values.judge import win_chance

        return win_chance

    @property
    def ask_odds(self) -> OddsAsker:
        """Cards against cards."""
        from bowlbound_desktop.games.paper_bowl.commands.odds import ask

        return ask

    @property
    def scorepad(self) -> Scorepad:
        """A box for every card."""
        return self.rules.scorepad

    @property
    def cards(self) -> PaperBowl:
        """Calls are cards, and events are drawn."""
        return self.rules

    @property
    def printed_tables(self) -> PaperBowl:
        """What is printed on the cards."""
        return self.rules


def describe(key: str, faces: Callable[[], Iterable[TeamShelf]]) -> PaperBowlGame:
    """The game."""
    return PaperBowlGame(key, faces)
