"""A computer coach's mistake does not end a game: another coach answers, and what went wrong is noted."""

import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

from attrs import frozen

from bowlbound_desktop.kernel.errors import BowlboundError, IllegalAnswerError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import describe
from bowlbound_desktop.kernel.requests import Decision, fits
from bowlbound_desktop.play.tree import quiet

if TYPE_CHECKING:
    from bowlbound_desktop.play.answerers import Chooser, Coach, Moment

BY_THE_BOOK, LEGALLY = "the book answered for it", "the first legal answer was taken"


@frozen(kw_only=True)
class Mistake:
    """What a computer coach did wrong, and who answered in its place."""

    side: Side
    coach: str
    play: int
    """How many plays came before."""
    instead: str
    report: str
    """For the developers: what was asked, and the traceback."""

    def told(self, team: str) -> str:
        """In one sentence for the log."""
        return f"The computer coach of {team} made a mistake: {self.instead}"


Note: TypeAlias = Callable[[Mistake], None]


@runtime_checkable
class HasDeputy(Protocol):
    """A coach who has another to answer in its place."""

    @property
    def deputy(self) -> "Coach":
        """The coach who plays by the book of the game."""


def watched(coach: "Coach", choose: "Chooser", note: Note) -> "Chooser":
    """Answers as the coach does, or in its place where it fails or gives an answer that is not offered.

    An error with a sentence for the player, such as one about the team's own book, is passed on.
    """

    def answer(decision: Decision, moment: "Moment") -> str:
        try:
            chosen = choose(decision, moment)
            if chosen in decision.options or fits(decision, chosen):
                return chosen
            raise IllegalAnswerError(f"{chosen!r} does not answer {describe(decision)}")
        except Exception as error:
            if isinstance(error, BowlboundError) and not isinstance(error, IllegalAnswerError):
                raise
            chosen, instead = _answered_instead(coach, decision, moment)
            note(_mistake(coach, decision, moment, instead, error))
            return chosen

    return answer


def _answered_instead(coach: "Coach", decision: Decision, moment: "Moment") -> tuple[str, str]:
    """The answer of the book; failing that, the quiet answer or the first that is offered."""
    if isinstance(coach, HasDeputy):
        try:
            chosen = coach.deputy.choose(decision, moment)
        except Exception:
            chosen = ""
        if fits(decision, chosen):
            return chosen, BY_THE_BOOK
    return quiet(decision), LEGALLY


def _mistake(coach: "Coach", decision: Decision, moment: "Moment", instead: str, error: Exception) -> Mistake:
    asked = f"play {moment.play + 1}, {decision.side.value}, {describe(decision)}"
    report = f"The {coach.key} coach ({asked}):\n\n{''.join(traceback.format_exception(error))}"
    return Mistake(side=decision.side, coach=coach.key, play=moment.play, instead=instead, report=report)
