"""What the program remembers of the player's wishes, as the windows use it."""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.damaged import tell_player
from bowlbound_desktop.storage.preferences import CHOICES, change_preferences, read_preferences

__all__ = ["CHOICES", "dock_layout", "keep_docks", "keep_layout", "layout", "wish", "wished"]


def wished(name: str) -> str:
    """A setting; what is not one of its values counts as the default."""
    return str(getattr(read_preferences(), name))


def wish(name: str, value: str) -> None:
    """Remember a setting."""
    _change({name: value})


def layout(name: str) -> QByteArray:
    """How a window was left; empty where nobody knows."""
    return QByteArray(getattr(read_preferences(), name))


def keep_layout(**layouts: QByteArray) -> None:
    """Remember how a window is left."""
    _change({name: bytes(value.data()) for name, value in layouts.items()})


def dock_layout(place: str) -> QByteArray:
    """How the docks were left at a place; empty where nobody knows."""
    return QByteArray(read_preferences().docks.get(place, b""))


def keep_docks(place: str, state: QByteArray) -> None:
    """Remember how the docks are left at a place."""
    _change({"docks": {**read_preferences().docks, place: bytes(state.data())}})


def _change(changes: Mapping[str, object]) -> None:
    try:
        change_preferences(changes)
    except FileError as error:
        tell_player(f"your settings hold only until you close the program: {error}")
