"""The event of a row that was read, with the table that is shown and its rule."""

from collections.abc import Mapping

from bowlbound_desktop.kernel.events import CellRead
from bowlbound_desktop.kernel.field import Side

TABLES: Mapping[str, tuple[str, str]] = {
    "launch": ("launch", "NB-A7"),
    "jolt": ("jolt", "NB-A11"),
    "rare": ("rare", "NB-B1, NB-A11"),
    "selection": ("selection", "NB-B2, NB-R21"),
    "rushing": ("rushing", "NB-B14"),
    "passing": ("passing", "NB-B11, NB-B13"),
    "blitz": ("rush", "NB-B3, NB-D2"),
    "covered": ("rush", "NB-B12"),
    "pressure": ("rush", "NB-B12"),
    "trick_play": ("specials", "NB-D12"),
    "bomb": ("specials", "NB-D12"),
    "timing_pattern": ("specials", "NB-D12"),
    "long_gain": ("loose", "NB-B5"),
    "returns": ("loose", "NB-B10"),
    "kickoff": ("kickoffs", "NB-A3"),
    "pooch": ("kickoffs", "NB-D13"),
    "safety_kick": ("kickoffs", "NB-K7"),
    "onside": ("kickoffs", "NB-D13"),
    "punt": ("punts", "NB-K1"),
    "short_punt": ("punts", "NB-K1"),
    "punt_return": ("punts", "NB-K4"),
    "field_goal": ("goals", "NB-K5"),
    "two_point": ("goals", "NB-A15"),
    "punt_rush": ("one_die", "NB-D3"),
    "fake": ("one_die", "NB-D4"),
    "prayer": ("one_die", "NB-D14"),
}
"""The table that is shown and its rules, by the purpose of a throw."""


def told(side: Side, thrown_for: str, row: int, text: str, column: str = "") -> CellRead:
    """The event that a row was read; `column` is empty for a column named like the purpose."""
    table, rule = TABLES[thrown_for]
    shown = column or thrown_for
    return CellRead(rule=rule, side=side, part=table, column=shown, row=str(row), text=text, colour="")
