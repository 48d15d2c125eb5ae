"""A file is written while the program goes on: whole at the end, and the old one until then."""

import multiprocessing
import os
import threading

import pytest

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import begin_text, write_text


def test_the_old_text_stands_until_the_writing_is_finished(tmp_path):
    path = tmp_path / "game.toml"
    write_text(path, "old")
    finish = begin_text(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    finish()
    assert path.read_text(encoding="utf-8") == "new"
    assert [one.name for one in tmp_path.iterdir()] == ["game.toml"]


def test_another_thread_waits_for_the_disk(tmp_path, monkeypatch):
    waiters = []
    monkeypatch.setattr(os, "fsync", lambda _file: waiters.append(threading.current_thread().name))
    write_text(tmp_path / "game.toml", "text")
    assert waiters == ["syncing"]


def test_a_disk_that_fails_is_told_at_the_end_and_the_old_text_is_kept(tmp_path, monkeypatch):
    def full(_file):
        raise OSError(28, "No space left on device")

    path = tmp_path / "game.toml"
    write_text(path, "old")
    monkeypatch.setattr(os, "fsync", full)
    finish = begin_text(path, "new")
    with pytest.raises(FileError, match=r"game\.toml cannot be written: no space left on device"):
        finish()
    assert path.read_text(encoding="utf-8") == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["game.toml"]


def test_finishing_twice_writes_once(tmp_path):
    path = tmp_path / "game.toml"
    finish = begin_text(path, "text")
    finish()
    path.unlink()
    finish()
    assert not path.exists()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork a program")
def test_a_forked_program_writes_as_well(tmp_path):
    write_text(tmp_path / "parent", "text")
    child = multiprocessing.get_context("fork").Process(target=write_text, args=(tmp_path / "child", "text"))
    child.start()
    child.join(20)
    child.kill()
    assert (tmp_path / "child").read_text(encoding="utf-8") == "text"
