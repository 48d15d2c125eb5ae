"""Launches: a drive leaps to its key play (NB-A7 to NB-A10, NB-B1 to NB-B8)."""

from attrs import evolve

from bowlbound_desktop.games.nailbiter.rules.drive_starts.shifts import Shift, announce, moved_row
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import (
    Dead,
    conclude,
    moved,
    underdog_time_out,
)
from bowlbound_desktop.games.nailbiter.rules.frame.dice import D6, D66
from bowlbound_desktop.games.nailbiter.rules.frame.drives import at, first_and_ten, new_series
from bowlbound_desktop.games.nailbiter.rules.frame.game import (
    BLITZ,
    HALF_TIME,
    NONE,
    PLAY_CLOCK,
    Game,
)
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import started
from bowlbound_desktop.games.nailbiter.rules.plays.carrying import gain
from bowlbound_desktop.games.nailbiter.rules.plays.challenges import NO, YES
from bowlbound_desktop.games.nailbiter.rules.plays.long_gains import long_gain
from bowlbound_desktop.games.nailbiter.rules.plays.loose_ball import take
from bowlbound_desktop.games.nailbiter.rules.printed.launch_rows import INCHES, LaunchRow
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.games.nailbiter.rules.wording import down_words
from bowlbound_desktop.kernel.asking import choose, ruled, spend_timeout
from bowlbound_desktop.kernel.events import Fumbled, Recovered
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure, roll

GOAL_FROM_THE_10 = 90
MEASURED = (1, 2)
PENDING = {"play clock": PLAY_CLOCK, "ghost blitz": BLITZ}


def launch(before: Game) -> Procedure[Game]:
    """Launch a drive: announcements, the dice, all steps at once, the switch, then the row."""
    yield started(before)
    game, shift = yield from announce(before.change(hurting=None))
    chart = game.tables.launch[game.options.chart]
    rolled = yield from roll(game.offense, D66, "launch", game.options.chart)
    number = yield from _switched(game, chart[(place := (yield from moved_row(rolled, shift)))], place)
    row = _variant(chart[number], shift)
    yield told(game.offense, "launch", number, row.text, game.options.chart)
    return (yield from apply_row(game, row))


def _switched(game: Game, row: LaunchRow, number: int) -> Procedure[int]:
    """Switch to another row: up for a favourite, down for an underdog (NB-B6, NB-R8)."""
    favored = game.setup.favored
    if row.switch is None or favored is None or (row.switch > number) is not (favored is game.offense):
        return number
    yield ruled("NB-B6, NB-R8, NB-R9", "{} is switched to {}", number, row.switch)
    return row.switch


def _variant(row: LaunchRow, shift: Shift) -> LaunchRow:
    """The row that a gamble or the backup quarterback gets instead (NB-R2, NB-R40)."""
    if shift.gambling and row.gambling:
        return row.gambling
    return row.backup if shift.backup and row.backup else row


def apply_row(game: Game, row: LaunchRow) -> Procedure[Game]:
    """Carry out a row of the chart."""
    match row.kind:
        case "turnover":
            return (yield from _turnover(game, row))
        case "long":
            return (yield from _long(game, row))
    return (yield from key_play(game, row))


def key_play(game: Game, row: LaunchRow) -> Procedure[Game]:
    """Leap to the printed spot, down and to go; then notes (NB-A7, NB-A9, NB-A10, NB-R15, NB-R41)."""
    y = game.y + row.gain
    yield moved(game, min(y, GOAL_FROM_THE_10) if y >= FIELD else y, "drive", "NB-A7")
    if y >= FIELD:
        yield ruled("NB-A9, NB-R41", "into the end zone: first and goal at the 10")
        return at(first_and_ten(game, GOAL_FROM_THE_10), GOAL_FROM_THE_10)
    if y <= 0:
        yield ruled("NB-A10", "sacked in its own end zone")
        return (yield from conclude(game, Dead(side=game.offense, score="safety")))
    if row.down == 1:
        return (yield from new_series(game, y, "NB-R17, NB-R55"))
    after = at(game, y).change(down=row.down, line=min(FIELD, y + row.to_go))
    yield ruled("NB-A7", "the key play is {}", down_words(after), news=True)
    return (yield from _notes(after, row))


def _notes(game: Game, row: LaunchRow) -> Procedure[Game]:
    """Carry out the notes: a rare play, the underdog's timeout, a mark for the key play, a measurement."""
    if row.note == "rare play":
        return game.change(next="rare")
    if row.note == "underdog timeout":
        game = yield from underdog_time_out(game, "NB-B7")
    own = game.offense is game.coached
    game = game.change(pending=PENDING.get(row.note, NONE) if own else NONE)
    if own and row.to_go == INCHES and game.timeouts_of(game.coached):
        return (yield from _measured(game))
    return game


def _measured(game: Game) -> Procedure[Game]:
    """Ask for one measurement, which costs a timeout (NB-B4, NB-R1, NB-R38)."""
    if (yield from choose(game.coached, "measure", (NO, YES), NO)) == NO:
        return game
    game = yield from spend_timeout(game, game.coached, "NB-B4, NB-R38")
    shown = yield from roll(game.coached, D6, "measurement")
    enough = shown in MEASURED
    yield ruled("NB-R1", "measurement on {}: {}", shown, "a first down" if enough else "inches short")
    return (yield from new_series(game, game.y, "NB-R1")) if enough else game


def _turnover(game: Game, row: LaunchRow) -> Procedure[Game]:
    """Lose the ball to the defense after the printed gain (NB-B8, NB-R56)."""
    how, yards = row.halves[0 if game.quarter <= HALF_TIME else 1]
    y = game.y + yards
    yield moved(game, y, how, "NB-B8")
    yield Fumbled(rule="NB-B8", side=game.offense, ball=game.spot(y))
    yield Recovered(rule="NB-B8", side=game.defense, ball=game.spot(y))
    if not row.returned:
        return (yield from conclude(game, Dead(side=game.defense, y=FIELD - y)))
    upheld = Dead(side=game.offense, y=y)
    dead = yield from take(game, game.defense, FIELD - y, upheld, "free_ball")
    return (yield from conclude(game, dead))


def _long(game: Game, row: LaunchRow) -> Procedure[Game]:
    """Play a long gain on first down, which may score (NB-B5, NB-R16)."""
    how = row.halves[0 if game.quarter <= HALF_TIME else 1][0]
    result = yield from long_gain(game, game.offense, game.y)
    dead = yield from gain(game, evolve(result, kind="gain"), how)
    return (yield from conclude(game, dead))
