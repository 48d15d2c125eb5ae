"""Rule options of Nailbiter, with presets."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.options import check_needs, option, switch

BY_WINS = "wins"
WINS = tuple(range(18))
"""Possible wins in a season."""


@frozen(kw_only=True)
class Options:
    """Who has the coach, who is favored, and which launch chart is used."""

    coached: str = option(
        "home", "away", rule="NB-A1", text="The side with a coach", words=("Home", "Visitors")
    )
    favored: str = option(
        "none",
        "home",
        "away",
        BY_WINS,
        rule="NB-A1",
        text="The favored side",
        words=("Even teams", "Home", "Visitors", "By wins"),
    )
    heavy: bool = switch(rule="NB-A1", text="Heavily favored", needs=("favored", ("none", "home", "away")))
    home_wins: int = option(*WINS, rule="NB-A1", text="Wins of the home side", needs=("favored", (BY_WINS,)))
    away_wins: int = option(*WINS, rule="NB-A1", text="Wins of the visitors", needs=("favored", (BY_WINS,)))
    chart: str = option(
        "regular",
        "defensive_battle",
        "bad_weather",
        rule="NB-A5",
        text="Launch chart",
        words=("Regular", "Defensive battle", "Bad weather"),
    )

    def __attrs_post_init__(self) -> None:
        check_needs(self)

    @property
    def more_wins(self) -> int:
        """How many more the home side has won."""
        return self.home_wins - self.away_wins


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "even": {},
    "favorite": {"favored": "home"},
    "underdog": {"favored": "away"},
    "snow": {"chart": "bad_weather"},
}
"""Named sets of option values."""
