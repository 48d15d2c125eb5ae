"""The places and words of rows in the tables that are shown."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import frozen


@frozen
class Place:
    """A cell of a table that is shown."""

    part: str
    """The key of the table."""
    column: str
    """The title of the column."""
    row: str
    """The throws of the row: 12, or 4-9."""
    text: str


def places(part: str, column: str, rows: Mapping[int, Any], words: Callable[[Any], str]) -> dict[int, Place]:
    """The cells of one column by throw; throws that read the same printed row share a cell."""
    labels = _labels(rows)
    return {throw: Place(part, column, labels[throw], words(row)) for throw, row in rows.items()}


def _labels(rows: Mapping[int, Any]) -> dict[int, str]:
    labels: dict[int, str] = {}
    for row in rows.values():
        band = [throw for throw, other in rows.items() if other is row]
        label = str(band[0]) if len(band) == 1 else f"{band[0]}-{band[-1]}"
        labels |= dict.fromkeys(band, label)
    return labels
