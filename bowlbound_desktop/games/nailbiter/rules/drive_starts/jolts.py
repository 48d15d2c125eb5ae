"""Jolt launches (NB-A11, NB-R18 to NB-R20, NB-R55, NB-R70)."""

from attrs import evolve

from bowlbound_desktop.games.nailbiter.rules.after_play.penalties import THE_ONE
from bowlbound_desktop.games.nailbiter.rules.downs.scrimmage import run_or_pass
from bowlbound_desktop.games.nailbiter.rules.drive_starts.launches import key_play
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import conclude, moved
from bowlbound_desktop.games.nailbiter.rules.frame.dice import D6, SUM
from bowlbound_desktop.games.nailbiter.rules.frame.drives import at, new_series
from bowlbound_desktop.games.nailbiter.rules.frame.game import THIRD, Game
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import started
from bowlbound_desktop.games.nailbiter.rules.plays.carrying import gain, intercepted
from bowlbound_desktop.games.nailbiter.rules.plays.reading import Snap
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Result
from bowlbound_desktop.games.nailbiter.rules.printed.launch_rows import LaunchRow, parse_launch
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import Called
from bowlbound_desktop.kernel.procedure import Procedure, roll

OWN_ONE = 1
SHORT = (1, 2, 3, 4)
"""Faces of the die that leave a measurement an inch short."""
GHOST_CALLS = {"trick play": "trick_play", "reverse": "reverse"}


def jolt(before: Game) -> Procedure[Game]:
    """Begin a drive with a jolt, which differs between ghost and coach."""
    yield started(before)
    game = before.change(hurting=None)
    total = yield from roll(game.offense, SUM, "jolt", "jolt")
    row = game.tables.jolt[total]
    yield told(game.offense, "jolt", total, row.text)
    yield ruled("NB-A11", "jolt: {}", row.text.rstrip("."), news=True)
    effect = row.ghost if game.offense is game.ghost else row.coached
    if effect in GHOST_CALLS:
        return (yield from _ghost_call(before, game, GHOST_CALLS[effect]))
    return (yield from _effect(game, effect))


def _effect(game: Game, effect: str) -> Procedure[Game]:
    match effect.split():
        case ["touchdown"]:
            dead = yield from gain(game, Result(yards=game.to_goal), "pass")
            return (yield from conclude(game, dead))
        case ["third", "string"]:
            yield ruled("NB-R19, NB-D9", "the third string quarterback comes in for good")
            return game.with_string(game.offense, THIRD).change(next="launch")
        case ["measurement", yards]:
            return (yield from _measurement(game, int(yards)))
        case ["interference", yards]:
            return (yield from _first_down_at(game, min(THE_ONE, game.y + int(yards)), "penalty"))
        case ["gain", yards]:
            return (yield from _first_down_at(game, min(THE_ONE, game.y + int(yards)), "drive"))
        case ["rare", "play"]:
            return game.change(next="rare")
        case ["intercepted", yards]:
            return (yield from conclude(game, (yield from intercepted(game, int(yards)))))
    return (yield from _new_situation(game, parse_launch(effect)))


def _ghost_call(before: Game, game: Game, call: str) -> Procedure[Game]:
    """Play the ghost's trick play or reverse, without a call of the defense (NB-R20)."""
    yield Called(rule="NB-R20", side=game.offense, kind="offense_call", option=call, role="offense")
    return (yield from run_or_pass(before, game, Snap(call=call)))


def _first_down_at(game: Game, y: int, how: str) -> Procedure[Game]:
    """Give a first down at the new spot (NB-R55, NB-R70)."""
    yield moved(game, y, how, "NB-R55, NB-R70")
    return (yield from new_series(game, y, "NB-R55"))


def _measurement(game: Game, yards: int) -> Procedure[Game]:
    """Move on and roll: inches short on fourth down, or a first down (NB-R55)."""
    y = game.y + yards
    yield moved(game, y, "drive", "NB-R55")
    shown = yield from roll(game.offense, D6, "measurement")
    if shown not in SHORT:
        return (yield from new_series(game, y, "NB-R55"))
    yield ruled("NB-R55", "measurement on {}: an inch short", shown)
    return at(game, y).change(down=4, line=y)


def _new_situation(game: Game, row: LaunchRow) -> Procedure[Game]:
    """Leap to a new situation; a loss ends at the own 1 at worst (NB-R70)."""
    gain_ = max(row.gain, OWN_ONE - game.y)
    if row.down > 1:
        return (yield from key_play(game, evolve(row, gain=gain_)))
    y = game.y + gain_
    yield moved(game, y, "penalty", "NB-R55, NB-R70")
    return at(game, y).change(line=min(100, y + row.to_go))
