"""Which cards lie on the table, according to the events of a play."""

from collections.abc import Mapping, Sequence

from attrs import field, frozen

from bowlbound_desktop.kernel.events import Called, CardTurned
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Happening, Together
from bowlbound_desktop.kernel.system import Card, Pile
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.session import Session


@frozen(kw_only=True)
class CardsShown:
    """The cards of a play: the calls, the event card, and the deck."""

    out: Mapping[Side, Card] = field(factory=dict)
    hidden: tuple[Side, ...] = ()
    """Sides whose card stays face down until the other side has played one."""
    event: Card | None = None
    pile: Pile | None = None
    names: Mapping[Side, str] = field(factory=dict)


def cards_shown(
    session: Session, teams: Mapping[Side, TeamFace], happened: Sequence[Happening]
) -> CardsShown | None:
    """The cards on the table; None for a game without cards."""
    cards = session.descriptor.cards
    if cards is None:
        return None
    hidden = hidden_calls(session)
    seen = () if hidden else happened
    calls = [item for item in seen if isinstance(item, Called)]
    faces = [(call.side, cards.card_of(call.kind, call.option)) for call in calls]
    turned = [cards.drawn(item.deck, item.card) for item in seen if isinstance(item, CardTurned)]
    return CardsShown(
        out={side: face for side, face in faces if face is not None},
        hidden=hidden,
        event=turned[-1] if turned else None,
        pile=cards.pile(session.game),
        names={side: team.short for side, team in teams.items()},
    )


def hidden_calls(session: Session) -> tuple[Side, ...]:
    """The sides that have called in secret while the other has not."""
    pending = session.pending
    if not isinstance(pending, Together):
        return ()
    return tuple(pending.decisions[place].side for place in sorted(session.halves))
