"""Unsaved edits on a disk that fills up: a line is there whole or not at all."""

import os

import pytest

from bowlbound_desktop.games.bowlbound.charts import drafts
from bowlbound_desktop.games.bowlbound.charts.drafts import Draft, begin_journal, draft_file
from bowlbound_desktop.kernel.errors import FileError


class Filling:
    """A file that takes half of what is written."""

    def __init__(self, file):
        self._file = file

    def __getattr__(self, name):
        return getattr(self._file, name)

    def write(self, data):
        return self._file.write(data[: len(data) // 2])


def test_edits_go_on_when_there_is_room_again(monkeypatch, tmp_path):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    journal = begin_journal("my-team", Draft("", {}, (), True, 0))
    journal.add({"edit": 1})
    append = drafts.DraftJournal._append
    with monkeypatch.context() as full:
        full.setattr(
            drafts.DraftJournal, "_append", lambda self, file, data: append(self, Filling(file), data)
        )
        with pytest.raises(FileError, match="cannot be kept: no space left on device"):
            journal.add({"edit": 2})
    journal.add({"edit": 3})
    lines = draft_file("my-team").read_text(encoding="utf-8").splitlines()
    assert lines[1:] == ['{"edit": 1}', '{"edit": 3}']
    assert os.path.getsize(draft_file("my-team")) == journal._size
