"""Which odds can be asked for in a situation: calls of both sides that belong together."""

from collections.abc import Sequence

from bowlbound_desktop.games.bowlbound.odds.specials import special_calls
from bowlbound_desktop.games.bowlbound.odds.table import FAKE
from bowlbound_desktop.games.bowlbound.rules.calls.calls import (
    BLANK_DEFENSE,
    UNOPPOSED,
    defense_options,
    in_red_zone,
    offense_options,
)
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.play.odds_asking import ANY, Asked, named


def blocks(
    game: Game, offense: Sequence[str] | None, defense: Sequence[str] | None, *, fakes: bool = False
) -> list[Asked]:
    """The tables of a situation, or only the calls that are named."""
    return named(_everything(game, fakes), offense, defense)


def _everything(game: Game, fakes: bool) -> list[Asked]:
    special = Asked(*special_calls(game))
    if game.next not in ("scrimmage", "try"):
        return [special]
    blank = (BLANK_DEFENSE,) if in_red_zone(game) else ()
    calls = offense_options(game)
    opposed = Asked(tuple(call for call in calls if call not in UNOPPOSED), (*defense_options(game), *blank))
    alone = Asked(tuple(call for call in calls if call in UNOPPOSED), (ANY,))
    faked = Asked(tuple(FAKE + play for play in game.edition.fake_plays if fakes), (BLANK_DEFENSE,))
    return [opposed, alone, special, faked]
