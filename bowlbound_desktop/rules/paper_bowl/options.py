"""Rule options of Paper Bowl, with presets."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.options import option, switch


@frozen(kw_only=True)
class Options:
    """Which rules are in force."""

    length: str = option("full", "short", rule="PB-24", text="Cards a quarter: all 24, or 12")
    overtime: str = option("none", "one", "knockout", rule="PB-26", text="What follows a tie")
    onside_kick: bool = switch(rule="PB-27", text="Onside kick")


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "full": {},
    "quick": {"length": "short"},
    "knockout": {"overtime": "knockout", "onside_kick": True},
}
"""Named sets of option values."""
