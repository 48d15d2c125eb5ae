"""How fouls are marked off (section 7, GC-R8, GC-R42 to GC-R45, GC-R69 to GC-R72)."""

from attrs import evolve, frozen

from bowlbound_desktop.games.gridiron_chaos.rules.credits import (
    KICK_RETURN,
    PUNT,
    PUNT_RETURN,
    without_takeaways,
)
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome, at_snap
from bowlbound_desktop.games.gridiron_chaos.rules.rows import FoulRow
from bowlbound_desktop.games.gridiron_chaos.rules.tables import TOUCHBACK
from bowlbound_desktop.kernel.field import FIELD, Side

OWN_FIVE = 5
SCORES = ("touchdown", "safety", "field_goal")


@frozen(kw_only=True)
class Foul:
    """A foul and the side that committed it."""

    side: Side
    row: FoulRow


@frozen(kw_only=True)
class Marked:
    """A play after an accepted foul."""

    outcome: Outcome
    yards: int
    stands: bool
    """Whether the play counts as well."""
    cut: bool = False
    """Whether half the distance, or the goal line, took some of the yards."""


def enforced(out: Outcome, foul: Foul) -> Marked:
    """The play if the foul is accepted (GC-R43)."""
    marked = _MARKS[foul.row.mark](out, foul)
    return evolve(marked, outcome=marked.outcome.change(fouled=foul.side, stopped=True, flag=""))


def moved_by(own: int, back: bool, row: FoulRow) -> int:
    """Yards of a foul, in the count of one side; half the distance at most, fractions dropped (GC-R42)."""
    if row.whole:
        return min(own + row.yards, FIELD - 1) - own
    most = own // 2 if back else (FIELD - own) // 2
    return -min(row.yards, most) if back else min(row.yards, most)


def _previous(out: Outcome, foul: Foul) -> Marked:
    """Mark from the spot of the snap; the play does not count (GC-R44)."""
    snap = at_snap(out.game, out.call)
    if foul.row.own_five and snap.y <= OWN_FIVE:
        return Marked(outcome=snap.change(end="safety"), yards=0, stands=False)
    yards = moved_by(snap.y, foul.side is out.offense, foul.row)
    after = snap.change(y=snap.y + yards, down=foul.row.down)
    return Marked(outcome=after, yards=abs(yards), stands=False, cut=abs(yards) < foul.row.yards)


def _at_end_of_gain(out: Outcome, foul: Foul) -> Marked:
    """Mark from the end of the gain or return, at which a fumble counts as downed (GC-R44, GC-R69)."""
    if out.gain_end != "down":
        return _carry(out, foul)
    side = out.runner
    own = out.game.own(side, out.gain_y)
    yards = moved_by(own, foul.side is side, foul.row)
    kept = () if out.passing == "intercepted" else without_takeaways(out.credits)
    after = out.change(
        side=side,
        y=out.game.own(side, own + yards),
        end="down",
        changed=side is not out.offense,
        down="first" if foul.row.first_down else "used",
        credits=kept,
    )
    return Marked(
        outcome=after,
        yards=abs(yards),
        stands=out.passing != "intercepted",
        cut=abs(yards) < foul.row.yards,
    )


def _after_the_play(out: Outcome, foul: Foul) -> Marked:
    """Mark from where the ball is dead, whoever has it then (GC-R43, GC-R80)."""
    if out.end in SCORES:
        return _carry(out, foul)
    own = TOUCHBACK if out.end == "touchback" else out.game.own(out.side, out.y)
    yards = moved_by(own, foul.side is out.side, foul.row)
    after = out.change(end="down", y=out.game.own(out.side, own + yards))
    return Marked(outcome=after, yards=abs(yards), stands=True, cut=abs(yards) < foul.row.yards)


def _at_start_of_return(out: Outcome, foul: Foul) -> Marked:  # noqa: ARG001  (all marks are called alike)
    """Mark from where the return began; a kickoff return is halved instead (GC-R56, GC-R70)."""
    side = out.runner
    last = out.gain_y if out.loose_y is None else out.loose_y
    reached = out.game.own(side, last)  # a touchdown counts 100
    if out.return_y is None:
        own, what, length = reached // 2, KICK_RETURN, reached // 2
    else:
        own, what, length = out.game.own(side, out.return_y), PUNT_RETURN, 0
    kick = tuple(credit for credit in out.credits if credit.what == PUNT)
    returns = (credit for credit in out.credits if credit.what == what)
    kept = tuple(evolve(credit, yards=length, touchdown=False) for credit in returns)
    y = out.game.own(side, own)
    after = out.change(side=side, y=y, end="down", changed=True, credits=(*kick, *kept))
    return Marked(outcome=after, yards=abs(reached - own), stands=True)


def _carry(out: Outcome, foul: Foul) -> Marked:
    """Carry the yards of a foul on a score to the next kickoff return (GC-R45, GC-R71)."""
    kickers = out.side
    yards = foul.row.yards if foul.side is kickers else -foul.row.yards
    return Marked(outcome=out.change(carried=out.carried + yards), yards=foul.row.yards, stands=True)


_MARKS = {
    "previous": _previous,
    "gain": _at_end_of_gain,
    "after": _after_the_play,
    "start": _at_start_of_return,
}


def carried_to(own: int, yards: int) -> int:
    """The end of a kickoff return after earlier fouls are marked off, half the distance at most (GC-R73)."""
    most = own // 2 if yards < 0 else (FIELD - own) // 2
    return own + (-min(-yards, most) if yards < 0 else min(yards, most))
