"""The player's own corrections: made from differences between charts, stored, imported and shared."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path

from attrs import evolve, frozen

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.corrections import (
    all_corrections,
    own_corrections,
    read_corrections,
)
from bowlbound_desktop.games.bowlbound.charts.writer import header_value
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.charts.changes import differences
from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED, Change, TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import CellLook, Correction
from bowlbound_desktop.kernel.errors import ChartError, FileError
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.storage import own_files
from bowlbound_desktop.storage.files import changed_at, read_text, shown, write_text
from bowlbound_desktop.storage.toml import parse_toml

_SECTION = re.compile(r"\[\s*[\"']?([^\"'\]]+?)[\"']?\s*\]")


@frozen
class Made:
    """Corrections made from differences, and how many differences corrections cannot express."""

    corrections: tuple[Correction, ...]
    left: int


def make_corrections(before: TeamChart, after: TeamChart, prefix: str, free: Collection[str] = ()) -> Made:
    """A correction for each cell that differs; marks can only be added. `free` are ids to be used again."""
    changes = differences(before, after)
    taken = {correction.id for correction in all_corrections() if correction.id not in free}
    found: list[Correction] = []
    left = 0
    for change in changes:
        made = list(_made(change, after.id))
        left += not made
        found += [_numbered(correction, prefix, taken) for correction in made]
    return Made(tuple(found), left)


def _made(change: Change, chart_id: str) -> Iterator[Correction]:
    match change.old, change.new:
        case old, new if UNTYPED in (old, new):
            return
        case Cell() as old, Cell() as new:
            yield Correction(
                id="",
                charts=(chart_id,),
                places=(change.place,),
                old=_look(old),
                new=_look(new),
            )
        case tuple() as had, tuple() as has:
            for mark in has:
                if mark not in had:
                    yield Correction(id="", charts=(chart_id,), mark=mark)


def _look(cell: Cell) -> CellLook:
    return CellLook(cell.text.rstrip(" *†") if cell.marked else cell.text, cell.colour, cell.marked)


def _numbered(correction: Correction, prefix: str, taken: set[str]) -> Correction:
    number = 1
    while f"{prefix}-{number}" in taken:
        number += 1
    taken.add(f"{prefix}-{number}")
    return evolve(correction, id=f"{prefix}-{number}")


def corrections_text(corrections: Sequence[Correction]) -> str:
    """A file of corrections as the manual describes it."""
    return "\n".join("".join(f"{line}\n" for line in _lines(one)) for one in corrections)


def _lines(correction: Correction) -> Iterator[str]:
    yield f"[{correction.id}]"
    yield f"charts = {header_value(correction.charts)}"
    if correction.mark:
        yield f"mark   = {header_value(correction.mark)}"
    else:
        yield f"cells  = {header_value(tuple('.'.join(place) for place in correction.places))}"
        yield f"old    = {_look_text(correction.old)}"
        yield f"new    = {_look_text(correction.new)}"
    if correction.source:
        yield f"source = {header_value(correction.source)}"


def _look_text(look: CellLook) -> str:
    marked = {None: "", True: ", marked = true", False: ", marked = false"}[look.marked]
    return f"{{ text = {header_value(look.text)}, colour = {header_value(look.colour)}{marked} }}"


def prefix_of(name: str) -> str:
    """The prefix for ids, made from a name."""
    return "-".join(re.findall("[A-Za-z0-9]+", name))[:30] or "MY"


def own_file_of(name: str) -> Path:
    """The file of the player's list with this name."""
    return paths.own_corrections() / f"{prefix_of(name)}.toml"


def own_lists() -> tuple[Path, ...]:
    """The player's own lists."""
    return tuple(sorted(paths.own_corrections().glob("*.toml")))


def lists_stamp() -> tuple[tuple[str, int], ...]:
    """A value that changes whenever the player's lists do, as a key for caches."""
    return tuple((path.name, changed_at(path)) for path in own_lists())


def keep_corrections(corrections: Sequence[Correction], name: str) -> Path:
    """Add corrections to the player's list with this name."""
    path = own_file_of(name)
    before = read_text(path).rstrip("\n") + "\n\n" if path.exists() else ""
    write_text(path, before + corrections_text(corrections))
    return path


def replace_corrections(path: Path, old: Collection[str], new: Sequence[Correction]) -> None:
    """Replace some corrections in one of the player's lists, without changing the rest of it."""
    parts = re.split(r"(?m)^(?=\[)", read_text(path))
    kept = "".join(part for part in parts if _title(part) not in old).rstrip("\n")
    text = f"{kept}\n\n{corrections_text(new)}" if kept else corrections_text(new)
    _refuse_lost(text, {one.id for one in read_corrections(path)} - {*old} | {one.id for one in new}, path)
    write_text(path, text)


def _title(part: str) -> str:
    """The id in the heading of a part of a list."""
    match = _SECTION.match(part)
    return match[1].partition(".")[0] if match else ""


def _refuse_lost(text: str, ids: Collection[str], path: Path) -> None:
    """Refuse to edit a list whose entries cannot be found because it is formatted differently."""
    try:
        same = parse_toml(text, shown(path)).keys() == ids
    except FileError:
        same = False
    if not same:
        raise ChartError(
            f"{shown(path)} was written by hand in a way that cannot be updated: nothing was changed"
        )


def throw_list_away(path: Path) -> Path:
    """Move a list of the player's to the trash."""
    return own_files.to_trash(path)


def trashed_lists() -> tuple[Path, ...]:
    """The lists in the trash."""
    return own_files.trashed(paths.own_corrections())


def bring_list_back(path: Path) -> Path:
    """Move a list out of the trash; ChartError where its ids are taken by now."""
    _refuse_taken(read_corrections(path))
    return own_files.from_trash(path)


def take_in(path: Path) -> tuple[Correction, ...]:
    """Copy someone else's list into the player's folder; ChartError if it is wrong or its ids are taken."""
    found = read_corrections(path)
    target = own_file_of(path.stem)
    if target.exists():
        raise ChartError(f"you have a list named {target.stem} already: rename the file first")
    _refuse_taken(found)
    write_text(target, read_text(path))
    return found


def _refuse_taken(found: Iterable[Correction]) -> None:
    taken = {correction.id for correction in all_corrections()}
    if twice := next((one.id for one in found if one.id in taken), None):
        raise ChartError(f"you have a correction {twice} already")


def share_lists(path: Path) -> str:
    """Write all own corrections into one file for someone else; how many, in words."""
    found = own_corrections()
    if not found:
        raise ChartError("you have no corrections of your own yet")
    texts = [read_text(one).rstrip("\n") + "\n" for one in own_lists()]
    write_text(path, "\n".join(texts))
    return _written(len(found), path)


def share_list(chosen: Path, path: Path) -> str:
    """Write one of the player's lists into a file for someone else; how many corrections, in words."""
    found = read_corrections(chosen)
    write_text(path, read_text(chosen))
    return _written(len(found), path)


def _written(count: int, path: Path) -> str:
    return f"{counted(count, 'correction')} written to {shown(path)}"
