"""The player's own charts: saved, copied, renamed, thrown away and brought back.

Shipped charts are never written over: saving one makes a copy in the player's folder, which takes its place.
"""

import hashlib
import re
import unicodedata
from pathlib import Path

from attrs import evolve

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.corrected_copies import keep, own_file
from bowlbound_desktop.games.bowlbound.charts.drafts import draft_file
from bowlbound_desktop.games.bowlbound.charts.files import chart_files, save_chart, shipped_files
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart, blank_chart
from bowlbound_desktop.kernel.errors import ChartError, FileError
from bowlbound_desktop.storage.files import move_file

TRASH = "trash"
_NUMBERED = re.compile(r"(.+)~[0-9]+")


class ChangedElsewhereError(FileError):
    """The file is no longer what the editing began with."""


def is_own(chart_id: str) -> bool:
    """Whether the player has a file of this chart."""
    return own_file(chart_id).exists()


def is_shipped(chart_id: str) -> bool:
    """Whether the chart comes with the program."""
    return chart_id in shipped_files()


def file_state(chart_id: str) -> str:
    """What tells one state of a chart's file from another; empty where there is none."""
    path = chart_files().get(chart_id)
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest() if path else ""
    except OSError:
        return ""


def save_own(chart: TeamChart, seen: str) -> str:
    """Write the chart to the player's folder, and say the new state of its file.

    `seen` is the state that the editing began with; where the file has another by now, nothing is written.
    """
    if file_state(chart.id) != seen:
        raise ChangedElsewhereError(f"{chart.id}.toml was changed by somebody else meanwhile")
    keep(chart)
    return file_state(chart.id)


def free_id(wanted: str) -> str:
    """An id made from a name that no chart and no draft has: with a number where it must be."""
    base = slug(wanted)
    taken = chart_files()
    number, found = 1, base
    while found in taken or draft_file(found).exists():
        number += 1
        found = f"{base}-{number}"
    return found


def slug(name: str) -> str:
    """A name in the letters of an id."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    found = "-".join(re.findall("[a-z0-9]+", plain))[:50].strip("-") or "chart"
    return "a-blank" if found == "blank" else found


def team_id(school: str, year: int) -> str:
    """The id that goes with a team's name."""
    return slug(f"{year} {school}" if year else school)


def add_own(chart: TeamChart) -> str:
    """Write a chart under an id that is free, and say which."""
    found = evolve(chart, id=free_id(chart.id))
    save_chart(found, own_file(found.id))
    return found.id


def empty_chart(school: str, year: int, set_number: int = 3) -> TeamChart:
    """A chart to type in: all cells blank, every extra point good."""
    blank = blank_chart(school)
    blanks = {name: blank.offense["1"] for name in blank.special if name != "extra_point"}
    return evolve(
        blank,
        id=team_id(school, year),
        school=school,
        year=year,
        set=set_number,
        origin="typed in",
        special={name: blanks.get(name, blank.special[name]) for name in blank.special},
    )


def throw_away(chart_id: str) -> Path:
    """Move the player's file of a chart to the trash."""
    path = own_file(chart_id)
    if not path.exists():
        raise ChartError(f"{chart_id} comes with the program and cannot be thrown away")
    number, target = 1, trash() / path.name
    while target.exists():
        number += 1
        target = trash() / f"{chart_id}~{number}.toml"
    move_file(path, target)
    draft_file(chart_id).unlink(missing_ok=True)
    return target


def trash() -> Path:
    """The folder of charts thrown away."""
    return paths.own_charts() / TRASH


def trashed() -> tuple[Path, ...]:
    """The charts in the trash."""
    return tuple(sorted(trash().glob("*.toml")))


def bring_back(path: Path) -> str:
    """Move a chart out of the trash, and say its id."""
    match = _NUMBERED.fullmatch(path.stem)
    chart_id = match[1] if match else path.stem
    if is_own(chart_id):
        raise ChartError(f"you have another {chart_id} now: rename or throw that one away first")
    move_file(path, own_file(chart_id))
    return chart_id
