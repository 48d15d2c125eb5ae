"""One game at the table: who is asked, what was answered, what can be taken back.

How a front end uses it (no Qt here, no files; everything runs in the calling thread):

    game = descriptor.rules.new_game(home_team, away_team, options)
    session = Session(descriptor, game, seats(home="person", away="random"), on_change=autosave)

    session.pending          the Roll, Draw, Decision or Together that waits for a person; None when none does
    session.open_parts()     what persons still owe of it: one Roll or Draw, or one Decision for each coach
    session.asked(side)      the decision that this coach still owes, or None
    session.answer(answer)   a typed total, a key, or all keys of a Together at once
    session.answer_for(side, key)   one coach's decision; of a Together it is kept until all are in
    session.withdraw(side)   takes such a half back before both are revealed
    session.remark(word)     notes something for the log, such as a look at the odds

Machines (seeded dice, computer coaches) answer by themselves until a person is asked again. An answer that is
not offered raises IllegalAnswerError with one sentence and changes nothing. With `pauses=True` the table
also stops before every play: `session.paused` is true, and `session.go_on()` starts it.

    session.descriptor       the registered game: rules, words, teams, coaches; session.system its rules
    session.game             the game before the play in progress (or the final one); session.over
    session.happened(play)   events and answered requests of a play, in order; without a number, of this play
    session.events(play)     the events alone
    session.plays            number of finished plays; play `session.plays` is the one in progress
    session.position(play)   the game before that play, and its answers; session.game_after(play)
    session.look(play, n)    a play re-run up to its n-th answer, to step through a finished game; a `Run`

    session.undo(), redo(), can_undo, can_redo   from one decision of a person to another
    session.go_to(play)      the start of a play (0: of the game); redo leads back
    session.re_roll()        the coaches agree to throw the last roll again
    session.seat(seats)      other coaches or dice from here on

With `aside=True` computer coaches do not answer here: `session.thinking` is true where the table waits for
one, `session.thought()` is what has to be thought over (in any thread), `session.take(thought, answers)`
goes on.

`session.revision` grows with every change. `session.on_change(session)` is called once after every change:
the autosave and the screen depend on it. `session.notice` is a sentence for the players, for example after a
load; show it and set it to "". `session.mistakes` are those of computer coaches for
which another answered: keep their reports and empty the list.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from attrs import define

from bowlbound_desktop.kernel.errors import IllegalAnswerError
from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.play.answerers import Seats
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.progress.course import Place
from bowlbound_desktop.play.progress.undoing import Undoing


@define(eq=False)
class Session(Undoing):
    """A game in progress with its whole history."""

    def __attrs_post_init__(self) -> None:
        if not self.pauses:
            self._start_play()
            self._go_on()

    @classmethod
    def restore(
        cls,
        descriptor: Descriptor,
        positions: Sequence[Position[Any]],
        seats: Seats,
        rethrown: Mapping[Place, int] = MappingProxyType({}),
        pauses: bool = False,
        aside: bool = False,
    ) -> "Session":
        """A session as it was saved: finished plays and, last, the play in progress."""
        *past, current = positions
        session = cls(descriptor, current.game, seats, pauses=True, rethrown=dict(rethrown), past=past)
        session.pauses, session.aside = pauses, aside
        if current.answers or not pauses:
            session._take_up(current)
            session._go_on()
        return session

    def _take_up(self, position: Position[Any]) -> None:
        try:
            self._run = position.resume(self.system.next_play)
        except IllegalAnswerError as error:
            self.notice = f"Play {self.plays + 1} starts again, because its answers no longer fit: {error}."
            self._run = Position(self.game).resume(self.system.next_play)
        self._finish_play()

    def seat(self, seats: Seats) -> None:
        """Let other coaches or dice answer from here on."""
        self.seats = seats
        self.halves.clear()
        self._undone.clear()
        self._go_on()
        self._changed()
