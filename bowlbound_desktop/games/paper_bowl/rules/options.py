"""Rule options of Paper Bowl, with presets."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.options import option, switch


@frozen(kw_only=True)
class Options:
    """Which rules are in force."""

    length: str = option(
        "full", "short", rule="PB-24", text="Length of a quarter", words=("All 24 cards", "12 cards")
    )
    overtime: str = option(
        "none",
        "one",
        "knockout",
        rule="PB-26",
        text="What follows a tie",
        words=("The tie stands", "One extra period", "Extra periods until somebody wins"),
    )
    onside_kick: bool = switch(rule="PB-27", text="Onside kick")


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "full": {},
    "quick": {"length": "short"},
    "knockout": {"overtime": "knockout", "onside_kick": True},
}
"""Named sets of option values."""
