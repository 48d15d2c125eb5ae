"""Types in a printed chart row by row, and counts the keys."""

from functools import cache

from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS
from bowlbound_desktop.games.bowlbound.workshop.editing.quick_keys import MARKS, forms_at, press

ENTER = "\n"
COLOUR = "\a"
"""Alt and a digit, counted as one key; like a mark, it ends the cell."""
PARTS = ("offense", "defense", "special")


def page(sheet):
    """Every cell in reading order, with the cells above and on the left of it."""
    found = []
    for part in PARTS:
        grid = GRIDS[part]
        for row, column, place in grid.walk():
            above = sheet[grid.places[row - 1][column]] if row else None
            left = sheet[grid.places[row][column - 1]] if column else None
            found.append((place, sheet[place], above, left))
    return found


def plain_keys(sheet):
    """The keys in a spreadsheet: the whole text and Tab, with three keys at the end of a row."""
    return sum(len(text) + 1 for _, text, _, _ in page(sheet)) + 3 * 90


def ways(place, text, above=None, left=None):
    """The ways to type a cell: the keys, and whether a key is needed to end it."""
    shown, bar, _ = text.partition("|")
    body = shown.rstrip(MARKS)
    mark = shown[len(body) :] + COLOUR * len(bar)
    found = [
        (form + mark, not mark and _waits(place, form))
        for form in _forms_of(place[0], place[-2]).get(body, ())
    ]
    if body and not found:
        found.append((f"{body}{mark}", True))  # an unusual cell, which is typed in full
    if not body:
        found.append((f" {mark}", False))
    found += [(sign, False) for sign, other in (("/", above), (",", left)) if other == text]
    return found


@cache
def _forms_of(part, column):
    """The abbreviations of every entry of a column; a longer one may end by itself."""
    found = {}
    for form, entry in forms_at((part, column, "")).entries.items():
        found.setdefault(entry, []).append(form.lower())
    return found


def _waits(place, form):
    return form.upper() in forms_at(place).beginnings


def best_keys(sheet):
    """The fewest keys: abbreviations, repeats, and Enter only where the next key would belong to the cell."""
    cells, later = page(sheet), {"": (0, "")}
    for place, text, above, left in reversed(cells):
        here = {}
        for typed, waits in ways(place, text, above, left):
            number, keys = min(
                (count + len(joined), f"{joined}{rest}")
                for first, (count, rest) in later.items()
                for joined in [typed + (ENTER if waits and not _carries(place, typed, first) else "")]
            )
            if typed[0] not in here or number < here[typed[0]][0]:
                here[typed[0]] = (number, keys)
        later = here
    return min(later.values())[1]


def _carries(place, typed, first):
    return bool(first) and press(forms_at(place), typed, first).carried == first


def careful_keys(sheet):
    """Abbreviations without repeats, and Enter after every cell that does not end by itself."""
    typed = [
        min(ways(place, text), key=lambda way: len(way[0]) + way[1]) for place, text, _, _ in page(sheet)
    ]
    return "".join(keys + (ENTER if waits else "") for keys, waits in typed)


def habitual_keys(sheet):
    """The whole text of every cell and Enter, as if no cell ended by itself."""
    return "".join(f"{text or ' '}{ENTER}" for _, text, _, _ in page(sheet))
