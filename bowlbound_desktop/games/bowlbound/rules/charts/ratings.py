"""Power ratings, the point spread and yardage factors (AR-VIII, AR-IX)."""

from fractions import Fraction

from bowlbound_desktop.games.bowlbound.rules.charts.chart import Rating, TeamChart
from bowlbound_desktop.games.bowlbound.rules.game import Game, Setup
from bowlbound_desktop.games.bowlbound.rules.options import Options
from bowlbound_desktop.kernel.field import Side

IVY_TEXT = (105, 85)
IVY_TABLE = (80.0, 60.0)
POINT_WORTH = 4
SPLIT = Fraction(7, 10)
PLAIN = Fraction(1)
"""The factor of a game without yardage factors."""


def adjusted(setup: Setup, side: Side, rating: Rating) -> Fraction:
    """A rating with the home advantage (AR-VIII-0)."""
    base, home = Fraction(rating.base), Fraction(rating.home)
    if setup.options.site == "neutral":
        return base
    return base + home if setup.options.site == side.value else base - home


def power(setup: Setup, side: Side) -> Fraction:
    """The adjusted power rating on the scale in use."""
    chart = setup.team(side)
    return adjusted(setup, side, chart.mays if setup.options.power_scale == "mays" else chart.nicely)


def spread_for(setup: Setup, side: Side) -> Fraction:
    """By how much `side` is the favourite; negative for the underdog (AR-VIII-1, C-AR-01)."""
    if predicted(setup.options):
        spot = Fraction(setup.options.spot)
        return spot if setup.options.favourite == side.value else -spot
    return power(setup, side) - power(setup, side.opponent)


def against_spread(game: Game, side: Side) -> int:
    """1 when `side` leads the point spread, 0 when level, -1 when it trails (AR-VIII-4, R-69)."""
    margin = game.score.lead(side) - spread_for(game.setup, side)
    return (margin > 0) - (margin < 0)


def factor(game: Game, side: Side) -> Fraction:
    """The yardage factor of `side`, 1 being 100 % (AR-IX)."""
    match game.options.yf:
        case "full":
            return _full(game, side) / 100
        case "simple":
            return _simple(game, side) / 100
    return PLAIN


def _full(game: Game, side: Side) -> Fraction:
    """The advantage falls by four percentage points for each point of the lead (AR-IX-1)."""
    own = adjusted(game.setup, side, game.chart(side).factor)
    other = adjusted(game.setup, side.opponent, game.chart(side.opponent).factor)
    advantage = own - other - POINT_WORTH * game.score.lead(side)
    base = Fraction(game.options.yf_base)
    if game.options.yf_split == "70-30":
        return base + (SPLIT if advantage >= 0 else 1 - SPLIT) * advantage
    return base + max(advantage, Fraction(0))


def _simple(game: Game, side: Side) -> Fraction:
    """Upper while behind the spread, Lower while level or ahead (AR-IX-2, -3)."""
    upper, lower = simple_factors(game.chart(side), game.options.ivy_factors)
    chosen = upper if against_spread(game, side) < 0 else lower
    return Fraction(chosen) + game.options.yf_base - 100


def simple_factors(chart: TeamChart, ivy: str) -> tuple[float, float]:
    """Upper and lower factor; text and table differ for the Ivy League (R-46)."""
    if ivy == "text" and (chart.upper, chart.lower) == IVY_TABLE:
        return IVY_TEXT
    return chart.upper, chart.lower


def secret_spread(first: tuple[Side, int], second: tuple[Side, int]) -> tuple[Side, int]:
    """The first player's team and the points it gives, from two predictions of a winner and a margin.

    Players who name different winners take their own and give nothing. If both name the same winner, the
    bolder player takes it and gives the smaller margin (C-AR-01); if both are equally bold, the first player
    does.
    """
    if first[0] is not second[0]:
        return first[0], 0
    favourite = first[0]
    bolder = first[1] >= second[1]
    return favourite if bolder else favourite.opponent, min(first[1], second[1])


def classic_points(spot: Fraction | int, favourite: int, underdog: int) -> tuple[Fraction, Fraction]:
    """Rating points of the favourite's and the underdog's player (C-AR-02)."""
    spot = Fraction(spot)
    margin = favourite - underdog
    if margin > spot:
        return Fraction(10), Fraction(0)
    if margin > 0:
        return Fraction(5), Fraction(5)
    return (Fraction(0), Fraction(10)) if margin == 0 else (-spot, 10 + spot)


def rating_points(spread: Fraction | int, favourite: int, underdog: int) -> tuple[Fraction, Fraction]:
    """Rating points of the favourite's and the underdog's player (AR-VIII-2)."""
    spread = Fraction(spread)
    margin = favourite - underdog
    if margin > spread:
        return Fraction(10), Fraction(0)
    if margin > 0:
        return Fraction(5), Fraction(5)
    loser = min(Fraction(0), 10 - spread)
    return loser, Fraction(10) if margin == 0 else 10 + spread


def predicted(options: Options) -> bool:
    """Whether the coaches' predictions stand in for the power ratings (C-AR-01)."""
    return options.favourite != "none"


def uses_spread(options: Options) -> bool:
    """Whether an option in force goes by the spread, as rating points do (AR-VIII-5, C-AR-02)."""
    return predicted(options) or options.wildcard == "variable" or options.yf != "none"


def final_points(game: Game) -> dict[Side, Fraction]:
    """Rating points of both coaches by the score; even teams that tie share them (AR-VIII-2, C-AR-02)."""
    spread = spread_for(game.setup, Side.HOME)
    lead = game.score.lead(Side.HOME)
    favourite = Side.HOME if (spread or lead) > 0 else Side.AWAY
    if spread == lead == 0:
        return {side: Fraction(5) for side in Side}
    worth = classic_points if predicted(game.options) else rating_points
    points = worth(abs(spread), game.score.total(favourite), game.score.total(favourite.opponent))
    return dict(zip((favourite, favourite.opponent), points, strict=True))


def rating_percentage(points: Fraction | int, games: int) -> Fraction:
    """The share of ten points per game; 1 is all of them (AR-VIII-3, C-AR-02)."""
    return Fraction(points) / (10 * games)
