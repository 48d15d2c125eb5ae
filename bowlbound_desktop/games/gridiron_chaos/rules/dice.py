"""The two dice of Gridiron Chaos, read in three ways (section 1)."""

from bowlbound_desktop.kernel.dice import DiceSet, Die

_DICE = (Die("red", (1, 2, 3, 4, 5, 6)), Die("white", (1, 2, 3, 4, 5, 6)))

TENS = DiceSet("tens and ones", _DICE, (10, 1))
"""The red die is the tens, the white one the ones: 11 to 66."""
SUM = DiceSet("two", _DICE, (1, 1))
"""Both added: 2 to 12."""
FACES = DiceSet("two", _DICE, (10, 1), spelled=True)
"""Read by their faces, where doubles or a certain pair matter."""


def faces(shown: int) -> tuple[int, int]:
    """The two dice of a throw of FACES."""
    return divmod(shown, 10)


def total(shown: int) -> int:
    """The sum of a throw of FACES."""
    return sum(faces(shown))


def doubles(shown: int) -> bool:
    """Whether both dice of a throw of FACES show the same."""
    first, second = faces(shown)
    return first == second
