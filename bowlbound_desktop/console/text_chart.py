"""Charts and reference tables as lines of text that fit a terminal."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from attrs import evolve, frozen

from bowlbound_desktop.console.look import PLAIN, Look
from bowlbound_desktop.console.typing_words import begin_alike
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Table, TableCell

_MARKS = {"green": "g", "red": "r", "yellow": "y", "black": "k", "white": ""}
LEGEND = "The letter after a result is its colour: g green, r red, y yellow, k black."
GAP = 2
NARROW = 14
"""Columns up to this width are never wrapped: figures stay on one line."""
LEAST = 3
"""Every page has at least this many lines below its headings."""


def coloured_lines(table: Table) -> list[str]:
    """The table in its printed colours, for a terminal that has them."""
    return next(table_pages(table, Look(colour=True)))


def table_pages(table: Table, look: Look) -> Iterator[list[str]]:
    """The table in pages that fit the look, each with its headings."""
    notes = [line for note in _notes(table, look) for line in look.wrapped(note)]
    blocks = list(_blocks(table, look))
    for number, block in enumerate(blocks):
        last = number == len(blocks) - 1
        yield from _pages_of(block, notes if last else [], look)


def _notes(table: Table, look: Look) -> tuple[str, ...]:
    marked = any(_MARKS.get(cell.colour) for row in table.cells for cell in row)
    return (*table.notes, *((LEGEND,) if marked and not look.colour else ()))


def _pages_of(block: "_Block", notes: list[str], look: Look) -> Iterator[list[str]]:
    """Rows under their headings; notes on the last page where they still fit."""
    head, rows = block.head(look), block.rows(look)
    if not look.height:
        yield [*head, *(line for row in rows for line in row), *notes]
        return
    room = max(LEAST, look.height - len(head) - 1)
    page: list[str] = []
    for row in rows:
        if page and len(page) + len(row) > room:
            yield [*head, *page]
            page = []
        page += row
    if len(page) + len(notes) > room:
        yield [*head, *page]
        yield notes
    else:
        yield [*head, *page, *notes]


@frozen
class _Block:
    """Columns of a table side by side, with their widths; the first width is that of the rows' names."""

    table: Table
    widths: tuple[int, ...]

    def head(self, look: Look) -> list[str]:
        """Title and headings."""
        titles = self._lines(["", *self.table.columns], [""] * len(self.widths), PLAIN)
        return [look.paint(self.table.title, "strong"), *(look.paint(line, "strong") for line in titles)]

    def rows(self, look: Look) -> list[list[str]]:
        """The lines of every row."""
        return [
            self._lines(
                [name, *(_text(cell, look) for cell in row)], ["", *(cell.colour for cell in row)], look
            )
            for name, row in zip(self.table.rows, self.table.cells, strict=True)
        ]

    def _lines(self, texts: Sequence[str], colours: Sequence[str], look: Look) -> list[str]:
        broken = [wrap(text, width) or [""] for text, width in zip(texts, self.widths, strict=True)]
        high = max(map(len, broken))
        lines = []
        for line in range(high):
            parts = [
                look.paint((cell[line] if line < len(cell) else "").ljust(width), colour)
                for cell, width, colour in zip(broken, self.widths, colours, strict=True)
            ]
            lines.append((" " * GAP).join(parts).rstrip())
        return lines


def _text(cell: TableCell, look: Look) -> str:
    return cell.text if look.colour else f"{cell.text} {_MARKS.get(cell.colour, '')}".strip()


def _blocks(table: Table, look: Look) -> Iterator[_Block]:
    """All columns side by side, or as many at a time as fit."""
    first = max(map(len, table.rows), default=0)
    wanted = [_wanted(table, place, look) for place in range(len(table.columns))]
    least = [_least(table, place, width) for place, width in enumerate(wanted)]
    for places in _groups([width + GAP for width in least], look.width - first if look.width else 0):
        room = look.width - first - GAP * len(places) if look.width else 0
        widths = _fitted([wanted[place] for place in places], [least[place] for place in places], room)
        yield _Block(with_columns(table, places), (first, *widths))


def _wanted(table: Table, place: int, look: Look) -> int:
    words = (table.columns[place].split() if look.width else [table.columns[place]]) or [""]
    return max(*(len(word) for word in words), *(len(_text(row[place], look)) for row in table.cells), 1)


def _least(table: Table, place: int, wanted: int) -> int:
    if wanted <= NARROW:
        return wanted
    texts = (table.columns[place], *(row[place].text for row in table.cells))
    return max(NARROW, *(len(word) for text in texts for word in text.split()))


def _groups(widths: Sequence[int], room: int) -> Iterator[list[int]]:
    """The indices of the columns of each block."""
    group: list[int] = []
    for place in range(len(widths)):
        if group and room and sum(widths[one] for one in (*group, place)) > room:
            yield group
            group = []
        group.append(place)
    yield group


def _fitted(wanted: list[int], least: list[int], room: int) -> list[int]:
    """The wanted widths, with the widest columns narrowed until all fit."""
    widths = list(wanted)
    while room and sum(widths) > room:
        wide = [place for place, width in enumerate(widths) if width > least[place]]
        if not wide:
            break
        widths[max(wide, key=lambda place: widths[place])] -= 1
    return widths


def with_columns(table: Table, places: Sequence[int]) -> Table:
    """The table with only these columns, in this order."""
    return evolve(
        table,
        columns=tuple(table.columns[place] for place in places),
        cells=tuple(tuple(row[place] for place in places) for row in table.cells),
    )


def find_table(tables: Sequence[Table], words: Sequence[str], asking: Side | None = None) -> Table:
    """The table named by words such as "home offense", "h o", "offense" (of the asked side) or "priority"."""
    names = [_name(table) for table in tables]
    named = [place for place, name in enumerate(names) if begin_alike(words, name.split())]
    if not named and asking is not None:
        named = [
            place for place, name in enumerate(names) if begin_alike([asking.value, *words], name.split())
        ]
    exact = [place for place in named if names[place].split() == list(words)]
    if len(exact or named) != 1:
        offered = [names[place] for place in named] if words else []
        raise BowlboundError(f"type chart and one of: {', '.join(offered or names)}")
    return tables[(exact or named)[0]]


def _name(table: Table) -> str:
    return f"{table.side.value} {table.key}" if table.side else table.key
