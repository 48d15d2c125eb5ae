"""Rosters for spreadsheets: a line for each of name, short name, colours and slots."""

import csv
import io
from collections.abc import Iterator
from typing import Any

from bowlbound_desktop.games.gridiron_chaos.rosters import roster_of
from bowlbound_desktop.games.gridiron_chaos.rules.roster import Roster
from bowlbound_desktop.kernel.errors import ChartError

HEAD = ("slot", "player")
NAMES = ("name", "short")
COLOURS = ("colour 1", "colour 2")
SEPARATORS = (",", ";", "\t")
"""The separators that spreadsheets use."""


def roster_csv(roster: Roster) -> str:
    """A roster as comma separated values."""
    face, out = roster.face, io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEAD)
    writer.writerows(zip(NAMES, (face.name, face.short), strict=True))
    writer.writerows(zip(COLOURS, face.colours, strict=True))
    writer.writerows(roster.players.items())
    return out.getvalue()


def parse_roster_csv(text: str, name: str) -> Roster:
    """A roster from the text of such a file; `name` is the file's name in error messages."""
    cells = dict(_lines(text, name))
    face = {key: cells.pop(key, None) for key in (*NAMES, *COLOURS)}
    data: dict[str, Any] = {key: face[key] for key in NAMES}
    data |= {"colours": [face[key] for key in COLOURS], "players": cells}
    return roster_of(data, "", name)


def _lines(text: str, name: str) -> Iterator[tuple[str, str]]:
    head, _, _ = text.partition("\n")
    between = next((mark for mark in SEPARATORS if mark in head), ",")
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=between, strict=True))
    except csv.Error:
        raise ChartError(f"{name}: a quote in it is not closed") from None
    if not rows or tuple(cell.strip().lower() for cell in rows[0][:2]) != HEAD:
        raise ChartError(f'{name}: the first line must be "{",".join(HEAD)}"')
    seen = set[str]()
    for number, row in enumerate(rows[1:], 2):
        cells = [cell.strip() for cell in row]
        if not any(cells):
            continue
        if len(cells) < 2 or any(cells[2:]):
            raise ChartError(f"{name}, line {number}: a line has a slot and a player")
        if cells[0] in seen:
            raise ChartError(f"{name}, line {number}: {cells[0][:60]!a} appears here for the second time")
        seen.add(cells[0])
        yield cells[0], cells[1]
