"""The descriptor of Gridiron Chaos."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from bowlbound_desktop.play.descriptor import Descriptor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from bowlbound_desktop.games.gridiron_chaos.rules.system import GridironChaos
    from bowlbound_desktop.games.gridiron_chaos.shelf import RosterShelf
    from bowlbound_desktop.kernel.system import Scorepad
    from bowlbound_desktop.play.descriptor import OddsAsker
    from bowlbound_desktop.play.forecast import Forecaster, Judge
    from bowlbound_desktop.play.level import Level
    from bowlbound_desktop.play.scenario.dialect import Dialect
    from bowlbound_desktop.play.teams.form import TeamForm
    from bowlbound_desktop.play.teams.shelf import TeamShelf


class GridironChaosGame(Descriptor):
    """Two dice, two rosters."""

    @property
    def room(self) -> str:
        """Its folder."""
        return "gridiron_chaos"

    @cached_property
    def rules(self) -> GridironChaos:
        """The rules with their tables."""
        from bowlbound_desktop.games.gridiron_chaos.tables import chaos_rules

        return chaos_rules()

    @cached_property
    def shelf(self) -> RosterShelf:
        """Rosters."""
        from bowlbound_desktop.games.gridiron_chaos.shelf import RosterShelf

        return RosterShelf()

    @property
    def dialect(self) -> Dialect:
        """A clock of boxes, letters, and who is credited."""
        from bowlbound_desktop.games.gridiron_chaos.scenario import DIALECT

        return DIALECT

    @property
    def famous(self) -> tuple[str, str]:
        """The first Super Bowl on the shelf."""
        from bowlbound_desktop.games.gridiron_chaos.rosters import shipped_rosters

        home, away, *_ = shipped_rosters()
        return home, away

    @property
    def own_levels(self) -> tuple[Level, ...]:
        """Book and exact odds."""
        from bowlbound_desktop.games.gridiron_chaos.coaches.levels import LEVELS

        return LEVELS

    @property
    def favourite(self) -> str:
        """The coaches' book."""
        return "book"

    @property
    def forecaster(self) -> Forecaster:
        """Exact odds of every answer."""
        from bowlbound_desktop.games.gridiron_chaos.coaches.forecast import forecast

        return forecast

    @property
    def judge(self) -> Judge:
        """The values of situations."""
        from bowlbound_desktop.games.gridiron_chaos.values.judge import win_chance

        return win_chance

    @property
    def ask_odds(self) -> OddsAsker:
        """The calls of the offense."""
        from bowlbound_desktop.games.gridiron_chaos.commands.odds import ask

        return ask

    @property
    def scorepad(self) -> Scorepad:
        """Boxes of fifteen seconds."""
        return self.rules.scorepad

    @property
    def printed_tables(self) -> GridironChaos:
        """Every table of the booklet."""
        return self.rules

    @property
    def team_form(self) -> TeamForm:
        """A name against every slot."""
        from bowlbound_desktop.games.gridiron_chaos.roster_form import ROSTER_FORM

        return ROSTER_FORM

    @property
    def commands(self) -> Mapping[str, str]:
        """The command `rosters`."""
        return {"rosters": "bowlbound_desktop.games.gridiron_chaos.commands.rosters"}


def describe(key: str, faces: Callable[[], Iterable[TeamShelf]]) -> GridironChaosGame:  # noqa: ARG001
    """The game."""
    return GridironChaosGame(key)
