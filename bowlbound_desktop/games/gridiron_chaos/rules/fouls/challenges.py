"""Challenges (GC-R24, GC-R48)."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bowlbound_desktop.games.gridiron_chaos.rules.dice import FACES, doubles
from bowlbound_desktop.games.gridiron_chaos.rules.foresight import foreseen
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.kernel.asking import Prospects, choose_seeing, ruled, spend_timeout
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

NO, YES = "no", "yes"


Call: TypeAlias = Callable[[Outcome], Procedure[Outcome]]
"""How a play goes on after the officials' decision."""


def challenge(out: Outcome, side: Side, stands: Call, turned: Call) -> Procedure[Outcome]:
    """Let the call stand unless `side` challenges and wins; a challenged play stops the clock (GC-6)."""
    game, made, won = yield from review(out.game, side, lambda: _prospects(out, stands, turned))
    seen = out.change(game=game, stopped=True) if made else out
    return (yield from (turned if won else stands)(seen))


def _prospects(out: Outcome, stands: Call, turned: Call) -> Mapping[str, str]:
    after = foreseen(turned(out))
    return {NO: foreseen(stands(out)), YES: f"On doubles {after}" if after else ""}


def review(game: Game, side: Side, prospects: Prospects) -> Procedure[tuple[Game, bool, bool]]:
    """Ask for a challenge: the game, whether there was one, and whether doubles reversed the call."""
    if not game.timeouts_of(side):
        yield ruled("GC-R24", "no timeout, no challenge")
        return game, False, False
    if (yield from choose_seeing(side, "challenge", (NO, YES), NO, prospects)) == NO:
        return game, False, False
    shown = yield from roll(side, FACES, "challenge")
    won = doubles(shown)
    verdict = "is reversed" if won else "stands"
    yield ruled("GC-R48", "challenge on {}: the call {}", FACES.show(shown), verdict, news=True)
    if won:
        return game, True, True
    return (yield from spend_timeout(game, side, "GC-R48")), True, False
