"""Reading and writing files whole, with one clear sentence for whatever goes wrong."""

import errno
import os
import stat
from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime
from itertools import chain, count
from pathlib import Path
from typing import TypeAlias

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.freeing import freed_later
from bowlbound_desktop.storage.syncing import synced_meanwhile

Finish: TypeAlias = Callable[[], None]
"""Waits until something that was begun is done, and raises its error."""

NANOSECONDS = 1_000_000_000
LIMIT = 4_000_000
"""Bytes; the program's own files are far smaller."""


def read_text(path: Path, limit: int = LIMIT) -> str:
    """The text of a file of at most `limit` bytes."""
    data = read_bytes(path, limit)
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(f"{shown(path)}, line {line}: the text is not UTF-8").at_line(line) from None


def read_bytes(path: Path, limit: int = LIMIT) -> bytes:
    """The bytes of a file of at most `limit`."""
    data = _read_bytes(path, limit)
    if len(data) > limit:
        raise FileError(f"{shown(path)} is too large: such a file has at most {limit:,} bytes")
    return data


def _read_bytes(path: Path, limit: int) -> bytes:
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # opening a pipe would wait for ever
            raise FileError(f"{shown(path)} is not a file")
        with path.open("rb") as file:
            return file.read(limit + 1)
    except FileNotFoundError:
        raise FileError(f"there is no file {shown(path)}") from None
    except (OSError, ValueError) as error:
        raise FileError(f"{shown(path)} cannot be read: {reason(error)}") from None


def write_text(path: Path, text: str) -> None:
    """Replace the file's text: a reader finds the old text or the new, never part of it."""
    begin_text(path, text)()


def begin_text(path: Path, text: str) -> Finish:
    """Begin to replace the file's text; the returned function waits until that is done."""
    try:
        data = text.encode("utf-8")
    except ValueError as error:
        raise FileError(f"{shown(path)} cannot be written: {reason(error)}") from None
    return _begun(path, data)


def write_bytes(path: Path, data: bytes) -> None:
    """Replace the file's bytes, completely or not at all."""
    _begun(path, data)()


def _begun(path: Path, data: bytes) -> Finish:
    steps = _written(path, data)
    next(steps, None)
    return lambda: next(steps, None)


def _written(path: Path, data: bytes) -> Iterator[None]:
    """Write, yielding once while the disk is still busy."""
    try:
        if _is_device(path):  # it is written to, never replaced
            with path.open("wb") as file:
                file.write(data)
            return
        target = path.resolve()
        if not target.parent.is_dir():
            target.parent.mkdir(parents=True, exist_ok=True)
        yield from _replaced(target, data)
    except (OSError, ValueError) as error:
        raise FileError(f"{shown(path)} cannot be written: {reason(error)}") from None


def _is_device(path: Path) -> bool:
    """Whether something other than a file is there, such as a pipe."""
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        return False


def _replaced(target: Path, data: bytes) -> Iterator[None]:
    beside = _unused(target.parent)
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            wait = synced_meanwhile(file.fileno())
            try:
                yield
            finally:
                wait()
        with freed_later(target):
            beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _unused(folder: Path) -> Path:
    """A name that no file has."""
    import uuid  # not needed on the start page, which writes nothing

    return folder / f".{uuid.uuid4().hex}.tmp"


def check_place(path: Path) -> None:
    """Raise before long work, not after it, if its file cannot be written."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        folder = next(one for one in path.resolve().parents if one.exists())
        beside = _unused(folder)
        beside.open("xb").close()
        beside.unlink()
    except (OSError, ValueError) as error:
        raise FileError(f"{shown(path)} cannot be written: {reason(error)}") from None


def move_file(path: Path, target: Path) -> None:
    """Move a file to another folder, which is created if needed."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        path.replace(target)
    except OSError as error:
        raise FileError(f"{shown(path)} cannot be moved: {reason(error)}") from None


def set_aside(path: Path, why: str = "damaged") -> Path:
    """Rename a file in its folder to a free name that nothing reads, and return the new path."""
    try:
        kept = claimed(path.with_name(f"{path.name}.{why}{number}") for number in _numbers())
        try:
            path.replace(kept)
        except OSError:
            kept.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise FileError(f"{shown(path)} cannot be renamed: {reason(error)}") from None
    return kept


def unlike_others(path: Path) -> Path:
    """A new empty file of this name, with a number where the name is taken."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return claimed(path.with_name(f"{path.stem}{number}{path.suffix}") for number in _numbers())
    except (OSError, ValueError) as error:
        raise FileError(f"{shown(path)} cannot be written: {reason(error)}") from None


def claimed(names: Iterable[Path]) -> Path:
    """A new empty file under the first free name: two programs at once never get the same one."""
    for path in names:
        try:
            path.open("xb").close()
        except FileExistsError:
            continue
        return path
    raise AssertionError("numbers do not end")


def _numbers() -> Iterator[str]:
    """Endings that tell files of one name apart."""
    return chain(("",), (f"-{number}" for number in count(2)))


def changed_at(path: Path) -> int:
    """When a file was last written, in the system's nanoseconds; 0 where that is not known."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def shown(path: Path) -> str:
    """A file's name for a sentence: without its folder, on one line."""
    name = path.name or str(path)
    return name if name.isprintable() else ascii(name)


def reason(error: Exception) -> str:
    """What the system says, without its numbers and paths."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return "its name or text has characters that no file can hold"


def moment(seconds: float) -> datetime:
    """A time of the system's clock; the clock's first moment for one that no calendar has."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0)


def written_on(path: Path) -> date:
    """The day on which a file was last written."""
    return moment(changed_at(path) / NANOSECONDS).date()


def named(text: str | Path) -> Path:
    """The file that a person names, from their home folder where it begins with ~."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise FileError(f"{text} cannot be found: nobody here has a home folder of that name") from None
