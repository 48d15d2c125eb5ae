"""Unsaved edits of charts: a journal for each chart, written after every step.

The first line holds the texts with which the editing began, every later one a step. A line is with the system
before the next step is taken, so that a crash loses nothing; and no more than a second after the one before
it is forced to the disk, so that a power cut loses only the last moment.
"""

import json
import os
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import define, frozen

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import read_text, reason, shown, write_text

EVERY_SECONDS = 1.0
LIMIT = 100_000_000
_FORMAT = 1


@frozen
class Draft:
    """What a journal remembers."""

    seen: str
    """The state of the chart's file when the editing began or when it was last saved."""
    texts: Mapping[str, str]
    records: tuple[Mapping[str, Any], ...]


def draft_file(chart_id: str) -> Path:
    """Where the unsaved edits of a chart are."""
    return paths.drafts() / f"{chart_id}.jsonl"


def draft_ids() -> tuple[str, ...]:
    """The charts with unsaved edits, the latest first."""
    files = sorted(paths.drafts().glob("*.jsonl"), key=lambda path: -path.stat().st_mtime_ns)
    return tuple(path.stem for path in files)


def read_draft(chart_id: str) -> Draft | None:
    """The unsaved edits of a chart, if there are any; FileError where the journal cannot be read."""
    path = draft_file(chart_id)
    if not path.exists():
        return None
    lines = list(_lines(read_text(path, LIMIT)))
    match lines:
        case [{"draft": 1, "seen": str(seen), "texts": dict(texts)}, *records]:
            return Draft(seen, texts, tuple(records))
    raise FileError(f"{shown(path)} holds no unsaved edits of a chart")


def _lines(text: str) -> Iterator[Any]:
    """Every whole line; what a power cut left of the last one is no line."""
    for line in text.split("\n")[:-1]:
        try:
            yield json.loads(line)
        except ValueError:
            return


@define
class Journal:
    """The journal of one chart, open for more."""

    path: Path
    _size: int
    _synced: float = 0.0

    def add(self, record: Mapping[str, Any]) -> None:
        """Write one line."""
        data = _line(record)
        try:
            with self.path.open("r+b") as file:
                self._refuse_other_writer(file.seek(0, os.SEEK_END))
                file.write(data)
                file.flush()
                self._sync(file.fileno())
        except OSError as error:
            raise FileError(f"your unsaved edits cannot be kept: {reason(error)}") from None
        self._size += len(data)

    def _sync(self, number: int) -> None:
        now = time.monotonic()
        if now - self._synced > EVERY_SECONDS:
            os.fsync(number)
            self._synced = now

    def _refuse_other_writer(self, size: int) -> None:
        if size != self._size:
            raise FileError("this chart is being edited in another window: your edits here are not kept")

    def forget(self) -> None:
        """Throw the journal away."""
        self.path.unlink(missing_ok=True)


def begin_journal(chart_id: str, draft: Draft) -> Journal:
    """A journal that holds what a draft remembers."""
    head = {"draft": _FORMAT, "seen": draft.seen, "texts": dict(draft.texts)}
    data = b"".join(map(_line, (head, *draft.records)))
    path = draft_file(chart_id)
    write_text(path, data.decode())
    return Journal(path, len(data))


def _line(record: Mapping[str, Any]) -> bytes:
    return f"{json.dumps(record, ensure_ascii=False)}\n".encode()
