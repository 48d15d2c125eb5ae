"""The course of a game: its finished plays, the play in progress, and what happened in them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from attrs import define, field

from bowlbound_desktop.kernel.errors import BowlboundError, IllegalAnswerError, ReplayMismatchError
from bowlbound_desktop.kernel.procedure import Position, Run
from bowlbound_desktop.kernel.requests import Answer, Event, Happening, Request
from bowlbound_desktop.kernel.system import RuleSystem
from bowlbound_desktop.play.descriptor import Descriptor

Place: TypeAlias = tuple[int, int]
"""A play, and the number of answers (or rolls) in it before the one that is meant."""
Asking: TypeAlias = tuple[Run[Any] | None, int]
"""A play in progress and how many answers it has had; only to be compared."""


@define(eq=False)
class Course:
    """All plays of a game; this class asks nobody anything."""

    descriptor: Descriptor
    """The registered game that is played."""
    game: Any
    """The game before the play in progress."""
    pauses: bool = field(default=False, kw_only=True)
    """Whether the table stops before every play."""
    _past: list[Position[Any]] = field(factory=list, kw_only=True)
    _told: dict[int, Sequence[Happening]] = field(factory=dict, init=False, repr=False)
    _run: Run[Any] | None = field(default=None, init=False, repr=False)

    @property
    def system(self) -> RuleSystem[Any]:
        """The rules of the game."""
        return self.descriptor.rules

    # What is going on

    @property
    def pending(self) -> Request | None:
        """The request that waits for an answer."""
        return None if self._run is None else self._run.pending

    @property
    def asking(self) -> Asking:
        """Identifies the pending request: the same request may come again, but not at the same place."""
        return self._run, 0 if self._run is None else len(self._run.answers)

    @property
    def paused(self) -> bool:
        """Whether the next play waits for `go_on`."""
        return self._run is None and not self.over

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._run is None and self.system.next_play(self.game) is None

    def _start_play(self) -> None:
        """Start the play that follows `game`; a play that asks nothing is finished at once."""
        self._run = Position(self.game).resume(self.system.next_play)
        self._finish_play()

    def _send(self, answer: Answer) -> None:
        """Send one answer to the play in progress."""
        run = self._run
        if run is None:
            raise IllegalAnswerError(f"nothing was asked, but {answer!r} was answered")
        before = tuple(run.answers)
        try:
            run.answer(answer)
        except BowlboundError:
            raise
        except Exception as error:  # a rule is wrong: keep the table usable and say how to reproduce it
            error.add_note(f"in play {self.plays + 1}, after {before!r}, answered {answer!r}")
            self._run = Position(self.game, before).resume(self.system.next_play)
            raise
        self._finish_play()

    def _finish_play(self) -> None:
        while self._run is not None and self._run.over:
            self._told[self.plays] = self._run.happened
            self._past.append(Position(self.game, tuple(self._run.answers)))
            self.game, self._run = self._run.result, None
            if not self.pauses:
                self._run = Position(self.game).resume(self.system.next_play)

    # What happened

    @property
    def plays(self) -> int:
        """The number of finished plays."""
        return len(self._past)

    def position(self, play: int | None = None) -> Position[Any]:
        """The game before a play, and the play's answers; without a number, of the play in progress."""
        if play is None or play == self.plays:
            return Position(self.game, () if self._run is None else tuple(self._run.answers))
        return self._past[play]

    def positions(self) -> tuple[Position[Any], ...]:
        """All plays, the one in progress last."""
        return (*self._past, self.position())

    def game_after(self, play: int) -> Any:
        """The game after a finished play."""
        return self.position(play + 1).game

    def look(self, play: int, answers: int | None = None) -> Run[Any]:
        """A play re-run up to some of its answers, apart from the game in progress."""
        position = self.position(play)
        try:
            run = Position(position.game, position.answers[:answers]).resume(self.system.next_play)
        except IllegalAnswerError as error:
            raise ReplayMismatchError(f"the log of play {play + 1} cannot be shown: {error}") from error
        if run is None:
            raise ReplayMismatchError(f"there is no play {play + 1}: the game is over")
        return run

    def happened(self, play: int | None = None) -> Sequence[Happening]:
        """Events and answered requests of a play in their order."""
        if play is None or play == self.plays:
            return () if self._run is None else self._run.happened
        if play not in self._told:
            self._told[play] = self.look(play).happened
        return self._told[play]

    def events(self, play: int | None = None) -> list[Event]:
        """The events of a play alone."""
        return [item for item in self.happened(play) if isinstance(item, Event)]

    def _answered(self, play: int) -> list[tuple[Request, Answer]]:
        try:
            return [item for item in self.happened(play) if not isinstance(item, Event)]
        except ReplayMismatchError:  # an old play that no longer fits corrected rules can only be skipped
            return []

    def _requests(self, play: int) -> list[Request]:
        return [item[0] for item in self._answered(play)]

    def _last_place(self, wanted: Callable[[Request], bool]) -> Place | None:
        """The play and answer of the last such request."""
        for play in range(self.plays, -1, -1):
            for count, request in reversed(list(enumerate(self._requests(play)))):
                if wanted(request):
                    return play, count
        return None

    def _forget_from(self, play: int) -> None:
        del self._past[play:]
        for later in [known for known in self._told if known >= play]:
            del self._told[later]
