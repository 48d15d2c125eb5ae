"""The two dice of Paper Bowl, and what a throw shows (PBR-02, PBR-22)."""

from collections.abc import Iterable

from attrs import frozen

from bowlbound_desktop.kernel.dice import DiceSet, Die
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

_DICE = (Die("first", (1, 2, 3, 4, 5, 6)), Die("second", (1, 2, 3, 4, 5, 6)))
FACES = DiceSet("two", _DICE, (10, 1), spelled=True)
"""Read by their faces: 25 is a two and a five."""
SCORE = DiceSet("two", _DICE, (1, 1))
"""Read by their sum."""


@frozen
class Throw:
    """The faces of both dice."""

    first: int
    second: int

    @property
    def score(self) -> int:
        """Their sum."""
        return self.first + self.second

    @property
    def doublet(self) -> bool:
        """Whether both show the same."""
        return self.first == self.second

    def shows(self, numbers: Iterable[int]) -> bool:
        """Whether either die shows one of the numbers."""
        return any(number in (self.first, self.second) for number in numbers)

    def __str__(self) -> str:
        return f"{self.first}-{self.second}"


def throw(side: Side, purpose: str) -> Procedure[Throw]:
    """Throw both dice and look at their faces."""
    shown = yield from roll(side, FACES, purpose)
    return Throw(*divmod(shown, 10))
