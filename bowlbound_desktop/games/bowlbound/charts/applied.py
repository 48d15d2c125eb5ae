"""The record of applied corrections in a chart file."""

import json
import re
from typing import Any

from bowlbound_desktop.games.bowlbound.charts.entry import parse_entry, printed_text
from bowlbound_desktop.games.bowlbound.rules.charts.cells import CellError
from bowlbound_desktop.games.bowlbound.rules.charts.changes import MARKS_PLACE, is_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import MARKS, Change, Place, Printed, TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.validation import Problem
from bowlbound_desktop.kernel.errors import BowlboundError

_KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")


def read_applied(raw: Any, problems: list[Problem]) -> dict[str, tuple[Change, ...]]:
    """What each applied correction changed, by its id."""
    if not isinstance(raw, dict):
        problems.append(Problem("error", "applied", "each correction is a section like [applied.CC-17]"))
        return {}
    return {key: _record(key, values, problems) for key, values in raw.items()}


def _record(key: str, values: Any, problems: list[Problem]) -> tuple[Change, ...]:
    where = f"applied {ascii(key[:20])[1:-1]}"
    if not isinstance(values, dict) or not _KEY.fullmatch(key):
        problems.append(Problem("error", where, "this is not a correction with its cells"))
        return ()
    changes = []
    for name, entries in values.items():
        try:
            changes.append(_change(tuple(name.split(".")), entries))
        except BowlboundError as error:
            problems.append(Problem("error", f"{where}, {ascii(name[:40])[1:-1]}", str(error)))
    return tuple(changes)


def _change(place: Place, entries: Any) -> Change:
    if not (place == MARKS_PLACE or is_cell(place)):
        raise BowlboundError("this is not a cell of a chart")
    if not (isinstance(entries, list) and len(entries) == 2):
        raise BowlboundError("the old and the new cell must both be text")
    old, new = (_printed(place, entry) for entry in entries)
    return Change(place, old, new)


def _printed(place: Place, entry: Any) -> Printed:
    if place != MARKS_PLACE:
        return parse_entry(entry, place[-2])
    if not isinstance(entry, str) or any(mark not in MARKS for mark in entry.split()):
        raise CellError("", 1, f"marks are {', '.join(MARKS)}")
    return tuple(entry.split())


def applied_text(chart: TeamChart) -> str:
    """The record of a chart in one line."""
    record = {
        key: {
            ".".join(change.place): [printed_text(change.old), printed_text(change.new)] for change in changes
        }
        for key, changes in chart.applied.items()
    }
    return json.dumps(record, ensure_ascii=False)
