"""The ghost decides by one die: he does a thing if it shows his number or less (NB-E1)."""

from bowlbound_desktop.games.nailbiter.rules.frame.dice import D6
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.procedure import Procedure, roll

SURE = 6


def ghost_does(game: Game, number: int, purpose: str, rule: str) -> Procedure[bool]:
    """Decide whether the ghost does it; nothing is rolled for 0 and 6."""
    what = purpose.removeprefix("ghost_")
    if number <= 0:
        yield ruled(rule, "{}: the ghost's number is 0, so he does not", what)
        return False
    if number >= SURE:
        yield ruled(rule, "{}: the ghost's number is 6, so he does", what)
        return True
    shown = yield from roll(game.ghost, D6, purpose)
    does = "he does" if shown <= number else "he does not"
    yield ruled(rule, "{}: the ghost's number is {} and his die {}, so {}", what, number, shown, does)
    return shown <= number
