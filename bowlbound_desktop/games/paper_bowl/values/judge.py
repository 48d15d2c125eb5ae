"""What a situation of Paper Bowl is worth: in points, and as a chance to win."""

from functools import cache
from math import erf, exp, sqrt
from typing import Any

from bowlbound_desktop.games.paper_bowl.odds.exact import return_shares
from bowlbound_desktop.games.paper_bowl.rules.dead_ball import TOUCHDOWN
from bowlbound_desktop.games.paper_bowl.rules.game import LAST_QUARTER, Game
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS, LAST_DOWN
from bowlbound_desktop.storage.toml import shipped_toml

TRY = 0.95
TOUCHBACK = 20
LONGEST_TO_GO = 20
SPREAD = 2.1
"""The variance that one play adds to the margin."""
RIPENING = 6.0
"""With fewer plays left than about this, only part of a situation's expected points can still be scored."""


class Values:
    """A table of values by down, yards to go and yard line, and the values of kickoffs and touchdowns."""

    def __init__(self, table: Any) -> None:
        self._table = table
        self.kickoff = 0.0
        """What receiving a kickoff is worth: the better of touchback and return."""
        self.touchdown = 0.0
        for _ in range(3):  # a return may itself be a touchdown, which is followed by a kickoff
            self.touchdown = TOUCHDOWN + TRY - self.kickoff
            self.kickoff = max(self.first_down(TOUCHBACK), self.returned(0))

    def scrimmage(self, y: int, down: int, to_go: int) -> float:
        """The value of a down for the offense."""
        return float(self._table[down - 1][min(max(to_go, 1), LONGEST_TO_GO)][y - 1])

    def first_down(self, y: int) -> float:
        """The value of first and ten, or first and goal."""
        return self.scrimmage(y, 1, min(FIRST_DOWN_YARDS, FIELD - y))

    def returned(self, y: int) -> float:
        """The value of a return that begins at `y` of the returning side's count."""
        return sum(self._return_end(y + yards) * share for yards, share in return_shares().items())

    def _return_end(self, y: int) -> float:
        if y >= FIELD:
            return self.touchdown
        return self.first_down(y if y > 0 else TOUCHBACK)


@cache
def shipped_values() -> Values:
    """The values in resources/paper_bowl."""
    raw = shipped_toml("paper_bowl", "values.toml")
    nothing = [0.0] * (FIELD - 1)
    return Values([[nothing, *raw[f"down{down}"].values()] for down in range(1, LAST_DOWN + 1)])


def expected_points(game: Game, side: Side) -> float:
    """The expected net points of a side from here on, without the score."""
    values = shipped_values()
    match game.next:
        case "scrimmage":
            worth, owner = values.scrimmage(game.y, game.down, game.to_go), game.offense
        case "kickoff":
            worth, owner = values.kickoff, game.defense
        case "try":
            worth, owner = TRY - values.kickoff, game.offense
        case "second-half":
            worth, owner = values.kickoff, game.receives
        case _:
            return 0.0
    return worth if owner is side else -worth


def plays_left(game: Game) -> int:
    """Cards until the end of the fourth quarter, or of the overtime."""
    return game.left + max(0, LAST_QUARTER - game.quarter) * game.cards_a_quarter


def points(game: Game, side: Side) -> float:
    """The lead of a side and its expected points."""
    return game.score.lead(side) + expected_points(game, side)


def win_chance(game: Game, side: Side) -> float:
    """The chance that a side wins; a tie counts half."""
    lead, left = game.score.lead(side), plays_left(game)
    if game.next == "end" or (not left and game.next != "try"):
        return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    ripe = 1 - exp(-left / RIPENING) if game.next != "try" else 1.0
    return normal_share((lead + ripe * expected_points(game, side)) / sqrt(SPREAD * left + 0.5))


def normal_share(deviations: float) -> float:
    """The share of a normal distribution below this many standard deviations."""
    return 0.5 * (1 + erf(deviations / sqrt(2)))
