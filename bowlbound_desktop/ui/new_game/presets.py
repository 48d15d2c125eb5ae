"""Presets of rule options: those of the game, and the player's own."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.damaged import MEND, keep_damaged
from bowlbound_desktop.storage.files import read_text, shown, write_text
from bowlbound_desktop.storage.locks import held
from bowlbound_desktop.storage.toml import parse_toml

Sets = Mapping[str, Mapping[str, Any]]
"""Option values by the name of the preset."""


def presets_path() -> Path:
    """The file with the player's presets."""
    return paths.user_data() / "presets.toml"


def own_presets(system: str) -> dict[str, Mapping[str, Any]]:
    """The player's presets for a game; a damaged file is set aside."""
    return dict(_all().get(system, {}))


def save_preset(system: str, name: str, values: Mapping[str, Any]) -> None:
    """Save a preset."""
    with held(presets_path()):
        _write({**_all(), system: {**own_presets(system), name: dict(values)}})


def remove_preset(system: str, name: str) -> None:
    """Remove one of the player's presets."""
    with held(presets_path()):
        left = {other: values for other, values in own_presets(system).items() if other != name}
        _write({**_all(), system: left})


def _write(presets: Mapping[str, Sets]) -> None:
    import tomli_w

    write_text(presets_path(), tomli_w.dumps(presets))


def _all() -> Mapping[str, Sets]:
    path = presets_path()
    if not os.path.lexists(path):
        return {}
    try:
        return _checked(parse_toml(read_text(path), shown(path)), shown(path))
    except FileError as error:
        keep_damaged(path, error, f"your own sets of options are left out: {MEND}")
        return {}


def _checked(raw: Mapping[str, Any], name: str) -> Mapping[str, Sets]:
    """The presets of each game; FileError if the file holds anything else."""
    for system, sets in raw.items():
        if not (isinstance(sets, dict) and all(isinstance(values, dict) for values in sets.values())):
            raise FileError(f"{name}: {ascii(system[:40])[1:-1]} is not a game with its sets of options")
    return raw
