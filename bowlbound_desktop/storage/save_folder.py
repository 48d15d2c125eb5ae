"""The files in the folder of saved games, which other programs may change while we look."""

from pathlib import Path
from stat import S_ISREG

from bowlbound_desktop import paths


def save_files(folder: Path | None = None) -> dict[Path, float]:
    """All save files with the time they were written, the newest first."""
    found = {path: _modified(path) for path in (folder or paths.saves()).glob("*.toml")}
    there = {path: when for path, when in found.items() if when is not None}
    return dict(sorted(there.items(), key=lambda item: (-item[1], item[0].name)))


def _modified(path: Path) -> float | None:
    """When a file was written; None if it has gone or is not a file."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return facts.st_mtime if S_ISREG(facts.st_mode) else None
