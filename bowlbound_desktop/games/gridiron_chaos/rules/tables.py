"""All tables of the booklet together."""

from collections.abc import Mapping

from attrs import frozen

from bowlbound_desktop.games.gridiron_chaos.rules.cells import Cell, WholeRow
from bowlbound_desktop.games.gridiron_chaos.rules.places import Place
from bowlbound_desktop.games.gridiron_chaos.rules.rows import (
    BreakRow,
    FoulRow,
    HailMaryRow,
    KickRow,
    OnsideRow,
    RareRow,
    RecoveryRow,
    ReturnRow,
    TurnoverReturnRow,
    TwoPointRow,
)

TOUCHBACK = 20
"""Yard line of the first down after a touchback (GC-K10)."""


@frozen(kw_only=True, eq=False)
class Tables:
    """All printed tables, with rows by throw."""

    play_calls: Mapping[int, WholeRow | Mapping[str, Cell]]
    breaks: Mapping[int, BreakRow]
    recovery: Mapping[int, RecoveryRow]
    penalties: Mapping[str, Mapping[int, FoulRow]]
    field_goal: Mapping[int, KickRow]
    turnover_return: Mapping[int, TurnoverReturnRow]
    two_point: Mapping[int, TwoPointRow]
    onside: Mapping[int, OnsideRow]
    punt: Mapping[int, KickRow]
    short_punt: Mapping[int, KickRow]
    kickoff: Mapping[int, ReturnRow]
    punt_return: Mapping[int, ReturnRow]
    hail_mary: Mapping[int, HailMaryRow]
    rare: Mapping[str, Mapping[int, RareRow]]
    """trailing and leading."""
    letters: Mapping[int, Mapping[int, str]]
    """By period and by the seconds of the box (GC-11)."""
    places: Mapping[tuple[str, str], Mapping[int, Place]]
    """The place of each throw in the tables that are shown, by table and column."""

    def place(self, part: str, throw: int, column: str = "") -> Place:
        """The place of a throw in the tables that are shown."""
        return self.places[part, column][throw]

    def rare_row(self, trailing: bool, thrown: int) -> RareRow:
        """The row of a rare play, for the side that trails or leads."""
        return self.rare["trailing" if trailing else "leading"][thrown]
