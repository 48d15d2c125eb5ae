"""A situation of Nailbiter in words: launches, inches, ratings."""

from bowlbound_desktop.games.nailbiter.rules.frame.game import STARTER, Game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.wording import ORDINALS, distance_words, score_words, spot_words

WAITING = {
    "kickoff": "Kickoff",
    "safety-kick": "Safety kick",
    "launch": "Launch",
    "jolt": "Jolt launch",
    "try": "Try",
    "end": "Final",
}
CHARTS = {"regular": "Regular chart", "defensive_battle": "Defensive battle", "bad_weather": "Bad weather"}


def down_words(game: Game) -> str:
    """The next play in words."""
    if game.next in WAITING:
        return WAITING[game.next]
    words = f"{ORDINALS[game.down]} and {distance_words(game)}"
    return f"{words}, rare play" if game.next == "rare" else words


def situation_words(game: Game) -> str:
    """The situation in words: the ball and the next play."""
    if game.next == "end":
        return f"Final: {score_words(game)}"
    return f"{game.name(game.offense)}: {down_words(game)} at {spot_words(game, game.offense, game.y)}"


def notes(game: Game) -> tuple[str, ...]:
    """Other facts for the scoreboard: ratings, defenses called, quarterbacks, a mark of the key play."""
    lines = (_rating(game), CHARTS[game.options.chart], _defenses(game), *_quarterbacks(game))
    pending = {"blitz": "The ghost shows blitz", "play_clock": "The play clock is running down"}
    return tuple(line for line in (*lines, pending.get(game.pending, "")) if line)


def _rating(game: Game) -> str:
    favored = game.setup.favored
    if favored is None:
        return "Even teams"
    return f"{game.name(favored)} {'heavily ' if game.setup.heavy else ''}favored"


def _defenses(game: Game) -> str:
    """How often blitz and goal line were called: both must be, before the last drill (NB-A16)."""
    blitzes, stacked = game.called
    return f"{blitzes} blitz, {stacked} goal line"


def _quarterbacks(game: Game) -> tuple[str, ...]:
    names = {"backup": "backup quarterback", "third": "third-string quarterback"}
    sides = (side for side in Side if game.string(side) != STARTER)
    return tuple(f"{game.name(side)}: {names[game.string(side)]}" for side in sides)
