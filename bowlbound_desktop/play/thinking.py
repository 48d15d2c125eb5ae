"""What a computer coach has to think over, as plain values that another thread can work on."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from attrs import field, frozen

from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.kernel.requests import Answer, Draw, Request, Roll, Together
from bowlbound_desktop.play.answerers import Moment, Seats
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.mistakes import Mistake
from bowlbound_desktop.play.progress.course import Asking


def decided(request: Request) -> bool:
    """Whether coaches answer it, and not dice or cards."""
    return not isinstance(request, Roll | Draw)


@frozen(eq=False)
class Half:
    """The computer's half of a Together to which a person owes the other half."""

    asking: Asking
    asked: Together
    seats: Seats
    moment: Moment
    mistakes: list[Mistake] = field(factory=list, init=False)
    """What the coaches did wrong while they thought."""

    def think(self) -> tuple[Answer, ...]:
        """One key for each part; empty for people's parts."""
        return tuple(
            "" if self.seats.leaves(part) else str(self.seats.answer(part, self.moment, self.mistakes.append))
            for part in self.asked.decisions
        )


@frozen(eq=False)
class Ahead:
    """All the machines' answers up to the next question for a person, or to the end of the play."""

    asking: Asking
    asked: Request
    seats: Seats
    descriptor: Descriptor
    positions: Sequence[Position[Any]]
    """All plays, the one in progress last."""
    rethrown: Mapping[tuple[int, int], int]
    mistakes: list[Mistake] = field(factory=list, init=False)
    """What the coaches did wrong while they thought."""

    def think(self) -> tuple[Answer, ...]:
        """The answers, dice included, found by playing on a copy of the table."""
        from bowlbound_desktop.play.session import Session

        play = len(self.positions) - 1
        table = Session.restore(self.descriptor, self.positions, self.seats, self.rethrown, pauses=True)
        if table.plays == play:
            table.go_on()
        self.mistakes.extend(table.mistakes)
        return table.position(play).answers[len(self.positions[-1].answers) :]


Thought: TypeAlias = Half | Ahead
