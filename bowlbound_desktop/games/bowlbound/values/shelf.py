"""Values of pairings on the disk: the most recently used are kept, a damaged file counts as none."""

from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.values.pairings import ValuedPairing
from bowlbound_desktop.games.bowlbound.values.tables import Pair, read_tables, write_tables
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import changed_at

VERSION = 1
"""To be increased whenever values are computed differently."""
MOST = 30


def file_of(pairing: ValuedPairing) -> Path:
    """The file of its values; on neutral ground, the same with home and visitors swapped."""
    words = f"{VERSION} {pairing.home} {pairing.away} {pairing.rules}"
    return paths.kept_values() / f"{sha256(words.encode()).hexdigest()[:32]}.npz"


def read_kept(pairing: ValuedPairing) -> Pair | None:
    """The values of a pairing, if they were computed before."""
    path = file_of(pairing)
    try:
        if not path.is_file():
            return None
        found = read_tables(path)
    except (FileError, OSError):
        with suppress(OSError):
            path.unlink()
        return None
    with suppress(OSError):  # on a disk that is only read, values serve all the same
        path.touch()
    return found


def keep(pairing: ValuedPairing, raw: Mapping[str, Any]) -> None:
    """Write values to the disk and drop the least recently used; a full disk does no harm."""
    try:
        newest = file_of(pairing)
        write_tables(newest, raw, "two teams that met")
        others = (path for path in paths.kept_values().glob("*.npz") if path != newest)
        for path in sorted(others, key=changed_at, reverse=True)[MOST - 1 :]:
            path.unlink(missing_ok=True)
    except (FileError, OSError):
        return
