"""A tournament whose disk is full says so, and goes on where it stopped."""

import errno

import pytest

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.play.many.tournament import TournamentPlan
from bowlbound_desktop.storage import tournaments
from bowlbound_desktop.storage.tournaments import new_journal, open_journal

PLAN = TournamentPlan(
    kind="round-robin",
    teams=("a", "b"),
    games=1,
    seed=0,
    system="bowlbound",
    coach="random",
    options={},
    choices={},
    fingerprints=(),
)


class Full:
    """A file on a full disk, which tries to write once more when it is closed."""

    def write(self, data):
        return len(data)

    def flush(self):
        raise OSError(errno.ENOSPC, "No space left on device")

    close = flush


def test_a_full_disk_names_the_tournament_and_releases_it(tmp_path, monkeypatch):
    path = tmp_path / "t.jsonl"
    journal = new_journal(PLAN, path)
    monkeypatch.setattr(tournaments, "asdict", lambda game: game)
    journal._file = Full()
    with pytest.raises(FileError, match=r"t\.jsonl cannot be written: no space left on device"):
        journal.add({})
    journal.close()
    open_journal(path).close()
