"""A snap from scrimmage in its sequence (section 3)."""

from collections.abc import Callable, Mapping

from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.kicks.field_goals import field_goal
from bowlbound_desktop.games.gridiron_chaos.rules.kicks.punts import punt
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome, at_snap
from bowlbound_desktop.games.gridiron_chaos.rules.periods import close_play
from bowlbound_desktop.games.gridiron_chaos.rules.plays.calls import offense_call
from bowlbound_desktop.games.gridiron_chaos.rules.plays.column_play import column_play
from bowlbound_desktop.games.gridiron_chaos.rules.plays.hail_mary import hail_mary
from bowlbound_desktop.games.gridiron_chaos.rules.telling import started
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import Called
from bowlbound_desktop.kernel.procedure import Procedure, ask


def scrimmage(game: Game) -> Procedure[Game]:
    """Ask for the offense's call, and carry out the play."""
    yield started(game)
    call = yield from ask(offense_call(game))
    yield Called(rule="GC-4", side=game.offense, kind="offense_call", option=call, role="offense")
    out = yield from carry_out(game, call)
    return (yield from close_play(out))


def carry_out(game: Game, call: str) -> Procedure[Outcome]:
    """Carry out the play that was called, up to its flag."""
    special = _SPECIAL.get(call)
    return (yield from (special(game) if special else column_play(game, call)))


def _safety(game: Game) -> Procedure[Outcome]:
    """Take a safety on purpose (GC-K8)."""
    yield ruled("GC-K8", "a safety is taken on purpose")
    return at_snap(game, "safety").change(end="safety", gain_end="safety")


_SPECIAL: Mapping[str, Callable[[Game], Procedure[Outcome]]] = {
    "punt": punt,
    "field_goal": field_goal,
    "hail_mary": hail_mary,
    "safety": _safety,
}
