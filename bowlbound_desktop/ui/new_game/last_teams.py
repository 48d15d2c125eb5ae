"""The teams that met last in each game, for the form for a new one."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.damaged import keep_damaged
from bowlbound_desktop.storage.files import read_text, shown, write_text
from bowlbound_desktop.storage.locks import held
from bowlbound_desktop.storage.toml import parse_toml

INSTEAD = "the form for a new game begins with the usual teams"


def last_teams_path() -> Path:
    """Where they are kept."""
    return paths.user_data() / "last-teams.toml"


def last_teams(system: str) -> tuple[str, str] | None:
    """The ids of the home side and the visitors; None where nobody knows."""
    match _all().get(system):
        case [str(home), str(away)]:
            return home, away
    return None


def remember_teams(system: str, home: str, away: str) -> None:
    """Begin the next form of this game with these two; what cannot be written is forgotten."""
    import tomli_w

    try:
        with held(last_teams_path()):
            write_text(last_teams_path(), tomli_w.dumps({**_all(), system: [home, away]}))
    except FileError:
        return


def _all() -> Mapping[str, Any]:
    path = last_teams_path()
    if not os.path.lexists(path):
        return {}
    try:
        return parse_toml(read_text(path), shown(path))
    except FileError as error:
        keep_damaged(path, error, INSTEAD)
        return {}
