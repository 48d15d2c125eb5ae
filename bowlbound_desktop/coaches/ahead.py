"""Weighs answers by looking ahead: the play goes on through the real rules, each roll with its chance."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from attrs import field, frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, Run
from bowlbound_desktop.kernel.requests import Answer, Decision, Event, Request
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.tree import (
    USUAL,
    Care,
    Grouping,
    Policy,
    Ways,
    by_total,
    followed,
    likeliest,
    quiet,
)

Worth: TypeAlias = Callable[[Any, Side], float]
"""What a game between plays is worth to a side."""
NextPlay: TypeAlias = Callable[[Any], Procedure[Any] | None]
MOST_WEIGHED = 8


def by_outcomes(worth: Worth, otherwise: Policy = quiet) -> Policy:
    """A policy that takes the best outcome for the asked side, where every outcome is known beforehand."""

    def answer(decision: Decision) -> str:
        known = outcome_worths(decision, worth)
        return decision.options[known.index(max(known))] if known else otherwise(decision)

    return answer


def outcome_worths(decision: Decision, worth: Worth) -> list[float]:
    """What each option is worth to the asked side; empty where an outcome is not known beforehand."""
    if not decision.outcomes or any(after is None for after in decision.outcomes):
        return []
    return [worth(after, decision.side) for after in decision.outcomes]


@frozen(kw_only=True)
class LookAhead:
    """How a coach looks to the end of a play in one game."""

    next_play: NextPlay
    """The rules."""
    worth: Worth
    groups: Grouping = by_total
    later: Policy = field()
    """How both sides answer what is asked later in the play."""
    care: Care = USUAL

    @later.default
    def _by_outcomes(self) -> Policy:
        return by_outcomes(self.worth)

    def worths(self, decision: Decision, moment: Moment) -> dict[str, float]:
        """What each weighed answer is worth to the asked side."""
        return {option: self.answer_worth(decision, moment, option) for option in weighed(decision)}

    def answer_worth(self, decision: Decision, moment: Moment, option: str) -> float:
        """What the game is worth to the asked side after the play, on average."""
        ways = self.played_ways(moment.game, (*answers_so_far(moment), option))
        return self.mean_worth(ways, decision.side)

    def mean_worth(self, ways: Ways[Any], side: Side) -> float:
        """The mean worth of these ways; what was left out is shared among them."""
        return sum(chance * self.worth(game, side) for chance, game in ways) / followed(ways)

    def played_ways(self, game: Any, known: Sequence[Answer]) -> Ways[Any]:
        """The likeliest results of a play of which some answers are known; at least one."""
        start = partial(resumed, self.next_play, game, known)
        return likeliest(game, start, self.later, self.groups, self.care).ways


def weighed(decision: Decision, most: int = MOST_WEIGHED) -> tuple[str, ...]:
    """All options or, where there are too many, evenly spaced ones and the quiet one."""
    options = decision.options
    if len(options) <= most:
        return options
    apart = options[:: -(-len(options) // most)]
    return tuple(dict.fromkeys((quiet(decision), *apart)))


def answers_so_far(moment: Moment) -> list[Answer]:
    """The answers so far in the play of a moment."""
    return [item[1] for item in moment.happened if not isinstance(item, Event)]


def pending(next_play: NextPlay, game: Any, known: Sequence[Answer]) -> Request | None:
    """The request after these answers; None where the play is over."""
    play = next_play(game)
    return None if play is None else Run(play, known).pending


def witnessed(next_play: NextPlay, game: Any, known: Sequence[Answer]) -> Procedure[tuple[Any, list[Event]]]:
    """The play as `resumed` goes through it, with its events."""
    told: list[Event] = []
    after = yield from resumed(next_play, game, known, told)
    return after, told


def resumed(
    next_play: NextPlay, game: Any, known: Sequence[Answer], told: list[Event] | None = None
) -> Procedure[Any]:
    """The play that follows, resumed after the answers that are known."""
    procedure, waiting = next_play(game), list(known)
    assert procedure is not None
    answer: Any = None
    try:
        while True:
            item = procedure.send(answer)
            answer = None
            if isinstance(item, Event):
                if told is not None:
                    told.append(item)
            else:
                answer = waiting.pop(0) if waiting else (yield item)
    except StopIteration as stop:
        return stop.value
