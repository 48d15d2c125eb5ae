"""The book coach of Nailbiter: mixes of calls by situation, and plain sense for the rest."""

from collections.abc import Callable, Mapping

from attrs import field, frozen

from bowlbound_desktop.coaches.lots import drawn, lot
from bowlbound_desktop.games.nailbiter.coaches import book_calls, book_clock, book_kicks, book_loose
from bowlbound_desktop.games.nailbiter.coaches.book_figures import Weights
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import LeavesNothing, Moment
from bowlbound_desktop.play.tree import quiet


@frozen
class NailbiterBook(LeavesNothing):
    """Answers by the book; the same seed makes the same calls."""

    seed: int = 0
    key: str = field(default="book", init=False)

    def choose(self, decision: Decision, moment: Moment) -> str:
        """The book's answer, or the quiet one where it has none."""
        answer = _answer(decision, moment)
        if not isinstance(answer, str):
            answer = drawn(tuple(answer), tuple(answer.values()), lot_of(self.seed, decision, moment))
        return answer if answer in decision.options else quiet(decision)


def lot_of(seed: int, decision: Decision, moment: Moment) -> float:
    """A number from 0 up to 1 that looks random but follows from the seed and the moment."""
    return lot(f"{seed}:{decision.kind}:{moment.play}:{moment.rolls}:{len(moment.happened)}")


def _answer(decision: Decision, moment: Moment) -> str | Weights:
    answers = _ANSWERS.get(decision.kind.partition(".")[0])
    return answers(decision, moment) if answers else ""


_ANSWERS: Mapping[str, Callable[[Decision, Moment], str | Weights]] = {
    **book_calls.ANSWERS,
    **book_kicks.ANSWERS,
    **book_loose.ANSWERS,
    **book_clock.ANSWERS,
}
