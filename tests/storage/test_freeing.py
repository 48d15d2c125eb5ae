"""A replaced file is let go of, without anybody waiting for it."""

import os
import time
from pathlib import Path

import pytest

from bowlbound_desktop.storage.files import write_text
from bowlbound_desktop.storage.freeing import freed_later

OPEN = Path("/proc/self/fd")
needs_proc = pytest.mark.skipif(not OPEN.exists(), reason="the system does not tell which files are open")


def held(path):
    """How often this program has a file open, replaced or not."""
    names = [os.readlink(OPEN / one) for one in os.listdir(OPEN) if os.path.lexists(OPEN / one)]
    return sum(name.removesuffix(" (deleted)") == str(path) for name in names)


def wait_until_free(path):
    end = time.monotonic() + 10
    while held(path) and time.monotonic() < end:
        time.sleep(0.01)
    return not held(path)


@needs_proc
def test_the_room_of_a_replaced_file_is_freed(tmp_path):
    path = tmp_path.resolve() / "game.toml"
    for number in range(5):
        write_text(path, f"text {number}")
    assert path.read_text(encoding="utf-8") == "text 4"
    assert wait_until_free(path)


@needs_proc
def test_a_file_that_could_not_be_replaced_is_let_go_of_too(tmp_path):
    path = tmp_path.resolve() / "game.toml"
    path.write_text("kept", encoding="utf-8")
    with pytest.raises(FileNotFoundError), freed_later(path):
        os.replace(tmp_path / "nowhere", path)
    assert wait_until_free(path)
    assert path.read_text(encoding="utf-8") == "kept"


def test_a_file_that_is_not_there_yet_is_no_trouble(tmp_path):
    with freed_later(tmp_path / "new.toml"):
        pass
    write_text(tmp_path / "new.toml", "text")
    assert [path.name for path in tmp_path.iterdir()] == ["new.toml"]
