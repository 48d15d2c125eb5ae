"""How the exact-odds coaches answer each kind of question."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import numpy as np
from attrs import frozen

from bowlbound_desktop.coaches.ahead import LookAhead, Worth, by_outcomes, outcome_worths
from bowlbound_desktop.coaches.lots import drawn, lot
from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games.bowlbound.coaches import kick_answers, plain_sense
from bowlbound_desktop.games.bowlbound.coaches.calls import formations, matrix, opposed
from bowlbound_desktop.games.bowlbound.coaches.kick_game import FAKE_GAIN, KickGame
from bowlbound_desktop.games.bowlbound.coaches.mixing.scouting import UNSEEN, Scouting, scouted
from bowlbound_desktop.games.bowlbound.coaches.mixing.solution import FLAT, Solution
from bowlbound_desktop.games.bowlbound.odds.free_balls import down_in_end_zone
from bowlbound_desktop.games.bowlbound.odds.grouping import groups
from bowlbound_desktop.games.bowlbound.rules.calls.calls import BLANK_DEFENSE
from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import shorten
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.kickoffs import KICKS
from bowlbound_desktop.games.bowlbound.rules.next_play import next_play
from bowlbound_desktop.games.bowlbound.values.judge import (
    TICK,
    expected_points,
    ticks_left,
    value,
    win_chance,
)
from bowlbound_desktop.games.bowlbound.values.shape import LATE
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.procedure import result_of
from bowlbound_desktop.kernel.requests import Decision, Event, Together
from bowlbound_desktop.play.advising.weighed import POINTS, WIN, YARDS, Weighed
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.odds_asking import ANY
from bowlbound_desktop.play.tree import Care, quiet

if TYPE_CHECKING:
    from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach

EQUAL = 1e-9
CUSTOMARY = "this close, most teams kick"
FORETOLD = "the other team has kept to its book so far"
KEPT = 2.5
"""How much trust the other team must have earned for that to be said; then the value of the exact mix is not,
because the mix that is called no longer guarantees it."""
CARE = Care(spare=0.01, ways=300)
"""Follow all but a hundredth, the likeliest ways first, but at most this many."""
TIMEOUT_GAIN = 0.0015
"""The clock is stopped, by a timeout or by hurrying, where it adds this much to the chance to win."""


@frozen
class CoachQuestion:
    """One question to a coach."""

    coach: "EquilibriumCoach"
    decision: Decision
    moment: Moment
    level: str
    """The level by which he counts in this situation."""

    @property
    def game(self) -> Game:
        """The game before the play."""
        game: Game = self.moment.game
        return game

    @property
    def scouting(self) -> Scouting:
        """What the two sides have shown so far; only the strongest coach looks at it."""
        return scouted(self.game, self.moment.past) if self.level == "equilibrium" else UNSEEN

    @property
    def unit(self) -> str:
        """What his worths are counted in."""
        return {"equilibrium": WIN, "points": POINTS}.get(self.level, YARDS)

    @property
    def worth(self) -> Worth:
        """What a game between plays is worth."""
        return win_chance if self.level == "equilibrium" else expected_points

    def best(self, worths: Mapping[str, float], calm: str = "", gain: float = EQUAL) -> Weighed:
        """The answer that is worth most; the `calm` one unless another is better by more than `gain`."""
        most = max(worths, key=worths.__getitem__)
        answer = calm if calm in worths and worths[calm] >= worths[most] - gain else most
        return self.told(answer, worths)

    def told(self, answer: str, worths: Mapping[str, float]) -> Weighed:
        """An answer with its figures, and a note where a kick was chosen only by custom."""
        kicked = answer in ("punt", "field_goal", "kick") and worths[answer] < max(worths.values())
        return Weighed(answer=answer, worths=worths, unit=self.unit, note=CUSTOMARY if kicked else "")

    def drawn(self, shares: Mapping[str, float], worth: float | None = None, note: str = "") -> Weighed:
        """An answer drawn at random by these shares."""
        side, moment = self.decision.side, self.moment
        words = f"equilibrium:{self.coach.seed}:{side.value}:{moment.play}:{len(moment.happened)}"
        answer = drawn(tuple(shares), tuple(shares.values()), lot(words))
        return Weighed(answer=answer, shares=shares, value=None if note else worth, unit=self.unit, note=note)


def answered(asked: CoachQuestion, kind: str) -> Weighed | None:
    """The answer to a question; None where the book has to answer."""
    if kind in kick_answers.KINDS:
        return _kick(asked)
    return _ANSWERS.get(kind, _look_ahead)(asked)


def ahead(worth: Worth, care: Care = CARE) -> LookAhead:
    """How the coaches of Bowl Bound look ahead."""
    later = by_outcomes(worth, otherwise=down_in_end_zone)
    return LookAhead(next_play=next_play, worth=worth, groups=groups, later=later, care=care)


def _look_ahead(asked: CoachQuestion, gain: float = EQUAL) -> Weighed | None:
    """Weigh every answer by following it through the rules to the end of the play."""
    if asked.level == "yards":
        return None
    worths = ahead(asked.worth).worths(asked.decision, asked.moment)
    return asked.best(worths, quiet(asked.decision), gain)


def _call(asked: CoachQuestion) -> Weighed | None:
    """A call drawn from the solution's mix; the yards level leaves fourth down to the book."""
    game, coach, ours = _as_declared(asked), asked.coach, asked.decision.side is asked.game.offense
    if asked.level == "yards" and game.down == LAST_DOWN and ours:
        return None
    scouting = asked.scouting
    found = coach.solution(game, scouting)
    calls, shares = coach.mixture(game, asked.decision.side, scouting)
    mix = dict(zip(calls, shares, strict=True))
    if found.reason:
        return Weighed(answer=max(mix, key=mix.__getitem__), reason=found.reason)
    note = FORETOLD if (scouting.defense if ours else scouting.offense) >= KEPT else ""
    return _alone(asked, found, mix, note) if ours else asked.drawn(mix, _seen_by(asked, found), note)


def _as_declared(asked: CoachQuestion) -> Game:
    """The game as it stands at the call: hurried, where that was declared in this play."""
    for item in asked.moment.happened:
        match item:
            case Decision(kind="declare"), "no_huddle":
                return result_of(shorten(asked.game, "AR-I-4-A")).change(hurried="no_huddle")
    return asked.game


def _seen_by(asked: CoachQuestion, found: Solution) -> float | None:
    """What the offense's best mix is worth to the defense."""
    return 1 - found.worth if asked.unit == WIN else -found.worth


def _alone(asked: CoachQuestion, found: Solution, mix: Mapping[str, float], note: str) -> Weighed:
    """A call without a defense, compared with the best mix of plays."""
    certain = [call for call, share in mix.items() if share == 1.0 and call in found.alone]
    if not certain:
        return asked.drawn(mix, found.worth, note)
    play = found.likeliest
    return asked.told(certain[0], {**found.alone, play: found.worth})


def _kick(asked: CoachQuestion) -> Weighed | None:
    """Weigh the questions before a kick; questions before other kicks are answered quietly."""
    if asked.level == "yards":
        return None
    worths = kick_answers.kick_worths(asked.level, asked.decision, asked.moment)
    if not worths:
        return Weighed(answer=quiet(asked.decision))
    if asked.decision.kind == "kick_rush":
        worths = {option: 1 + worth if asked.unit == WIN else worth for option, worth in worths.items()}
    gain = FAKE_GAIN.get(asked.level, EQUAL) if asked.decision.kind == "fake_numbers" else EQUAL
    return asked.best(worths, quiet(asked.decision), gain)


def _penalty(asked: CoachQuestion) -> Weighed | None:
    """What leaves the offended side best off."""
    worths = outcome_worths(asked.decision, asked.worth)
    if not worths:
        return _look_ahead(asked)
    return asked.best(dict(zip(asked.decision.options, worths, strict=True)))


def _try(asked: CoachQuestion) -> Weighed | None:
    """Kick or play for two: the worth of the kick against the value of the two-point try as a matrix game."""
    if asked.level == "yards":
        return None
    game, level = asked.game, asked.level
    kicks = [option for option in asked.decision.options if option != "two"]
    worths = {kick: _kicked(level, game, kick) for kick in kicks}
    if kicks and not plain_sense.tries_for_two(game):
        return Weighed(answer=kicks[0], reason="the lead needs no second point")
    worths["two"] = solve(matrix(level, game, opposed(level, game), formations(game)))[0]
    return asked.best(worths, "kick", max(FLAT, plain_sense.custom(level, game)))


def _kicked(level: str, game: Game, kick: str) -> float:
    if kick == "kick" and game.overtime is None:
        return KickGame(level, game, kick).worth
    return float(matrix(level, game, (kick,), (ANY,))[0, 0])


def _kickoff(asked: CoachQuestion) -> Weighed | None:
    """Deep, squib or onside; a matrix game where the receivers guess."""
    if asked.level == "yards":
        return None
    game, level = asked.game, asked.level
    if game.options.kickoff_selection == "basic":
        worths = matrix(level, game, KICKS, (ANY,))[:, 0]
        return asked.best(dict(zip(KICKS, map(float, worths), strict=True)), KICKS[0])
    worth, rows, columns = solve(matrix(level, game, KICKS, KICKS))
    ours = asked.decision.side is game.offense
    shares = dict(zip(KICKS, map(float, rows if ours else columns), strict=True))
    return asked.drawn(shares, worth if ours else None)


def _timeout(asked: CoachQuestion) -> Weighed | None:
    """Only at the end of a half, where values depend on timeouts; never for the side in the lead."""
    if asked.coach.level != "equilibrium":
        return None
    game = asked.game
    leads = game.clock.half == plain_sense.SECOND_HALF and game.score.lead(asked.decision.side) > 0
    if leads or not _end_of_half(game):
        return Weighed(answer="no")
    return _look_ahead(asked, TIMEOUT_GAIN)


def _end_of_half(game: Game) -> bool:
    return game.clock.quarter in (2, 4) and ticks_left(game) <= LATE + 3


def _declare(asked: CoachQuestion) -> Weighed | None:
    """After the play by looking ahead; before it, no huddle where ten seconds more are worth something."""
    game = asked.game
    if asked.coach.level != "equilibrium":
        return None
    if any(not isinstance(item, Event) for item in asked.moment.happened):
        return _look_ahead(asked, TIMEOUT_GAIN)
    more = game.change(clock=Clock(game.clock.quarter, game.clock.seconds + TICK))
    hurried = _end_of_half(game) and value(more) > value(game)
    return Weighed(answer="no_huddle" if hurried else "none")


def _delay(asked: CoachQuestion) -> Weighed | None:
    return _look_ahead(asked) if asked.coach.level == "equilibrium" else None


def _red_zone(asked: CoachQuestion) -> Weighed | None:
    """A white result instead of the defense's call; the offense's call counts only once it is revealed."""
    game = asked.game
    if game.options.red_zone_form or asked.level == "yards":
        return _look_ahead(asked)
    calls, shares = asked.coach.mixture(game, game.offense, asked.scouting)
    mix = {
        call: share
        for call, share in zip(calls, shares, strict=True)
        if share and call in opposed(asked.level, game)
    }
    if not mix:
        return Weighed(answer="keep")
    payoff = matrix(asked.level, game, tuple(mix), (_own_call(asked), BLANK_DEFENSE))
    kept, blank = map(float, -(np.array(list(mix.values())) @ payoff))
    return asked.best({"keep": kept, "blank": blank}, "keep")


def _own_call(asked: CoachQuestion) -> str:
    """What this side called, without looking at the other's call."""
    for item in asked.moment.happened:
        match item:
            case Together(decisions=decisions), tuple(answers):
                sides = (each.side for each in decisions)
                return dict(zip(sides, answers, strict=True))[asked.decision.side]
    return quiet(asked.decision)


_ANSWERS: Mapping[str, Callable[[CoachQuestion], Weighed | None]] = {
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
"""Who answers these kinds of questions; all others are answered by looking ahead."""
