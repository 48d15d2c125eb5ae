"""Balls that are lost in rare plays, and calls that a challenge reverses (GC-R48, GC-R62, GC-R63, GC-R65)."""

from functools import partial

from bowlbound_desktop.games.gridiron_chaos.rules.credits import RECOVERY, SACK, Credit
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.challenges import challenge
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.plays.gains import Gain, advance, incomplete
from bowlbound_desktop.games.gridiron_chaos.rules.rows import RareRow
from bowlbound_desktop.games.gridiron_chaos.rules.telling import moved
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.interceptions import intercepted, picked_off
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.loose_ball import LooseBall, scramble
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.takeaways import (
    Taken,
    credit_taker,
    fallen_on,
    run_back,
    take_away,
)
from bowlbound_desktop.kernel.events import Fumbled, Recovered
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure


def lost(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    """Lose the ball where it is."""
    if row.play == "interception":
        return (yield from _intercepted(out, row))
    if row.play == "lost":
        return (yield from _run_in(out, row))
    match row.loss:
        case "loose":
            return (yield from scramble(out, LooseBall(fumbler=out.offense)))
        case "touchback":
            return (yield from _through_the_end_zone(out))
    return (yield from _fallen(out, row))


def _intercepted(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    """Intercept: leading 36 is returned by a roll, leading 44 has a printed return and may be challenged."""
    if row.runback is None:
        return (yield from intercepted(out, out.y + row.yards, letter=row.taker))
    return (yield from challenge(out, out.offense, partial(_ran_back, row=row), partial(overturned, row=row)))


def _ran_back(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    assert row.runback is not None
    picked = yield from picked_off(out, out.y + row.yards)
    ball = Taken(taker=out.offense.opponent, intercepted=True, printed=row.taker)
    own = out.game.own(ball.taker, picked.y)
    return (yield from run_back(credit_taker(picked, ball, row.taker), ball, own + row.runback))


def _run_in(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    """Play leading 65-66: knocked loose and returned for a touchdown, unless a challenge succeeds."""
    ran_in = partial(_knocked_loose, hitter=row.letter, taker=row.taker, yards=FIELD)
    return (yield from challenge(out, out.offense, ran_in, partial(overturned, row=row)))


def _knocked_loose(out: Outcome, hitter: str, taker: str, yards: int) -> Procedure[Outcome]:
    """Hit the passer (credited as a sack), and run the ball back from the line (GC-R63)."""
    ball = Taken(taker=out.offense.opponent, printed=taker)
    yield Fumbled(rule="GC-R63", side=out.offense, ball=out.game.spot())
    yield Recovered(rule="GC-R63", side=ball.taker, ball=out.game.spot())
    hit = out.change(passing="unthrown").credited(Credit(side=ball.taker, slot=hitter, what=SACK))
    own = out.game.own(ball.taker, out.y)
    return (yield from run_back(credit_taker(hit, ball, taker), ball, own + yards))


def _through_the_end_zone(out: Outcome) -> Procedure[Outcome]:
    """Play leading 24: nobody recovers the ball, and the defense has a touchback (GC-R62)."""
    yield Fumbled(rule="GC-R62", side=out.offense, ball=out.game.spot(out.y))
    return out.change(side=out.offense.opponent, changed=True, y=FIELD, end="touchback")


def _fallen(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    """Let the defense fall on the ball, where it is or at the printed yard line."""
    side = out.offense.opponent
    yield Fumbled(rule="GC-X1", side=out.offense, ball=out.game.spot(out.y))
    y = FIELD - row.at if row.at else out.y
    if y != out.y:
        yield moved(out, out.offense, out.y, y, "spot", "GC-X1")
    yield Recovered(rule="GC-X1", side=side, ball=out.game.spot(y))
    credited = out.credited(Credit(side=side, slot=row.taker, what=RECOVERY))
    return fallen_on(credited.change(y=y), side)


def overturned(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    """Carry out what doubles give instead (GC-R48)."""
    match row.overturned:
        case "first_down":
            gain = Gain(kind=row.play, yards=out.game.to_go, letter=row.letter)
            return (yield from advance(out, gain, "GC-R48"))
        case "touchdown":
            gain = Gain(kind=row.play, yards=out.game.to_goal, letter=row.letter)
            return (yield from advance(out, gain, "GC-R48"))
        case "caught":
            gain = Gain(kind="pass", yards=row.overturned_yards, letter=row.letter)
            return (yield from advance(out, gain, "GC-R48"))
        case "fallen":
            return (yield from _given_to_defense(out, row))
        case "returned":
            return (yield from _knocked_loose(out, row.letter, row.overturned_taker, row.overturned_yards))
    return (yield from incomplete(out))


def _given_to_defense(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    """Play trailing 54 and 65-66: the defense's ball at the end of the gain, no return (GC-R62)."""
    after = yield from advance(out, Gain(kind=row.play, yards=row.yards, letter=row.letter), "GC-R48")
    side = out.offense.opponent
    yield Fumbled(rule="GC-R48", side=out.offense, ball=out.game.spot(after.y))
    return (yield from take_away(after, Taken(taker=side, printed=row.overturned_taker, may_return=False)))
