"""Opens workbooks; what cannot be opened is one sentence."""

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Workbook
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import read_bytes, shown

SUFFIXES = (".xlsx", ".xlsm", ".ods")
LIMIT = 20_000_000
"""Bytes of a workbook; one of all charts has a tenth of it."""
UNPACKED = 200_000_000
"""Bytes of a workbook once it is unpacked."""
_OLE = bytes.fromhex("d0cf11e0a1b11ae1")


def is_workbook(path: Path) -> bool:
    """Whether the name of a file is that of a workbook."""
    return path.suffix.lower() in SUFFIXES


def open_workbook(path: Path) -> Workbook:
    """The sheets of a file; FileError says in one sentence what is wrong with it."""
    data = read_bytes(path, LIMIT)
    name = shown(path)
    reader = _reader(data, name)
    try:
        book = reader(data, name)
    except MemoryError:
        raise FileError(f"{name} is too large to be read") from None
    except Exception as error:  # the two libraries raise whatever a damaged part of a file leads to
        raise FileError(f"{name} is damaged and cannot be read as a workbook: {_brief(error)}") from None
    if not any(grid.cells for grid in book.grids):
        raise FileError(f"{name} has nothing in any sheet")
    return book


def _brief(error: Exception) -> str:
    words = " ".join(str(error).split())
    return (words[:80] or type(error).__name__).rstrip(".")


def _reader(data: bytes, name: str) -> Callable[[bytes, str], Workbook]:
    """What reads the file: found by what is in it, not by its name."""
    if data.startswith(_OLE):
        raise FileError(
            f"{name} has a password or is an old .xls file: save it as .xlsx without a password first"
        )
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _reader_of(archive, name)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, ValueError):
        raise FileError(f"{name} is not a workbook: it must be an .xlsx or .ods file") from None


def _reader_of(archive: zipfile.ZipFile, name: str) -> Callable[[bytes, str], Workbook]:
    if sum(part.file_size for part in archive.infolist()) > UNPACKED:
        raise FileError(f"{name} is too large: unpacked, a workbook has at most {UNPACKED:,} bytes")
    names = archive.namelist()
    if "xl/workbook.xml" in names:
        from bowlbound_desktop.games.bowlbound.charts.workbooks.xlsx import read_xlsx

        return read_xlsx
    if "content.xml" not in names:
        raise FileError(f"{name} is not a workbook: it must be an .xlsx or .ods file")
    if "META-INF/manifest.xml" in names and b"encryption-data" in archive.read("META-INF/manifest.xml"):
        raise FileError(f"{name} has a password: save it without one first")
    from bowlbound_desktop.games.bowlbound.charts.workbooks.ods import read_ods

    return read_ods
