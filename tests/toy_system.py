"""A tiny football game with every kind of request, for tests of the layers above the rules.

A toss, then plays: both sides call in secret, the dice add their total when the calls differ, and the
side ahead may go on or stop. Ten points end the game.
"""

from attrs import evolve, field, frozen

from bowlbound_desktop.kernel.dice import DiceSet, Die
from bowlbound_desktop.kernel.events import Called, GameEnded, Scored
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import ask, ask_together, roll
from bowlbound_desktop.kernel.requests import Decision

PAIR = DiceSet("toy", (Die("blue", (0, 1, 2)), Die("grey", (0, 1, 2))), (1, 1))
GOAL = 10


@frozen
class ToyGame:
    next: str = "toss"
    offense: Side = Side.HOME
    points: int = 0
    plays: int = 0
    extras: str = field(default="")


def toss(game):
    """The dice decide who has the ball; their total is rolled by the machine first."""
    total = yield from roll(Side.HOME, PAIR, "toss")
    choice = yield from ask(Decision(side=Side.AWAY, kind="toss", options=("take", "give"), quiet="give"))
    offense = Side.AWAY if (choice == "take") == (total % 2 == 0) else Side.HOME
    return evolve(game, next="snap", offense=offense)


def snap(game):
    calls = yield from ask_together(
        Decision(side=game.offense, kind="offense_call", options=("run", "pass")),
        Decision(side=game.offense.opponent, kind="defense_call", options=("run", "pass")),
    )
    yield Called(side=game.offense, kind="offense_call", option=calls[0], role="offense")
    gain = 0
    if calls[0] != calls[1]:
        gain = yield from roll(game.offense, PAIR, "play")
        yield Scored(side=game.offense, points=gain, how="touchdown")
    after = evolve(game, points=game.points + gain, plays=game.plays + 1)
    if after.points >= GOAL:
        yield GameEnded(home=after.points, away=0)
        return evolve(after, next="end")
    extras = yield from ask(
        Decision(side=game.offense, kind="extras", options=("none", "a", "b", "c"), quiet="none", most=2)
    )
    return evolve(after, extras=extras)


class ToySystem:
    key = "toy"
    title = "Toy"

    def next_play(self, game):
        return {"toss": toss, "snap": snap}[game.next](game) if game.next != "end" else None


TOY = ToySystem()


def toy_play(game):
    """Plays on the real `Game` of Bowl Bound without any of its rules, to test saves."""
    return {"toss": toy_toss, "end": lambda _: None}.get(game.next, toy_down)(game)


def toy_toss(game):
    total = yield from roll(Side.HOME, PAIR, "toss_home")
    choice = yield from ask(Decision(side=Side.AWAY, kind="coin_toss", options=("receive", "kick")))
    return game.series(Side.AWAY if choice == "receive" else Side.HOME, 20 + total)


def toy_down(game):
    calls = yield from ask_together(
        Decision(side=game.offense, kind="offense_call", options=("1", "2")),
        Decision(side=game.defense, kind="defense_call", options=("A", "B")),
    )
    total = yield from roll(game.offense, PAIR, "play")
    fakes = yield from ask(
        Decision(side=game.offense, kind="fake_numbers", options=("", "10", "11"), quiet="", most=2)
    )
    yield Called(side=game.offense, kind="fake_numbers", option=fakes)
    clock = game.clock.run(60)
    if clock.seconds == 0 and clock.quarter == 4:
        return game.change(next="end", clock=clock)
    clock = clock if clock.seconds else clock.next_quarter()
    score = game.score.add(game.offense, clock.quarter, 2 if calls == ("1", "B") else 0)
    after = game.series(game.defense, 20 + total)
    return after.change(clock=clock, score=score, last_seconds=60)
