"""The question that waits for a person, put into words from the game in progress."""

from collections.abc import Sequence

from attrs import define, evolve, field

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Together
from bowlbound_desktop.kernel.system import Scoreboard
from bowlbound_desktop.play.answerers import Happening
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.ui.decisions.question import (
    TIMEOUT_KEY,
    Question,
    ask_chance,
    ask_decision,
    with_fouls,
)
from bowlbound_desktop.ui.log.told import tell


@define
class Asking:
    """Makes questions of one session."""

    session: Session
    _narrator: Narrator
    _orders: StandingOrders
    _known: tuple[object, Scoreboard] | None = field(default=None, init=False)

    @property
    def _board(self) -> Scoreboard:
        """The scoreboard, made once a play."""
        game = self.session.game
        if self._known is None or self._known[0] is not game:
            self._known = game, self.session.system.scoreboard(game)
        return self._known[1]

    def question(self, latest: Sequence[Happening]) -> Question:
        """What is asked now; `latest` is what happened last, to be told above it."""
        parts = self.session.open_parts()
        if self.session.pending is None:
            return Question(heading=self._final_words(), over=True)
        story = tell(0, self._narrator.summary(latest), ()).result
        if not parts:
            return evolve(self._thinking(), story=story)
        part = parts[0]
        if not isinstance(part, Decision):
            return evolve(ask_chance(part, self._narrator.words, self._board.teams), story=story)
        return evolve(self._decision(part), story=story)

    def _thinking(self) -> Question:
        """Nobody here is asked: a computer coach thinks, or two of them play."""
        if not self.session.seats.persons:
            players = "The computer plays" if self.session.seats.empty else "Two computers play"
            return Question(heading=f"{players}: {self._board.down}", thinking=True, watched=True)
        side = next(side for side in Side if side not in self.session.seats.persons)
        return Question(heading=f"{self._board.teams[side].short} thinks …", thinking=True)

    def _decision(self, part: Decision) -> Question:
        secret = isinstance(self.session.pending, Together)
        timeout = self._timeout(part.side) if secret or part.kind.endswith("_call") else None
        reserved = "" if timeout is None else TIMEOUT_KEY
        question = ask_decision(
            part, self._narrator.words, self.session.descriptor, self._board.teams, reserved
        )
        question = with_fouls(question, self.session.events())
        note = self._curtain(part.side) if secret else ""
        return evolve(question, secret=secret, note=note, timeout=timeout)

    def _timeout(self, side: Side) -> bool | None:
        """Whether this side has wished for a timeout; None where it need not or cannot."""
        if not self._board.timeouts[side] or not self._orders.offers_timeout(self.session):
            return None
        return self._orders.wishes_timeout(self.session, side)

    def _curtain(self, side: Side) -> str:
        """Who must look away, and who has called already; nobody where calls are open."""
        other = self._board.teams[side.opponent].short
        together = self.session.pending
        if isinstance(together, Together) and not together.secret:
            return self._open_call(other, together)
        if self.session.halves:
            return f"✓ {other} has called: look away"
        return f"{other}, look away" if self.session.asked(side.opponent) else "Secret call"

    def _open_call(self, other: str, together: Together) -> str:
        """What the other coach has called for everybody to see."""
        labels = [
            self._narrator.words.label(together.decisions[place].kind, option)
            for place, option in self.session.halves.items()
        ]
        return f"{other}: {labels[0]}" if labels else "Open call"

    def _final_words(self) -> str:
        board = self._board
        scores = (f"{board.teams[side].short} {board.totals[side]}" for side in (Side.AWAY, Side.HOME))
        return f"Final score: {', '.join(scores)}"
