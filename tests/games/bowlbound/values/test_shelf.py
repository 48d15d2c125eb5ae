"""Values on the disk serve where the disk is only read, and where another program drops them meanwhile."""

from pathlib import Path

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.values import shelf
from bowlbound_desktop.games.bowlbound.values.pairings import ValuedPairing

PAIRING = ValuedPairing("home", "away", "rules")


def refuse(*_, **__):
    raise OSError(30, "read-only file system")


def test_values_on_a_disk_that_is_only_read_serve_all_the_same(monkeypatch):
    kept = shelf.file_of(PAIRING)
    kept.parent.mkdir(parents=True)
    kept.touch()
    monkeypatch.setattr(shelf, "read_tables", lambda path: path)
    monkeypatch.setattr(Path, "touch", refuse)
    assert shelf.read_kept(PAIRING) == kept


def test_a_damaged_file_that_cannot_be_dropped_counts_as_none(monkeypatch):
    kept = shelf.file_of(PAIRING)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(b"PK damaged")
    monkeypatch.setattr(Path, "unlink", refuse)
    assert shelf.read_kept(PAIRING) is None


def test_values_that_another_program_drops_meanwhile_do_no_harm(monkeypatch):
    monkeypatch.setattr(shelf, "MOST", 1)
    monkeypatch.setattr(shelf, "write_tables", lambda path, _raw, _made: path.touch())
    newest = shelf.file_of(PAIRING)
    monkeypatch.setattr(shelf, "changed_at", lambda path: path != newest)  # as if the clock had been set back
    paths.kept_values().mkdir(parents=True, exist_ok=True)
    (paths.kept_values() / "gone.npz").symlink_to("nowhere")
    (paths.kept_values() / "old.npz").touch()
    shelf.keep(PAIRING, {})
    assert [path.name for path in paths.kept_values().iterdir()] == [newest.name]
