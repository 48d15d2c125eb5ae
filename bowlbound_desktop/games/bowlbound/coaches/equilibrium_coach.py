"""The exact-odds coaches: calls are mixed as a matrix game, everything else is weighed by looking ahead."""

from attrs import frozen

from bowlbound_desktop.coaches.by_odds import ByOdds
from bowlbound_desktop.games.bowlbound.coaches.answers import CoachQuestion, answered
from bowlbound_desktop.games.bowlbound.coaches.book_coach import BookCoach
from bowlbound_desktop.games.bowlbound.coaches.mixing.character import PRICE
from bowlbound_desktop.games.bowlbound.coaches.mixing.scouting import UNSEEN, Scouting
from bowlbound_desktop.games.bowlbound.coaches.mixing.solution import Solution, solution
from bowlbound_desktop.games.bowlbound.coaches.plain_sense import decided, played_out
from bowlbound_desktop.games.bowlbound.rules.game import Game, Setup
from bowlbound_desktop.games.bowlbound.values.judge import expected_points, win_chance
from bowlbound_desktop.games.bowlbound.values.pairings import token
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.advising.weighed import Weighed
from bowlbound_desktop.play.answerers import Moment

LEVELS = ("equilibrium", "points", "yards")
"""From the strongest: by the chance to win, by expected points, by the mean gain alone."""
MOST_SOLVED = 256
BY_THE_BOOK = (
    "offense_call",
    "defense_call",
    "try",
    "kickoff_call",
    "kickoff_guess",
    "timeout",
    "declare",
    "delay",
    "kick_rush",
    "rushed_kick",
    "coffin_corner",
    "cancel_marks",
    "fake_numbers",
)
"""Questions that the book answers in the last minutes of a decided game."""


@frozen
class EquilibriumCoach(ByOdds):
    """Sees only the plays before this one and his own question; the same seed makes the same calls."""

    price: float = PRICE
    """Points that the character of a team may cost on one play."""

    @property
    def looks_back(self) -> bool:
        """Whether he reads the other team by its calls."""
        return self.level == "equilibrium"

    def _open_book(self) -> BookCoach:
        return BookCoach(self.seed)

    def _weigh(self, decision: Decision, moment: Moment) -> Weighed | None:
        game: Game = moment.game
        kind = decision.kind.partition(".")[0]
        if self.level == "equilibrium" and kind in BY_THE_BOOK and played_out(game):
            answer = self._book.choose(decision, moment)
            return Weighed(answer=answer, reason="the game is decided, so it goes by the book")
        return answered(CoachQuestion(self, decision, moment, self.level_for(game)), kind)

    def level_for(self, game: Game) -> str:
        """The level by which this coach counts in a game: points where the game is decided."""
        return "points" if self.level == "equilibrium" and decided(game) else self.level

    def worth(self, game: Game, side: Side) -> float:
        """What a game between plays is worth to a side, as this level sees it."""
        return win_chance(game, side) if self.level == "equilibrium" else expected_points(game, side)

    def mixture(
        self, game: Game, side: Side, scouting: Scouting = UNSEEN
    ) -> tuple[tuple[str, ...], tuple[float, ...]]:
        """How often this coach makes each call."""
        solved = self.solution(game, scouting)
        return (solved.ours, solved.rows) if side is game.offense else (solved.theirs, solved.columns)

    def solution(self, game: Game, scouting: Scouting = UNSEEN) -> Solution:
        """Both sides' calls and shares."""
        key = self.level, self.price, scouting, *_key(game)
        found = _SOLVED.get(key)
        if found is None:
            if len(_SOLVED) > MOST_SOLVED:
                _SOLVED.clear()
            found = _SOLVED[key] = game.setup, solution(self.level_for(game), game, self.price, scouting)
        return found[1]


_SOLVED: dict[object, tuple[Setup, Solution]] = {}
"""Both sides of a game ask for the same solutions; setups are kept so that no other gets their identity."""


def _key(game: Game) -> tuple[object, ...]:
    where = game.next, game.offense, game.y, game.down, game.line, game.clock, game.score, game.timeouts
    more = game.chooser, game.extra_play, game.overtime
    return (id(game.setup), *where, *more, game.last_seconds, game.conditions, game.hurried, token(game))
