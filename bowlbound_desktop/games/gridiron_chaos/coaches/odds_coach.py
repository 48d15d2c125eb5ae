"""The coach by exact odds: calls by their ends, other answers by looking ahead through the rules."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from attrs import frozen

from bowlbound_desktop.coaches.by_tree import ByTree
from bowlbound_desktop.coaches.foresight import Effort, Foresight
from bowlbound_desktop.games.gridiron_chaos.coaches.book import ChaosBook
from bowlbound_desktop.games.gridiron_chaos.odds.ends import QUICK, Ends, quick_ends
from bowlbound_desktop.games.gridiron_chaos.odds.grouping import groups
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.next_play import next_play
from bowlbound_desktop.games.gridiron_chaos.rules.plays.calls import ADVANTAGES
from bowlbound_desktop.games.gridiron_chaos.values import shape
from bowlbound_desktop.games.gridiron_chaos.values.judge import expected_points, ticks_left, worth
from bowlbound_desktop.games.gridiron_chaos.values.moves import PUNT_FLOOR, slots
from bowlbound_desktop.games.gridiron_chaos.values.tables import shipped_tables
from bowlbound_desktop.games.gridiron_chaos.values.weighing import call_points, call_value
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.advising.weighed import Weighed
from bowlbound_desktop.play.answerers import Moment

MARGIN = 0.15
"""Calls worth so many points less than the best one are skipped, except late in a half."""
LATE = 20
"""With this many ticks left in a half every call is weighed."""
EFFORT = Effort(floor=2e-3, finest=1e-4, spare=0.03, ways=400, rare=0.05)
CALLS = ("offense_call", "kickoff_call")
Weigher: TypeAlias = Callable[[Game, Ends], float]


@frozen
class ChaosOdds(ByTree):
    """Level `odds` plays for the win, `points` for points, whatever the score and the clock."""

    def _weigh(self, decision: Decision, moment: Moment) -> Weighed | None:
        if decision.kind not in CALLS:
            return super()._weigh(decision, moment)
        game: Game = moment.game
        calls = [call for call in considered(game, self.level) if call in decision.options]
        worths = call_worths(game, calls, self.level)
        best = calls[worths.index(max(worths))]
        if self.level != "points":
            worths = [0.5 + 0.5 * worth for worth in worths]
        return Weighed(answer=best, worths=dict(zip(calls, worths, strict=True)), unit=self.unit)


def call_worths(game: Game, calls: Sequence[str], level: str) -> list[float]:
    """What each call is worth to the side that makes it."""
    weigh: Weigher = call_points if level == "points" else call_value
    return [weigh(game, quick_ends(game, call, expected_points, _floor(call))) for call in calls]


def _floor(call: str) -> float:
    return PUNT_FLOOR if call == "punt" else QUICK


def considered(game: Game, level: str) -> list[str]:
    """The calls to weigh: those near the best by the values of the grid, all of them late in a half."""
    found = slots(game)
    if game.next != "scrimmage" or (level != "points" and ticks_left(game) <= LATE):
        return [call for _, call in found] + (["safety"] if _may_give_up(game) else [])
    tables = shipped_tables()
    mix = tables.grid.mix(game.next, game.y, game.down, game.line)
    promise = sum(tables.calls[number] * share for number, share in mix)
    best = promise.max()
    helped = ADVANTAGES.get(game.advantage)
    return [call for slot, call in found if promise[slot] >= best - MARGIN or call == helped]


def _may_give_up(game: Game) -> bool:
    """Whether a safety is worth considering: the game is nearly over, and two points do not cost the lead."""
    ahead = game.score.lead(game.offense) > 2
    return game.next == "scrimmage" and game.clock.half == 2 and ahead and ticks_left(game) <= shape.LATE


@cache
def sight(level: str) -> Foresight:
    """How a level looks ahead."""
    judge = expected_points if level == "points" else worth
    return Foresight(next_play=next_play, worth=judge, groups=groups, effort=EFFORT)


def odds_coach(level: str, seed: int) -> ChaosOdds:
    """The coach of a level."""
    return ChaosOdds(seed, level, sight=sight(level), opens=ChaosBook)
