"""Scoreboard and field of a game between two plays, as every football game fills them in."""

from collections.abc import Mapping
from typing import Protocol

from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.system import FieldPicture, Scoreboard
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.kernel.wording import NO_BALL, HasSituation, down_words, spot_words

SCRIMMAGE = "scrimmage"


class OnTheField(HasSituation, Protocol):
    """What scoreboard and field are made from: the situation, chains and timeouts."""

    @property
    def line(self) -> int:
        """Where the first down is, in yards from the goal line of the offense."""

    def timeouts_of(self, side: Side) -> int:
        """Timeouts left to a side."""

    def spot(self) -> int:
        """Where the ball is, in yards from the home goal line."""


def board_of(
    game: OnTheField,
    teams: Mapping[Side, TeamFace],
    *,
    period: int,
    quarter: str,
    clock: str,
    seconds: int | None = None,
    notes: tuple[str, ...] = (),
) -> Scoreboard:
    """The scoreboard; the game itself says what the period is called and what the clock shows."""
    live, down = game.next not in NO_BALL, game.next == SCRIMMAGE
    return Scoreboard(
        teams=teams,
        lines={side: game.score.line(side) for side in Side},
        totals={side: game.score.total(side) for side in Side},
        timeouts={side: game.timeouts_of(side) for side in Side},
        quarter=quarter,
        clock=clock,
        possession=game.offense if live else None,
        down=down_words(game),
        ball=spot_words(game, game.offense, game.y) if live else "",
        notes=notes,
        period=period,
        seconds=seconds,
        down_number=game.down if down else 0,
        to_go=game.to_go if down else 0,
    )


def picture_of(game: OnTheField, teams: Mapping[Side, TeamFace]) -> FieldPicture:
    """The field; the line to gain is shown only before a play from scrimmage."""
    if game.next in NO_BALL:
        return FieldPicture(teams=teams)
    line = Spot.seen_from(game.offense, min(game.line, FIELD)).yards
    return FieldPicture(
        ball=game.spot(),
        line_of_scrimmage=game.spot(),
        line_to_gain=line if game.next == SCRIMMAGE else None,
        offense=game.offense,
        teams=teams,
    )
