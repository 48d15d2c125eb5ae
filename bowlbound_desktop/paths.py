"""The one place that finds shipped files and the player's folders."""

import os
import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


ANOTHER = "name a folder for your games in BOWLBOUND_HOME"
NO_HOME = f"you have no home folder here: {ANOTHER}"


class NoHomeError(RuntimeError):
    """Nobody knows where the player's files are; it carries one sentence."""


def _shipped(name: str) -> Path:
    """A folder inside the installed package, or beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


RESOURCES = _shipped("resources")
TEAMCHARTS = _shipped("teamcharts")


def user_data() -> Path:
    """Where saves and own charts live; BOWLBOUND_HOME overrides it."""
    if own := os.environ.get("BOWLBOUND_HOME"):
        return Path(own)
    try:
        return _usual_place()
    except RuntimeError:
        raise NoHomeError(NO_HOME) from None


def check_user_data() -> None:
    """Raise NoHomeError where the player's folder cannot be looked into; one not there yet is fine."""
    folder = user_data()
    try:
        os.stat(folder / "saves")
    except (FileNotFoundError, NotADirectoryError):
        return
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "strerror", None) or "no such name is possible").lower()
        raise NoHomeError(f"your folder {folder} cannot be opened: {reason}; {ANOTHER}") from None


def _usual_place() -> Path:
    """Where the system keeps what belongs to a user's programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Bowlbound"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Bowlbound"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bowlbound"


def saves() -> Path:
    """The folder of saved games."""
    return user_data() / "saves"


def own_charts() -> Path:
    """The folder of the player's own charts."""
    return user_data() / "charts"


def own_profiles() -> Path:
    """The folder of the profiles that the player's own teams were made from."""
    return user_data() / "profiles"


def own_rosters() -> Path:
    """The folder of the player's own rosters."""
    return user_data() / "rosters"


def own_coaches() -> Path:
    """The folder of the player's own coaches' books, one for each team chart that has one."""
    return user_data() / "coaches"


def own_corrections() -> Path:
    """The folder of the player's own files of corrections."""
    return user_data() / "corrections"


def kept_values() -> Path:
    """The folder of values computed for pairings of teams; deleted ones are computed again."""
    return user_data() / "values"


def drafts() -> Path:
    """The folder of charts with unsaved edits."""
    return user_data() / "drafts"


def reports() -> Path:
    """The folder of reports about the program's own mistakes."""
    return user_data() / "reports"
