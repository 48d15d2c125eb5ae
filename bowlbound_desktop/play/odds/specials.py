"""Calls that are no plays of the chart: kicks, tries, and plays by a rule of their own."""

from collections.abc import Callable, Mapping
from functools import partial

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Decision, fits
from bowlbound_desktop.play.odds.free_balls import COLUMN, FreeBalls
from bowlbound_desktop.play.odds.kicks import Kicks
from bowlbound_desktop.play.odds.landings import Chances, Judge
from bowlbound_desktop.play.odds.matchup import Matchup
from bowlbound_desktop.play.odds.razzle import Razzle
from bowlbound_desktop.play.odds.situation import Situation
from bowlbound_desktop.play.odds.tree import NOTHING, Cut, enumerate_all, quiet
from bowlbound_desktop.rules.bowlbound.conversions import extra_point
from bowlbound_desktop.rules.bowlbound.field_goals import punt_goal
from bowlbound_desktop.rules.bowlbound.game import Game
from bowlbound_desktop.rules.bowlbound.hurry_up import STANDING, Snap
from bowlbound_desktop.rules.bowlbound.kickoffs import KICKS, announced, guessed_case, kick_off
from bowlbound_desktop.rules.bowlbound.penalties import Settled
from bowlbound_desktop.rules.bowlbound.scrimmage import play_down
from bowlbound_desktop.rules.bowlbound.wild_card import PREFIX

ANY = "any"
"""Stands for every call of the defence where it makes no difference."""
MOST, FINE = 0.001, 1e-5
"""With so much left out ways are followed further, unless coarse odds are asked for."""
OFFERED = 20
"""How many options an error names."""
Answers = Mapping[str, str]
UNOPPOSED_KICKS = ("punt", "field_goal", "punt_goal")
"""Their returns and blocks are followed as they happen."""


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
        self, situation: Situation, balls: FreeBalls, snap: Snap, judge: Judge, floor: float, answers: Answers
    ) -> None:
        self._situation, self._game, self._snap = situation, situation.game, snap
        self._balls, self._judge, self._floor, self._answers = balls, judge, floor, answers
        self._known: dict[tuple[str, str], Chances] = {}
        self.answered: set[str] = set()
        """The kinds of questions that were asked and had their answer given."""

    def chances(self, matchup: Matchup, call: str, defense: str) -> Chances:
        """How often each landing follows."""
        key = call, self._matters(call, defense)
        found = self._known.get(key)
        if found is None:
            if call == "razzle":
                found = Razzle(self._situation, matchup, defense).chances()
            else:
                found = self._finely(call, defense)
            self._known[key] = found
        return found

    def _finely(self, call: str, defense: str) -> Chances:
        """With a finer floor where much was left out."""
        found = self._followed(call, defense, self._floor)
        if 1 - found.sum() > MOST and self._floor <= FINE:
            found = self._followed(call, defense, self._floor / 4)
        return found

    def _followed(self, call: str, defense: str, floor: float) -> Chances:
        found = self._kicked(call, defense, floor)
        return self._enumerated(call, defense, floor) if found is None else found

    def _matters(self, call: str, defense: str) -> str:
        """The defence's call, if it makes a difference."""
        if call == "razzle" or defense in KICKS or (call == "sneak" and defense.startswith(PREFIX)):
            return defense
        return ANY

    def _kicked(self, call: str, defense: str, floor: float) -> Chances | None:
        """Kicks whose column can be read as a whole."""
        kicks = Kicks(self._game, self._balls, partial(self._answer, call, defense), floor)
        if self._game.next == "scrimmage" and call in ("punt", "field_goal"):
            plan = kicks.plain(call, self._snap)
            if plan is None:
                return None
            kick = kicks.punt if call == "punt" else kicks.field_goal
            return self._situation.kicked(kick(self._snap, plan))
        if self._game.next == "free-kick" and call == "punt":
            return self._situation.kicked(kicks.free_punt())
        if call == "deep":
            basic = self._game.options.kickoff_selection == "basic"
            case = announced(self._game, "deep") if basic else guessed_case(self._game, defense, "deep")
            if case.returned == "chart":
                return self._situation.kicked(kicks.kickoff(case))
        return None

    def _enumerated(self, call: str, defense: str, floor: float) -> Chances:
        """By running the rule."""
        direct = self._game.next == "scrimmage" and self._game.options.timing == "normal"
        cut = frozenset((COLUMN,)) if direct and call not in UNOPPOSED_KICKS else NOTHING
        policy = partial(self._answer, call, defense)
        outcomes = enumerate_all(self._game, self._start(call), policy, floor, cut)
        ways: list[tuple[float, int]] = []
        for chance, settled in outcomes.ways:
            ways += [(chance * share, number) for share, number in self._landed(settled)]
        return self._situation.landed(ways)

    def _landed(self, settled: Settled | Cut) -> list[tuple[float, int]]:
        if not isinstance(settled, Cut):
            return [(1.0, self._situation.land(settled))]
        chances = self._situation.ended(self._balls.run_back(settled, self._game.offense))
        return [(float(chances[number]), number) for number in chances.nonzero()[0].tolist()]

    def _start(self, call: str) -> Callable[[], Procedure[Settled]]:
        if self._game.next in ("kickoff", "free-kick"):
            return partial(kick_off, self._game)
        if self._game.next == "try" and call == "kick":
            return partial(extra_point, self._game)
        if self._game.next == "try" and call == "punt_goal":
            return partial(punt_goal, self._game, STANDING)
        return partial(play_down, self._game, self._snap)

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
