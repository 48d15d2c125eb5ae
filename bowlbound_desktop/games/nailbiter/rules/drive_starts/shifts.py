"""Steps along a launch chart: gambling and quarterbacks (NB-A13, NB-D9, NB-R9, NB-R23, NB-R40)."""

from attrs import frozen

from bowlbound_desktop.games.nailbiter.rules.frame.dice import STEPS
from bowlbound_desktop.games.nailbiter.rules.frame.game import BACKUP, HALF_TIME, STARTER, THIRD, Game
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.procedure import Procedure

FEWEST = 6
"""The fewest steps that a backup quarterback adds; the ghost's adds exactly these."""
THIRD_STRING = -10
MOST = len(STEPS) - 1
STAY = "stay"


@frozen(kw_only=True)
class Shift:
    """How far a launch roll is moved, and why."""

    steps: int = 0
    gambling: bool = False
    backup: bool = False


def announce(game: Game) -> Procedure[tuple[Game, Shift]]:
    """Ask what is announced before a launch: a gamble, a backup quarterback and his steps."""
    if game.offense is game.ghost:
        gamble = int((yield from choose(game.coached, "gamble", _numbers(0), "0")))
        added = {BACKUP: FEWEST, THIRD: THIRD_STRING}.get(game.string(game.ghost), 0)
        backup = game.string(game.ghost) == BACKUP
        return game, Shift(steps=added - gamble, gambling=gamble > 0, backup=backup)
    game = yield from _quarterback(game)
    string = game.string(game.coached)
    if string == BACKUP:
        steps = int((yield from choose(game.coached, "steps", _numbers(FEWEST), str(FEWEST))))
        return game, Shift(steps=steps, backup=True)
    return game, Shift(steps=THIRD_STRING if string == THIRD else 0)


def _numbers(least: int) -> tuple[str, ...]:
    return tuple(map(str, range(least, MOST + 1)))


def _quarterback(game: Game) -> Procedure[Game]:
    """Let the coach bring in the backup for good after halftime (NB-D9)."""
    if game.quarter <= HALF_TIME or game.string(game.coached) != STARTER:
        return game
    if (yield from choose(game.coached, "quarterback", (STAY, BACKUP), STAY)) == STAY:
        return game
    yield ruled("NB-D9", "the backup quarterback comes in for good")
    return game.with_string(game.coached, BACKUP)


def moved_row(rolled: int, shift: Shift) -> Procedure[int]:
    """Move a roll by all its steps at once, between 11 and 66."""
    if not shift.steps:
        return rolled
    place = STEPS.index(rolled) + shift.steps
    row = STEPS[min(MOST, max(0, place))]
    yield ruled("NB-A13, NB-D9, NB-R40", "{} moved by {} steps is {}", rolled, shift.steps, row)
    return row
