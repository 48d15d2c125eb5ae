"""Where the player's files are, and what is said where nobody knows."""

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
