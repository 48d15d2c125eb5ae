"""The exact odds of the calls of Gridiron Chaos as a table, with less than 0.1 % left out."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bowlbound_desktop.coaches.ahead import LookAhead
from bowlbound_desktop.coaches.call_table import CallTable, ExactSummary
from bowlbound_desktop.games.gridiron_chaos.odds.ends import EXACT, End, Ends, call_ends
from bowlbound_desktop.games.gridiron_chaos.odds.grouping import groups
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.next_play import next_play
from bowlbound_desktop.games.gridiron_chaos.values.judge import expected_points, win_chance
from bowlbound_desktop.games.gridiron_chaos.values.weighing import call_points, call_value
from bowlbound_desktop.kernel.requests import Answer
from bowlbound_desktop.play.odds_asking import ALONE

AHEAD = LookAhead(next_play=next_play, worth=expected_points, groups=groups)


class CallOdds(CallTable):
    """The odds of an offensive call or a kickoff; fouls are taken by points, other questions by habit."""

    def __init__(self, game: Game, floor: float = EXACT) -> None:
        super().__init__(game, AHEAD, win_chance)
        self._floor = floor

    def summary(self, ours: str, theirs: str = ALONE) -> ExactSummary:  # noqa: ARG002
        """The figures of one call: means over all ends that were followed."""
        game: Game = self.game
        ends = self._ends(ours)
        whole = sum(ends.chances.values())

        def mean(figure: Callable[[End], Any]) -> float:
            return float(sum(chance * figure(end) for end, chance in ends.chances.items()) / whole)

        starts = mean(_has_start)
        return ExactSummary(
            yards=mean(lambda end: end.gain or 0),
            first_down=mean(lambda end: end.first_down),
            touchdown=mean(lambda end: end.next == "try" and end.ours),
            score=mean(lambda end: end.scored[0] > 0),
            turnover=mean(lambda end: end.turnover),
            penalty=mean(lambda end: end.penalty),
            safety=mean(lambda end: end.next == "free-kick" and end.ours),
            start=mean(lambda end: end.y * _has_start(end)) / (starts or 1),
            points=call_points(game, ends) - game.score.lead(game.offense),
            win=0.5 + 0.5 * call_value(game, ends),
            left_out=max(0.0, ends.left_out),
        )

    def gains(self, offense: str, defense: str) -> dict[int, float]:  # noqa: ARG002
        """The chance of each gain while the ball is kept."""
        return _by_gain(self._ends(offense).chances.items())

    def _ends(self, call: str) -> Ends:
        return call_ends(self.game, call, expected_points, self._floor)


def _has_start(end: End) -> bool:
    """Whether the other side begins a series."""
    return not end.ours and end.next == "scrimmage"


def _by_gain(ends: Iterable[tuple[End, float]]) -> dict[int, float]:
    found: dict[int, float] = {}
    for end, chance in ends:
        if end.gain is not None:
            found[end.gain] = found.get(end.gain, 0.0) + chance
    return dict(sorted(found.items()))


def table_of(game: Game, known: Sequence[Answer] = (), floor: float = EXACT) -> CallTable:
    """The odds of whatever is asked after these answers."""
    if game.next in ("scrimmage", "kickoff") and not known:
        return CallOdds(game, floor)
    return CallTable(game, AHEAD, win_chance, known=known)
