"""Weighing an answer by looking ahead: the play goes on through the real rules, each roll with its chance."""

from collections.abc import Callable, Sequence
from typing import Any

from bowlbound_desktop.games.bowlbound.odds.tree import enumerate_all, quiet
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.next_play import next_play
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Answer, Decision, Event
from bowlbound_desktop.play.answerers import Moment

Worth = Callable[[Game, Side], float]
FLOOR = 1e-3
"""Ways rarer than this are left out of a look ahead."""
MOST_WEIGHED = 8


def best_answer(decision: Decision, moment: Moment, worth: Worth) -> str:
    """The answer that leaves the asked side best off; the quiet one where nothing is better."""
    options = weighed(decision)
    if len(options) == 1:
        return options[0]
    worths = [answer_worth(decision, moment, option, worth) for option in options]
    best = max(worths)
    first = options.index(quiet(decision)) if quiet(decision) in options else 0
    return options[first] if worths[first] >= best - 1e-9 else options[worths.index(best)]


def weighed(decision: Decision) -> tuple[str, ...]:
    """All options, or where there are very many some that lie apart, the quiet one with them."""
    options = decision.options
    if len(options) <= MOST_WEIGHED:
        return options
    apart = options[:: -(-len(options) // MOST_WEIGHED)]
    return tuple(dict.fromkeys((quiet(decision), *apart)))


def answer_worth(decision: Decision, moment: Moment, option: str, worth: Worth) -> float:
    """What the game is worth to the asked side after the play, on average."""
    known = [item[1] for item in moment.happened if not isinstance(item, Event)]
    ways = played_ways(moment.game, (*known, option), worth, FLOOR)
    return mean_worth(ways, decision.side, worth)


def mean_worth(ways: Sequence[tuple[float, Game]], side: Side, worth: Worth) -> float:
    """Over all ways, those left out shared among the rest."""
    whole = sum(chance for chance, _ in ways)
    return sum(chance * worth(game, side) for chance, game in ways) / whole


def played_ways(game: Game, known: Sequence[Answer], worth: Worth, floor: float) -> list[tuple[float, Game]]:
    """Every game that can follow a play of which some answers are known."""
    return enumerate_all(game, lambda: resumed(game, known), _policy(worth), floor).ways


def resumed(game: Game, known: Sequence[Answer]) -> Procedure[Game]:
    """The play that follows, from the first request whose answer is not known."""
    procedure, waiting = next_play(game), list(known)
    assert procedure is not None
    answer: Any = None
    try:
        while True:
            item = procedure.send(answer)
            answer = None
            if not isinstance(item, Event):
                answer = waiting.pop(0) if waiting else (yield item)
    except StopIteration as stop:
        after: Game = stop.value
        return after


def _policy(worth: Worth) -> Callable[[Decision], str]:
    """How both sides answer what is asked later in the play."""

    def answer(decision: Decision) -> str:
        if decision.kind == "penalty":
            worths = [worth(game, decision.side) for game in decision.outcomes]
            return decision.options[worths.index(max(worths))]
        return "touchback" if "touchback" in decision.options else quiet(decision)

    return answer
