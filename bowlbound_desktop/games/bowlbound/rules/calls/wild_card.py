"""The Wild Card: naming the exact play (AR-II-1)."""

from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK, Cell, parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.ratings import against_spread
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.options import Options
from bowlbound_desktop.kernel.field import Side

PREFIX = "wild:"
PLUS_TWO, PLUS_THREE = parse_cell("2"), parse_cell("3")
OPTION_PASSES = {"SOP": "5+7", "BLP": "5+8"}

SEATS = {Side.HOME: "home", Side.AWAY: "visitors"}
"""Short, because names of teams would not fit on a narrow scoreboard."""


def entitlement(game: Game, side: Side) -> str:
    """free, conditional or none, for the side on defense (AR-II-1-A)."""
    marks = game.chart(side).marks
    barred = "none" if "XWC" in marks else "conditional"
    match game.options.wildcard:
        case "variable":
            return "free" if against_spread(game, side) <= 0 else barred
        case "w_coded":
            return "free" if "W" in marks else "conditional"
        case "conditional" | "classic":
            return barred
    return "none"


def is_void(game: Game) -> bool:
    """Whether the defense may name a play to no effect: an XWC team where nobody has a free card (XL-4)."""
    return game.options.wildcard == "conditional" and entitlement(game, game.defense) == "none"


def spread_words(game: Game) -> tuple[str, ...]:
    """Who has the Free Wild Card by the spread as the score stands (AR-II-1-A-ii, AR-VIII-4-D)."""
    if game.options.wildcard != "variable":
        return ()
    free = [side for side in Side if entitlement(game, side) == "free"]
    return (f"Wild Card: {'both' if len(free) > 1 else SEATS[free[0]]}",)


def right(call: str, play: str, option_pass: str = "") -> bool:
    """Whether the named play is the one that was run (AR-II-1-C-i to -vi)."""
    named = call.removeprefix(PREFIX)
    return named == OPTION_PASSES.get(option_pass, play)


def wrong(options: Options, entitled: str, *, red_zone: bool) -> tuple[Cell, bool]:
    """The defensive result after a wrong guess, and whether the gain is doubled (AR-II-1-C-vii, R-32)."""
    if red_zone:
        return BLANK, False
    match options.wildcard:
        case "classic":
            return PLUS_TWO, False  # C-AR-34
        case "conditional":
            return PLUS_THREE, False
    return BLANK, entitled == "conditional"


def guessed_wrong(options: Options, entitled: str) -> tuple[Cell, bool]:
    """The price of a Run or Pass defense against the wrong kind of play (AR-II-2-C)."""
    if entitled == "free":
        return BLANK, False
    if options.wildcard == "conditional":
        return PLUS_THREE, False
    return BLANK, True
