"""The dice of Nailbiter: black tens and white ones, a sum, a sum whose faces matter, one die."""

from collections.abc import Sequence
from functools import cache

from attrs import frozen

from bowlbound_desktop.kernel.dice import DiceSet, Die
from bowlbound_desktop.kernel.errors import IllegalAnswerError

_FACES = (1, 2, 3, 4, 5, 6)
_DICE = (Die("black", _FACES), Die("white", _FACES))
D66 = DiceSet("black and white", _DICE, (10, 1))
"""Black is read first: 11 to 66 in 36 steps."""
SUM = DiceSet("two", _DICE, (1, 1))
D6 = DiceSet("single", _DICE[1:], (1,))
STEPS = tuple(10 * black + white for black in _FACES for white in _FACES)
"""The 36 rows of a d66 table in order."""
TOTALS = tuple(range(2, 13))


@frozen(eq=False)
class FacedSum(DiceSet):
    """Two dice that are added, though their faces matter for some totals; 6 and 3 is read as 63."""

    matter: frozenset[int] = frozenset(TOTALS)

    def read(self, faces: Sequence[int]) -> int:
        """The faces as a number, the higher one first."""
        return 10 * max(faces) + min(faces)

    def parse(self, text: str) -> int:
        """Read faces in any order, or a total whose faces do not matter."""
        if "+" in text:
            return super().parse(text)
        total = SUM.parse(text)
        if total in self.matter:
            raise IllegalAnswerError(
                f"the faces of a {total} matter here: write them, such as {_split(total)}"
            )
        return self.read(SUM.faces_of(total))


def _split(total: int) -> str:
    return "+".join(map(str, SUM.faces_of(total)))


@cache
def faced(matter: frozenset[int]) -> DiceSet:
    """The dice whose faces matter for these totals; plain ones if for none."""
    return FacedSum("two", _DICE, (1, 1), spelled=True, matter=matter) if matter else SUM


EVERY_FACE = faced(frozenset(TOTALS))


def total_of(shown: int, dice: DiceSet) -> int:
    """The sum that a throw shows."""
    return shown if dice is SUM else sum(divmod(shown, 10))


def faces_of(shown: int, dice: DiceSet) -> str:
    """The faces as tables write them, the higher one first; empty if they do not matter."""
    return "" if dice is SUM else "+".join(map(str, divmod(shown, 10)))


def is_double(shown: int) -> bool:
    """Whether both dice of a faced throw show the same."""
    tens, ones = divmod(shown, 10)
    return tens == ones
