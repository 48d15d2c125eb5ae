"""Colours for a game: where both teams look alike, the visitors change."""

from collections.abc import Iterator, Mapping

from attrs import evolve

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import FieldPicture, Scoreboard
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.looks.colour import difference, mixed

ALIKE = 24.0
"""Two colours nearer than this are hard to tell apart at a glance: two reds, navy and black."""
LIGHT, DARK = "#ffffff", "#14181c"
Pair = tuple[str, str]


def alike(one: str, other: str) -> bool:
    """Whether two colours are too much alike for two sides."""
    return difference(one, other) < ALIKE


def away_colours(home: Pair, away: Pair) -> Pair:
    """What the visitors wear: their own colours where they can be told from the home side's."""
    for kit in _kits(away):
        if not alike(kit[0], home[0]):
            return kit
    return max(_kits(away), key=lambda kit: difference(kit[0], home[0]))


def _kits(colours: Pair) -> Iterator[Pair]:
    """The colours as they are, then swapped, then with a light and a dark variant of the first."""
    first, second = colours
    yield colours
    yield second, first
    yield mixed(first, LIGHT, 0.8), first
    yield mixed(first, DARK, 0.7), second


def dressed(teams: Mapping[Side, TeamFace]) -> Mapping[Side, TeamFace]:
    """The same two teams in colours that can be told apart."""
    if not {Side.HOME, Side.AWAY} <= teams.keys():
        return teams
    away = teams[Side.AWAY]
    colours = away_colours(teams[Side.HOME].colours, away.colours)
    return teams if colours == away.colours else {**teams, Side.AWAY: evolve(away, colours=colours)}


def dressed_board(board: Scoreboard) -> Scoreboard:
    """A scoreboard in colours that can be told apart."""
    return evolve(board, teams=dressed(board.teams))


def dressed_picture(picture: FieldPicture) -> FieldPicture:
    """A field in colours that can be told apart."""
    return evolve(picture, teams=dressed(picture.teams))
