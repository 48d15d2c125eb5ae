"""Unsaved edits of charts: a journal for each chart, written after every step.

The first line has the texts with which the editing began, every later one a step. A line is handed to the
system before the next step is taken, so that a crash loses nothing, and forced to the disk at least once a
second, so that a power cut loses only the last moment.
"""

import errno
import json
import os
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from attrs import define, frozen

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import changed_at, read_bytes, reason, shown, write_text
from bowlbound_desktop.storage.locks import held

EVERY_SECONDS = 1.0
LIMIT = 100_000_000
_FORMAT = 1


@frozen
class Draft:
    """What a journal holds."""

    seen: str
    """The state of the chart's file when the editing began or when it was last saved."""
    texts: Mapping[str, str]
    records: tuple[Mapping[str, Any], ...]
    whole: bool = True
    """Whether every line of the journal could be read."""
    size: int = 0
    """The bytes of the journal that was read; 0 where there is none yet."""


def draft_file(chart_id: str) -> Path:
    """The journal of a chart's unsaved edits."""
    return paths.drafts() / f"{chart_id}.jsonl"


def draft_ids() -> tuple[str, ...]:
    """The charts with unsaved edits, the latest first."""
    files = sorted(paths.drafts().glob("*.jsonl"), key=changed_at, reverse=True)
    return tuple(path.stem for path in files)


def read_draft(chart_id: str) -> Draft | None:
    """The unsaved edits of a chart, if there are any; FileError where the journal cannot be read."""
    path = draft_file(chart_id)
    if not os.path.lexists(path):
        return None
    data = read_bytes(path, LIMIT)
    written = data.split(b"\n")[:-1]  # a power cut may leave only part of the last line
    lines = list(_lines(written))
    match lines:
        case [{"draft": 1, "seen": str(seen), "texts": dict(texts)}, *records]:
            if all(isinstance(text, str) for text in texts.values()):
                return Draft(seen, texts, tuple(records), len(lines) == len(written), len(data))
    raise FileError(f"{shown(path)} holds no unsaved edits of a chart")


def _lines(written: Iterable[bytes]) -> Iterator[Any]:
    """The lines up to the first that is damaged."""
    for line in written:
        try:
            yield json.loads(line)
        except (ValueError, RecursionError):
            return


@define
class DraftJournal:
    """The journal of one chart, open for writing."""

    path: Path
    _size: int
    _synced: float = 0.0

    def add(self, record: Mapping[str, Any]) -> None:
        """Write one line."""
        data = _line(record)
        try:
            with held(self.path), self.path.open("r+b", buffering=0) as file:
                _refuse_other_writer(file.seek(0, os.SEEK_END), self._size)
                self._append(file, data)
        except OSError as error:
            raise FileError(f"your unsaved edits cannot be kept: {reason(error)}") from None
        self._size += len(data)

    def _append(self, file: IO[bytes], data: bytes) -> None:
        """Write a line whole or not at all, so that the next one can follow when there is room again."""
        try:
            if file.write(data) < len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            self._sync(file.fileno())
        except OSError:
            with suppress(OSError):
                file.truncate(self._size)
            raise

    def _sync(self, number: int) -> None:
        now = time.monotonic()
        if now - self._synced > EVERY_SECONDS:
            os.fsync(number)
            self._synced = now

    def forget(self) -> None:
        """Delete the journal, unless another window has taken it over."""
        with held(self.path):
            if _size(self.path) == self._size:
                self.path.unlink(missing_ok=True)


def begin_journal(chart_id: str, draft: Draft) -> DraftJournal:
    """A new journal with the contents of a draft, which replaces the one that the draft was read from."""
    head = {"draft": _FORMAT, "seen": draft.seen, "texts": dict(draft.texts)}
    data = b"".join(map(_line, (head, *draft.records)))
    path = draft_file(chart_id)
    with held(path):
        _refuse_other_writer(_size(path), draft.size)
        write_text(path, data.decode())
    return DraftJournal(path, len(data))


def _refuse_other_writer(size: int, known: int) -> None:
    if size != known:
        raise FileError("this chart is being edited in another window: your edits here are not kept")


def _size(path: Path) -> int:
    """The bytes of a file; 0 where there is none."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _line(record: Mapping[str, Any]) -> bytes:
    return f"{json.dumps(record, ensure_ascii=False)}\n".encode()
