"""The list of coaches' rating points, with every game entered once."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from bowlbound_desktop import paths
from bowlbound_desktop.play.story.rating_points import RatedGame, standing_words
from bowlbound_desktop.storage.damaged import read_or_begin
from bowlbound_desktop.storage.files import write_text
from bowlbound_desktop.storage.locks import held

INSTEAD = "the list of ratings starts afresh"


def rating_list_path() -> Path:
    """The file of the list."""
    return paths.user_data() / "rating-points.toml"


def is_entered(game: RatedGame) -> bool:
    """Whether the list has this game."""
    return game.key in _games(_all(), game.system)


def enter_game(game: RatedGame) -> None:
    """Add a game to the list; one that is there already is not changed."""
    import tomli_w

    with held(rating_list_path()):
        known = _all()
        points = {coach: str(figure) for coach, figure in game.points.items()}
        games = {game.key: points, **_games(known, game.system)}
        write_text(rating_list_path(), tomli_w.dumps({**known, game.system: games}))


def standings(game: RatedGame) -> list[str]:
    """The standings of this game's coaches over all games of the list."""
    entered = _games(_all(), game.system).values()
    lines = []
    for coach in game.points:
        figures = [_figure(points[coach]) for points in entered if coach in points]
        if figures:
            whole = sum(figures, Fraction(0))
            lines.append(standing_words(coach, whole, len(figures), game.share(whole, len(figures))))
    return lines


def _figure(text: Any) -> Fraction:
    try:
        return Fraction(str(text))
    except (ValueError, ZeroDivisionError):
        return Fraction(0)


def _games(known: Mapping[str, Any], system: str) -> dict[str, dict[str, Any]]:
    found = known.get(system)
    games = found.items() if isinstance(found, dict) else ()
    return {key: points for key, points in games if isinstance(points, dict)}


def _all() -> Mapping[str, Any]:
    return read_or_begin(rating_list_path(), INSTEAD)
