"""How a play ended, and the one routine that advances the ball from it (BR-V-10, trap 39)."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.changing import Changing
from bowlbound_desktop.kernel.field import FIELD, Side, toward_midfield
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

TOUCHBACK_LINE = 20
FREE_KICK_LINE = 20
TOUCHDOWN, FIELD_GOAL, SAFETY = 6, 3, 2


@frozen(kw_only=True, slots=False)
class Dead(Changing):
    """A dead ball, before any foul is settled. `y` is counted from the goal line of `side`."""

    side: Side
    y: int
    how: str = "down"
    """down, touchdown, safety (against side), touchback, field_goal, extra_point; empty for a failed try."""
    changed: bool = False
    """Whether possession changed on the play, so that a new series begins."""
    rows: tuple[str, ...] = ("TC-1",)
    """The rows of the Timing Chart that apply to the play."""
    action: int = 0
    """Action and return seconds of alternate timing (AR-VII)."""
    returning: int = 0
    live: bool = True
    """Whether the clock runs on under alternate timing; a referee's timeout stops it (AR-VII-a)."""
    fumbled: bool = False

    @property
    def scored(self) -> Side | None:
        """The side that scored, or None."""
        if self.how in ("touchdown", "field_goal", "extra_point"):
            return self.side
        return self.side.opponent if self.how == "safety" else None


def ended(game: Game, y: int, **more: object) -> Dead:
    """The offense is down at `y`, or across one of the goal lines (BR-VI-13-C, -H)."""
    how = "touchdown" if y >= FIELD else "safety" if y <= 0 else "down"
    return Dead(side=game.offense, y=y, how=how, **more)  # type: ignore[arg-type]


def next_down(game: Game, dead: Dead) -> tuple[Game, tuple[str, ...]]:
    """The game after a play that stands, and the rows of the Timing Chart that apply to it."""
    if game.next == "try":
        return after_try(game, dead), ("TC-11",)
    match dead.how:
        case "touchdown":
            return touchdown(game, dead.side), (*dead.rows, "TC-7")
        case "safety":
            return safety(game, dead.side), (*dead.rows, "TC-7")
        case "field_goal":
            return kickoff_by(game.with_points(dead.side, FIELD_GOAL), dead.side), (*dead.rows, "TC-7")
        case "touchback":
            return game.series(dead.side, TOUCHBACK_LINE), (*dead.rows, "TC-8")
    if dead.changed or dead.side is not game.offense or game.next != "scrimmage":
        return game.series(dead.side, dead.y), dead.rows
    if dead.y >= game.line:
        return game.series(dead.side, dead.y), (*dead.rows, "TC-2")
    if game.down < LAST_DOWN:
        return game.change(y=dead.y, down=game.down + 1), dead.rows
    return game.series(game.defense, FIELD - dead.y), (*dead.rows, "TC-3")


def touchdown(game: Game, side: Side) -> Game:
    """Six points, and a try (BR-VI-7)."""
    y = FIELD - game.options.two_point_line
    return game.with_points(side, TOUCHDOWN).change(next="try", offense=side, y=y, down=LAST_DOWN, line=FIELD)


def safety(game: Game, victims: Side) -> Game:
    """Two points, and a free kick by the victims from their 20 (BR-VI-13-G-ii)."""
    return game.with_points(victims.opponent, SAFETY).kick("free-kick", victims, FREE_KICK_LINE)


def kickoff_by(game: Game, side: Side) -> Game:
    """The next play is a kickoff by `side`, with the penalty yards that wait for it."""
    y = moved(game.options.kickoff_line, game.kickoff_yards)
    return game.kick("kickoff", side, y).change(kickoff_yards=0)


def half_the_distance(y: int, yards: int) -> int:
    """`y` moved `yards` toward its goal line, at most half the way there (BR-VI-4-C-ii, -vii)."""
    return max(y - yards, toward_midfield(y / 2))


def moved(y: int, yards: int) -> int:
    """A spot moved by penalty yards in favour of its side, or against it."""
    if yards < 0:
        return half_the_distance(y, -yards)
    return FIELD - half_the_distance(FIELD - y, yards)


def after_try(game: Game, dead: Dead) -> Game:
    """Two points to whoever carried the ball across (BR-VI-7-B), one for a kick or a safety (R-73).

    The touchdown's scorers kick off (R-68).
    """
    scorers = dead.scored
    if scorers is not None:
        game = game.with_points(scorers, 2 if dead.how == "touchdown" else 1)
    return kickoff_by(game, game.offense)
