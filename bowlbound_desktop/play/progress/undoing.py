"""Undo and redo, from one decision of a person to another, and rolls that are thrown again."""

from attrs import define

from bowlbound_desktop.kernel.errors import IllegalAnswerError
from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.kernel.requests import Answer, Roll
from bowlbound_desktop.play.progress.answering import Answering
from bowlbound_desktop.play.progress.course import Place


@define(eq=False)
class Undoing(Answering):
    """A game in which answers can be taken back."""

    @property
    def can_undo(self) -> bool:
        """Whether a person has made any decision yet."""
        return bool(self.halves) or self._last_place(self.seats.leaves) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was undone."""
        return bool(self._undone)

    def undo(self) -> None:
        """Go back to the last decision of a person; halves not yet revealed come first."""
        if self.halves:
            self.halves.clear()
            self._changed()
        elif (place := self._last_place(self.seats.leaves)) is not None:
            self._go_back(place)
            self._changed()

    def redo(self) -> None:
        """Send again what the last undo took back."""
        if self._undone:
            self.halves.clear()
            self._send_again(self._undone.pop())
            self._go_on()
            self._changed()

    def go_to(self, play: int) -> None:
        """Go to the start of a play, back or (through redo) forward, and on to its first decision."""
        if play < self.plays or (play == self.plays and self.position().answers):
            self._go_back((max(0, play), 0))
            self._run = None if self.pauses else self._run
        while self.plays < play and self._undone:
            self._send_again(self._undone.pop())
        self._settle()
        self._go_on()
        self._changed()

    def re_roll(self) -> None:
        """Throw the last roll again, as both coaches agreed."""
        place = self._last_place(lambda request: isinstance(request, Roll))
        if place is None:
            raise IllegalAnswerError("there is no roll to throw again")
        self._go_back(place)
        self._undone.clear()
        roll = (self.plays, self.moment().rolls)
        self.rethrown[roll] = self.rethrown.get(roll, 0) + 1
        self._go_on()
        self._changed()

    def _go_back(self, place: Place) -> None:
        """Drop all answers from a place on and remember them for redo."""
        play, count = place
        self._undone.extend(reversed(self._dropped(play, count)))
        position = self.position(play)
        self._forget_from(play)
        self.halves.clear()
        self.game = position.game
        self._run = Position(position.game, position.answers[:count]).resume(self.system.next_play)

    def _dropped(self, first: int, count: int) -> list[tuple[Answer, ...]]:
        """All answers from a place on, split before each answer of a person and where the table pauses."""
        steps: list[tuple[Answer, ...]] = []
        for play in range(first, self.plays + 1):
            answered = self._answered(play)[count if play == first else 0 :]
            for number, (request, answer) in enumerate(answered):
                if not steps or self.seats.leaves(request) or (self.pauses and number == 0):
                    steps.append(())
                steps[-1] += (answer,)
        return steps
