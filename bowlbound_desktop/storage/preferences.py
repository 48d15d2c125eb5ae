"""The player's preferences: a TOML file of known keys; a value that does not fit counts as the default."""

import os
from base64 import b64decode, encodebytes
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zlib import crc32

from attrs import asdict, evolve, field, fields, frozen

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.damaged import keep_damaged
from bowlbound_desktop.storage.files import read_text, set_aside, shown, write_text
from bowlbound_desktop.storage.toml import parse_toml

LIMIT = 200_000
INSTEAD = "every setting has its default: choose yours under Settings"


def _choice(*values: str) -> Any:
    """A setting with its values, the default first."""
    return field(default=values[0], metadata={"values": values})


@frozen
class Preferences:
    """What the program remembers of the player's wishes, and how its windows were left."""

    theme: str = _choice("system", "light", "dark")
    text: str = _choice("100", "110", "125", "150")
    palette: str = _choice("standard", "colour-blind")
    animation: str = _choice("normal", "slow", "fast", "off")
    moments: str = _choice("full", "brief", "none")
    ask: str = _choice("matters", "always")
    curtain: str = _choice("on", "off")
    sound: str = _choice("normal", "off", "quiet", "loud")
    table_geometry: bytes = b""
    room_sides: bytes = b""
    docks: Mapping[str, bytes] = field(factory=dict)
    """The layout of the table's docks, for each place."""


CHOICES: Mapping[str, tuple[str, ...]] = {
    one.name: one.metadata["values"] for one in fields(Preferences) if one.metadata
}
"""Every setting with its values, the default first."""
LAYOUTS = tuple(one.name for one in fields(Preferences) if one.type is bytes)
"""Fields that hold window layouts, in Qt's own bytes."""
SEAL = 4
"""Bytes of the checksum before a layout: Qt crashes on a damaged layout, so it must never get one."""


def preferences_path() -> Path:
    """The file of the preferences."""
    return paths.user_data() / "preferences.toml"


def read_preferences() -> Preferences:
    """The preferences; those of an earlier version where there are none yet."""
    path = preferences_path()
    if not os.path.exists(path):
        return _taken_over()
    try:
        raw = parse_toml(read_text(path, LIMIT), shown(path))
    except FileError as error:
        keep_damaged(path, error, INSTEAD)
        return Preferences()
    layouts = {name: _bytes(raw.get(name)) for name in LAYOUTS}
    return evolve(_fitting({**raw, **layouts}), docks=_docks(raw.get("docks")))


def _docks(places: object) -> dict[str, bytes]:
    """The layouts that are not damaged."""
    found = places if isinstance(places, dict) else {}
    return {place: layout for place, text in found.items() if (layout := _bytes(text))}


def _bytes(text: object) -> bytes:
    """A layout exactly as it was written; empty where it is damaged or missing."""
    try:
        sealed = b64decode("".join(text.split()), validate=True) if isinstance(text, str) else b""
    except ValueError:
        return b""
    return sealed[SEAL:] if sealed == _sealed(sealed[SEAL:]) else b""


def _sealed(layout: bytes) -> bytes:
    return crc32(layout).to_bytes(SEAL, "big") + layout


def _fitting(values: Mapping[str, Any]) -> Preferences:
    """Preferences from known keys with values of the right kind; the rest have their defaults."""
    fits: dict[str, Any] = {
        **{name: values[name] for name, choices in CHOICES.items() if values.get(name) in choices},
        **{name: values[name] for name in LAYOUTS if isinstance(values.get(name), bytes)},
    }
    return Preferences(**fits)


def write_preferences(preferences: Preferences) -> None:
    """Write the preferences, completely or not at all."""
    import tomli_w

    plain = {name: _plain(value) for name, value in asdict(preferences).items() if value}
    write_text(preferences_path(), tomli_w.dumps(plain, multiline_strings=True))


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    return encodebytes(_sealed(value)).decode() if isinstance(value, bytes) else value


def change_preferences(changes: Mapping[str, Any]) -> None:
    """Change some preferences and write them; FileError where that fails."""
    before = read_preferences()
    after = evolve(before, **changes)
    if after != before:
        write_preferences(after)


def _taken_over() -> Preferences:
    """The preferences of an earlier version, moved to the new file."""
    old = paths.user_data() / "window.ini"
    if not os.path.exists(old):
        return Preferences()
    try:
        found = _fitting(_old_values(read_text(old, LIMIT)))
    except FileError as error:
        keep_damaged(old, error, INSTEAD)
        return Preferences()
    try:
        write_preferences(found)
        set_aside(old, "old")
    except FileError:  # they are read from the old file again the next time
        pass
    return found


def _old_values(text: str) -> dict[str, str]:
    """The settings of an old file, read as plain text: Qt, which wrote it, would run code in it."""
    lines = text.partition("[General]")[2].partition("\n[")[0].splitlines()
    pairs = (line.partition("=") for line in lines)
    return {key.strip(): value.strip().strip('"') for key, _, value in pairs}
