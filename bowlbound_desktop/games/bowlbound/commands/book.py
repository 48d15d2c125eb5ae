"""`bowlbound book`: the pages that the book coach plays by, for every team or for one."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bowlbound_desktop.console.command import Subparsers

if TYPE_CHECKING:
    from bowlbound_desktop.games.bowlbound.coaches.book import Book, Chapter, Page


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("book", help="print the pages that the book coach plays by")
    parser.add_argument(
        "chart", nargs="?", default="", metavar="ID", help="a team chart, whose own pages come first"
    )
    parser.add_argument("--page", default="", metavar="WORDS", help="only pages whose name has these words")


def run(args: argparse.Namespace) -> int:
    """Print the book."""
    from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
    from bowlbound_desktop.games.bowlbound.coaches.book_files import own_file, read_team_book, shipped_book
    from bowlbound_desktop.kernel.errors import BowlboundError

    chart = load_by_id(args.chart).id if args.chart else ""
    book = read_team_book(chart) if chart else shipped_book()
    lines = [*_chapter("Offense", book.offense, args.page), *_chapter("Defense", book.defense, args.page)]
    if not lines:
        raise BowlboundError(f'no page of the book is called "{args.page}"')
    print("\n".join([*lines, *([] if args.page else _figures(book))]))
    if chart:
        print(f"\nThis team's own pages come first; they are read from {own_file(chart)}")
    return 0


def _chapter(title: str, chapter: "Chapter", words: str) -> Iterator[str]:
    for number, page in enumerate(chapter.pages, 1):
        if words.lower() in page.name.lower():
            own = " (own)" if page.own else ""
            yield f"{title} {number}{own}: {page.name}"
            yield f"    when  {_when(page)}"
            yield f"    call  {_calls(page)}"


def _figures(book: "Book") -> Iterator[str]:
    """The figures in the format of a team's own book."""
    from bowlbound_desktop.storage.toml import toml_value

    yield "\nFigures for everything else"
    for section, table in book.figures.items():
        yield f"[{section}]"
        yield from (f"{name} = {toml_value(value)}" for name, value in table.items())


def _when(page: "Page") -> str:
    from bowlbound_desktop.games.bowlbound.coaches.book import CONDITIONS

    ranges = [
        f"{CONDITIONS[which].replace('_', ' ')} {low}" + (f" to {high}" if high != low else "")
        for which, low, high in page.ranges
    ]
    return ", ".join(ranges) or "always"


def _calls(page: "Page") -> str:
    from bowlbound_desktop.games.bowlbound.coaches.book import NEVER

    whole = sum(page.calls.values())
    calls = [f"{call} {often / whole:.0%}" for call, often in page.calls.items()]
    kick = [f"field goal where it is good {page.field_goal_from:.0%} of the time, else"]
    return " ".join([*(kick if page.field_goal_from < NEVER else []), *calls])
