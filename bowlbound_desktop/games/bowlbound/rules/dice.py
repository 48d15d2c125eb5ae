"""The five dice of Bowl Bound (BR-IV-1)."""

from bowlbound_desktop.kernel.dice import DiceSet, Die

BLACK = Die("black", (1, 2, 2, 3, 3, 3))
WHITE_A = Die("white A", (0, 0, 1, 2, 3, 4))
WHITE_B = Die("white B", (0, 1, 2, 3, 4, 5))
RED = Die("red", (1, 1, 1, 2, 2, 3))
GREEN = Die("green", (0, 0, 0, 0, 1, 2))

OFFENSE = DiceSet("offensive", (BLACK, WHITE_A, WHITE_B), (10, 1, 1))
"""Ten times black plus both white dice: 10 to 39 (BR-IV-1-A)."""
DEFENSE = DiceSet("defensive", (RED, GREEN), (1, 1))
"""Red plus green: 1 to 5 (BR-IV-1-B)."""
WHITE = DiceSet("white", (WHITE_A, WHITE_B), (1, 1))
"""The white dice alone, 0 to 9 (BR-VI-13-D-ii)."""


def plain_sum(total: int) -> int:
    """All three offensive dice added up: the black die is the total's tens, the white dice its units."""
    return total // 10 + total % 10
