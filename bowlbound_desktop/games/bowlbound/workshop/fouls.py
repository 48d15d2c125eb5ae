"""How penalties are printed: yardages on sets 1 and 2, S and R on set 3."""

from collections.abc import Sequence

from bowlbound_desktop.games.bowlbound.workshop.layout import lot

PRINTED = {"OFF": (5, 15, 5, 5, 15, 10), "DEF": (5, 15, 15, 5)}
ON_RETURNS = {"OFF": (15, 10, 15, 5), "DEF": (15, 5, 15)}


def foul_texts(
    word: str, rows: Sequence[int], chart_set: int, key: str, *, returned: bool = False
) -> dict[int, str]:
    """The text of each row that holds a penalty of one side."""
    if chart_set == 3:
        return dict.fromkeys(rows, f"{word} {'R' if returned else 'S'}")
    yards = (ON_RETURNS if returned else PRINTED)[word]
    start = lot(key, word)
    return {row: f"{word} {yards[(start + place) % len(yards)]}" for place, row in enumerate(rows)}
