"""Short ways to ask and to tell, used by the procedures of all systems."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from bowlbound_desktop.kernel.events import Ruled
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Decision

Prospects: TypeAlias = Callable[[], Mapping[str, str]]


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
