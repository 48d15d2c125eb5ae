"""How scenarios of Gridiron Chaos write what only this game has."""

from collections.abc import Callable
from typing import Any

from bowlbound_desktop.games.gridiron_chaos.rules.game import OVERTIME
from bowlbound_desktop.games.gridiron_chaos.rules.roster import SLOTS
from bowlbound_desktop.kernel.errors import ScenarioError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.scenario.values import Dialect, clock, one_of, read_side, whole

MOST_CARRIED = 100
LETTERS = ("L", "T", "M")
NONE = "none"


def _by_side(parse: Callable[[object], Any]) -> Callable[[object], dict[Side, Any]]:
    def parse_sides(value: object) -> dict[Side, Any]:
        if not isinstance(value, dict):
            raise ScenarioError("write { home = …, away = … }")
        return {read_side(side): parse(item) for side, item in value.items()}

    return parse_sides


def _slots(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ScenarioError('write a list of letters such as ["A"]')
    return tuple(sorted({one_of(*SLOTS)(slot) for slot in value}))


DIALECT = Dialect(
    clock=clock,
    declared={
        "advantage": one_of(*LETTERS),
        "receives": read_side,
        "quarterback_out": _by_side(whole(1, OVERTIME + 1)),
        "return_yards": whole(-MOST_CARRIED, MOST_CARRIED),
    },
    expected={
        "advantage": one_of(*LETTERS, NONE),
        "quarterback": _by_side(one_of("QB", "QB2")),
        "return_yards": whole(-MOST_CARRIED, MOST_CARRIED),
        "credit": _by_side(_slots),
    },
)
