"""The coaches by exact odds: calls mixed as the matrix game says, everything else by looking ahead."""

from collections.abc import Callable, Mapping

import numpy as np
from attrs import field, frozen

from bowlbound_desktop.coaches.ahead import LookAhead, Worth, by_outcomes, outcome_worths
from bowlbound_desktop.coaches.by_odds import ByOdds
from bowlbound_desktop.coaches.lots import drawn, lot
from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games.bowlbound.coaches.book_coach import BookCoach
from bowlbound_desktop.games.bowlbound.coaches.calls import Solution, formations, matrix, solution
from bowlbound_desktop.games.bowlbound.odds.grouping import groups
from bowlbound_desktop.games.bowlbound.rules.calls.calls import BLANK_DEFENSE
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.game import Game, Setup
from bowlbound_desktop.games.bowlbound.rules.kicks.kickoffs import KICKS
from bowlbound_desktop.games.bowlbound.rules.next_play import next_play
from bowlbound_desktop.games.bowlbound.values.judge import (
    TICK,
    expected_points,
    ticks_left,
    value,
    win_chance,
)
from bowlbound_desktop.games.bowlbound.values.pairings import token
from bowlbound_desktop.games.bowlbound.values.shape import LATE
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Event, Together
from bowlbound_desktop.play.advising.weighed import POINTS, WIN, YARDS, Weighed
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.odds_asking import ANY
from bowlbound_desktop.play.tree import quiet

LEVELS = ("equilibrium", "points", "yards")
"""From the strongest: by the chance to win, by expected points, by the mean gain alone."""
MOST_SOLVED = 256
EQUAL = 1e-9


@frozen
class EquilibriumCoach(ByOdds):
    """Sees the game before the play and his own question, nothing else; the same seed calls the same game."""

    _solved: dict[object, tuple[Setup, Solution]] = field(factory=dict, init=False, repr=False, eq=False)
    """The set-up is kept too, so that no other can take the identity in the key."""

    def _open_book(self) -> BookCoach:
        return BookCoach(self.seed)

    def _weigh(self, decision: Decision, moment: Moment) -> Weighed | None:
        kind = decision.kind.partition(".")[0]
        return _ANSWERS.get(kind, _look_ahead)(self, decision, moment)

    def worth(self, game: Game, side: Side) -> float:
        """What a game between plays is worth to a side, as this level sees it."""
        return win_chance(game, side) if self.level == "equilibrium" else expected_points(game, side)

    @property
    def unit(self) -> str:
        """What its worths are counted in."""
        return {"equilibrium": WIN, "points": POINTS}.get(self.level, YARDS)

    def best(self, worths: Mapping[str, float], calm: str = "") -> Weighed:
        """The answer that is worth most; of equal ones the calm one, or the first."""
        most = max(worths.values())
        equal = [option for option, worth in worths.items() if worth >= most - EQUAL]
        return Weighed(answer=calm if calm in equal else equal[0], worths=worths, unit=self.unit)

    def mixture(self, game: Game, side: Side) -> tuple[tuple[str, ...], tuple[float, ...]]:
        """How often this coach makes each call."""
        solved = self.solution(game)
        return solved[:2] if side is game.offense else solved[2:]

    def solution(self, game: Game) -> Solution:
        """Both sides' calls and shares."""
        key = _key(game)
        found = self._solved.get(key)
        if found is None:
            if len(self._solved) > MOST_SOLVED:
                self._solved.clear()
            found = self._solved[key] = game.setup, solution(self.level, game)
        return found[1]


def _key(game: Game) -> tuple[object, ...]:
    where = game.next, game.offense, game.y, game.down, game.line, game.clock, game.score, game.timeouts
    return (id(game.setup), *where, game.last_seconds, game.conditions, game.hurried, token(game))


def _call(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> Weighed | None:
    """One call by lot, as often as the solution says; the yards level leaves fourth down to the book."""
    game: Game = moment.game
    if coach.level == "yards" and game.down == 4 and decision.side is game.offense:
        return None
    return _drawn(coach, decision, moment, *coach.mixture(game, decision.side))


def _drawn(
    coach: EquilibriumCoach,
    decision: Decision,
    moment: Moment,
    calls: tuple[str, ...],
    shares: tuple[float, ...],
    value: float | None = None,
) -> Weighed:
    words = f"equilibrium:{coach.seed}:{decision.side.value}:{moment.play}:{len(moment.happened)}"
    mix = dict(zip(calls, shares, strict=True))
    return Weighed(answer=drawn(calls, shares, lot(words)), shares=mix, value=value, unit=coach.unit)


def ahead(worth: Worth) -> LookAhead:
    """How the coaches of Bowl Bound look ahead."""
    later = by_outcomes(worth, otherwise=_touch_back)
    return LookAhead(next_play=next_play, worth=worth, groups=groups, later=later)


def _touch_back(decision: Decision) -> str:
    """The quiet answer, but no ball is brought out of the end zone."""
    return "touchback" if "touchback" in decision.options else quiet(decision)


def _look_ahead(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> Weighed | None:
    """Every answer followed through the rules to the end of the play."""
    if coach.level == "yards":
        return None
    return coach.best(ahead(coach.worth).worths(decision, moment), quiet(decision))


def _penalty(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> Weighed | None:
    """What leaves the offended side best off."""
    worths = outcome_worths(decision, coach.worth)
    if not worths:
        return _look_ahead(coach, decision, moment)
    return coach.best(dict(zip(decision.options, worths, strict=True)))


def _try(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> Weighed | None:
    """Kick or play for two: what the kick is worth against the value of the two-point try as a game."""
    game: Game = moment.game
    if coach.level == "yards":
        return None
    kicks = [option for option in decision.options if option != "two"]
    worths = {kick: float(matrix(coach.level, game, (kick,), (ANY,))[0, 0]) for kick in kicks}
    worths["two"] = solve(matrix(coach.level, game, PLAYS, formations(game)))[0]
    return coach.best(worths)


def _kickoff(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> Weighed | None:
    """Deep, squib or onside; where the receivers guess, a game of its own."""
    game: Game = moment.game
    if coach.level == "yards":
        return None
    if game.options.kickoff_selection == "basic":
        worths = matrix(coach.level, game, KICKS, (ANY,))[:, 0]
        return coach.best(dict(zip(KICKS, map(float, worths), strict=True)))
    _, rows, columns = solve(matrix(coach.level, game, KICKS, KICKS))
    shares = rows if decision.side is game.offense else columns
    return _drawn(coach, decision, moment, KICKS, tuple(map(float, shares)))


def _timeout(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> Weighed | None:
    """Only at the end of a half, where the values tell timeouts apart."""
    if coach.level != "equilibrium":
        return None
    if not _end_of_half(moment.game):
        return Weighed(answer="no")
    return _look_ahead(coach, decision, moment)


def _end_of_half(game: Game) -> bool:
    return game.clock.quarter in (2, 4) and ticks_left(game) <= LATE + 3


def _declare(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> Weighed | None:
    """After the play by looking ahead; before it, no huddle where ten seconds more are worth having."""
    game: Game = moment.game
    if coach.level != "equilibrium":
        return None
    if any(not isinstance(item, Event) for item in moment.happened):
        return _look_ahead(coach, decision, moment)
    more = game.change(clock=Clock(game.clock.quarter, game.clock.seconds + TICK))
    hurried = _end_of_half(game) and value(more) > value(game)
    return Weighed(answer="no_huddle" if hurried else "none")


def _delay(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> Weighed | None:
    if coach.level != "equilibrium":
        return None
    return _look_ahead(coach, decision, moment)


def _red_zone(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> Weighed | None:
    """A white result instead of the own call; the other call counts only once it is on the table."""
    game: Game = moment.game
    if game.options.red_zone_form or coach.level == "yards":
        return _look_ahead(coach, decision, moment)
    calls, shares = coach.mixture(game, game.offense)
    payoff = matrix(coach.level, game, calls, (_own_call(decision, moment), BLANK_DEFENSE))
    kept, blank = map(float, -(np.array(shares) @ payoff))
    return coach.best({"keep": kept, "blank": blank})


def _own_call(decision: Decision, moment: Moment) -> str:
    """What this side called; what the other called is not looked at."""
    for item in moment.happened:
        match item:
            case Together(decisions=decisions), tuple(answers):
                sides = (each.side for each in decisions)
                return dict(zip(sides, answers, strict=True))[decision.side]
    return quiet(decision)


_ANSWERS: Mapping[str, Callable[[EquilibriumCoach, Decision, Moment], Weighed | None]] = {
    "offense_call": _call,
    "defense_call": _call,
    "penalty": _penalty,
    "try": _try,
    "kickoff_call": _kickoff,
    "kickoff_guess": _kickoff,
    "timeout": _timeout,
    "declare": _declare,
    "delay": _delay,
    "red_zone": _red_zone,
}
"""All other questions are answered by looking ahead."""
