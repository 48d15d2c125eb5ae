"""Calls that are not plays of the chart: kicks, tries, and plays with rules of their own."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import numpy as np

from bowlbound_desktop.games.bowlbound.odds.aimed_punts import Aim, AimedPunts
from bowlbound_desktop.games.bowlbound.odds.columns import Chain
from bowlbound_desktop.games.bowlbound.odds.free_balls import RETURNED, FreeBalls
from bowlbound_desktop.games.bowlbound.odds.kicks import FINE, Kick, Kicks
from bowlbound_desktop.games.bowlbound.odds.landings import Chances, Judge
from bowlbound_desktop.games.bowlbound.odds.matchup import ChartMatchup
from bowlbound_desktop.games.bowlbound.odds.razzle import Razzle
from bowlbound_desktop.games.bowlbound.odds.rows import mixed
from bowlbound_desktop.games.bowlbound.odds.situation import Situation
from bowlbound_desktop.games.bowlbound.odds.ways import NOTHING, Cut, enumerate_all
from bowlbound_desktop.games.bowlbound.rules.calls.calls import BLANK_DEFENSE
from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING
from bowlbound_desktop.games.bowlbound.rules.calls.scrimmage import play_down
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import PREFIX
from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK
from bowlbound_desktop.games.bowlbound.rules.clock.alternate_timing import tens
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.conversions import extra_point
from bowlbound_desktop.games.bowlbound.rules.kicks.fakes import fake
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import Plan, plan_free_block, plan_kick
from bowlbound_desktop.games.bowlbound.rules.kicks.kickoffs import KICKS, announced, guessed_case, kick_off
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Reading
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Decision, fits
from bowlbound_desktop.play.odds_asking import ANY
from bowlbound_desktop.play.tree import Policy, Ways, quiet

MOST, FINEST, LEAST = 0.001, 2e-7, 0.25
"""Where more than MOST is left out (coarse: less than LEAST followed), the floor falls, down to FINEST."""
OFFERED = 20
"""How many options an error names."""
Answers = Mapping[str, str]
Faked = Callable[[], ChartMatchup]
"""The charts for a play after a fake."""


def special_calls(game: Game) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The calls before a kickoff, a free kick or a try that is kicked, and those of the other side."""
    guesses = (ANY,) if game.options.kickoff_selection == "basic" else KICKS
    match game.next:
        case "kickoff":
            return KICKS, guesses
        case "free-kick":
            return (*KICKS, "punt") if game.edition.safety_kick == "choice" else KICKS, guesses
        case "try":
            return ("kick", "punt_goal") if game.options.alt_fg else ("kick",), (ANY,)
    return (), (ANY,)


class Specials:
    """The special calls of one situation; `answers` are given to the questions of that kind."""

    def __init__(
        self, situation: Situation, balls: FreeBalls, judge: Judge, floor: float, answers: Answers
    ) -> None:
        self._situation, self._game = situation, situation.game
        self._balls, self._judge, self._floor, self._answers = balls, judge, floor, answers
        self._known: dict[tuple[str, str], Chances] = {}
        self.answered: set[str] = set()
        """The kinds of questions that were asked and had their answer given."""

    def chances(self, matchup: ChartMatchup, faked: Faked, call: str, defense: str) -> Chances:
        """How often each landing follows; `faked` is only called where the kick may be a fake."""
        key = call, self._matters(call, defense)
        found = self._known.get(key)
        if found is None:
            if call == "razzle":
                found = Razzle(self._situation, matchup, defense).chances()
            else:
                found = self._finely(matchup, faked, call, defense)
            self._known[key] = found
        return found

    def aimed(self, aims: Sequence[Aim]) -> Chances:
        """How often each landing follows from a punt under each of some aims, which are rows."""
        policy = partial(self._answer, "punt", ANY)
        punts = AimedPunts(self._situation, self._balls, policy, self._floor)
        return punts.chances(self._plans("punt", policy), aims)

    def _finely(self, matchup: ChartMatchup, faked: Faked, call: str, defense: str) -> Chances:
        """The chances, with a finer floor where too much was left out."""
        floor, wanted = self._floor, LEAST if self._floor > FINE else 1 - MOST
        found = self._followed(matchup, faked, call, defense, floor)
        while found.sum() < wanted and floor > FINEST:
            floor /= 4
            found = self._followed(matchup, faked, call, defense, floor)
        return found

    def _followed(
        self, matchup: ChartMatchup, faked: Faked, call: str, defense: str, floor: float
    ) -> Chances:
        policy = partial(self._answer, call, defense)
        plans = self._plans(call, policy)
        if plans and plans[0][1].instead:
            row = matchup.row(plans[0][1].instead, BLANK_DEFENSE)
            (found,) = self._situation.distributions(matchup, [row])
            return np.asarray(found)
        kicks = Kicks(self._game, self._balls, policy, floor)
        kick = self._kick(kicks, plans, call, defense)
        if kick is None:
            return self._enumerated(call, policy, floor)
        found = self._situation.kicked(kick)
        if not kick.fakes:
            return found
        return added(found, self._faked(faked(), kick.fakes, first_answer(self._game, plans[0][1], policy)))

    def _faked(self, matchup: ChartMatchup, fakes: Ways[Chain], play: str) -> Chances:
        """The play of a fake, with the fouls before it (AR-V-1)."""
        if play == "razzle":
            row = Razzle(self._situation, matchup, BLANK_DEFENSE).unopposed()
        else:
            row = matchup.row(play, BLANK_DEFENSE)
        rows = [mixed([(chance, row)], chain) for chance, chain in fakes]
        found: Chances = self._situation.distributions(matchup, rows).sum(axis=0)
        return found

    def _matters(self, call: str, defense: str) -> str:
        """The defense's call, if it makes a difference."""
        guessed = call in KICKS and defense in KICKS
        if guessed or call == "razzle" or (call == "sneak" and defense.startswith(PREFIX)):
            return defense
        return ANY

    def _plans(self, call: str, policy: Policy) -> Ways[Plan]:
        """What is arranged before a kick, with the chances of the rushers' totals."""
        game, following = self._game, self._game.next
        if call == "punt_goal":
            start = partial(plan_free_block, game, corner=False)
        elif following == "scrimmage" and call in ("punt", "field_goal"):
            start = partial(plan_kick, game, call, hurried=STANDING.hurried)
        elif following == "try" and call == "kick":
            start = partial(plan_kick, game, "extra_point")
        else:
            return []
        return enumerate_all(game, start, policy).ways

    def _kick(self, kicks: Kicks, plans: Ways[Plan], call: str, defense: str) -> Kick | None:
        """Kicks whose column can be read as a whole."""
        match call:
            case "punt":
                return kicks.punt(plans) if plans else kicks.free_punt()
            case "field_goal":
                return kicks.field_goal(plans)
            case "punt_goal":
                return kicks.punt_goal(plans)
            case "kick" if len(plans) > 1 or plans[0][1].fakes:
                return kicks.extra_point(plans)
            case "deep" | "squib":
                basic = self._game.options.kickoff_selection == "basic"
                case = announced(self._game, call) if basic else guessed_case(self._game, defense, call)
                kick = kicks.kickoff if call == "deep" else kicks.squib
                return kick(case) if case.returned == "chart" else None
        return None

    def _enumerated(self, call: str, policy: Policy, floor: float) -> Chances:
        """The chances found by running the rule."""
        direct = self._game.options.timing == "normal" or floor <= FINE
        cut = RETURNED if direct and self._game.next == "scrimmage" else NOTHING
        outcomes = enumerate_all(self._game, self._start(call), policy, floor, cut)
        ways: list[tuple[float, int]] = []
        for chance, settled in outcomes.ways:
            ways += [(chance * share, number) for share, number in self._landed(settled, call)]
        return self._situation.landed(ways)

    def _landed(self, settled: Settled | Cut, call: str) -> list[tuple[float, int]]:
        if not isinstance(settled, Cut):
            return [(1.0, self._situation.land(settled))]
        action = self._game.tables.alternate.action
        seconds = action.get(call, action["scrimmage"]) + tens(FIELD - settled.start - self._game.y)
        returned = self._balls.run_back(settled, self._game.offense)
        chances = self._situation.ended(self._balls.ends.timed(returned, seconds))
        return [(float(chances[number]), number) for number in chances.nonzero()[0].tolist()]

    def _start(self, call: str) -> Callable[[], Procedure[Settled]]:
        if self._game.next in ("kickoff", "free-kick"):
            return partial(kick_off, self._game)
        if self._game.next == "try" and call == "kick":
            return partial(extra_point, self._game)
        return partial(play_down, self._game, STANDING)

    def _answer(self, call: str, defense: str, decision: Decision) -> str:
        match decision.kind:
            case "offense_call" | "kickoff_call":
                return call
            case "defense_call" | "kickoff_guess":
                return defense if defense in decision.options else quiet(decision)
            case "penalty":
                worths = [self._judge(game, decision.side) for game in decision.outcomes]
                return decision.options[worths.index(max(worths))]
        if decision.kind in self._answers:
            return self._given(decision)
        return "touchback" if "touchback" in decision.options else quiet(decision)

    def _given(self, decision: Decision) -> str:
        answer = self._answers[decision.kind]
        if not fits(decision, answer):
            offered = ", ".join(decision.options[:OFFERED])
            raise BowlboundError(f'"{answer}" does not answer {decision.kind}: choose from {offered}')
        self.answered.add(decision.kind)
        return answer


def first_answer(game: Game, plan: Plan, policy: Policy) -> str:
    """The play that is run after a fake."""
    for item in fake(game, plan, Reading(BLANK, 0)):
        if isinstance(item, Decision):
            return policy(item)
    raise AssertionError("a fake without a play")


def added(some: Chances, others: Chances) -> Chances:
    """The sum of two arrays of chances, of which one may lack the newest landings."""
    whole = np.zeros(max(len(some), len(others)))
    whole[: len(some)] += some
    whole[: len(others)] += others
    return whole
