"""Fakes: no kick, but a play against a white defense (AR-V-1)."""

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import Snap
from bowlbound_desktop.games.bowlbound.rules.calls.razzle import choose_play
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import Plan
from bowlbound_desktop.games.bowlbound.rules.plays.consult import Call
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Reading
from bowlbound_desktop.games.bowlbound.rules.plays.run_or_pass import run_or_pass
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.procedure import Procedure, roll

WHITE = "blank"


def call_off(game: Game, plan: Plan, snap: Snap) -> Procedure[Settled]:
    """The kick is called off: a play against men who only rush (AR-V-2-A)."""
    yield ruled("AR-V-2-A", "the rush was announced: the kickers run play {} instead", plan.instead)
    return (yield from run_or_pass(game, Call(play=plan.instead, defense=WHITE, snap=snap)))


def fake(game: Game, plan: Plan, reading: Reading) -> Procedure[Settled]:
    """The kickers must run a play (AR-V-1-A/B); against a paid rush also Razzle-Dazzle (AR-V-2-C-ii)."""
    yield ruled("AR-V-1-A/B", "{} is a fake number: no kick", reading.total)
    if game.edition.roughing:
        options = PLAYS if plan.rush else game.edition.fake_plays
    else:
        options = (*game.edition.fake_plays, "razzle") if plan.rush else game.edition.fake_plays
    play = yield from choose(game.offense, "fake_play", options, options[0])
    snap = Snap(hurried=bool(game.hurried))
    call = Call(play=play, defense=WHITE, snap=snap, free=True, fouls=reading.fouls)
    if play != "razzle":
        return (yield from run_or_pass(game, call))
    ours = yield from roll(game.offense, OFFENSE, "razzle_offense")
    return (yield from choose_play(game, call, game.offense, (ours,)))
