"""The equilibrium coach: solves each pair of calls as a game on exact odds, and mixes accordingly."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.coaches.book_coach import BookCoach
from bowlbound_desktop.coaches.values import can_kneel, expected_points, seconds_left, win_chance
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.events import Intercepted
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.rules.bowlbound.calls import defense_options, offense_options
from bowlbound_desktop.rules.bowlbound.chart import FORMATIONS, PLAYS
from bowlbound_desktop.rules.bowlbound.game import Game

LEVELS = ("equilibrium", "points", "yards")
"""From the strongest: by the chance to win, by expected points, by the mean gain alone."""
FIELD_GOAL_FROM = 45
"""No field goal is weighed from behind this yard line."""
HURRY = 120
FLOOR = 1e-4
"""Kicks need no more than this to be weighed."""
Solution = tuple[tuple[str, ...], tuple[float, ...], tuple[str, ...], tuple[float, ...]]


@frozen
class EquilibriumCoach:
    """Sees the game before the play and his own question, nothing else; the same seed calls the same game."""

    seed: int = 0
    level: str = "equilibrium"
    key: str = field(init=False)
    _book: BookCoach = field(init=False, repr=False)
    _solved: dict[object, Solution] = field(factory=dict, init=False, repr=False, eq=False)

    @_book.default
    def _same_seed(self) -> BookCoach:
        return BookCoach(self.seed)

    @key.default
    def _by_level(self) -> str:
        return self.level

    def leaves(self, decision: Decision) -> bool:  # noqa: ARG002
        """Never."""
        return False

    def choose(self, decision: Decision, moment: Moment) -> str:
        """By value where the coach has one, otherwise as the book says."""
        kind = decision.kind.partition(".")[0]
        answer = _ANSWERS.get(kind, _by_the_book)(self, decision, moment)
        return answer if answer in decision.options else self._book.choose(decision, moment)

    def worth(self, game: Game, side: Side) -> float:
        """What a game between plays is worth to a side, as this level sees it."""
        return win_chance(game, side) if self.level == "equilibrium" else expected_points(game, side)

    def mixture(self, game: Game, side: Side) -> tuple[tuple[str, ...], tuple[float, ...]]:
        """How often this coach makes each call."""
        solved = self.solution(game)
        return solved[:2] if side is game.offense else solved[2:]

    def solution(self, game: Game) -> Solution:
        """Both sides' calls and shares."""
        key = _key(game)
        found = self._solved.get(key)
        if found is None:
            if len(self._solved) > 256:
                self._solved.clear()
            found = self._solved[key] = _solve(self, game)
        return found


def _key(game: Game) -> tuple[object, ...]:
    where = game.next, game.offense, game.y, game.down, game.line, game.clock, game.score, game.timeouts
    return (id(game.setup), *where, game.last_seconds, game.conditions, game.hurried)


def matrix(coach: EquilibriumCoach, game: Game, ours: Sequence[str], theirs: Sequence[str]) -> Any:
    """What each pair of calls is worth to the offence."""
    import numpy as np

    from bowlbound_desktop.play.odds.table import book_of

    odds = book_of(game).odds(game, expected_points, floor=FLOOR)
    if coach.level == "yards":
        table = odds.table(ours, theirs)
        gains = [[_gain(table[call, other]) for other in theirs] for call in ours]
        return np.array(gains)
    pairs = [(call, other) for call in ours for other in theirs]
    chances = odds.chances(pairs)
    worths = _worths(coach, game, odds.situation, chances)
    flat = [float(found @ worths[: len(found)] / found.sum()) for found in chances]
    return np.array(flat).reshape(len(ours), len(theirs))


def _gain(summary: Any) -> float:
    return float(summary.yards - 35 * summary.turnover + 20 * summary.touchdown)


def _worths(coach: EquilibriumCoach, game: Game, situation: Any, chances: Any) -> Any:
    """What every landing is worth; the clock counts only where the chance to win is asked for."""
    import numpy as np

    used = np.zeros(len(situation.landings), dtype=bool)
    for found in chances:
        used[: len(found)] |= found > 0
    worths = np.zeros(len(used))
    for number in np.flatnonzero(used).tolist():
        if coach.level == "equilibrium":
            worths[number] = win_chance(situation.after(number), game.offense)
        else:
            worths[number] = situation.landings[number].worth
    return worths


def _solve(coach: EquilibriumCoach, game: Game) -> Solution:
    from bowlbound_desktop.workshop.matrix_game import solve

    ours, theirs = _weighed(coach, game), _formations(game)
    payoff = matrix(coach, game, ours, theirs)
    _, rows, columns = solve(payoff)
    if any(call not in PLAYS for call in ours):
        _, _, columns = solve(payoff[: len(PLAYS)])  # no formation touches a kick: the defence minds the rest
    return ours, tuple(map(float, rows)), theirs, tuple(map(float, columns))


def _formations(game: Game) -> tuple[str, ...]:
    """The calls of the defence that are weighed; a named play is a gamble that this coach leaves alone."""
    return tuple(call for call in defense_options(game) if call in (*FORMATIONS, "R", "P", "Q"))


def _weighed(coach: EquilibriumCoach, game: Game) -> tuple[str, ...]:
    """The calls of the offence that are weighed just now."""
    options = offense_options(game)
    late = seconds_left(game) <= HURRY or (game.clock.quarter == 2 and game.clock.seconds <= HURRY)
    calls = [call for call in options if call in PLAYS]
    if game.next == "scrimmage" and coach.level != "yards":
        if "punt" in options and game.down == 4:
            calls.append("punt")
        if "field_goal" in options and game.y >= FIELD_GOAL_FROM and (game.down == 4 or late):
            calls.append("field_goal")
        calls += [call for call in ("spike", "hail_mary") if call in options and late]
        calls += [call for call in ("sneak",) if call in options and game.to_go <= 2]
    return tuple(calls)


def _offense_call(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> str:
    game: Game = moment.game
    if "kneel" in decision.options and can_kneel(game, decision.side):
        return "kneel"
    if coach.level == "yards" and game.down == 4:
        return coach._book.choose(decision, moment)
    return _drawn(coach, decision, moment)


def _drawn(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> str:
    """One call by lot, as often as the solution says."""
    calls, shares = coach.mixture(moment.game, decision.side)
    lot = _lot(coach.seed, decision.side.value, moment.play, len(moment.happened)) * sum(shares)
    for call, share in zip(calls, shares, strict=True):
        lot -= share
        if lot < 0:
            return call
    return calls[shares.index(max(shares))]


def _lot(*words: object) -> float:
    text = "equilibrium:" + ":".join(map(str, words))
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest()) / 2**48


def _by_the_book(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> str:
    return coach._book.choose(decision, moment)


def _penalty(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """What leaves the offended side best off."""
    worths = [coach.worth(game, decision.side) for game in decision.outcomes]
    return decision.options[worths.index(max(worths))]


def _interception(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> str:
    """Declined where the ball on downs is worth more."""
    game: Game = moment.game
    caught = [event.ball for event in moment.happened if isinstance(event, Intercepted)]
    if game.down == 4 and caught:
        spot = FIELD - Spot(caught[-1]).seen_by(game.offense)
        kept = game.series(decision.side, max(1, min(99, spot + 8)))
        if coach.worth(game.series(decision.side, FIELD - game.y), decision.side) > coach.worth(
            kept, decision.side
        ):
            return "decline"
    return "touchback" if "touchback" in decision.options else "return"


def _try(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> str:  # noqa: ARG001
    """Kick or play for two, by the chances of both and the worth of the leads they make."""
    game: Game = moment.game
    two, one = two_point_chance(coach, game), kick_chance(game)
    played = two * _after_try(coach, game, 2) + (1 - two) * _after_try(coach, game, 0)
    kicked = one * _after_try(coach, game, 1) + (1 - one) * _after_try(coach, game, 0)
    return "two" if played > kicked else "kick"


def kick_chance(game: Game) -> float:
    """The chance of the extra point, from the rule itself."""
    from bowlbound_desktop.play.odds.tree import enumerate_all, quiet
    from bowlbound_desktop.rules.bowlbound.conversions import try_for_points

    before = game.score.total(game.offense)
    outcomes = enumerate_all(game, lambda: try_for_points(game), quiet)
    return sum(chance for chance, after in outcomes.ways if after.score.total(game.offense) == before + 1)


def _after_try(coach: EquilibriumCoach, game: Game, points: int) -> float:
    score = game.score.add(game.offense, game.clock.quarter, points)
    return coach.worth(game.change(next="kickoff", y=game.options.kickoff_line, score=score), game.offense)


def two_point_chance(coach: EquilibriumCoach, game: Game) -> float:
    """The chance of a two-point try when both sides mix their calls."""
    import numpy as np

    from bowlbound_desktop.play.odds.table import book_of
    from bowlbound_desktop.workshop.matrix_game import solve

    key = "two", id(game.setup), game.offense
    if key not in coach._solved:
        place = game.change(next="scrimmage", down=4, line=FIELD, clock=Clock(1))
        table = book_of(place).odds(place, expected_points).table(PLAYS, FORMATIONS)
        payoff = np.array([[table[ours, theirs].touchdown for theirs in FORMATIONS] for ours in PLAYS])
        coach._solved[key] = ((), (float(solve(payoff)[0]),), (), ())
    return coach._solved[key][1][0]


def _timeout(coach: EquilibriumCoach, decision: Decision, moment: Moment) -> str:
    """Late in a half, by the side that needs the time."""
    game: Game = moment.game
    lead, left = game.score.lead(decision.side), game.clock.seconds
    if game.clock.quarter == 4 and lead <= 0 and left <= HURRY + 30:
        ours = game.offense is decision.side
        return "call" if lead < 0 or ours or left > 40 else "no"
    return coach._book.choose(decision, moment)


_ANSWERS: Mapping[str, Callable[[EquilibriumCoach, Decision, Moment], str]] = {
    "offense_call": _offense_call,
    "defense_call": _drawn,
    "penalty": _penalty,
    "interception": _interception,
    "try": _try,
    "timeout": _timeout,
}
