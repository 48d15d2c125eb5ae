"""The computer coaches by game system and name, for every place that seats one.

A system's module holds `LEVELS`, its coaches from the weakest to the strongest; `random` is added to all.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from bowlbound_desktop.coaches.forecast import Forecaster
from bowlbound_desktop.coaches.level import Level
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.answerers import Coach, RandomCoach
from bowlbound_desktop.play.win_chance import Judge

_MODULES: Mapping[str, str] = {
    "bowlbound": "games.bowlbound.coaches.levels",
    "bowlbound-classic": "games.bowlbound.coaches.levels",
    "paper-bowl": "games.paper_bowl.coaches.levels",
}
"""Which module of this package has the coaches of a game system; one without a module has only `random`."""
_FORECASTS: Mapping[str, str] = {
    "bowlbound": "games.bowlbound.coaches.forecast",
    "bowlbound-classic": "games.bowlbound.coaches.forecast",
    "paper-bowl": "games.paper_bowl.coaches.forecast",
}
"""Which module has the `forecast` of a game system; one without a module shows no odds."""
_JUDGES: Mapping[str, str] = {
    "bowlbound": "games.bowlbound.values.judge",
    "bowlbound-classic": "games.bowlbound.values.judge",
    "paper-bowl": "games.paper_bowl.values.judge",
}
"""Which module has the `win_chance` of a game system; one without a module has no curve of it."""
RANDOM = Level("random", "calls by lot", "Nothing: every option is as likely as any other.", RandomCoach)


@cache
def levels(system: str) -> tuple[Level, ...]:
    """The coaches of a game system, from the weakest to the strongest."""
    if system not in _MODULES:
        return (RANDOM,)
    found: tuple[Level, ...] = import_module(f"bowlbound_desktop.{_MODULES[system]}").LEVELS
    return (RANDOM, *found)


def coach(word: str, seed: int, system: str) -> Coach:
    """The coach of that name."""
    known = {level.key: level for level in levels(system)}
    if word not in known:
        raise BowlboundError(f'there is no "{word}" coach: choose one of {", ".join(known)}')
    return known[word].make(seed)


def forecaster(system: str) -> Forecaster | None:
    """Who reckons the odds of a game system's calls."""
    if system not in _FORECASTS:
        return None
    found: Forecaster = import_module(f"bowlbound_desktop.{_FORECASTS[system]}").forecast
    return found


def judge(system: str) -> Judge | None:
    """Who tells a side's chance to win a game of this system between plays."""
    if system not in _JUDGES:
        return None
    found: Judge = import_module(f"bowlbound_desktop.{_JUDGES[system]}").win_chance
    return found
