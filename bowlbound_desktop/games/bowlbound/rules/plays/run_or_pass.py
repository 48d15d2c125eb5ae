"""Plays 1 to 9: what the charts say, carried out on the field (BR-V-8 to BR-V-10, BR-VI-12)."""

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING, Snap
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled, cancel, no_play, settle, stands
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.plays.carry_out import carry_out
from bowlbound_desktop.games.bowlbound.rules.plays.consult import Call, Thrown, Verdict, consult, from_reading
from bowlbound_desktop.games.bowlbound.rules.plays.lineup import line_up
from bowlbound_desktop.games.bowlbound.rules.plays.results import Result
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.procedure import Procedure

BAD_SNAP_LOSS = -2


def run_or_pass(game: Game, call: Call) -> Procedure[Settled]:
    """An ordinary play."""
    verdict = yield from consult(line_up(game), call)
    return (yield from _carried(game, call.snap, verdict))


def resolve(game: Game, call: Call, thrown: Thrown) -> Procedure[Settled]:
    """From an offensive result to the settled play."""
    verdict = yield from from_reading(line_up(game), call, thrown)
    return (yield from _carried(game, call.snap, verdict))


def _carried(game: Game, snap: Snap, verdict: Verdict) -> Procedure[Settled]:
    """Carry the verdict out on the field and settle the fouls, all dice being thrown (trap 22)."""
    if verdict.stopped:
        return (yield from _not_played(game, verdict))
    result, doubled = verdict.result, verdict.doubled
    ending = yield from carry_out(game, result, snap, passed=verdict.passed, doubled=doubled)
    fouls = verdict.fouls + ending.fouls
    return (yield from settle(game, ending.dead, fouls)) if fouls else stands(game, ending.dead)


def _not_played(game: Game, verdict: Verdict) -> Procedure[Settled]:
    """There is nothing to carry out."""
    match verdict.stopped:
        case "named":
            return (yield from named(game, passed=verdict.passed))
        case "no play":
            return (yield from no_play(game, verdict.fouls[0]))
        case "bad snap":
            return (yield from bad_snap(game, BAD_SNAP_LOSS))
    return (yield from cancel(game))


def named(game: Game, *, passed: bool) -> Procedure[Settled]:
    """The Wild Card named the play: no gain, or incomplete (AR-II-1-C-iv, -v)."""
    rule = "AR-II-1-C-v" if passed else "AR-II-1-C-iv"
    yield ruled(rule, "the Wild Card named the play: {}", "incomplete" if passed else "no gain")
    ending = yield from carry_out(
        game, Result(kind="incomplete" if passed else "yards"), STANDING, passed=passed
    )
    return (yield from settle(game, ending.dead, ()))


def bad_snap(game: Game, loss: int) -> Procedure[Settled]:
    """A hurried snap goes astray: a fumble, no penalty (AR-I-4-A-i)."""
    yield ruled("AR-I-4-A-i", "bad snap: a fumble {} yards behind the line", -loss)
    ending = yield from carry_out(game, Result(kind="fumble", yards=loss), STANDING, passed=False)
    return (yield from settle(game, ending.dead, ending.fouls))
