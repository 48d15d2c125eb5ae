"""The book coach of Gridiron Chaos: one die against the numbers of `book.toml` (section 10)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from attrs import field, frozen

from bowlbound_desktop.coaches.lots import lot
from bowlbound_desktop.games.gridiron_chaos.odds.habits import is_great
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.plays.calls import ADVANTAGES
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.requests import Decision, Happening, Roll
from bowlbound_desktop.play.answerers import LeavesNothing, Moment
from bowlbound_desktop.play.tree import quiet
from bowlbound_desktop.storage.toml import shipped_toml

FACES = 6


@cache
def pages() -> Mapping[str, Any]:
    """The pages of the book."""
    return shipped_toml("gridiron_chaos", "book.toml")


@frozen
class ChaosBook(LeavesNothing):
    """Answers by the book; the same seed rolls the same dice."""

    seed: int = 0
    key: str = field(default="book", init=False)

    def choose(self, decision: Decision, moment: Moment) -> str:
        """The book's answer, or the quiet one where it has none."""
        kind = decision.kind.partition(".")[0]
        answer = _ANSWERS[kind](_Question(self.seed, decision, moment)) if kind in _ANSWERS else ""
        return answer if answer in decision.options else quiet(decision)


@frozen
class _Question:
    """A question to the coach, with the book's lines and the dice that answer it."""

    seed: int
    decision: Decision
    moment: Moment

    @property
    def game(self) -> Game:
        """The game before the play."""
        game: Game = self.moment.game
        return game

    @property
    def side(self) -> Side:
        """The side that is asked."""
        return self.decision.side

    def die(self, what: str) -> int:
        """A roll of the coach's own die."""
        where = f"{self.moment.play}:{len(self.moment.happened)}"
        return 1 + int(FACES * lot(f"book:{self.seed}:{self.side.value}:{where}:{what}"))

    def line(self, page: str, **instead: int) -> Mapping[str, Any] | None:
        """The first line of a page that fits the game, with some figures replaced."""
        figures = {**_figures(self.game, self.side), **instead}
        return next((line for line in pages()[page] if _fits(line, figures)), None)

    def yes(self, page: str, **instead: int) -> bool:
        """Whether the die says yes by a page."""
        line = self.line(page, **instead)
        return line is not None and self.die(page) <= line["yes"]


def _figures(game: Game, side: Side) -> Mapping[str, int]:
    return {
        "down": game.down,
        "to_go": game.to_go,
        "goal": game.to_goal,
        "period": game.quarter,
        "left": game.clock.seconds,
        "behind": -game.score.lead(side),
        "timeouts": game.timeouts_of(side),
    }


def _fits(line: Mapping[str, Any], figures: Mapping[str, int]) -> bool:
    ranges = ((figures[name], line[name]) for name in figures if name in line)
    return all(low <= figure <= high for figure, (low, high) in ranges)


def _call(question: _Question) -> str:
    """Decide by the last snap of a half, fourth down, the letter, then the die."""
    if question.yes("last_goal"):
        return "field_goal"
    if question.yes("hail_mary"):
        return "hail_mary"
    if question.game.down == LAST_DOWN and not question.yes("fourth_down"):
        return "field_goal" if question.yes("field_goal") else "punt"
    helped = ADVANTAGES.get(question.game.advantage, "")
    return helped if helped and question.yes("advantage") else _column(question)


def _column(question: _Question) -> str:
    line = question.line("calls")
    assert line is not None
    call = str(line["faces"][question.die("calls") - 1])
    if call == "medium" and question.die("trick") >= pages()["trick"]["from"]:
        return "trick"
    short = call == "run" and "run" not in question.decision.options
    return "short_yardage" if short else call


def _kickoff(question: _Question) -> str:
    return "onside" if question.yes("onside") else "deep"


def _try(question: _Question) -> str:
    return "two" if question.yes("two_points") else "kick"


def _challenge(question: _Question) -> str:
    great = is_great(question.game, *_last_throw(question.moment.happened))
    return "yes" if question.yes("great_challenge" if great else "challenge") else "no"


def _last_throw(happened: Sequence[Happening]) -> tuple[str, int]:
    throws = [item for item in happened if isinstance(item, tuple) and isinstance(item[0], Roll)]
    if not throws:
        return "", 0
    request, thrown = throws[-1]
    assert isinstance(request, Roll)
    assert isinstance(thrown, int)
    return request.purpose, thrown


def _timeout(question: _Question) -> str:
    return "call" if question.side is question.game.defense and question.yes("timeout") else "no"


def _hurry(question: _Question) -> str:
    return "30" if question.yes("hurry") else "45"


def _takeaway(question: _Question) -> str:
    """Return a ball, and one taken in the own end zone only if the die says so."""
    deep = _own_yard(question) <= 0
    return "return" if not deep or question.yes("end_zone_return") else "down"


def _kick_return(question: _Question) -> str:
    return "roll" if question.yes("roll", goal=_own_yard(question)) else "return"


def _own_yard(question: _Question) -> int:
    """The ball's place in the count of the side that is asked."""
    places = [_place(item) for item in question.moment.happened]
    ball = next((place for place in reversed(places) if place is not None), question.game.spot())
    return Spot(ball).seen_by(question.side)


def _place(item: Happening) -> int | None:
    found = getattr(item, "end", getattr(item, "ball", None))
    return found if isinstance(found, int) else None


def _penalty(question: _Question) -> str:
    """Choose what leaves the better position."""
    worths = [_position(after, question.side) for after in question.decision.outcomes]
    return question.decision.options[worths.index(max(worths))]


def _position(after: Game, side: Side) -> float:
    figures = pages()["penalty"]
    first = figures["first_down"] if after.down == 1 else 0
    held = figures["ball"] + after.y + first if after.next == "scrimmage" else FIELD / 2
    sign = 1 if after.offense is side else -1
    return float(figures["points"] * after.score.lead(side) + sign * held)


Answer: TypeAlias = Callable[[_Question], str]
_ANSWERS: Mapping[str, Answer] = {
    "offense_call": _call,
    "kickoff_call": _kickoff,
    "try": _try,
    "challenge": _challenge,
    "timeout": _timeout,
    "hurry": _hurry,
    "takeaway": _takeaway,
    "kick_return": _kick_return,
    "penalty": _penalty,
}
