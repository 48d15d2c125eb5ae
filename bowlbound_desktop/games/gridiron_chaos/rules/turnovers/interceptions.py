"""Passes that the defense catches (GC-7, GC-R58)."""

from bowlbound_desktop.games.gridiron_chaos.rules.credits import PASS, Credit
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.takeaways import Taken, take_away
from bowlbound_desktop.kernel.events import Intercepted
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure

DEEPEST = 9


def intercepted(
    out: Outcome, y: int, *, letter: str = "", may_return: bool = True, hail_mary: bool = False
) -> Procedure[Outcome]:
    """Intercept a pass at `y`, nine yards deep at most; then it is returned or not."""
    picked = yield from picked_off(out, y)
    taken = Taken(
        taker=out.offense.opponent,
        intercepted=True,
        printed=letter,
        may_return=may_return,
        hail_mary=hail_mary,
    )
    return (yield from take_away(picked, taken))


def picked_off(out: Outcome, y: int) -> Procedure[Outcome]:
    """Put the ball where it was intercepted, and charge the passer."""
    spot = min(y, FIELD + DEEPEST)
    yield Intercepted(rule="GC-7", side=out.offense.opponent, ball=out.game.spot(spot))
    passer = out.game.quarterback(out.offense)
    charged = Credit(side=out.offense, slot=passer, what=PASS, good=False, lost=True)
    return out.change(y=spot, passing="intercepted").credited(charged)
