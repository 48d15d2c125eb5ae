"""Which odds can be asked for in a situation: calls of both sides that belong together."""

from collections.abc import Iterable, Sequence

from attrs import frozen

from bowlbound_desktop.games.bowlbound.odds.specials import ANY, special_calls
from bowlbound_desktop.games.bowlbound.odds.table import FAKE
from bowlbound_desktop.games.bowlbound.rules.calls.calls import (
    BLANK_DEFENSE,
    UNOPPOSED,
    defense_options,
    in_red_zone,
    offense_options,
)
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.errors import BowlboundError


@frozen
class Asked:
    """A table: every call of the offence against every call of the defence."""

    offense: tuple[str, ...]
    defense: tuple[str, ...]


def blocks(
    game: Game, offense: Sequence[str] | None, defense: Sequence[str] | None, *, fakes: bool = False
) -> list[Asked]:
    """The tables of a situation, or only the calls that are named."""
    return named(_everything(game, fakes), offense, defense)


def named(
    everything: Sequence[Asked], offense: Sequence[str] | None, defense: Sequence[str] | None
) -> list[Asked]:
    """All tables, or only the calls that are named."""
    found = [block for block in everything if block.offense]
    _known(offense, (call for block in found for call in block.offense))
    _known(defense, (call for block in found for call in block.defense))
    kept = [Asked(_only(offense, block.offense), _only(defense, block.defense, also=ANY)) for block in found]
    return [block for block in kept if block.offense and block.defense]


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


def _known(asked: Sequence[str] | None, calls: Iterable[str]) -> None:
    offered = list(dict.fromkeys(calls))
    for call in asked or ():
        if call not in offered:
            raise BowlboundError(f'"{call}" cannot be called here: choose from {", ".join(offered)}')


def _only(asked: Sequence[str] | None, calls: tuple[str, ...], also: str = "") -> tuple[str, ...]:
    return calls if asked is None else tuple(call for call in calls if call in (*asked, also))
