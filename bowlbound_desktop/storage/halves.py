"""Halves of a secret call in a save file, encoded so that a glance at the file does not give them away."""

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping

from bowlbound_desktop.kernel.errors import SaveError


def hide_halves(halves: Mapping[int, str]) -> str:
    """The halves, by their place, as one encoded word; empty where there are none."""
    return b64encode(json.dumps(list(halves.items())).encode()).decode() if halves else ""


def show_halves(hidden: str) -> dict[int, str]:
    """The halves in an encoded word."""
    if not hidden:
        return {}
    try:
        pairs = [(place, key) for place, key in json.loads(b64decode(hidden, validate=True))]
    except (ValueError, TypeError, RecursionError) as error:
        raise SaveError("table.halves: this is not a call that was saved") from error
    if not all(type(place) is int and isinstance(key, str) for place, key in pairs):
        raise SaveError("table.halves: this is not a call that was saved")
    return dict(pairs)
