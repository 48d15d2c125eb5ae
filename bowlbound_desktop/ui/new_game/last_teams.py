"""The teams that met last in each game, to choose them again in the form for a new game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.damaged import read_or_begin
from bowlbound_desktop.storage.files import write_text
from bowlbound_desktop.storage.locks import held

INSTEAD = "the form for a new game begins with the usual teams"


def last_teams_path() -> Path:
    """The file they are saved in."""
    return paths.user_data() / "last-teams.toml"


def last_teams(system: str) -> tuple[str, str] | None:
    """The ids of home side and visitors; None where nothing is known."""
    match _all().get(system):
        case [str(home), str(away)]:
            return home, away
    return None


def remember_teams(system: str, home: str, away: str) -> None:
    """Save the two teams of a game; does nothing if the file cannot be written."""
    import tomli_w

    try:
        with held(last_teams_path()):
            write_text(last_teams_path(), tomli_w.dumps({**_all(), system: [home, away]}))
    except FileError:
        return


def _all() -> Mapping[str, Any]:
    return read_or_begin(last_teams_path(), INSTEAD)
