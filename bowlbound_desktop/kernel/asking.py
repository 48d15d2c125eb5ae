"""Shorthands for asking coaches and telling events, used by the rules of every game."""

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
    """A decision with nothing but its options; cached, because the same ones are asked again and again."""
    return Decision(side=side, kind=kind, options=options, quiet=quiet)


def choose(side: Side, kind: str, options: tuple[str, ...], quiet: str | None = None) -> Procedure[str]:
    """Have a coach choose; nobody is asked where only one option is legal."""
    if len(options) == 1:
        return options[0]
    choice: str = yield decision(side, kind, options, quiet)
    return choice


def choose_seeing(
    side: Side, kind: str, options: tuple[str, ...], quiet: str | None, prospects: Prospects
) -> Procedure[str]:
    """Have a coach choose; `prospects` tells what the options may lead to."""
    if len(options) == 1:
        return options[0]
    choice: str = yield Decision(side=side, kind=kind, options=options, quiet=quiet, prospects=prospects)
    return choice


def ruled(rule: str, sentence: str, *figures: Any, news: bool = False) -> Ruled:
    """A step of the reasoning; with `news` the log tells it too."""
    return Ruled(rule=rule, sentence=sentence, figures=figures, news=news)


def put_in_play(
    game: Gridiron, what: str, *, seconds: int | None = None, clock: str = "", gone: float | None = None
) -> PlayStarted:
    """The event that starts a play; `seconds`, `clock` and `gone` are what the game's clock shows."""
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
    """Charge a side with a timeout."""
    after = game.less_timeout(side)
    yield TimeoutTaken(rule=rule, side=side, left=after.timeouts_of(side))
    return after


def end_game(game: G, rule: str = "") -> Procedure[G]:
    """Blow the final whistle."""
    yield GameEnded(rule=rule, home=game.score.total(Side.HOME), away=game.score.total(Side.AWAY))
    return game.change(next="end")
