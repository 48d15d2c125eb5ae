"""Rule options of Gridiron Chaos: the booklet has none."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen


@frozen(kw_only=True)
class Options:
    """Which rules are in force."""


PRESETS: Mapping[str, Mapping[str, Any]] = {"full": {}}
"""Named sets of option values."""
