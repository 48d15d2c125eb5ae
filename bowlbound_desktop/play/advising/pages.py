"""Which pages computer coaches looked up for their calls, told once the calls are revealed."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Event, Together
from bowlbound_desktop.play.narrate import Reason
from bowlbound_desktop.play.session import Session


@runtime_checkable
class ReadsPages(Protocol):
    """A coach who plays by the pages of a book."""

    def page_name(self, decision: Decision, game: Any) -> str:
        """The page for a decision; empty where he reads none."""


def pages_read(session: Session, play: int, names: Mapping[Side, str]) -> list[Reason]:
    """The pages of both coaches' books for the calls of a play."""
    answered = (item[0] for item in session.happened(play) if not isinstance(item, Event))
    calls = [part for request in answered if isinstance(request, Together) for part in request.decisions]
    pages = ((part.side, _page(session, play, part)) for part in calls)
    return [Reason(f"{names[side]} went by the book: {page}") for side, page in pages if page]


def _page(session: Session, play: int, decision: Decision) -> str:
    coach = session.seats.coach(decision.side)
    return coach.page_name(decision, session.position(play).game) if isinstance(coach, ReadsPages) else ""
