"""How a drive begins and goes on: launch, jolt, rare play or scrimmage (NB-A5 to NB-A8, NB-A11, NB-C2)."""

from bowlbound_desktop.games.nailbiter.rules.frame.game import LAUNCH_LINE, NONE, Game
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import open_drill
from bowlbound_desktop.kernel.events import FirstDown
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS
from bowlbound_desktop.kernel.procedure import Procedure


def begin_drive(game: Game, side: Side, y: int) -> Procedure[Game]:
    """Begin a drive of `side` at `y` of its own count; its mark counts each time (NB-R42)."""
    fresh = game.change(offense=side, y=y, inside_30=y >= LAUNCH_LINE, pending=NONE, hurting=None)
    fresh = yield from open_drill(first_and_ten(fresh, y))
    return fresh.change(next=_first_play(fresh))


def _first_play(game: Game) -> str:
    """The kind of play that a drive begins with (NB-A5, NB-A6, NB-A11, NB-R18)."""
    mark = game.possession.mark if game.owner is game.offense else ""
    if game.drill:
        return "scrimmage"
    if mark == "rare":
        return "rare"
    if game.inside_30:
        return "scrimmage"
    return "jolt" if mark == "jolt" else "launch"


def first_and_ten(game: Game, y: int) -> Game:
    """The game at first and ten, or first and goal (NB-R15)."""
    return game.change(y=y, down=1, line=min(FIELD, y + FIRST_DOWN_YARDS))


def new_series(game: Game, y: int, rule: str = "NB-A7") -> Procedure[Game]:
    """Give a first down, with a launch while the drive has stayed outside the 30 (NB-A7, NB-A8)."""
    yield FirstDown(rule=rule, side=game.offense, ball=game.spot(y))
    after = at(first_and_ten(game, y), y)
    return after.change(next="scrimmage" if after.drill or after.inside_30 else "launch")


def at(game: Game, y: int) -> Game:
    """The game with the drive at `y`, and a play from scrimmage next."""
    return game.change(y=y, next="scrimmage", inside_30=game.inside_30 or y >= LAUNCH_LINE)
