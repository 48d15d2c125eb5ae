"""Draws plays from the ghost's table, for him and for a coach out of time (NB-B2, NB-R21, NB-R22)."""

from bowlbound_desktop.games.nailbiter.rules.frame.dice import SUM, TOTALS
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.plays.calls import shortened
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.procedure import Procedure, roll

SHORT_SECOND = 6
LATE_DOWNS = (
    *((1, "third_and_1"), (3, "third_and_2"), (9, "third_and_4")),
    *((15, "third_and_10"), (20, "third_and_16"), (100, "third_and_21")),
)
"""The most yards to go of each situation on third and fourth down."""
DRILL_LONG, DRILL_SHORT = 3, 2


def situation(game: Game) -> str:
    """The column of the selection table; drill columns only for a ghost that trails."""
    if game.drill and game.offense is game.ghost and game.behind > 0:
        if game.distance >= DRILL_LONG:
            return "drill_and_3"
        if game.down > DRILL_SHORT:
            return "drill_third_and_1"
    if game.down == 1:
        return "first_or_short_second"
    if game.down == DRILL_SHORT:
        return "first_or_short_second" if game.distance <= SHORT_SECOND else "second_and_7"
    return next(name for most, name in LATE_DOWNS if game.distance <= most)


def select_play(game: Game) -> Procedure[str]:
    """Draw a play, and shorten a pass that is too long for the spot (NB-R22)."""
    column = situation(game)
    total = yield from roll(game.offense, SUM, "selection", column)
    drawn = game.tables.ghost.selection[column][TOTALS.index(total)]
    yield told(game.offense, "selection", total, drawn, column)
    call = shortened(game, drawn)
    if call != drawn:
        yield ruled("NB-R22, NB-R43", "too long for the spot: {}", call)
    return call
