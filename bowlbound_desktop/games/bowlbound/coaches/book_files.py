"""The book coach's files: the shipped book, and a team's own pages, which come before it."""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.coaches.book import CONDITIONS, NEVER, Book, Chapter, Page
from bowlbound_desktop.games.bowlbound.coaches.book_figures import LARGEST, merged
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.damaged import MEND, keep_damaged
from bowlbound_desktop.storage.files import changed_at, read_text
from bowlbound_desktop.storage.toml import parse_toml

SPECIAL = ("razzle", "sneak", "hail_mary", "spike", "kneel", "punt", "field_goal", "punt_goal", "safety")
CALLS: Mapping[str, tuple[str, ...]] = {
    "offense": (*PLAYS, *SPECIAL),
    "defense": (*FORMATIONS, "R", "P", "Q"),
}
"""What the pages of each side may call."""
KEYS = ("name", "calls", "field_goal_from", *CONDITIONS)


@cache
def shipped_book() -> Book:
    """The book that comes with the program."""
    return _book(_read(paths.RESOURCES / "bowlbound" / "book.toml"), None)


def team_book(chart: str) -> Book:
    """The book that a team plays by; a damaged book of its own is set aside."""
    try:
        return read_team_book(chart)
    except FileError as error:
        instead = f"the team plays by the book that comes with the program: {MEND}"
        keep_damaged(own_file(chart), error, instead)
        return shipped_book()


@lru_cache
def _own_book(path: Path, _changed: int) -> Book:
    """A team's own book, cached for each state of the file."""
    return _book(_read(path), shipped_book())


def read_team_book(chart: str) -> Book:
    """The shipped book, with the pages and figures of the team's own file in front if there is one."""
    path = own_file(chart)
    return _own_book(path, changed_at(path)) if path.is_file() else shipped_book()


def own_file(chart: str) -> Path:
    """The file of a team's own book."""
    return paths.own_coaches() / f"{chart}.toml"


def _read(path: Path) -> tuple[dict[str, Any], str]:
    return parse_toml(read_text(path), path.name), path.name


def _book(found: tuple[dict[str, Any], str], behind: Book | None) -> Book:
    raw, name = found
    figures = {key: table for key, table in raw.items() if key not in CALLS}
    pages = {side: _pages(raw.get(side, []), side, name, behind is not None) for side in CALLS}
    if behind is None:
        return Book(Chapter(pages["offense"]), Chapter(pages["defense"]), figures)
    return Book(
        Chapter((*pages["offense"], *behind.offense.pages)),
        Chapter((*pages["defense"], *behind.defense.pages)),
        merged(figures, behind.figures, name),
    )


def _pages(raw: Any, side: str, name: str, own: bool) -> tuple[Page, ...]:
    if not isinstance(raw, list) or not all(isinstance(page, dict) for page in raw):
        raise FileError(f"{name}: pages are written as [[{side}]]")
    return tuple(_page(page, side, f"{name}, [[{side}]] {number}", own) for number, page in enumerate(raw, 1))


def _page(raw: Mapping[str, Any], side: str, where: str, own: bool) -> Page:
    unknown = [key for key in raw if key not in KEYS]
    if unknown:
        raise FileError(f"{where}: there is no {unknown[0]}: a page has {', '.join(KEYS)}")
    ranges = [(which, *_range(raw[key], key, where)) for which, key in enumerate(CONDITIONS) if key in raw]
    name, often = raw.get("name"), raw.get("field_goal_from", NEVER)
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or not _from_zero(often):
        raise FileError(f"{where}: the name is a line of text and field_goal_from a number from 0 up")
    return Page(name, tuple(ranges), _calls(raw.get("calls"), side, where), often, own)


def _range(value: Any, key: str, where: str) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2 or not all(type(end) is int for end in value):
        raise FileError(f"{where}: {key} is a lowest and a highest value, such as [1, 3]")
    low, high = value
    if low > high:
        raise FileError(f"{where}: {key} begins with its lowest value: [{high}, {low}]")
    return low, high


def _calls(value: Any, side: str, where: str) -> Mapping[str, float]:
    if not isinstance(value, dict) or not value:
        raise FileError(f"{where}: calls says how often each call is made, such as {{ 1 = 20, 7 = 5 }}")
    for call, often in value.items():
        if call not in CALLS[side]:
            raise FileError(
                f"{where}: {call} is not a call of the {side}: choose from {', '.join(CALLS[side])}"
            )
        if not _from_zero(often):
            raise FileError(f"{where}: the weight of {call} is a number from 0 to {LARGEST:,}")
    if not any(value.values()):
        raise FileError(f"{where}: at least one call needs a weight above 0")
    return {call: often for call, often in value.items() if often}


def _from_zero(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value <= LARGEST
