"""What a finished game is worth for the rating of its coaches, where the rule book rates them."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from attrs import frozen

from bowlbound_desktop.kernel.field import SIDES, Side
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.opening import computer_coaches
from bowlbound_desktop.play.session import Session

PERSON = "You"


@frozen(kw_only=True)
class RatingPoints:
    """The points of both coaches, and how points of many games become a share of all that could be won."""

    rule: str
    spread: str
    """Who was the favourite, and by how much."""
    points: Mapping[Side, Fraction]
    share: Callable[[Fraction, int], Fraction]


@frozen(kw_only=True)
class RatedGame:
    """A game as a list of ratings keeps it."""

    system: str
    key: str
    """Identifies this game, so that it is counted only once."""
    words: str
    points: Mapping[str, Fraction]
    """By the name of the coach."""
    share: Callable[[Fraction, int], Fraction]


def rated_game(session: Session) -> RatedGame | None:
    """The rating points of a finished game; None where it gives none."""
    found = session.descriptor.rating_points(session.game) if session.over else None
    if found is None:
        return None
    board = session.system.scoreboard(session.game)
    coaches = _coaches(session)
    told = ", ".join(f"{coaches[side]} {_figure(found.points[side])}" for side in SIDES)
    score = [f"{board.teams[side].name} {board.totals[side]}" for side in SIDES]
    return RatedGame(
        system=session.descriptor.key,
        key=" / ".join(map(str, (*score, session.plays, session.seats.seed))),
        words=f"Rating points ({found.rule}): {told}. {found.spread}.",
        points={coaches[side]: found.points[side] for side in SIDES},
        share=found.share,
    )


def standing_words(coach: str, points: Fraction, games: int, share: Fraction) -> str:
    """How a coach stands after so many games."""
    return f"{coach}: {_figure(points)} points in {counted(games, 'game')}, {100 * float(share):.0f} %"


def _figure(points: Fraction) -> str:
    return f"{float(points):g}"


def _coaches(session: Session) -> dict[Side, str]:
    """Names of the two coaches, made different where both are alike."""
    names = {side: _name(session.descriptor, session.seats.coach(side).key) for side in SIDES}
    if names[Side.HOME] != names[Side.AWAY]:
        return names
    if names[Side.HOME] == PERSON:
        return {Side.HOME: "Home coach", Side.AWAY: "Visiting coach"}
    return {Side.HOME: f"{names[Side.HOME]} (home)", Side.AWAY: f"{names[Side.AWAY]} (visitors)"}


def _name(game: Descriptor, key: str) -> str:
    names = {word: name for name, word in computer_coaches(game)}
    return names.get(key.removeprefix("quiet").strip(), PERSON)
