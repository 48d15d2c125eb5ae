"""Rare plays (NB-B1, NB-B19, NB-R28, NB-R34, NB-R57)."""

from attrs import evolve

from bowlbound_desktop.games.nailbiter.rules.after_play.penalties import THE_ONE, Flag, marked, previous_spot
from bowlbound_desktop.games.nailbiter.rules.after_play.standing import standing
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import (
    Dead,
    carried,
    conclude,
    moved,
    touchback,
)
from bowlbound_desktop.games.nailbiter.rules.frame.dice import D66
from bowlbound_desktop.games.nailbiter.rules.frame.drives import new_series
from bowlbound_desktop.games.nailbiter.rules.frame.game import BACKUP, NONE, STARTER, THIRD, Game
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import started
from bowlbound_desktop.games.nailbiter.rules.plays.carrying import gain, incomplete, intercepted
from bowlbound_desktop.games.nailbiter.rules.plays.challenges import FAILED, KEPT, WON, challenge
from bowlbound_desktop.games.nailbiter.rules.plays.loose_ball import carry_back, take
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Result
from bowlbound_desktop.games.nailbiter.rules.printed.fouls import Foul
from bowlbound_desktop.games.nailbiter.rules.printed.rare_rows import Effect, RareRow
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import ruled, spend_timeout
from bowlbound_desktop.kernel.events import FlagThrown, Fumbled, PenaltyMarked, Recovered
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, result_of, roll

INSIDE_15 = 15
NO_TIME_OUT = 5
"""Yards for a timeout that the side does not have (NB-R34)."""


def rare_play(before: Game) -> Procedure[Game]:
    """Roll on the table of the offense's rating, and play the row (NB-B1)."""
    yield started(before)
    game = before.change(pending=NONE, hurting=None)
    table = "favored" if game.offense is game.setup.lucky else "underdog"
    number = yield from roll(game.offense, D66, "rare", table)
    row = yield from _row(game, table, number)
    yield ruled("NB-B1", "rare play: {}", row.text.rstrip("."), news=True)
    game = _with_lasting(game, row)
    effect = row.heavy if row.heavy and game.setup.heavy else row.effect
    if row.safety_inside is not None and game.y <= row.safety_inside:
        yield ruled("NB-B19", "thrown away in its own end zone: a safety")
        return (yield from conclude(game, Dead(side=game.offense, score="safety")))
    if row.challenge:
        return (yield from _disputed(game, row, effect))
    if effect.kind in _WITHOUT_A_PLAY:
        return (yield from _without_a_play(game, effect))
    dead = yield from _carry_out(game, effect)
    return (yield from _ended(game, dead, row.foul))


def _row(game: Game, table: str, number: int) -> Procedure[RareRow]:
    """Find the row, or the one that it refers to."""
    rows = game.tables.rare[table]
    row = rows[number]
    yield told(game.offense, "rare", number, row.text, table)
    other = row.ghost if game.offense is game.ghost else None
    if row.inside_15 is not None and game.to_goal < INSIDE_15:
        other = row.inside_15
    if other is None:
        return row
    yield told(game.offense, "rare", other, rows[other].text, table)
    return rows[other]


def _with_lasting(game: Game, row: RareRow) -> Game:
    """The game with effects that last to its end (NB-B19, NB-D9)."""
    if row.unlimited:
        game = game.change(unlimited=_with(game.unlimited, row.unlimited))
    if row.exhausted:
        game = game.change(exhausted=_with(game.exhausted, row.exhausted))
    if row.hurt:
        following = BACKUP if game.string(game.offense) == STARTER else THIRD
        game = game.with_string(game.offense, following)
    return game


def _with(held: tuple[str, ...], word: str) -> tuple[str, ...]:
    return held if word in held else (*held, word)


_WITHOUT_A_PLAY = ("foul", "interference", "grounding", "time-out")


def _without_a_play(game: Game, effect: Effect) -> Procedure[Game]:
    """Carry out a printed penalty or timeout, which offers no choice (NB-R57)."""
    match effect.kind:
        case "foul":
            foul = Foul(foul="unsportsmanlike conduct", by="defense", yards=effect.yards, first_down=True)
            return (yield from _penalised(game, foul, game.defense))
        case "grounding":
            return (yield from _grounding(game, effect.yards))
        case "interference":
            y = THE_ONE if effect.has("goal") else min(THE_ONE, game.y + effect.yards)
            yield FlagThrown(rule="NB-R57", side=game.defense, foul="pass interference")
            yield moved(game, y, "penalty", "NB-R57, NB-R44")
            return (yield from new_series(game, y, "NB-R57"))
    return (yield from _time_out(game, game.offense if effect.has("offense") else game.defense))


def _penalised(game: Game, foul: Foul, side: Side) -> Procedure[Game]:
    yield FlagThrown(rule="NB-R57", side=side, foul=foul.foul)
    return (yield from previous_spot(game, foul, side, Flag(table="running")))


def _grounding(game: Game, yards: int) -> Procedure[Game]:
    foul = Foul(foul="intentional grounding", by="offense", yards=yards, loss_of_down=True)
    return (yield from _penalised(game, foul, game.offense))


def _time_out(game: Game, side: Side) -> Procedure[Game]:
    """Take a timeout, or five yards without one; the same down is played next (NB-R34, NB-R57)."""
    if game.timeouts_of(side):
        after = yield from spend_timeout(game, side, "NB-R57")
        return after.change(next="scrimmage")
    foul = Foul(foul="delay of game", by="either", yards=NO_TIME_OUT)
    yield ruled("NB-R34", "no timeout left: five yards, no play")
    return (yield from _penalised(game, foul, side))


def _carry_out(game: Game, effect: Effect) -> Procedure[Dead]:
    """Carry out a play that the row prints."""
    match effect.kind:
        case "incomplete":
            return (yield from incomplete(game))
        case "intercepted":
            return (yield from intercepted(game, effect.yards, returned=effect.returned))
        case "touchdown":
            return (yield from gain(game, Result(yards=game.to_goal), "run"))
        case "touchback":
            yield Fumbled(rule="NB-B19", side=game.offense, ball=game.spot(FIELD - 1))
            return (yield from touchback(game.defense, "NB-B19"))
        case "lost":
            return (yield from _lost(game, effect))
    how = "pass" if effect.kind == "pass" else "run"
    return (yield from gain(game, Result(yards=effect.yards, out=effect.has("ob")), how))


def _lost(game: Game, effect: Effect) -> Procedure[Dead]:
    """Lose the ball to the defense where it is printed, with the printed return."""
    if effect.has("touchdown"):
        yield Fumbled(rule="NB-B19", side=game.offense, ball=game.spot())
        yield Recovered(rule="NB-B19", side=game.defense, ball=game.spot())
        yield carried(game.defense, FIELD - game.y, FIELD, "return", "NB-B19")
        return Dead(side=game.defense, y=FIELD, score="touchdown")
    y = FIELD - effect.yards if effect.has("at") else game.y + effect.yards
    yield moved(game, y, "pass" if effect.has("caught") else "run", "NB-B19")
    if y >= FIELD:
        return Dead(side=game.offense, y=FIELD, score="touchdown")
    yield Fumbled(rule="NB-B19", side=game.offense, ball=game.spot(y))
    yield Recovered(rule="NB-B19", side=game.defense, ball=game.spot(y))
    if effect.returned is not None:
        return (yield from carry_back(game, game.defense, FIELD - y, effect.returned))
    if effect.has("no-return") or effect.has("at"):
        return Dead(side=game.defense, y=FIELD - y)
    return (yield from take(game, game.defense, FIELD - y, Dead(side=game.offense, y=y), "free_ball"))


def _ended(game: Game, dead: Dead, foul: Effect | None) -> Procedure[Game]:
    """End the play, with a penalty after it (favored 12)."""
    if foul is not None and not dead.score:
        y = marked(dead.y, foul.yards, back=False)
        yield FlagThrown(rule="NB-R57", side=game.defense, foul="unsportsmanlike conduct")
        yield PenaltyMarked(
            rule="NB-R57",
            side=game.defense,
            foul="unsportsmanlike conduct",
            yards=y - dead.y,
            play_stands=True,
        )
        dead = evolve(dead, y=y, first=True)
    return (yield from conclude(game, dead))


def _disputed(game: Game, row: RareRow, effect: Effect) -> Procedure[Game]:
    """Make a call that one side may challenge (NB-B17)."""
    side = game.offense if row.challenge == "offense" else game.defense
    outcome = (yield from challenge(game, side)) if _helps(game, side, effect, row.reversed) else KEPT
    called = row.reversed if outcome == WON and row.reversed else effect
    dead = yield from _carry_out(game, called)
    if outcome == FAILED:
        dead = evolve(dead, spent=side)
    return (yield from conclude(game, dead))


def _helps(game: Game, side: Side, called: Effect, other: Effect | None) -> bool:
    """Whether `side` would be better off with the call reversed."""
    if other is None:
        return False
    now, then = (result_of(_concluded(game, effect)) for effect in (called, other))
    return standing(then, side) > standing(now, side)


def _concluded(game: Game, effect: Effect) -> Procedure[Game]:
    return (yield from conclude(game, (yield from _carry_out(game, effect))))
