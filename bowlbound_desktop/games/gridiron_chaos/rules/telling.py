"""Makes the events that the procedures tell."""

from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.kernel.asking import put_in_play
from bowlbound_desktop.kernel.events import BallMoved, CellRead, PlayStarted
from bowlbound_desktop.kernel.field import END_LINE, FIELD, Side


def started(game: Game) -> PlayStarted:
    """The event that begins a play, with the situation."""
    return put_in_play(game, game.next, seconds=game.clock.seconds)


def moved(out: Outcome, side: Side, start: int, end: int, how: str, rule: str) -> BallMoved:
    """The event that the ball went from one place to another, and not past an end line."""
    spot = out.game.spot
    return BallMoved(rule=rule, side=side, start=spot(on_field(start)), end=spot(on_field(end)), how=how)


def on_field(y: int, last: int = FIELD + END_LINE) -> int:
    """A place that is not past an end line, nor past `last`."""
    return min(max(y, -END_LINE), last)


def read(game: Game, part: str, throw: int, rule: str, column: str = "") -> CellRead:
    """The event that a cell of a table was read."""
    place = game.tables.place(part, throw, column)
    return CellRead(
        rule=rule,
        side=game.offense,
        part=place.part,
        column=place.column,
        row=place.row,
        text=place.text,
        colour="",
    )
