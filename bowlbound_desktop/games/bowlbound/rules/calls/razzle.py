"""Razzle-Dazzle: the lower total chooses the play (AR-I-1)."""

from collections.abc import Iterable

from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import PREFIX, right
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled, settle
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.plays.carry_out import carry_out
from bowlbound_desktop.games.bowlbound.rules.plays.consult import Call, Thrown
from bowlbound_desktop.games.bowlbound.rules.plays.reading import FLAGS, Reading, offense_source, read_on
from bowlbound_desktop.games.bowlbound.rules.plays.results import Result
from bowlbound_desktop.games.bowlbound.rules.plays.run_or_pass import named, resolve
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, roll


def razzle(game: Game, call: Call) -> Procedure[Settled]:
    """Have both throw the offensive dice; the lower total chooses (AR-I-1-B to -F)."""
    if call.defense.startswith(PREFIX) and right(call.defense, "razzle"):
        return (yield from _named(game))
    if call.defense.startswith(PREFIX):
        call = evolve(call, defense=PREFIX + "missed")  # whatever it turns into (AR-II-1-C-iii)
    theirs = yield from roll(game.defense, OFFENSE, "razzle_defense")
    ours = yield from roll(game.offense, OFFENSE, "razzle_offense")
    yield ruled("AR-I-1-B/C", "Razzle-Dazzle: the defense throws {}, the offense {}", theirs, ours)
    if ours == theirs and game.edition.rzdz_tie == "interception":
        return (yield from _intercepted(game, "C-AR-13"))
    if ours <= theirs:
        yield ruled("AR-I-1-E", "the offense chooses from row {}", ours)
        return (yield from choose_play(game, call, game.offense, (ours,)))
    yield ruled("AR-I-1-F", "the defense chooses from rows {} and {}", ours, theirs)
    return (yield from choose_play(game, call, game.defense, (ours, theirs)))


def _named(game: Game) -> Procedure[Settled]:
    """The Wild Card named Razzle-Dazzle (AR-II-1-C-v, C-AR-33)."""
    if game.edition.wc_rzdz == "interception":
        return (yield from _intercepted(game, "C-AR-33"))
    return (yield from named(game, passed=True))


def _intercepted(game: Game, rule: str) -> Procedure[Settled]:
    yield ruled(rule, "Razzle-Dazzle is intercepted at the line of scrimmage")
    ending = yield from carry_out(game, Result(kind="interception"), STANDING, passed=True)
    return (yield from settle(game, ending.dead, ending.fouls))


def choose_play(game: Game, call: Call, chooser: Side, totals: Iterable[int]) -> Procedure[Settled]:
    """The chosen cell is the offensive result of the chosen play (AR-I-1-G, -H)."""
    options = options_in(game, totals)
    choice = yield from choose(chooser, "razzle_choice", options, options[0])
    play, total = choice.split("@")
    source = offense_source(game, play)
    reading: Reading = yield from read_on(
        game, source, int(total), snapped=call.free, hurried=call.snap.hurried, fouls=call.fouls
    )
    settled = yield from resolve(game, evolve(call, play=play), Thrown(reading=reading, column=play))
    return _slower(game, settled)


def _slower(game: Game, settled: Settled) -> Settled:
    if settled.dead is None:
        return settled
    action = settled.dead.action + game.tables.alternate.action["razzle"]
    return evolve(settled, dead=settled.dead.change(action=action))


def options_in(game: Game, totals: Iterable[int]) -> tuple[str, ...]:
    """Every play in those rows; penalties only where nothing else is left (AR-I-1-H, C-AR-14)."""
    columns = game.chart(game.offense).offense
    rows = dict.fromkeys(totals)
    everything = {f"{play}@{total}": columns[play][total - 10] for total in rows for play in PLAYS}
    clean = tuple(key for key, cell in everything.items() if cell.kind not in FLAGS)
    if game.edition.rzdz_penalty_ban and clean:
        return clean
    return tuple(everything)
