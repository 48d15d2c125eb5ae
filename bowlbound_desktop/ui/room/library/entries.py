"""The charts of the library, with their facts and remarks."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from attrs import frozen

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.drafts import draft_ids
from bowlbound_desktop.games.bowlbound.charts.files import LIMIT, chart_files
from bowlbound_desktop.games.bowlbound.charts.own_corrections import lists_stamp
from bowlbound_desktop.games.bowlbound.workshop.editing.looks import ChartLook, look_at
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.storage.files import changed_at, read_text, shown
from bowlbound_desktop.storage.toml import parse_toml

Stamp = tuple[tuple[str, int], ...]
FILTERS: Mapping[str, str] = {
    "all": "All charts",
    "own": "Your own",
    "unsaved": "With unsaved edits",
    "untyped": "With cells to type",
    "problems": "With problems",
    "pending": "With corrections to do",
    "1": "Set 1",
    "2": "Set 2",
    "3": "Set 3",
    "average": "Averages",
    "house": "House league",
}


@frozen
class Entry:
    """A chart in the library."""

    id: str
    name: str
    facts: str
    searched: str
    kind: str
    """Its set as a number, or average or house."""
    path: Path
    changed: int
    lists: Stamp
    """The state of the player's own lists of corrections, on which remarks depend."""
    own: bool
    unsaved: bool

    @property
    def look(self) -> ChartLook:
        """Colours, problems and corrections; read from the file when first needed."""
        return _look(self.path, self.changed, self.lists)

    @property
    def remarks(self) -> str:
        """Remarks in a few words: edits, problems, corrections."""
        look = self.look
        words = (
            "your own" if self.own else "",
            "unsaved edits" if self.unsaved else "",
            "cannot be played" if look.broken else "",
            f"{counted(look.left, 'cell')} to type" if look.left else "",
            f"{look.problems} to look at" if look.problems and not look.broken else "",
            f"{counted(look.pending, 'correction')} to do" if look.pending else "",
            f"{look.conflicts} in conflict" if look.conflicts else "",
        )
        return " · ".join(filter(None, words))

    def fits(self, words: list[str], kind: str) -> bool:
        """Whether it matches a search and a filter."""
        return all(word in self.searched for word in words) and self._is(kind)

    def _is(self, kind: str) -> bool:
        match kind:
            case "all":
                return True
            case "own":
                return self.own
            case "unsaved":
                return self.unsaved
            case "untyped":
                return bool(self.look.left)
            case "problems":
                return bool(self.look.problems or self.look.broken)
            case "pending":
                return bool(self.look.pending or self.look.conflicts)
        return self.kind == kind


@lru_cache(maxsize=512)
def _look(path: Path, _changed: int, _lists: Stamp) -> ChartLook:
    return look_at(path)


def entries(saved: str = "") -> tuple[Entry, ...]:
    """All charts by school and year; `saved` counts as saved although it has a journal."""
    drafts = set(draft_ids()) - {saved}
    lists = lists_stamp()
    found = [_entry(name, path, lists, name in drafts) for name, path in chart_files().items()]
    return tuple(sorted(found, key=lambda entry: (entry.searched.split("|")[0], entry.name)))


def _entry(chart_id: str, path: Path, lists: Stamp, unsaved: bool) -> Entry:
    changed = changed_at(path)
    header = _header(path, changed)
    school, year, number = (header.get(key, "") for key in ("school", "year", "set"))
    name = f"{year or ''} {school}".strip() or chart_id
    words = [str(header.get(key, "")) for key in ("record", "conference")]
    facts = " · ".join(
        filter(None, (*words, f"set {number}" if number else "", str(header.get("origin", ""))))
    )
    kind = chart_id.split("-")[0]
    return Entry(
        id=chart_id,
        name=name,
        facts=facts,
        searched=f"{school}|{name} {facts} {header.get('coach', '')} {chart_id}".lower(),
        kind=kind if kind in ("average", "house") else str(number),
        path=path,
        changed=changed,
        lists=lists,
        own=path.parent == paths.own_charts(),
        unsaved=unsaved,
    )


@lru_cache(maxsize=512)
def _header(path: Path, _changed: int) -> dict[str, Any]:
    try:
        return parse_toml(read_text(path, LIMIT).partition("\n[")[0], shown(path))
    except FileError:
        return {}
