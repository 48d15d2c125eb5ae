"""The last two secret calls that were revealed, in words."""

from functools import partial

from attrs import frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Together
from bowlbound_desktop.play.session import Session


@frozen
class TurnedUpCall:
    """What one side called."""

    side: Side
    words: str


def covers(session: Session, asked: object) -> bool:
    """Whether this is a secret call of two people at one screen."""
    if not isinstance(asked, Together) or not asked.secret:
        return False
    sides = {decision.side for decision in asked.decisions}
    return len(sides) > 1 and sides <= set(session.seats.persons)


def turned_up(session: Session) -> tuple[TurnedUpCall, ...]:
    """Both calls of the play in progress, or of the play before as long as this one has none."""
    plays = range(session.plays, max(-1, session.plays - 2), -1)
    return next(filter(None, (_calls(session, play) for play in plays)), ())


def _calls(session: Session, play: int) -> tuple[TurnedUpCall, ...]:
    for item in reversed(session.happened(play)):
        match item:
            case (Together() as asked, tuple(answers)) if covers(session, asked):
                return tuple(map(partial(_call, session), asked.decisions, answers))
    return ()


def _call(session: Session, decision: Decision, answer: str) -> TurnedUpCall:
    label = session.descriptor.words.label
    return TurnedUpCall(
        decision.side, " + ".join(label(decision.kind, option) for option in answer.split("+"))
    )
