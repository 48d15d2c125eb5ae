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
    found = _all().get(system, {})
    return {name: values for name, values in found.items() if isinstance(values, dict)}


def save_preset(system: str, name: str, values: Mapping[str, Any]) -> None:
    """Keep a set of options under a name."""
    _write(system, {**own_presets(system), name: dict(values)})


def remove_preset(system: str, name: str) -> None:
    """Forget a set of the player's own."""
    _write(system, {other: values for other, values in own_presets(system).items() if other != name})


def _write(system: str, presets: Mapping[str, Any]) -> None:
    import tomli_w

    from bowlbound_desktop.storage.files import write_text

    write_text(presets_path(), tomli_w.dumps({**_all(), system: dict(presets)}))


def _all() -> dict[str, Any]:
    try:
        found = tomllib.loads(presets_path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {key: values for key, values in found.items() if isinstance(values, dict)}
