"""The descriptor of Nailbiter."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from bowlbound_desktop.storage.face_game import FaceGame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from bowlbound_desktop.games.nailbiter.rules.system import Nailbiter
    from bowlbound_desktop.kernel.field import Side
    from bowlbound_desktop.kernel.system import Scorepad
    from bowlbound_desktop.play.forecast import Forecaster, Judge
    from bowlbound_desktop.play.level import Level
    from bowlbound_desktop.play.scenario.dialect import Dialect
    from bowlbound_desktop.play.teams.shelf import TeamShelf


class NailbiterGame(FaceGame):
    """One coach against a ghost, with the faces of any teams."""

    @property
    def room(self) -> str:
        """Its folder."""
        return "nailbiter"

    @cached_property
    def rules(self) -> Nailbiter:
        """The rules with their tables."""
        from bowlbound_desktop.games.nailbiter.tables import nailbiter_rules

        return nailbiter_rules()

    @property
    def dialect(self) -> Dialect:
        """A clock of possessions, inches, and what a drive carries on."""
        from bowlbound_desktop.games.nailbiter.scenario import DIALECT

        return DIALECT

    def seats(self, options: Any) -> tuple[Side, ...]:
        """The coached side."""
        from bowlbound_desktop.kernel.field import Side

        return (Side(options.coached),)

    def seat_name(self, side: Side) -> str:  # noqa: ARG002
        """The name of the side without a coach."""
        return "the ghost"

    def pairing_words(self, home: str, away: str, options: Mapping[str, Any]) -> str:  # noqa: ARG002
        """The favourite by the records of the two teams (NB-A1)."""
        from bowlbound_desktop.games.nailbiter.records import record_words

        return record_words(self.shelf.entries(), home, away)

    @property
    def own_levels(self) -> tuple[Level, ...]:
        """Its coaches."""
        from bowlbound_desktop.games.nailbiter.coaches.levels import LEVELS

        return LEVELS

    @property
    def forecaster(self) -> Forecaster:
        """Exact figures of the coach's calls."""
        from bowlbound_desktop.games.nailbiter.coaches.forecast import forecast

        return forecast

    @property
    def quick_coach(self) -> str:
        """The coaches' book, because exact figures take longer."""
        return "book"

    @property
    def judge(self) -> Judge:
        """The learned chance to win."""
        from bowlbound_desktop.games.nailbiter.values.judge import win_chance

        return win_chance

    @property
    def scorepad(self) -> Scorepad:
        """A box for every possession."""
        return self.rules.scorepad

    @property
    def printed_tables(self) -> Nailbiter:
        """Every table of the booklet."""
        return self.rules


def describe(key: str, faces: Callable[[], Iterable[TeamShelf]]) -> NailbiterGame:
    """The game."""
    return NailbiterGame(key, faces)
