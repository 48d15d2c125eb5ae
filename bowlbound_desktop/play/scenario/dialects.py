"""How each game system writes its clock and what it declares in a scenario."""

from collections.abc import Mapping

from bowlbound_desktop.games.gridiron_chaos.dialect import DIALECT as _GRIDIRON_CHAOS
from bowlbound_desktop.play.scenario.values import Dialect, clock, each, one_of, read_side, whole

_WEATHER = one_of("A", "B", "C")
_BOWLBOUND = Dialect(
    clock=clock, declared={"precipitation": _WEATHER, "wind": _WEATHER, "wind_with": read_side}
)
_PAPER_BOWL = Dialect(
    clock=whole(0, 24),
    declared={"discards": each(whole(1, 24)), "receives": read_side, "had_ball": each(read_side)},
)
DIALECTS: Mapping[str, Dialect] = {
    "bowlbound": _BOWLBOUND,
    "bowlbound-classic": _BOWLBOUND,
    "paper-bowl": _PAPER_BOWL,
    "gridiron-chaos": _GRIDIRON_CHAOS,
}
