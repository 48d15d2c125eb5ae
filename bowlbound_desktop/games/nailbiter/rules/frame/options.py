"""What is agreed before a game of Nailbiter, with presets."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.options import option, switch


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
        rule="NB-A1",
        text="The favored side",
        words=("Even teams", "Home", "Visitors"),
    )
    heavy: bool = switch(rule="NB-A1", text="Heavily favored")
    chart: str = option(
        "regular",
        "defensive_battle",
        "bad_weather",
        rule="NB-A5",
        text="Launch chart",
        words=("Regular", "Defensive battle", "Bad weather"),
    )


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "even": {},
    "favorite": {"favored": "home"},
    "underdog": {"favored": "away"},
    "snow": {"chart": "bad_weather"},
}
"""Named sets of option values."""
