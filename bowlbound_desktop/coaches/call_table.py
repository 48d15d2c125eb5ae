"""The exact odds of calls in any game, by following every way through its rules."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from attrs import frozen

from bowlbound_desktop.coaches.ahead import LookAhead, pending, witnessed
from bowlbound_desktop.coaches.play_figures import FIGURES, PlayFigures, play_figures
from bowlbound_desktop.kernel.requests import Answer, Decision, Request, Together
from bowlbound_desktop.play.call_figures import CallFigures
from bowlbound_desktop.play.forecast import Judge
from bowlbound_desktop.play.odds_asking import ALONE, Asked, named
from bowlbound_desktop.play.tree import Care, Policy, likeliest

EXACTLY = Care(floor=1e-4, finest=1e-5, least=0.98)
"""For tables, which need more exact figures than answers that are only compared."""
QUICKLY = Care(floor=5e-4, finest=1e-4, least=0.95)
"""For comparing calls during a game: less exact, but faster."""


@frozen(kw_only=True)
class ExactSummary(CallFigures):
    """The figures of a call, and the chance to win after it."""

    win: float
    """The chance of the side that calls to win after it."""


@frozen
class Way:
    """One way that a play can go."""

    chance: float
    after: Any
    told: PlayFigures


class CallTable:
    """The odds of one question: a call by one side alone, or two calls made at once.

    The worth of `ahead` must be in points, including those on the board.
    """

    def __init__(
        self,
        game: Any,
        ahead: LookAhead,
        judge: Judge,
        *,
        known: Sequence[Answer] = (),
        answers: Mapping[str, str] | None = None,
        care: Care = EXACTLY,
    ) -> None:
        asked = pending(ahead.next_play, game, known)
        assert isinstance(asked, Decision | Together), "no call is asked for"
        self.game, self.asked = game, asked
        self.answered: set[str] = set()
        """Kinds of questions for which the given answers have been used."""
        self._ahead, self._judge, self._known = ahead, judge, tuple(known)
        self._answers, self._care = answers or {}, care
        self._found: dict[tuple[str, str], list[Way]] = {}

    @property
    def own(self) -> Decision:
        """The decision whose options are the rows: the offense's, or that of the only side that is asked."""
        if isinstance(self.asked, Decision):
            return self.asked
        ours = (one for one in self.asked.decisions if one.side is self.game.offense)
        return next(ours, self.asked.decisions[0])

    @property
    def against(self) -> tuple[str, ...]:
        """The calls of the other side, or ALONE where it makes none."""
        others = self.asked.decisions if isinstance(self.asked, Together) else ()
        return next((one.options for one in others if one is not self.own), (ALONE,))

    def blocks(self, calls: Sequence[str] | None, against: Sequence[str] | None) -> list[Asked]:
        """The table of all calls, or only of those that are named."""
        return named([Asked(self.own.options, self.against)], calls, against)

    def table(self, offense: Sequence[str], defense: Sequence[str]) -> dict[tuple[str, str], ExactSummary]:
        """Summaries of all pairs."""
        return {(ours, theirs): self.summary(ours, theirs) for ours in offense for theirs in defense}

    def summary(self, ours: str, theirs: str = ALONE) -> ExactSummary:
        """The figures of one call: means over everything that was followed."""
        ways, side = self._ways(ours, theirs), self.own.side
        whole = sum(way.chance for way in ways)

        def mean(figure: Callable[[Way], float]) -> float:
            return sum(way.chance * figure(way) for way in ways) / whole

        lead, starts = self.game.score.lead(side), mean(lambda way: way.told.start is not None)
        return ExactSummary(
            **{name: mean(partial(_told, name)) for name in FIGURES},
            start=mean(lambda way: way.told.start or 0) / (starts or 1),
            points=mean(lambda way: self._ahead.worth(way.after, side)) - lead,
            win=mean(lambda way: self._judge(way.after, side)),
            left_out=max(0.0, 1 - whole),
        )

    def gains(self, offense: str, defense: str) -> dict[int, float]:
        """The chance of each gain by run or pass while the ball is kept."""
        found: dict[int, float] = {}
        for way in self._ways(offense, defense):
            if way.told.gain is not None:
                found[way.told.gain] = found.get(way.told.gain, 0.0) + way.chance
        return dict(sorted(found.items()))

    def _ways(self, ours: str, theirs: str) -> list[Way]:
        if (ours, theirs) not in self._found:
            known = (*self._known, self._answer(ours, theirs))
            start = partial(witnessed, self._ahead.next_play, self.game, known)
            found = likeliest(self.game, start, self._policy, self._ahead.groups, self._care)
            told = partial(play_figures, self.game.offense)
            self._found[ours, theirs] = [
                Way(chance, after, told(events)) for chance, (after, events) in found.ways
            ]
        return self._found[ours, theirs]

    def _answer(self, ours: str, theirs: str) -> Answer:
        if isinstance(self.asked, Decision):
            return ours
        return tuple(ours if one is self.own else theirs for one in self.asked.decisions)

    @property
    def _policy(self) -> Policy:
        def answer(decision: Decision) -> str:
            given = self._answers.get(decision.kind, "")
            if given not in decision.options:
                return self._ahead.later(decision)
            self.answered.add(decision.kind)
            return given

        return answer


def _told(name: str, way: Way) -> float:
    return float(getattr(way.told, name))


def is_call(asked: Request) -> bool:
    """Whether calls can be weighed in a table: one decision, or those of two sides."""
    if isinstance(asked, Together):
        return len(asked.decisions) == len({one.side for one in asked.decisions}) == 2
    return isinstance(asked, Decision)
