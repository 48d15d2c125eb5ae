"""Team charts, blank charts and reference tables as documents."""

from collections.abc import Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QRectF

from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.ui.paper.flow import GAP, Block, Document, PageBreak
from bowlbound_desktop.ui.paper.grid import TITLE_HEIGHT
from bowlbound_desktop.ui.paper.pen import GREY, RULE, SMALL, TINY, TITLE, Pen, height_of, wrapped
from bowlbound_desktop.ui.paper.table import TableBlock

SIZE, SIZE_OF_TWO = 7.5, 6.0
"""Text sizes for one chart on a page, and for two."""
CARD_SIZE, CARD_AIR, WIDE_AIR = 7.0, 0.5, 1.0
GROWTH = 0.4
"""How much higher a reference table becomes where its page has room, as a share."""
WIDE = 300.0
"""A reference table wider than this gets the full width of the page, in points."""
MOST_NAMED = 2
ABREAST = 600.0
"""From this page width on, all tables of a team stand side by side, in points."""
FORM_FACTS = (
    "Team",
    "Year",
    "Coach",
    "Record",
    "Points",
    "Set",
    "Rating",
    "Factor",
    "Own free balls",
    "Marks",
)


@frozen
class Beside:
    """Tables side by side, with widths in proportion to their natural ones."""

    blocks: tuple[TableBlock, ...]
    stretches: bool = False

    def _rooms(self, room: QRectF) -> list[QRectF]:
        natural = [sum(block.natural) for block in self.blocks]
        free = room.width() - GAP * (len(natural) - 1)
        rooms, x = [], room.left()
        for broad in natural:
            rooms.append(QRectF(x, room.top(), free * broad / sum(natural), room.height()))
            x += rooms[-1].width() + GAP
        return rooms

    def height(self, width: float) -> float:
        """The height of the highest table."""
        rooms = self._rooms(QRectF(0, 0, width, 0))
        return max(block.height(room.width()) for block, room in zip(self.blocks, rooms, strict=True))

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw all tables."""
        for block, part in zip(self.blocks, self._rooms(room), strict=True):
            block.draw(pen, part)


@frozen
class TeamPaper:
    """The charts of a team: side by side where there is room, or the first above the others."""

    facts: tuple[str, ...]
    tables: tuple[Table, ...]
    grey: bool = False
    size: float = SIZE
    stretches: bool = True

    def _rows(self, width: float) -> list[Block]:
        first, *others = (
            TableBlock(
                evolve(table, title=self._title(table), notes=()),
                self.size,
                self.grey,
                stretches=True,
            )
            for table in self.tables
        )
        if others and width > ABREAST:
            return [Beside((first, *others))]
        return [first, Beside(tuple(others))] if others else [first]

    def _title(self, table: Table) -> str:
        """The title of a table; empty where the page's heading has said it."""
        name = table.part or table.title
        return "" if name == self.facts[0] else name

    def _fact_lines(self, width: float) -> list[str]:
        return list(wrapped(" · ".join(self.facts[1:]), TINY, width))

    def _head(self, width: float) -> float:
        return TITLE_HEIGHT + len(self._fact_lines(width)) * height_of(TINY) + 4

    def height(self, width: float) -> float:
        """The least height of facts and tables."""
        rows = self._rows(width)
        return self._head(width) + sum(row.height(width) for row in rows) + GAP * (len(rows) - 1)

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw facts and tables, stretched to fill the room."""
        pen.text(QRectF(room.left(), room.top(), room.width(), TITLE_HEIGHT), self.facts[0], TITLE)
        for number, line in enumerate(self._fact_lines(room.width())):
            high = height_of(TINY)
            at = QRectF(room.left(), room.top() + TITLE_HEIGHT + number * high, room.width(), high)
            pen.text(at, line, TINY, colour=GREY)
        spare = max(0.0, room.height() - self.height(room.width()))
        y, rows = room.top() + self._head(room.width()), self._rows(room.width())
        for row in rows:
            high = row.height(room.width()) + spare / len(rows)
            row.draw(pen, QRectF(room.left(), y, room.width(), high))
            y += high + GAP


@frozen
class FormHeading:
    """Blank lines for the facts of a team."""

    def height(self, width: float) -> float:  # noqa: ARG002
        """The height of the title and two rows of lines."""
        return TITLE_HEIGHT + 2 * 18

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw names, each with a line after it."""
        pen.text(QRectF(room.left(), room.top(), room.width(), TITLE_HEIGHT), "Team chart", TITLE)
        across = len(FORM_FACTS) // 2
        broad = room.width() / across
        for number, name in enumerate(FORM_FACTS):
            row, column = divmod(number, across)
            at = QRectF(room.left() + column * broad, room.top() + TITLE_HEIGHT + row * 18, broad - 8, 16)
            pen.text(at, name, SMALL, colour=GREY)
            pen.line(at.bottomLeft(), at.bottomRight(), 0.5, RULE)


@frozen
class Columns:
    """Blocks in columns of equal width, each added to the column with most room."""

    blocks: tuple[Block, ...]
    number: int = 2
    stretches: bool = True

    def _stacks(self, width: float) -> list[list[tuple[Block, float]]]:
        """The columns, with the height of every block."""
        broad = self._broad(width)
        stacks: list[list[tuple[Block, float]]] = [[] for _ in range(self.number)]
        for block in self.blocks:
            min(stacks, key=_height).append((block, block.height(broad)))
        return stacks

    def _broad(self, width: float) -> float:
        return (width - GAP * (self.number - 1)) / self.number

    def height(self, width: float) -> float:
        """The height of the highest column."""
        return max(map(_height, self._stacks(width)))

    def split(self, width: float, room: float) -> "tuple[Columns, Columns] | None":
        """As many blocks, in order, as fit, and the rest."""
        for cut in range(len(self.blocks) - 1, 0, -1):
            first = Columns(self.blocks[:cut], self.number)
            if first.height(width) <= room:
                return first, Columns(self.blocks[cut:], self.number)
        return None

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw all columns."""
        broad = self._broad(room.width())
        for number, stack in enumerate(self._stacks(room.width())):
            y, x = room.top(), room.left() + number * (broad + GAP)
            more = min(GROWTH, max(0.0, room.height() / (_height(stack) or 1) - 1))
            for block, high in stack:
                block.draw(pen, QRectF(x, y, broad, high * (1 + more)))
                y += high * (1 + more) + GAP


def _height(stack: Sequence[tuple[Block, float]]) -> float:
    return sum(high + GAP for _, high in stack)


Team = tuple[Sequence[str], Sequence[Table]]
"""The facts of a team, and its tables."""


def chart_document(teams: Sequence[Team], grey: bool = False, two: bool = False) -> Document:
    """Team charts, one on each page or two side by side."""
    names = (
        " and ".join(facts[0] for facts, _ in teams) if len(teams) <= MOST_NAMED else f"{len(teams)} teams"
    )
    size = SIZE_OF_TWO if two else SIZE
    sheets = [TeamPaper(tuple(facts), tuple(tables), grey, size) for facts, tables in teams]
    return Document(f"Team charts: {names}", tuple(sheets), columns=2 if two else 1, landscape=two)


def forms_document(game: str, forms: Sequence[Table]) -> Document:
    """Blank charts, one on each page."""
    blocks: list[Block] = []
    for form in forms:
        blocks += [FormHeading(), TableBlock(form, SIZE, stretches=True), PageBreak()]
    return Document(f"{game}: blank charts", tuple(blocks))


def cards_document(game: str, cards: Sequence[Table], grey: bool) -> Document:
    """Reference tables, as many side by side as fit on a page."""
    blocks = [TableBlock(card, CARD_SIZE, grey, stretches=True, air=CARD_AIR) for card in cards]
    wide = [evolve(block, stretches=False, air=WIDE_AIR) for block in blocks if sum(block.natural) > WIDE]
    narrow = [block for block in blocks if sum(block.natural) <= WIDE]
    return Document(f"{game}: cards", (*wide, Columns(tuple(narrow))) if narrow else tuple(wide))
