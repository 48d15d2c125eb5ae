"""The only list of games; each is imported when it is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.paths import RESOURCES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bowlbound_desktop.play.descriptor import Descriptor
    from bowlbound_desktop.play.game_card import GameCard
    from bowlbound_desktop.play.teams.shelf import TeamShelf

ROOMS: dict[str, str] = {
    "bowlbound": "bowlbound_desktop.games.bowlbound.descriptor",
    "bowlbound-classic": "bowlbound_desktop.games.bowlbound.descriptor",
    "paper-bowl": "bowlbound_desktop.games.paper_bowl.descriptor",
    "gridiron-chaos": "bowlbound_desktop.games.gridiron_chaos.descriptor",
    "nailbiter": "bowlbound_desktop.games.nailbiter.descriptor",
}
"""For each key, the module whose `describe(key, faces)` gives the descriptor; the first is the default."""


def keys() -> tuple[str, ...]:
    """All games in their order."""
    return tuple(ROOMS)


def first() -> str:
    """The default game."""
    return keys()[0]


def games() -> tuple[Descriptor, ...]:
    """All games in their order."""
    return tuple(map(game, ROOMS))


def cards() -> tuple[GameCard, ...]:
    """The cards of all games, in order, for a start page that loads no game."""
    return tuple(map(_card, ROOMS))


@cache
def title(key: str) -> str:
    """The name of a game, read from its card alone; the key itself if it is unknown."""
    return _card(key).title if key in ROOMS else key


def _card(key: str) -> GameCard:
    """Read from the resources folder named after the package; a game without one is asked itself."""
    from bowlbound_desktop.play.game_card import read_card

    folder = RESOURCES / ROOMS[key].split(".")[-2]
    return read_card(folder, key) if folder.is_dir() else game(key).card


def game(key: str) -> Descriptor:
    """The game of that key."""
    if key not in ROOMS:
        raise BowlboundError(f'there is no game system "{key}": choose one of {", ".join(ROOMS)}')
    return _described(key, ROOMS[key])


@cache
def _described(key: str, room: str) -> Descriptor:
    found: Descriptor = import_module(room).describe(key, team_shelves)
    return found


def team_shelves() -> Iterable[TeamShelf]:
    """Every shelf that has its own teams, for games that play with the faces of any team."""
    found: Mapping[str, TeamShelf] = {one.room: one.shelf for one in games() if one.has_own_teams}
    return found.values()
