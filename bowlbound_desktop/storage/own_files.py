"""The player's own teams as files: ids made from names, and a trash from which files can be restored."""

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path

from bowlbound_desktop.kernel.errors import ChartError
from bowlbound_desktop.storage.files import move_file
from bowlbound_desktop.storage.locks import held

TRASH = "trash"
_NUMBERED = re.compile(r"(.+)~[0-9]+")


def slug(name: str, nameless: str) -> str:
    """A name in the characters of an id; never `blank`, which means no team."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    found = "-".join(re.findall("[a-z0-9]+", plain))[:50].strip("-") or nameless
    return "a-blank" if found == "blank" else found


def free_id(base: str, taken: Callable[[str], bool]) -> str:
    """The id itself, or followed by the first number that makes it free."""
    number, found = 1, base
    while taken(found):
        number += 1
        found = f"{base}-{number}"
    return found


def to_trash(path: Path) -> Path:
    """Move a file to the trash of its folder, keeping older files of the same name."""
    number, target = 1, path.parent / TRASH / path.name
    with held(path.parent):
        while target.exists():
            number += 1
            target = target.with_name(f"{path.stem}~{number}{path.suffix}")
        move_file(path, target)
    return target


def trashed(folder: Path) -> tuple[Path, ...]:
    """The files in the trash of a folder."""
    return tuple(sorted((folder / TRASH).glob("*.toml")))


def from_trash(path: Path) -> Path:
    """Move a file back to where it was, and return its path there."""
    match = _NUMBERED.fullmatch(path.stem)
    target = path.parent.parent / f"{match[1] if match else path.stem}{path.suffix}"
    with held(target.parent):
        if target.exists():
            raise ChartError(f"you have another {target.stem} now: rename or delete that one first")
        move_file(path, target)
    return target
