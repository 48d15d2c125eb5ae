"""The question that a person has to answer, in words."""

from attrs import define, evolve

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Together, is_call
from bowlbound_desktop.kernel.system import Scoreboard
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.play.telling.chance_words import thrown_again
from bowlbound_desktop.ui.frame.purposes import with_purposes
from bowlbound_desktop.ui.frame.question import (
    TIMEOUT_KEY,
    Question,
    ask_chance,
    ask_decision,
)
from bowlbound_desktop.ui.frame.turned_up import covers


@define
class WaitingQuestion:
    """Makes the questions of one session."""

    session: Session
    _narrator: Narrator
    _orders: StandingOrders

    def question(self, story: str, board: Scoreboard) -> Question:
        """The question now; `story` is shown above it, `board` is the scoreboard before the play."""
        session = self.session
        if session.pending is None:
            return Question(heading=f"Final score: {board.score_words}", over=True)
        place = session.plays, session.asking[1], len(session.halves)
        return evolve(self._open_question(board), story=story, place=place)

    def _open_question(self, board: Scoreboard) -> Question:
        parts = self.session.open_parts()
        if not parts:
            return self._thinking(board)
        part = parts[0]
        if not isinstance(part, Decision):
            return ask_chance(part, self._narrator.words, board.teams, thrown_again(self.session, part))
        return self._decision(part, board)

    def _thinking(self, board: Scoreboard) -> Question:
        """A question for nobody: a computer coach is thinking, or two of them play."""
        if not self.session.seats.persons:
            players = "The computer plays" if self.session.seats.empty else "Two computers play"
            return Question(heading=f"{players}: {board.down}", thinking=True, watched=True)
        side = next(side for side in Side if side not in self.session.seats.persons)
        return Question(heading=f"{board.teams[side].short} thinks …", thinking=True)

    def _decision(self, part: Decision, board: Scoreboard) -> Question:
        secret = isinstance(self.session.pending, Together)
        timeout = self._timeout(part.side, board) if secret or is_call(part.kind) else None
        reserved = "" if timeout is None else TIMEOUT_KEY
        question = ask_decision(part, self._narrator.words, self.session.descriptor, board.teams, reserved)
        purposes = self.session.descriptor.teaching.purposes(self.session.game, part)
        question = with_purposes(question, purposes)
        note = self._curtain(part.side, board) if secret else ""
        return evolve(question, secret=secret, covered=self._covered(), note=note, timeout=timeout)

    def _covered(self) -> bool:
        return covers(self.session, self.session.pending)

    def _timeout(self, side: Side, board: Scoreboard) -> bool | None:
        """Whether this side has ordered a timeout; None where it cannot or need not."""
        if not board.timeouts[side] or not self._orders.offers_timeout(self.session):
            return None
        return self._orders.wishes_timeout(self.session, side)

    def _curtain(self, side: Side, board: Scoreboard) -> str:
        """Who must look away, or what the other coach has called openly."""
        other = board.teams[side.opponent].short
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
