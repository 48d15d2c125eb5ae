"""Named sets of rule options: those of the game, and the player's own."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bowlbound_desktop import paths


def presets_path() -> Path:
    """Where the player's presets are kept."""
    return paths.user_data() / "presets.toml"


def own_presets(system: str) -> dict[str, Mapping[str, Any]]:
    """The player's presets for a game; a damaged file counts as empty."""
    try:
        return dict(tomllib.loads(presets_path().read_text(encoding="utf-8")).get(system, {}))
    except (OSError, ValueError, TypeError):
        return {}


def save_preset(system: str, name: str, values: Mapping[str, Any]) -> None:
    """Keep a set of options under a name."""
    import tomli_w

    from bowlbound_desktop.storage.files import write_text

    known = _all()
    known.setdefault(system, {})[name] = dict(values)
    write_text(presets_path(), tomli_w.dumps(known))


def _all() -> dict[str, Any]:
    try:
        return tomllib.loads(presets_path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
