"""A coach for any game by exact look-ahead: he needs no tables, only the rules and what a game is worth."""

from collections.abc import Callable, Sequence

from attrs import field, frozen

from bowlbound_desktop.coaches.ahead import answers_so_far, pending, weighed
from bowlbound_desktop.coaches.by_odds import ByOdds
from bowlbound_desktop.coaches.foresight import Foresight, opposed
from bowlbound_desktop.coaches.lots import drawn, lot
from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.kernel.requests import Answer, Decision, Together
from bowlbound_desktop.play.advising.weighed import POINTS, WIN, Weighed
from bowlbound_desktop.play.answerers import Coach, Moment, RandomCoach
from bowlbound_desktop.play.tree import quiet

MOST_CALLS = 32
"""How many options of a call are weighed; of longer lists only evenly spaced ones are."""
EQUAL = 1e-9


@frozen
class ByTree(ByOdds):
    """Weighs every answer through the rules; calls made by two sides at once are mixed by matrix game."""

    sight: Foresight = field(kw_only=True)
    opens: Callable[[int], Coach] = field(kw_only=True, default=RandomCoach)
    """Makes the coach who answers where this one has no opinion, from the seed."""
    _book: Coach = field(init=False, repr=False)

    @_book.default
    def _with_the_same_seed(self) -> Coach:
        return self._open_book()

    def _open_book(self) -> Coach:
        return self.opens(self.seed)

    def _weigh(self, decision: Decision, moment: Moment) -> Weighed | None:
        known = answers_so_far(moment)
        asked = pending(self.sight.next_play, moment.game, known)
        if decision.most > 1:
            return None
        if isinstance(asked, Together):
            return self._mixed(asked, decision, moment, known) if opposed(asked) else None
        options = weighed(decision, MOST_CALLS)
        return self._best(
            decision, moment, options, self.sight.worths(moment.game, known, decision.side, options)
        )

    def _best(
        self, decision: Decision, moment: Moment, options: Sequence[str], worths: Sequence[float]
    ) -> Weighed:
        """The best answer; of equal ones the quiet one, or one at random."""
        best = max(worths)
        equal = [option for option, worth in zip(options, worths, strict=True) if worth >= best - EQUAL]
        if decision.quiet is not None and quiet(decision) in equal:
            answer = quiet(decision)
        else:
            answer = drawn(equal, [1.0] * len(equal), self._lot(decision, moment))
        return Weighed(answer=answer, worths=dict(zip(options, worths, strict=True)), unit=self.unit)

    def _mixed(self, asked: Together, decision: Decision, moment: Moment, known: Sequence[Answer]) -> Weighed:
        """A call drawn from the mix of the matrix game."""
        first, second = asked.decisions
        value, rows, columns = solve(self.sight.matrix(moment.game, known, asked, first.side))
        ours = decision.side is first.side
        options, shares = (first, rows) if ours else (second, columns)
        mix = dict(zip(options.options, map(float, shares), strict=True))
        answer = drawn(options.options, list(mix.values()), self._lot(decision, moment))
        return Weighed(answer=answer, shares=mix, value=value if ours else None, unit=self.unit)

    @property
    def unit(self) -> str:
        """The unit of worths: chances to win, unless the level plays for points."""
        return POINTS if self.level == POINTS else WIN

    def _lot(self, decision: Decision, moment: Moment) -> float:
        return lot(f"{self.key}:{self.seed}:{decision.side.value}:{moment.play}:{len(moment.happened)}")
