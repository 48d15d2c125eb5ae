"""Extra points with fake and block numbers, which are totals of the dice, not cells (AR-V, BR-VI-7-A)."""

from collections import defaultdict
from collections.abc import Mapping

from attrs import frozen

from bowlbound_desktop.games.bowlbound.odds.columns import SHARES
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.conversions import extra_point
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import Plan, beaten, roughing
from bowlbound_desktop.kernel.procedure import Procedure, result_of
from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.play.tree import Ways


@frozen(eq=False)
class TryKick:
    """The results of all plans of an extra point."""

    fake: float
    blocked: float
    kicked: Ways[Mapping[str, int]]
    """One throw of each group with the same effect, by the purpose of its dice."""


def read_tries(game: Game, plans: Ways[Plan]) -> TryKick:
    """Every total under every plan."""
    chart = game.chart(game.offense)
    cells = chart.special["field_goal" if chart.set == 2 else "extra_point"]
    beating: defaultdict[str, float] = defaultdict(float)
    kicked: defaultdict[object, float] = defaultdict(float)
    throws: dict[object, Mapping[str, int]] = {}
    for chance, plan in plans:
        for total, share in SHARES.items():
            if happened := beaten(game, plan, total):
                beating[happened] += chance * share
                continue
            cell = cells[total - 10]
            key = cell, result_of(roughing(game, plan, total, cell))
            kicked[key] += chance * share
            throws.setdefault(key, {"block": plan.thrown, "extra_point": total})
    ways = [(chance, throws[key]) for key, chance in kicked.items()]
    return TryKick(beating["fake"], beating["blocked"], ways)


def thrown_try(game: Game, totals: Mapping[str, int]) -> Procedure[Settled]:
    """The extra point with some of its dice thrown already."""
    procedure, answer = extra_point(game), None
    try:
        while True:
            item = procedure.send(answer)
            known = totals.get(item.purpose) if isinstance(item, Roll) else None
            answer = (yield item) if known is None else known
    except StopIteration as stop:
        settled: Settled = stop.value
        return settled
