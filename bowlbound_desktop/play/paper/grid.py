"""A table of text for paper: columns with their share of the width, rows that wrap."""

from attrs import frozen


@frozen
class Column:
    """One column of a table."""

    title: str
    share: float = 1.0
    align: str = "left"
    whole: bool = False
    """Whether it is as wide as its longest text, so that none is wrapped."""
    snug: bool = False
    """Whether it is only as wide as nearly all of its texts need, and leaves the rest to other columns."""


@frozen
class Row:
    """One row; a group's heading has one cell that runs over all columns."""

    cells: tuple[str, ...]
    group: bool = False
    strong: bool = False


@frozen(kw_only=True)
class PaperGrid:
    """A table that may run over several pages."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    size: float = 8.0
    """Of the text, in points."""
