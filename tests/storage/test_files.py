"""Files that people name, and times that no calendar has."""

import os
from datetime import date, datetime
from pathlib import Path

import pytest

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import moment, named, written_on

FIRST = datetime.fromtimestamp(0)


def test_a_file_is_named_from_the_home_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert named("~/game.toml") == tmp_path / "game.toml"
    assert named(Path("game.toml")) == Path("game.toml")


@pytest.mark.skipif(os.name == "nt", reason="there every name has a home folder")
def test_the_home_folder_of_nobody_is_one_sentence():
    with pytest.raises(FileError, match=r"^~nobody-is-called-so/x cannot be found: nobody here"):
        named("~nobody-is-called-so/x")


@pytest.mark.parametrize("seconds", [99_999_999_999_999, -99_999_999_999, float("inf"), float("nan")])
def test_a_time_that_no_calendar_has_is_the_first_moment_of_the_clock(seconds):
    assert moment(seconds) == FIRST


def test_the_day_of_a_file_that_has_gone_is_the_first_day(tmp_path):
    assert written_on(tmp_path / "gone") == FIRST.date()
    (tmp_path / "x").touch()
    assert written_on(tmp_path / "x") == date.today()
