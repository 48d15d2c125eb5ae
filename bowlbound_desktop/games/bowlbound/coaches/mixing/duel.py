"""The calls of both sides as a matrix game, solved without regard to the teams' characters."""

from attrs import field, frozen

from bowlbound_desktop.coaches.matrix_game import Array, solve
from bowlbound_desktop.games.bowlbound.rules.game import Game


@frozen(eq=False)
class Duel:
    """What each pair of calls is worth to the offense, and the best mixes."""

    game: Game
    ours: tuple[str, ...]
    theirs: tuple[str, ...]
    payoff: Array
    price: float
    """How much character may cost on this play."""
    _solved: tuple[float, Array, Array] = field(init=False, repr=False)

    @_solved.default
    def _by_programming(self) -> tuple[float, Array, Array]:
        return solve(self.payoff)

    @property
    def worth(self) -> float:
        """What the best mixes are worth to the offense."""
        return self._solved[0]

    @property
    def rows(self) -> Array:
        """The best mix of the offense."""
        return self._solved[1]

    @property
    def columns(self) -> Array:
        """The best mix of the defense."""
        return self._solved[2]
