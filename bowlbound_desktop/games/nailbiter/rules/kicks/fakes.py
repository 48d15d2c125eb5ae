"""Fake punts and field goals of the coach (NB-D4, NB-R64, NB-R75)."""

from bowlbound_desktop.games.nailbiter.rules.after_play.ending import end_play
from bowlbound_desktop.games.nailbiter.rules.frame.dice import D6
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.plays.carrying import gain, incomplete
from bowlbound_desktop.games.nailbiter.rules.plays.challenges import NO, YES
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Result
from bowlbound_desktop.games.nailbiter.rules.printed.tables import COUNTED
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.procedure import Procedure, roll


def fake(before: Game, game: Game) -> Procedure[Game]:
    """Fake a kick by one die; then the coach may wipe his counts in any case."""
    shown = yield from roll(game.offense, D6, "fake", "fake")
    row = game.tables.fake[shown]
    yield told(game.offense, "fake", shown, row.text)
    if row.how == "incomplete":
        dead = yield from incomplete(game)
    else:
        yards = -row.loss if row.from_line is None else game.to_go + row.from_line
        dead = yield from gain(game, Result(yards=yards), row.how)
    if (yield from choose(game.coached, "wipe_counts", (NO, YES), NO)) == YES:
        yield ruled("NB-D4, NB-R75", "all play counts are wiped")
        game = game.change(counts=(0,) * len(COUNTED))
    return (yield from end_play(before, game, dead))
