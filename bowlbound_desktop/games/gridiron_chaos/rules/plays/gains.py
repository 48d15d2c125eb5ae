"""Runs, passes and sacks: the gain, the end zones, the fumble at its end (GC-7, GC-R29)."""

from attrs import frozen

from bowlbound_desktop.games.gridiron_chaos.rules.credits import (
    PASS,
    RECEPTION,
    RUSH,
    SACK,
    SACKED,
    Credit,
)
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.telling import moved, on_field
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.loose_ball import LooseBall, scramble
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import PassFell
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure


@frozen(kw_only=True)
class Gain:
    """A gain of the ball carrier, from a cell or a rare row."""

    kind: str
    """run, sneak, pass, quarterback or sack."""
    yards: int
    letter: str = ""
    passer: str = ""
    """The slot that threw, if it was not the quarterback."""
    out: bool = False
    fumble: bool = False
    taker: str = ""
    """The letter printed with the fumble."""


def advance(out: Outcome, gain: Gain, rule: str = "GC-4") -> Procedure[Outcome]:
    """Move the ball: goal lines come first, then a fumble, then the dead ball."""
    y = out.y + gain.yards
    yield moved(out, out.offense, out.y, min(y, FIELD), "pass" if gain.kind == "pass" else "run", rule)
    after = gained(out, gain, y)
    if y >= FIELD:
        if gain.fumble:
            yield ruled("GC-R29, GC-R65", "the gain scores before the ball can be lost")
        return touchdown(after)
    if gain.fumble:
        return (yield from scramble(after, LooseBall(fumbler=out.offense, letter=gain.taker)))
    return after.change(end="safety", gain_end="safety") if y <= 0 else after


def gained(out: Outcome, gain: Gain, y: int) -> Outcome:
    """The play with the ball at `y` and the players credited."""
    passing = "complete" if gain.kind == "pass" else "unthrown"
    after = out.change(y=y, gain_y=y, passing=passing, stopped=out.stopped or gain.out)
    yards = on_field(y, FIELD) - out.y
    return after.credited(*_gain_credits(out, gain, yards, y >= FIELD))


def touchdown(out: Outcome) -> Outcome:
    """The play when the offense has carried the ball in."""
    return out.change(y=FIELD, gain_y=FIELD, end="touchdown", gain_end="touchdown")


def _gain_credits(out: Outcome, gain: Gain, yards: int, scored: bool) -> tuple[Credit, ...]:
    """The credits of a gain; a player without a letter gets none."""
    side, quarterback = out.offense, out.game.quarterback(out.offense)
    match gain.kind:
        case "pass":
            found: tuple[tuple[str, str], ...] = (
                (gain.letter, RECEPTION),
                (gain.passer or quarterback, PASS),
            )
        case "sack":
            sack = Credit(side=side.opponent, slot=gain.letter, what=SACK, yards=-yards)
            passer = Credit(side=side, slot=quarterback, what=SACKED, yards=-yards)
            return (sack, passer) if gain.letter else (passer,)
        case "sneak" | "quarterback":
            found = ((quarterback, RUSH),)
        case _:
            found = ((gain.letter, RUSH),)
    return tuple(
        Credit(side=side, slot=slot, what=what, yards=yards, touchdown=scored) for slot, what in found if slot
    )


def incomplete(out: Outcome, passer: str = "") -> Procedure[Outcome]:
    """Let the pass fall: only the passer is credited, whatever letter is printed (GC-R61)."""
    yield PassFell(rule="GC-R61", side=out.offense)
    slot = passer or out.game.quarterback(out.offense)
    after = out.change(passing="incomplete", stopped=True, credits=())
    return after.credited(Credit(side=out.offense, slot=slot, what=PASS, good=False))
