"""The end of every kick return: goal lines, then a fumble (GC-R58, GC-R65)."""

from attrs import evolve

from bowlbound_desktop.games.gridiron_chaos.rules.credits import Credit
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.telling import moved
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.loose_ball import LooseBall, scramble
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure


def bring_back(out: Outcome, end: int, credit: Credit | None, taker: str, rule: str) -> Procedure[Outcome]:
    """Carry the ball to `end` of its side's own count; with a `taker` it is fumbled there."""
    last = min(end, FIELD)
    y = out.game.own(out.side, last)
    yield moved(out, out.side, out.y, y, "run" if credit is None else "return", rule)
    if credit is not None:
        out = out.credited(evolve(credit, yards=credit.yards - (end - last), touchdown=end >= FIELD))
    after = out.change(y=y, gain_y=y)
    if end >= FIELD:
        if taker:
            yield ruled("GC-R65", "the return scores before the ball can be lost")
        return after.change(end="touchdown", gain_end="touchdown")
    if end <= 0:
        yield ruled("GC-R58", "carried back over its own goal line: a safety")
        return after.change(end="safety", gain_end="safety")
    return (yield from scramble(after, LooseBall(fumbler=out.side, letter=taker))) if taker else after
