"""Yards: variable amounts, declarations, weather and yardage factors, in this order (BR-VI-3, R-59)."""

from fractions import Fraction

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Amount
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE, plain_sum
from bowlbound_desktop.games.bowlbound.rules.game import Elevens
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.field import FIELD, Side, toward_midfield
from bowlbound_desktop.kernel.procedure import Procedure, roll

QUICK = {"DS": 6, "X": 12, "T1": 28, "T2": 55, "T3": 83}


def amount_yards(game: Elevens, side: Side, amount: Amount, purpose: str) -> Procedure[int]:
    """The yards of an amount; a variable one takes throws of its own (BR-VI-3)."""
    if not amount.variable:
        return amount.sign * amount.number
    yards = yield from variable_yards(game, side, amount.variable, purpose)
    return amount.sign * yards


def variable_yards(game: Elevens, side: Side, token: str, purpose: str) -> Procedure[int]:
    """Yards of DS, X, T1, T2 or T3."""
    if game.options.variable_method == "quick":
        yield ruled("BR-VI-3", "{} counts {} by the quick method", token, QUICK[token])
        return QUICK[token]
    throws = int(token[1]) if token[0] == "T" else 1
    total = 0
    for _ in range(throws):
        total += yield from roll(side, OFFENSE, purpose)
    yards = {"DS": plain_sum(total), "X": 40 - total}.get(token, total)
    yield ruled("BR-VI-3", "{} on a roll of {} is {} yards", token, total, yards)
    return yards


def spot_after(y: int, gain: int, factor: Fraction) -> int:
    """The spot after a gain times its factor; half yards go toward the 50 (AR-IX-5, R-48)."""
    if gain <= 0 or factor == 1:
        return y + gain
    exact = y + gain * factor
    return int(exact) if exact >= FIELD else toward_midfield(exact)
