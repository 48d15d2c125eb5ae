"""Settings and window layouts, as the windows use them."""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.damaged import tell_player
from bowlbound_desktop.storage.preferences import CHOICES, change_preferences, read_preferences

__all__ = ["CHOICES", "dock_layout", "keep_docks", "keep_layout", "layout", "wish", "wished"]


def wished(name: str) -> str:
    """A setting; an unknown value counts as the default."""
    return str(getattr(read_preferences(), name))


def wish(name: str, value: str) -> None:
    """Save a setting."""
    _change({name: value})


def layout(name: str) -> QByteArray:
    """The saved layout of a window; empty where there is none."""
    return QByteArray(getattr(read_preferences(), name))


def keep_layout(**layouts: QByteArray) -> None:
    """Save the layout of a window."""
    _change({name: bytes(value.data()) for name, value in layouts.items()})


def dock_layout(place: str) -> QByteArray:
    """The saved layout of the docks for a kind of window; empty where there is none."""
    return QByteArray(read_preferences().docks.get(place, b""))


def keep_docks(place: str, state: QByteArray) -> None:
    """Save the layout of the docks for a kind of window."""
    _change({"docks": {**read_preferences().docks, place: bytes(state.data())}})


def _change(changes: Mapping[str, object]) -> None:
    try:
        change_preferences(changes)
    except FileError as error:
        tell_player(f"your settings hold only until you close the program: {error}")
