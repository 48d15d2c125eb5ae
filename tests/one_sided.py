"""A tiny football in which only the offense calls, to test coaches that work for any game.

Three plays, one die. A run gains what the die shows; a pass gains twice that, but a 1 is intercepted on the
spot and a 2 falls incomplete; a punt gives the ball away 20 yards on. Where a run shows a 6, the defense is
called for holding, and the offense may take five yards more. A touchdown counts seven points, and the
opponents start 80 yards from their own goal line.
"""

from attrs import frozen

from bowlbound_desktop.kernel.dice import DiceSet, Die
from bowlbound_desktop.kernel.events import (
    BallMoved,
    Called,
    FirstDown,
    Intercepted,
    PassFell,
    PenaltyMarked,
    PlayStarted,
    PossessionChanged,
    Scored,
)
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.gridiron import Gridiron
from bowlbound_desktop.kernel.procedure import ask, roll
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.score import Score

DIE = DiceSet("one", (Die("red", (1, 2, 3, 4, 5, 6)),), (1,))
PLAYS = 3
START, PUNT, FOUL = 80, 20, 5
CALLS = ("run", "pass", "punt")


@frozen(kw_only=True, slots=False)
class Game(Gridiron):
    next: str = "scrimmage"
    offense: Side = Side.HOME
    y: int = START
    down: int = 1
    line: int = START + 10
    score: Score = Score()
    timeouts: tuple[int, int] = (0, 0)
    left: int = PLAYS

    @property
    def to_goal(self):
        return FIELD - self.y


def next_play(game):
    return None if game.next == "end" else snap(game)


def snap(game):
    yield PlayStarted(side=game.offense, ball=game.spot(), down=game.down, to_go=game.to_go, quarter=1)
    call = yield from ask(Decision(side=game.offense, kind="call", options=CALLS))
    yield Called(side=game.offense, kind="call", option=call)
    after = yield from {"run": run, "pass": throw, "punt": punt}[call](game)
    left = game.left - 1
    return after.change(left=left, next="scrimmage" if left else "end")


def run(game):
    total = yield from roll(game.offense, DIE, "run")
    if total < 6:
        return (yield from gained(game, total, "run"))
    played = gained_game(game, total)
    marked = gained_game(game, total + FOUL)
    answer = yield from ask(
        Decision(
            side=game.offense,
            kind="penalty",
            options=("decline", "accept"),
            quiet="decline",
            outcomes=(played, marked),
        )
    )
    if answer == "accept":
        yield PenaltyMarked(side=game.defense, foul="holding", yards=FOUL, play_stands=True)
    return (yield from gained(game, total, "run", FOUL if answer == "accept" else 0))


def throw(game):
    total = yield from roll(game.offense, DIE, "pass")
    if total == 1:
        yield Intercepted(side=game.defense, ball=game.spot())
        return (yield from lost(game, game.y))
    if total == 2:
        yield PassFell(side=game.offense)
        return (yield from gained(game, 0, ""))
    return (yield from gained(game, 2 * total, "pass"))


def punt(game):
    end = min(game.y + PUNT, FIELD - 1)
    yield BallMoved(side=game.offense, start=game.spot(), end=game.spot(end), how="punt")
    return (yield from lost(game, end))


def lost(game, y):
    after = game.series(game.defense, FIELD - y)
    yield PossessionChanged(side=after.offense, ball=after.spot())
    return after


def gained(game, yards, how, more=0):
    end = min(game.y + yards, FIELD)
    if how:
        yield BallMoved(side=game.offense, start=game.spot(), end=game.spot(end), how=how)
    after = gained_game(game, yards + more)
    if after.score != game.score:
        yield Scored(side=game.offense, points=7, how="touchdown")
    elif after.offense is not game.offense:
        yield PossessionChanged(side=after.offense, ball=after.spot())
    elif after.down == 1:
        yield FirstDown(side=game.offense, ball=after.spot())
    return after


def gained_game(game, yards):
    """The game after a gain, with chains, downs and a touchdown settled."""
    y = game.y + yards
    if y >= FIELD:
        scored = game.change(score=game.score.add(game.offense, 1, 7))
        return scored.series(game.defense, START)
    if y >= game.line:
        return game.series(game.offense, y)
    return game.series(game.defense, FIELD - y) if game.down == 4 else game.change(y=y, down=game.down + 1)


def points(game, side):
    """The lead, and a tenth of a point for every ten yards that the ball is nearer to the others' goal."""
    ours = game.y if game.offense is side else FIELD - game.y
    return game.score.lead(side) + ours / 100


def chance(game, side):
    lead = game.score.lead(side)
    return 0.5 if not lead else float(lead > 0)
