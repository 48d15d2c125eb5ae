"""The line-up: the part of a game that decides what the charts say about two calls."""

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.rules.calls.calls import in_red_zone
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import entitlement
from bowlbound_desktop.games.bowlbound.rules.game import Conditions, Elevens, Game, Setup
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN


@frozen(kw_only=True, eq=False)
class Lineup(Elevens):
    """Who has the ball, in what weather, and which rules that depend on score, down and place apply.

    Charts are read with a line-up rather than a game, so that what they said can be cached.
    """

    setup: Setup = field(repr=False)
    offense: Side
    defense: Side
    conditions: Conditions
    entitled: str
    """The defense's right to the Wild Card, free, conditional or none (AR-II-1-A)."""
    fourth: bool
    """Fourth down, where that takes yards from the offense (C-AR-06)."""
    red_zone: bool


def line_up(game: Game) -> Lineup:
    """The line-up of a game before the snap; cached, because the same ones come again and again."""
    options = game.options
    entitled = "none" if options.wildcard == "none" else entitlement(game, game.defense)
    fourth = options.fourth_down_minus2 and game.down == LAST_DOWN
    key = game.offense, game.conditions, entitled, fourth, in_red_zone(game)
    found: Lineup | None = game.setup.lineups.get(key)
    if found is None:
        found = game.setup.lineups[key] = Lineup(
            setup=game.setup,
            offense=game.offense,
            defense=game.defense,
            conditions=game.conditions,
            entitled=entitled,
            fourth=fourth,
            red_zone=in_red_zone(game),
        )
    return found
