"""Challenges (GC-R24, GC-R48)."""

from bowlbound_desktop.games.gridiron_chaos.rules.dice import FACES, doubles
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import TimeoutTaken
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

NO, YES = "no", "yes"


def challenge(out: Outcome, side: Side) -> Procedure[tuple[Outcome, bool]]:
    """Whether `side` challenges and wins; a challenged play stops the clock (GC-6)."""
    game, made, won = yield from review(out.game, side)
    return (out.change(game=game, stopped=True) if made else out), won


def review(game: Game, side: Side) -> Procedure[tuple[Game, bool, bool]]:
    """The game, whether there was a challenge, and whether doubles reversed the call."""
    if not game.timeouts_of(side):
        yield ruled("GC-R24", "no time out, no challenge")
        return game, False, False
    if (yield from choose(side, "challenge", (NO, YES), NO)) == NO:
        return game, False, False
    shown = yield from roll(side, FACES, "challenge")
    won = doubles(shown)
    yield ruled(
        "GC-R48", "challenge on {}: the call {}", FACES.show(shown), "is reversed" if won else "stands"
    )
    if won:
        return game, True, True
    return (yield from spend(game, side, "GC-R48")), True, False


def spend(game: Game, side: Side, rule: str) -> Procedure[Game]:
    """A time out is charged."""
    after = game.less_timeout(side)
    yield TimeoutTaken(rule=rule, side=side, left=after.timeouts_of(side))
    return after
