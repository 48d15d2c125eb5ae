"""Games of Gridiron Chaos set up for a test, and plays with scripted answers and dice."""

from attrs import frozen

from bowlbound_desktop.games.gridiron_chaos.own_rosters import roster_for_play
from bowlbound_desktop.games.gridiron_chaos.rules.credits import LETTERED, Lettered
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.system import GridironChaos
from bowlbound_desktop.games.gridiron_chaos.tables import chaos_tables
from bowlbound_desktop.kernel.clock import Clock, parse_clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run
from bowlbound_desktop.kernel.requests import Decision, Roll
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.scenario.compare import rule_ids
from bowlbound_desktop.play.scenario.script import Script

RULES = GridironChaos(chaos_tables())
HOME, AWAY = Side.HOME, Side.AWAY
BEHIND, AHEAD = (0, 7), (7, 0)
"""Scores that put the home side behind or ahead."""


def new_game():
    return RULES.new_game(
        roster_for_play("blank", "home"), roster_for_play("blank", "away"), RULES.read_options({})
    )


def at(y, down=1, to_go=10, *, side=HOME, quarter=1, clock="15:00", score=(0, 0), **changes):
    """First and ten at `y` of the side's own count, unless stated otherwise."""
    line = 100 if to_go == "goal" else min(100, y + to_go)
    time = Clock(quarter, parse_clock(clock))
    points = Score((score[0], 0, 0, 0), (score[1], 0, 0, 0))
    game = new_game().change(
        next="scrimmage", offense=side, y=y, down=down, line=line, clock=time, score=points
    )
    return game.change(**changes)


def kicking(what="kickoff", *, side=HOME, quarter=1, clock="15:00", score=(0, 0), **changes):
    """A game before a kickoff, a free kick or a try."""
    y = {"kickoff": 30, "free-kick": 20, "try": 97}[what]
    return at(y, side=side, quarter=quarter, clock=clock, score=score).change(next=what, **changes)


@frozen
class Played:
    """A finished play."""

    before: Game
    game: Game
    run: Run

    @property
    def spot(self):
        """Who has the ball, where in his own count, which down, and yards to go."""
        game = self.game
        return game.offense, game.y, game.down, "goal" if game.and_goal else game.to_go

    @property
    def points(self):
        return tuple(self.game.score.total(side) for side in Side)

    @property
    def seconds(self):
        return self.before.clock.seconds - self.game.clock.seconds

    @property
    def asked(self):
        """The kinds of decisions, in order."""
        return [
            item[0].kind
            for item in self.run.happened
            if isinstance(item, tuple) and isinstance(item[0], Decision)
        ]

    @property
    def thrown(self):
        """The purposes of the dice, in order."""
        return [
            item[0].purpose
            for item in self.run.happened
            if isinstance(item, tuple) and isinstance(item[0], Roll)
        ]

    @property
    def columns(self):
        """The columns of the throws, in order."""
        requests = [item[0] for item in self.run.happened if isinstance(item, tuple)]
        return [one.column for one in requests if isinstance(one, Roll)]

    def offered(self, kind):
        """The options of the first decision of this kind."""
        requests = [item[0] for item in self.run.happened if isinstance(item, tuple)]
        return next(one.options for one in requests if isinstance(one, Decision) and one.kind == kind)

    @property
    def why(self):
        """The rule ids of Why?."""
        return {rule for event in self.run.events for rule in rule_ids(event)}

    def credit(self, side):
        found = {
            e.slot
            for e in self.run.events
            if isinstance(e, Lettered) and e.what in LETTERED and e.side is side
        }
        return sorted(found)

    def stats(self, side):
        """What each slot is credited with, and its yards; marked where it failed, scored or was lost."""
        return {
            (
                e.slot,
                f"{e.what}{' failed' * (not e.good)}{' scored' * e.touchdown}{' lost' * e.lost}",
            ): e.yards
            for e in self.run.events
            if isinstance(e, Lettered) and e.side is side
        }


def play(game, call="", answers=None, **dice):
    """Play one play to its end; all dice must be used."""
    given = {kind: _listed(value) for kind, value in (answers or {}).items()}
    if call:
        given["offense_call" if game.next == "scrimmage" else "kickoff_call"] = (call,)
    script = Script(given, {purpose: _listed(value) for purpose, value in dice.items()})
    run = Run(RULES.next_play(game))
    while run.pending is not None:
        run.answer(script.answer(run.pending))
    assert script.left_over() == []
    return Played(game, run.result, run)


def _listed(value):
    return tuple(value) if isinstance(value, list) else (value,)


def pending(game, *answers):
    """The request after these answers."""
    return Run(RULES.next_play(game), answers).pending


def options(game, *answers):
    """The options after these answers."""
    return pending(game, *answers).options
