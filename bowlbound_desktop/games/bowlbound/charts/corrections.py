"""Files of corrections: the published list, and those of players in the same format."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.rules.charts.cells import COLOURS
from bowlbound_desktop.games.bowlbound.rules.charts.changes import CELL_PLACES, is_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import MARKS, Place, read_cell
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import CellLook, Correction
from bowlbound_desktop.kernel.errors import BowlboundError, ChartError, FileError
from bowlbound_desktop.storage.damaged import MEND, keep_damaged
from bowlbound_desktop.storage.files import read_text, shown
from bowlbound_desktop.storage.toml import parse_toml

LIMIT = 1_000_000
EVERY = "*"
_KEYS = ("charts", "sets", "except", "cells", "old", "new", "mark", "source")
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
_LOOK = {"text": str, "colour": str, "marked": bool}


class _WrongError(BowlboundError, ValueError):
    """A value of a correction is wrong; the message says why."""


@cache
def published_corrections() -> tuple[Correction, ...]:
    """The published list, in its order."""
    return read_corrections(paths.TEAMCHARTS / "corrections.toml")


def own_corrections() -> tuple[Correction, ...]:
    """The corrections in the player's own files; a file that cannot be used is set aside."""
    found: list[Correction] = []
    for path in sorted(paths.own_corrections().glob("*.toml")):
        try:
            read = read_corrections(path)
            _refuse_twice(read, (*published_corrections(), *found), shown(path))
            found += read
        except FileError as error:
            keep_damaged(path, error, f"charts are played without its corrections: {MEND}")
    return tuple(found)


def _refuse_twice(read: Iterable[Correction], others: Iterable[Correction], name: str) -> None:
    taken = {correction.id for correction in others}
    if twice := next((one.id for one in read if one.id in taken), None):
        raise ChartError(f"{name}: the corrections have {twice} twice: give your own another id")


def all_corrections() -> tuple[Correction, ...]:
    """The published corrections, then the player's own; every id occurs only once."""
    return (*published_corrections(), *own_corrections())


def check_ids(ids: Iterable[str], known: Iterable[Correction]) -> None:
    """Raise an error for ids that no correction has."""
    keys = {correction.id for correction in known}
    for key in ids:
        if key not in keys:
            raise ChartError(f"there is no correction {key[:40]!a}")


def read_corrections(path: Path) -> tuple[Correction, ...]:
    """The corrections in a file; ChartError lists everything that is wrong with it."""
    raw = parse_toml(read_text(path, LIMIT), shown(path))
    problems: list[str] = []
    found = [_correction(key, values, problems) for key, values in raw.items()]
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise ChartError(f"{shown(path)}: {problems[0]}{more}", tuple(problems))
    return tuple(correction for correction in found if correction)


def _correction(key: str, values: Any, problems: list[str]) -> Correction | None:
    """One entry; its problems go into the list."""
    name = ascii(key[:20])[1:-1]
    if not (isinstance(values, dict) and _ID.fullmatch(key)):
        problems.append(f"{name}: a correction is a section with an id of letters, digits and hyphens")
        return None
    found: dict[str, Any] = {}
    for field, read in _READERS.items():
        try:
            found[field] = read(values)
        except BowlboundError as error:
            problems.append(f"{name}: {error}")
    problems += [f"{name}: {reason}" for reason in _odd(values)]
    return None if problems else Correction(id=key, **found)


def _odd(values: Mapping[str, Any]) -> Iterator[str]:
    for key in values:
        if key not in _KEYS:
            yield f"a correction has no {key[:20]!a}"
    if ("cells" in values) == ("mark" in values):
        yield "either cells or a mark must be named"
    if "cells" in values and "new" not in values:
        yield "new is missing: what should stand there"


def _texts(values: Mapping[str, Any], key: str) -> tuple[str, ...]:
    found = values.get(key, [])
    if not (isinstance(found, list) and all(isinstance(text, str) for text in found)):
        raise _WrongError(f"{key} must be a list of texts")
    return tuple(found)


def _sets(values: Mapping[str, Any]) -> tuple[int, ...]:
    found = values.get("sets", [1, 2, 3])
    if not (isinstance(found, list) and all(type(one) is int and 1 <= one <= 3 for one in found)):
        raise _WrongError("sets must be a list of 1, 2 and 3")
    return tuple(found)


def _places(values: Mapping[str, Any]) -> tuple[Place, ...]:
    return tuple(place for text in _texts(values, "cells") for place in _matching(text))


@lru_cache
def _matching(text: str) -> tuple[Place, ...]:
    wanted = text.split(".")
    among = CELL_PLACES if EVERY in wanted else (place for place in (tuple(wanted),) if is_cell(place))
    found = tuple(place for place in among if _fits(place, wanted))
    if not found:
        raise _WrongError(f"{text[:40]!a} is not a cell of a chart: write offense.3.24 or defense.A.3.2")
    return found


def _fits(place: Place, wanted: list[str]) -> bool:
    return len(place) == len(wanted) and all(
        want in (EVERY, part) for part, want in zip(place, wanted, strict=True)
    )


def _look(values: Mapping[str, Any], key: str) -> CellLook:
    found = values.get(key, {})
    look = {"text": found} if isinstance(found, str) else found
    if not (isinstance(look, dict) and all(type(look[name]) is _LOOK.get(name) for name in look)):
        raise _WrongError(f"{key} must be a text, or have text, colour and marked")
    if look.get("colour", COLOURS[0]) not in COLOURS:
        raise _WrongError(f"{key}: the colour must be one of {', '.join(COLOURS)}")
    for place in _places(values):
        _check_text(place, look.get("text"))
    return CellLook(**look)


def _check_text(place: Place, text: str | None) -> None:
    if text is not None and read_cell(place[-2], text).marked:
        raise _WrongError(f"{text!a} must be without its mark: write marked = true")


def _mark(values: Mapping[str, Any]) -> str:
    if values.get("mark", MARKS[0]) not in MARKS:
        raise _WrongError(f"mark must be one of {', '.join(MARKS)}")
    return str(values.get("mark", ""))


def _source(values: Mapping[str, Any]) -> str:
    found = values.get("source", "")
    if not (isinstance(found, str) and len(found) <= 300 and found.isprintable()):
        raise _WrongError("source must be text of one line")
    return found


_READERS: Mapping[str, Callable[[Mapping[str, Any]], Any]] = {
    "charts": lambda values: _texts(values, "charts"),
    "sets": _sets,
    "exempt": lambda values: _texts(values, "except"),
    "places": _places,
    "everywhere": lambda values: any(EVERY in text for text in _texts(values, "cells")),
    "old": lambda values: _look(values, "old"),
    "new": lambda values: _look(values, "new"),
    "mark": _mark,
    "source": _source,
}
