"""Where the player's files are, and what is said where nobody knows."""

import os
from pathlib import Path

import pytest

from bowlbound_desktop import paths
from bowlbound_desktop.cli.main import main


def test_without_a_home_folder_one_sentence_says_what_to_do(monkeypatch, capsys):
    def homeless():
        raise RuntimeError("Could not determine home directory.")

    for name in ("BOWLBOUND_HOME", "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(paths.NoHomeError):
        paths.user_data()
    assert main(["charts", "list"]) == 2
    assert capsys.readouterr() == ("", f"bowlbound: {paths.NO_HOME}\n")


@pytest.fixture
def closed(monkeypatch, tmp_path):
    """A player's folder that nobody may look into."""

    def refused(path, **_):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    monkeypatch.setattr(os, "stat", refused)
    return f"your folder {tmp_path} cannot be opened: permission denied; {paths.ANOTHER}"


def test_a_folder_that_cannot_be_opened_is_one_sentence(closed, capsys):
    with pytest.raises(paths.NoHomeError) as told:
        paths.check_user_data()
    assert str(told.value) == closed
    assert main(["charts", "list"]) == 2
    assert capsys.readouterr() == ("", f"bowlbound: {closed}\n")


@pytest.mark.parametrize("home", ["", "not-there", "file/not-there"])
def test_a_folder_that_is_not_there_is_no_matter(monkeypatch, tmp_path, home):
    (tmp_path / "file").touch()
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path / home))
    paths.check_user_data()
