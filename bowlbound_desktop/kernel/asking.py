"""Short ways to ask and to tell, used by the procedures of all systems."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from bowlbound_desktop.kernel.events import GameEnded, PlayStarted, Ruled, TimeoutTaken
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import Gridiron
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Decision

Prospects: TypeAlias = Callable[[], Mapping[str, str]]
G = TypeVar("G", bound=Gridiron)


@lru_cache(maxsize=4096)
def decision(side: Side, kind: str, options: tuple[str, ...], quiet: str | None = None) -> Decision:
    """A decision whose options depend on nothing but themselves; the same one is used again."""
    return Decision(side=side, kind=kind, options=options, quiet=quiet)


def choose(side: Side, kind: str, options: tuple[str, ...], quiet: str | None = None) -> Procedure[str]:
    """Have a coach choose; where only one option is legal nobody is asked."""
    if len(options) == 1:
        return options[0]
    choice: str = yield decision(side, kind, options, quiet)
    return choice


def choose_seeing(
    side: Side, kind: str, options: tuple[str, ...], quiet: str | None, prospects: Prospects
) -> Procedure[str]:
    """Have a coach choose who is told what options may bring."""
    if len(options) == 1:
        return options[0]
    choice: str = yield Decision(side=side, kind=kind, options=options, quiet=quiet, prospects=prospects)
    return choice


def ruled(rule: str, sentence: str, *figures: Any, news: bool = False) -> Ruled:
    """A step of the reasoning; `news` stand in the log too."""
    return Ruled(rule=rule, sentence=sentence, figures=figures, news=news)


def put_in_play(
    game: Gridiron, what: str, *, seconds: int | None = None, clock: str = "", gone: float | None = None
) -> PlayStarted:
    """The situation before the ball is put in play; seconds, words and share are what its clock shows."""
    scrimmage = what == "scrimmage"
    return PlayStarted(
        side=game.offense,
        ball=game.spot(),
        down=game.down if scrimmage else 0,
        to_go=game.distance if scrimmage else 0,
        inches=scrimmage and game.inches,
        quarter=game.quarter,
        seconds=seconds,
        clock=clock,
        gone=gone,
        what=what,
    )


def spend_timeout(game: G, side: Side, rule: str) -> Procedure[G]:
    """A timeout is spent."""
    after = game.less_timeout(side)
    yield TimeoutTaken(rule=rule, side=side, left=after.timeouts_of(side))
    return after


def end_game(game: G, rule: str = "") -> Procedure[G]:
    """The final whistle."""
    yield GameEnded(rule=rule, home=game.score.total(Side.HOME), away=game.score.total(Side.AWAY))
    return game.change(next="end")
