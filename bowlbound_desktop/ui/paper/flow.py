"""Lays out blocks on pages: splits what does not fit, and leaves no page with only a few lines."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from attrs import define, field, frozen
from PySide6.QtCore import QRectF

from bowlbound_desktop.ui.paper.pen import Pen

GAP = 10.0
"""The space between two blocks."""
FEW = 12
"""The fewest rows of a table that may stand alone."""


class Block(Protocol):
    """Something drawn on a page."""

    def height(self, width: float) -> float:
        """The least height at this width, in points."""

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw it in a rectangle of at least that height."""


@runtime_checkable
class Splitting(Protocol):
    """A block that may continue in the next column or page."""

    def split(self, width: float, room: float) -> "tuple[Block, Block] | None":
        """The part that fits, and the rest; None where nothing sensible fits."""


@runtime_checkable
class Stretching(Protocol):
    """A block that can fill the rest of a page."""

    @property
    def stretches(self) -> bool:
        """Whether it fills the rest of the page."""


@frozen
class PageBreak:
    """What follows begins on a new page."""

    def height(self, width: float) -> float:  # noqa: ARG002
        """Zero."""
        return 0.0

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw nothing."""


@frozen
class Document:
    """A paper: its title, its blocks, and its preferred orientation."""

    title: str
    blocks: tuple[Block, ...]
    columns: int = 1
    landscape: bool = False
    columns_across: int = 0
    """Columns of a page in landscape, where they differ."""

    def columns_on(self, room: QRectF) -> int:
        """The number of columns for the shape of a page."""
        return (self.columns_across or self.columns) if room.width() > room.height() else self.columns


@frozen
class Placed:
    """A block with its place on a page."""

    block: Block
    room: QRectF

    def draw(self, pen: Pen) -> None:
        """Draw the block in its place."""
        self.block.draw(pen, self.room)


@define
class _Layout:
    room: QRectF
    columns: int
    pages: list[list[Placed]] = field(factory=lambda: [[]])
    column: int = 0
    y: float = 0.0

    @property
    def width(self) -> float:
        return (self.room.width() - GAP * 1.5 * (self.columns - 1)) / self.columns

    @property
    def left(self) -> float:
        return self.room.height() - self.y

    def add(self, block: Block) -> None:
        if isinstance(block, PageBreak):
            self._new_page()
            return
        rest: Block | None = block
        while rest is not None:
            rest = self._add_part(rest)

    def _add_part(self, block: Block) -> Block | None:
        high = block.height(self.width)
        if high <= self.left + 0.01:
            self._place(block, high)
            return None
        parts = block.split(self.width, self.left) if isinstance(block, Splitting) else None
        if parts is not None:
            self._place(parts[0], parts[0].height(self.width))
            self._next_column()
            return parts[1]
        if self.y == 0:  # higher than a whole column: it has to go there anyway
            self._place(block, high)
            return None
        self._next_column()
        return block

    def _place(self, block: Block, high: float) -> None:
        x = self.room.left() + self.column * (self.width + GAP * 1.5)
        stretch = isinstance(block, Stretching) and block.stretches
        high = max(high, self.left) if stretch else high
        self.pages[-1].append(Placed(block, QRectF(x, self.room.top() + self.y, self.width, high)))
        self.y += high + GAP

    def _next_column(self) -> None:
        self.column, self.y = self.column + 1, 0.0
        if self.column == self.columns:
            self._new_page()

    def _new_page(self) -> None:
        self.column, self.y = 0, 0.0
        if self.pages[-1]:
            self.pages.append([])


def lay_out(blocks: Sequence[Block], room: QRectF, columns: int) -> list[list[Placed]]:
    """The blocks on as many pages as they need."""
    layout = _Layout(room, columns)
    for block in blocks:
        layout.add(block)
    return [page for page in layout.pages if page]


def first_part(heights: Sequence[float], room: float, few: int = FEW) -> int:
    """How many rows fit, leaving at least `few` in both parts; 0 where that is impossible."""
    fit, used = 0, 0.0
    for high in heights:
        used += high
        if used > room + 0.01:
            break
        fit += 1
    if fit < len(heights):
        fit = min(fit, len(heights) - few)
    return fit if fit >= min(few, len(heights)) else 0
