"""What a typist's keys mean in a column: short forms, and where a cell ends by itself.

A cell ends at once where nothing can follow what was typed, and otherwise with the first key that cannot
belong to it, which then begins the next cell. Whatever is not known here can be typed in full and ended
with Enter.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.charts.reader import read_entry
from bowlbound_desktop.games.bowlbound.rules.charts.cells import VARIABLES
from bowlbound_desktop.games.bowlbound.rules.charts.chart import GOOD, NO_GOOD, Place
from bowlbound_desktop.games.bowlbound.rules.charts.validation import ALIKE
from bowlbound_desktop.games.bowlbound.workshop.editing.places import column_of

AMOUNTS = (*map(str, range(100)), *VARIABLES)
PENALTIES = ("5", "10", "15", "S", "R", "5A", "5Y", "5X")
WORDS: Mapping[str, tuple[str, ...]] = {
    "TD": ("T",),
    "B": (),
    "QR": ("R",),
    "QT": ("Q",),
    "INC": ("I",),
    "SOP": ("S",),
    "BLP": ("L",),
    "NG": ("N",),
    "FG": (),
    "KO": (),
    "F": (),
}
"""Results of one word, and their short forms."""
HEADS: Mapping[str, tuple[str, ...]] = {
    "INT": ("I",),
    "PI": ("P",),
    "OFF": ("O",),
    "DEF": ("E",),
    "F": (),
    "BK": ("K",),
}
"""Words before yards or a penalty, and their short forms; DEF is not D, because that begins DS."""
EXTRA_POINTS = dict.fromkeys(("G", "GOOD", "1"), GOOD.text) | dict.fromkeys(
    ("N", "NG", "NO GOOD", "0"), NO_GOOD.text
)
MARKS = "*†"


@frozen
class Forms:
    """Everything that can be typed in a column, in capitals, with the entry that it means."""

    entries: Mapping[str, str]
    beginnings: frozenset[str] = field(init=False)

    @beginnings.default
    def _find_beginnings(self) -> frozenset[str]:
        return frozenset(form[:end] for form in self.entries for end in range(1, len(form)))


@frozen
class Pressed:
    """The state after a key: the text so far, or the entry of a cell that has ended."""

    text: str = ""
    entry: str | None = None
    carried: str = ""
    """The key, if it ended the cell and begins the next."""


def forms_at(place: Place) -> Forms:
    """What can be typed at a place."""
    column = column_of(place)
    return _forms(place[0], ALIKE.get(column, column))


@lru_cache(maxsize=64)
def _forms(part: str, column: str) -> Forms:
    if column == "extra_point":
        return Forms(EXTRA_POINTS)
    known: dict[str, str] = {}
    for form, entry in _spelt():
        if form not in known and read_entry(entry, part, column)[1] == ():
            known[form] = entry
    return Forms(known)


@lru_cache(maxsize=1)
def _spelt() -> tuple[tuple[str, str], ...]:
    """Every form with its entry, full ones first, so that they win over equal short forms."""
    found = [*_words(), *_yards(), *_headed()]
    return tuple(sorted(found, key=lambda pair: pair[0] != pair[1]))


def _words() -> Iterator[tuple[str, str]]:
    for word, short in WORDS.items():
        yield from ((form, word) for form in (word, *short))
    for opening, closing in ("()", "[]"):
        for form in ("TD", "T"):
            yield f"{opening}{form}", f"{opening}TD{closing}"


def _yards() -> Iterator[tuple[str, str]]:
    for amount in (f"{sign}{size}" for sign in ("", "-", "+") for size in AMOUNTS):
        yield amount, amount
        for opening, closing in ("()", "[]"):
            yield f"{opening}{amount}", f"{opening}{amount}{closing}"
            if len(amount.lstrip("-+")) == 1:  # longer ones have ended by then
                yield f"{opening}{amount}{closing}", f"{opening}{amount}{closing}"


def _headed() -> Iterator[tuple[str, str]]:
    for head, short in HEADS.items():
        for typed, meant in _behind(head):
            for form in (f"{head} ", head):
                yield f"{form}{typed}", f"{head} {meant}"
            if not typed.lstrip("-+").startswith(("T", "X", "DS")):  # I and then TD are two cells
                yield from ((f"{form}{typed}", f"{head} {meant}") for form in short)


def _behind(head: str) -> Iterator[tuple[str, str]]:
    """What may be typed behind a head, and what it means: fumbles have a sign, blocks a loss."""
    if head in ("OFF", "DEF"):
        yield from ((penalty, penalty) for penalty in PENALTIES)
        return
    usual = {"F": "+", "BK": "-"}.get(head, "")
    for size in AMOUNTS:
        yield size, f"{usual}{size}"
        yield f"-{size}", f"-{size}"
        yield f"+{size}", f"+{size}"


def press(forms: Forms, text: str, key: str) -> Pressed:
    """What one more key makes of the text of a cell."""
    before, after = text.upper(), f"{text}{key}".upper()
    if key in MARKS and before in forms.entries:
        return Pressed(entry=f"{forms.entries[before]}{key}")
    if after in forms.beginnings:
        return Pressed(after)
    if after in forms.entries:
        return Pressed(entry=forms.entries[after])
    if before in forms.entries:
        return Pressed(entry=forms.entries[before], carried=key)
    return Pressed(f"{text}{key}")


def goes_on(place: Place, text: str, key: str) -> bool:
    """Whether a cell at a place has not ended after one more key."""
    return press(forms_at(place), text, key).entry is None


def meant(forms: Forms, text: str) -> str:
    """What a text means that was ended by hand; the text itself where no form is known."""
    return forms.entries.get(text.upper(), text)
