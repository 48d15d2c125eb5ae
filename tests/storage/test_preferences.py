"""Preferences: known keys and kinds only, the old file taken over as text, a damaged one kept."""

import logging
import pickle
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

from bowlbound_desktop import paths
from bowlbound_desktop.storage.preferences import (
    CHOICES,
    Preferences,
    change_preferences,
    preferences_path,
    read_preferences,
    write_preferences,
)
from bowlbound_desktop.ui.preferences import wished


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


class Poison:
    """What runs a command when it is unpickled: here it makes a file."""

    def __init__(self, marker):
        self.marker = marker

    def __reduce__(self):
        return Path.touch, (self.marker,)


def poisoned(marker):
    """A settings file of earlier versions as Qt would write it, with an object in it."""
    data = pickle.dumps(Poison(marker))
    name = b"PySide::PyObjectWrapper\0"
    blob = b"\0\0\0\x7f" + len(name).to_bytes(4, "big") + name + len(data).to_bytes(4, "big") + data
    escaped = "".join(f"\\x{byte:x}" for byte in blob)
    return f"[General]\ntheme=dark\nask=@Variant({escaped})\ntext=125\n"


def test_an_object_in_the_old_settings_file_is_never_made(home):
    marker = home / "marker"
    (home / "window.ini").write_text(poisoned(marker))

    found = {name: wished(name) for name in CHOICES}

    assert not marker.exists()
    assert (found["theme"], found["text"], found["ask"]) == ("dark", "125", "matters")


def test_the_old_settings_file_is_taken_over_once(home):
    values = 'palette="colour-blind"\nanimation=warp\ngeometry=@ByteArray(\\x1\\xd9)'
    old = f"[General]\n{values}\n\n[room]\ntheme=dark\n"
    (home / "window.ini").write_text(old)

    assert read_preferences() == Preferences(palette="colour-blind")
    assert (home / "window.ini.old").read_text() == old
    assert read_preferences() == Preferences(palette="colour-blind")


def test_an_old_settings_file_of_noise_is_kept_and_told(home, caplog):
    (home / "window.ini").write_bytes(b"\xff\xfe\x00")

    assert read_preferences() == Preferences()
    assert (home / "window.ini.damaged").read_bytes() == b"\xff\xfe\x00"
    assert "window.ini.damaged" in caplog.text


def test_what_is_written_is_read_again():
    docks = {"charts-large-full": bytes(range(256)) * 20, "tables-small-narrow": b"\1"}
    kept = Preferences(theme="dark", text="150", room_sides=b"\0", docks=docks)
    write_preferences(kept)

    assert read_preferences() == kept


def test_a_change_leaves_the_others_alone():
    change_preferences({"theme": "light"})
    change_preferences({"table_geometry": b"abc"})

    assert read_preferences() == Preferences(theme="light", table_geometry=b"abc")


def test_unknown_keys_and_wrong_kinds_count_as_the_default():
    lines = ['theme = "dark"', "text = 125", 'ask = ["always"]', "animation = true", "[palette]", "x = 1"]
    preferences_path().write_text("\n".join(['colour = "red"', *lines]))

    assert read_preferences() == Preferences(theme="dark")


@pytest.mark.parametrize("layout", ['"AAAA"', '"no base64 at all"', '"ünder"', "7", "[1, 2]", '""'])
def test_a_layout_that_was_not_written_here_is_none(layout):
    docks = f"[docks]\nsomewhere = {layout}"
    preferences_path().write_text(f"table_geometry = {layout}\ntheme = 'dark'\n{docks}")

    assert read_preferences() == Preferences(theme="dark")


@pytest.mark.parametrize("place", range(0, 204, 9))
def test_a_layout_with_one_changed_byte_is_none(place):
    write_preferences(Preferences(table_geometry=bytes(200)))
    text = preferences_path().read_text().split('"""')[1]
    data = bytearray(b64decode(text))
    data[place] ^= 1 << place % 8
    preferences_path().write_text(f'table_geometry = "{b64encode(data).decode()}"')

    assert read_preferences().table_geometry == b""


def test_a_damaged_file_is_kept_under_another_name_and_told_once(home, caplog):
    for number, name in enumerate(("preferences.toml.damaged", "preferences.toml.damaged-2"), 1):
        preferences_path().write_text(f"theme = {'[' * number}")

        assert read_preferences() == Preferences()
        assert (home / name).read_text() == f"theme = {'[' * number}"
        assert not preferences_path().exists()
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert len(told) == 2
    assert str(home / "preferences.toml.damaged") in told[0]
    assert "preferences.toml, end of document: " in told[0]
    assert "Settings" in told[0]
    assert told[0].isprintable()


def test_a_damaged_file_that_cannot_be_renamed_is_told_once(home, caplog):
    preferences_path().mkdir()

    assert [read_preferences() for _ in range(3)] == [Preferences()] * 3
    assert [path.name for path in home.iterdir()] == ["preferences.toml"]
    assert len(caplog.records) == 1


def test_every_setting_has_its_default_first():
    assert {name: values[0] for name, values in CHOICES.items()} == {
        name: getattr(Preferences(), name) for name in CHOICES
    }
    assert paths.user_data() in preferences_path().parents
