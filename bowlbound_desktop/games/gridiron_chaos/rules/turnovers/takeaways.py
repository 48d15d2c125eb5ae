"""Interceptions and fumbles that the other side has: it falls on the ball or returns it (GC-5, GC-7)."""

from collections.abc import Mapping
from functools import partial

from attrs import evolve, frozen

from bowlbound_desktop.games.gridiron_chaos.rules.credits import INTERCEPTION, PASS, RECOVERY, Credit
from bowlbound_desktop.games.gridiron_chaos.rules.dice import SUM
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.challenges import challenge
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.rows import TurnoverReturnRow
from bowlbound_desktop.games.gridiron_chaos.rules.settle import settled
from bowlbound_desktop.games.gridiron_chaos.rules.telling import moved, read
from bowlbound_desktop.kernel.asking import choose_seeing, ruled
from bowlbound_desktop.kernel.events import PassFell, Recovered
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, roll
from bowlbound_desktop.kernel.wording import situation_words

RETURN, DOWN = "return", "down"


@frozen(kw_only=True)
class Taken:
    """A ball that the other side has taken."""

    taker: Side
    intercepted: bool = False
    printed: str = ""
    """The taker's letter, if the fumble or the rare row prints one."""
    blocked: bool = False
    hail_mary: bool = False
    may_return: bool = True


def take_away(out: Outcome, ball: Taken) -> Procedure[Outcome]:
    """Let the taker score at once in the other side's end zone, or else return the ball or fall on it."""
    own = out.game.own(ball.taker, out.y)
    if own >= FIELD:
        yield from _tell_taken(out, ball)
        yield ruled("GC-R64", "taken in the other side's end zone: a touchdown")
        after = yield from _credit_alone(out, ball)
        return _scores(after, ball)
    if not ball.may_return or (yield from _asked(out, ball)) == DOWN:
        yield from _tell_taken(out, ball)
        after = yield from _credit_alone(out, ball)
        return fallen_on(after, ball.taker)
    return (yield from _return(out, ball, own))


def _asked(out: Outcome, ball: Taken) -> Procedure[str]:
    """Ask whether the taker returns the ball; he sees the situation after falling on it."""

    def prospects() -> Mapping[str, str]:
        after = fallen_on(out, ball.taker)
        return {DOWN: "" if out.flag else situation_words(settled(after))}

    return (yield from choose_seeing(ball.taker, "takeaway", (RETURN, DOWN), RETURN, prospects))


def fallen_on(out: Outcome, taker: Side) -> Outcome:
    """The play when the taker falls on the ball; in its own end zone a touchback (section 11)."""
    own = out.game.own(taker, out.y)
    return out.change(side=taker, changed=True, end="touchback" if own <= 0 else "down")


def _credit_alone(out: Outcome, ball: Taken) -> Procedure[Outcome]:
    """Credit the taker of a ball that is not returned, by a roll unless his letter is printed (GC-R49)."""
    letter = ball.printed
    if not letter:
        thrown = yield from roll(ball.taker, SUM, "turnover_return")
        yield read(out.game, "turnover_return", thrown, "GC-R49")
        letter = out.game.tables.turnover_return[thrown].letter(ball.intercepted)
    return credit_taker(out, ball, letter)


def credit_taker(out: Outcome, ball: Taken, letter: str) -> Outcome:
    """Credit the player who took the ball away."""
    what = INTERCEPTION if ball.intercepted else RECOVERY
    return out.credited(Credit(side=ball.taker, slot=letter, what=what))


def _return(out: Outcome, ball: Taken, own: int) -> Procedure[Outcome]:
    """Roll on the returns table; the side that lost the ball may challenge some rows, but no blocks."""
    thrown = yield from roll(ball.taker, SUM, "turnover_return")
    yield read(out.game, "turnover_return", thrown, "GC-5")
    row = out.game.tables.turnover_return[thrown]
    returned = partial(_returned, ball=ball, row=row, own=own)
    if row.challenge and not ball.blocked:
        never_lost = partial(_never_lost, ball=ball)
        return (yield from challenge(out, ball.taker.opponent, returned, never_lost))
    return (yield from returned(out))


def _returned(out: Outcome, ball: Taken, row: TurnoverReturnRow, own: int) -> Procedure[Outcome]:
    yield from _tell_taken(out, ball)
    taken = credit_taker(out, ball, ball.printed or row.letter(ball.intercepted))
    return (yield from run_back(taken, ball, own + _yards(row, ball, own), row.back))


def _tell_taken(out: Outcome, ball: Taken) -> Procedure[None]:
    """Tell that a fumble is lost, once no challenge can reverse it."""
    if not ball.intercepted:
        yield Recovered(rule="GC-X5", side=ball.taker, ball=out.game.spot(out.y))


def _never_lost(out: Outcome, ball: Taken) -> Procedure[Outcome]:
    """Rule the pass incomplete, or the ball dead where it came loose (GC-R48)."""
    if not ball.intercepted:
        yield ruled("GC-R48", "the ball was dead: no fumble")
        return out
    yield PassFell(rule="GC-R48", side=out.offense)
    thrown = tuple(evolve(credit, lost=False) for credit in out.credits if credit.what == PASS)
    return out.change(y=out.game.y, passing="incomplete", stopped=True, credits=thrown)


def _yards(row: TurnoverReturnRow, ball: Taken, own: int) -> int:
    if row.yards == "TD":
        return row.hail_mary if ball.hail_mary and row.hail_mary is not None else FIELD - own
    return row.yards


def run_back(out: Outcome, ball: Taken, end: int, back: bool = False) -> Procedure[Outcome]:
    """Run the ball back to `end` of the taker's count; with `back` he fumbles it back there (GC-R31)."""
    own = out.game.own(ball.taker, out.y)
    end = min(end, FIELD)
    y = out.game.own(ball.taker, end)
    yield moved(out, ball.taker, out.y, y, "return", "GC-7")
    after = out.recredited(yards=end - own).change(side=ball.taker, changed=True, y=y)
    if end >= FIELD:
        return _scores(after, ball)
    if end <= 0:
        yield ruled("GC-R58", "the return ends in its own end zone")
        return after.change(end="touchback" if own <= 0 else "safety")
    if back:
        yield ruled("GC-R31, GC-R66", "fumbled right back and downed")
        return after.change(side=ball.taker.opponent)
    return after


def _scores(out: Outcome, ball: Taken) -> Outcome:
    return out.recredited(touchdown=True).change(side=ball.taker, changed=True, end="touchdown")
