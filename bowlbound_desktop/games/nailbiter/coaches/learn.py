"""Learns what situations are worth: fits a network to the results of games of the book coach.

Run after a change of the rules or the book; it takes some minutes and writes the weights that coaches read:

    python -m bowlbound_desktop.games.nailbiter.coaches.learn [games] > resources/nailbiter/values.toml
"""

import sys
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

import numpy as np

from bowlbound_desktop.games.nailbiter.coaches.book import NailbiterBook
from bowlbound_desktop.games.nailbiter.rules.frame.game import LAST_QUARTER, OVERTIME, Game
from bowlbound_desktop.games.nailbiter.rules.printed.tables import CHARTS
from bowlbound_desktop.games.nailbiter.tables import nailbiter_rules
from bowlbound_desktop.games.nailbiter.values.features import SIZE, features
from bowlbound_desktop.games.nailbiter.values.net import HIDDEN, Net
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Answer, Decision, Event, Happening, Roll
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.storage.face_shelf import blank_face

Array: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

GAMES = 60_000
KEPT = 0.35
"""The share of a game's situations that is used for learning."""
EPOCHS, BATCH, RATE = 14, 2048, 2e-3
SPREAD = 9
"""The standard deviation of the lead in games that begin in the middle."""
EARLY, MIDDLE = 0.4, 0.75
"""The share of games that begin with the first kickoff, and with any kickoff; the rest begin in a drill."""


def some_game(luck: Random) -> Game:
    """A random game: at its start, at a later kickoff, or in the middle of a drill."""
    rules = nailbiter_rules()
    options = rules.read_options(
        {
            "coached": luck.choice(("home", "away")),
            "favored": luck.choice(("none", "home", "away")),
            "heavy": luck.random() < 0.3,
            "chart": luck.choice(CHARTS),
        }
    )
    start = rules.new_game(blank_face("home"), blank_face("away"), options)
    where = luck.random()
    if where < EARLY:
        return start
    later = _later(start, luck)
    return later if where < MIDDLE else _in_a_drill(later, luck)


def _later(game: Game, luck: Random) -> Game:
    quarter = luck.choice((2, 3, 4, 4, 4, 5))
    entry = luck.randint(1, len(game.tables.tracker[quarter]))
    game = game.change(quarter=quarter, entry=entry, called=(1, 1))
    most = 2 if quarter == OVERTIME else 3
    counts = tuple(luck.randint(0, most) for most in game.tables.counts.values())
    game = game.change(timeouts=(luck.randint(0, most), luck.randint(0, most)), counts=counts)
    if quarter < OVERTIME:
        game = game.change(score=_score(luck))
    return game.kickoff_by(game.owner.opponent)


def _score(luck: Random) -> Score:
    lead = round(luck.gauss(0, SPREAD))
    score = Score().add(Side.HOME, 1, max(0, lead) + 7)
    return score.add(Side.AWAY, 1, max(0, -lead) + 7)


def _in_a_drill(game: Game, luck: Random) -> Game:
    quarter = luck.choice((2, LAST_QUARTER, LAST_QUARTER, OVERTIME))
    y, down = luck.randint(1, 99), luck.randint(1, 4)
    line = min(FIELD, y + (10 if down == 1 else luck.randint(1, 15)))
    score = Score() if quarter == OVERTIME else game.score
    placed = game.change(quarter=quarter, entry=len(game.tables.tracker[quarter]), score=score)
    placed = placed.change(
        timeouts=tuple(min(left, 2) for left in game.timeouts), seconds=luck.randrange(10, 121, 10)
    )
    side = luck.choice((Side.HOME, Side.AWAY))
    return placed.change(next="scrimmage", offense=side, y=y, down=down, line=line)


def played(game: Game, luck: Random) -> Iterator[Game]:
    """Every situation of a game to its end, including the last one."""
    rules, coach, play = nailbiter_rules(), NailbiterBook(luck.getrandbits(32)), 0
    while (procedure := rules.next_play(game)) is not None:
        yield game
        game = _down(procedure, coach, Moment(game=game, play=play), luck)
        play += 1
    yield game


def _down(procedure: Procedure[Game], coach: NailbiterBook, moment: Moment, luck: Random) -> Game:
    happened: list[Happening] = []
    moment.happened = happened
    answer: Answer | None = None
    try:
        while True:
            item = procedure.send(answer)
            answer = None
            if isinstance(item, Event):
                happened.append(item)
            elif isinstance(item, Roll):
                answer = luck.choice(item.dice.throws)
                moment.rolls += 1
            elif isinstance(item, Decision):
                answer = coach.choose(item, moment)
    except StopIteration as stop:
        after: Game = stop.value
        return after


def situations(games: int, seed: int = 0) -> tuple[Array, Array]:
    """The features of many situations, and the results of their games for the coach."""
    luck = Random(seed)
    numbers, ends = [], []
    for _ in range(games):
        *before, last = played(some_game(luck), luck)
        kept = [features(one) for one in before if luck.random() < KEPT]
        lead = last.behind
        numbers += kept
        ends += [0.5 + 0.5 * ((lead > 0) - (lead < 0))] * len(kept)
    return np.array(numbers, dtype=np.float32), np.array(ends, dtype=np.float32)


def fitted(numbers: Array, ends: Array, seed: int = 0) -> Net:
    """A network fitted by Adam with a decreasing rate."""
    luck = np.random.default_rng(seed)
    sizes = (SIZE, *HIDDEN, 1)
    parts = [luck.normal(0, np.sqrt(2 / a), (a, b)) for a, b in pairwise(sizes)]
    parts += [np.zeros(size) for size in sizes[1:]]
    means, squares = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    step, steps = 0, EPOCHS * (len(ends) // BATCH)
    for _ in range(EPOCHS):
        order = luck.permutation(len(ends))
        for first in range(0, len(ends) - BATCH + 1, BATCH):
            chosen = order[first : first + BATCH]
            step += 1
            rate = RATE * (1 - step / (steps + 1))
            for place, slope in enumerate(_slopes(parts, numbers[chosen], ends[chosen])):
                means[place] = 0.9 * means[place] + 0.1 * slope
                squares[place] = 0.999 * squares[place] + 0.001 * slope**2
                mean, square = means[place] / (1 - 0.9**step), squares[place] / (1 - 0.999**step)
                parts[place] -= rate * mean / (np.sqrt(square) + 1e-8)
    return Net(tuple(parts[: len(HIDDEN) + 1]), tuple(parts[len(HIDDEN) + 1 :]))


def _slopes(parts: list[Array], numbers: Array, ends: Array) -> list[Array]:
    """The derivatives of a batch's log loss by every weight and offset."""
    layers = len(HIDDEN) + 1
    weights, offsets = parts[:layers], parts[layers:]
    seen = [numbers]
    for one, offset in zip(weights[:-1], offsets[:-1], strict=True):
        seen.append(np.maximum(seen[-1] @ one + offset, 0))
    chances = 1 / (1 + np.exp(-(seen[-1] @ weights[-1] + offsets[-1])[:, 0]))
    back = ((chances - ends) / len(ends))[:, None]
    slopes: list[Array] = [np.zeros(0)] * len(parts)
    for layer in reversed(range(layers)):
        slopes[layer], slopes[layers + layer] = seen[layer].T @ back, back.sum(0)
        back = (back @ weights[layer].T) * (seen[layer] > 0)
    return slopes


def main() -> None:
    """Play, fit, and print the weights as TOML."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    numbers, ends = situations(games)
    net = fitted(numbers, ends)
    print(f"# Weights of the chance to win: {games:,} games of the book coach, {len(ends):,} situations.")
    print("# Made by bowlbound_desktop.games.nailbiter.coaches.learn.")
    for weights, offsets in zip(net.weights, net.offsets, strict=True):
        print("\n[[layers]]\nweights = [")
        for row in weights:
            print(f"    [{', '.join(f'{value:.4f}' for value in row)}],")
        print(f"]\noffsets = [{', '.join(f'{value:.4f}' for value in offsets)}]")
    _tell_how_good(net, *situations(max(200, games // 20), seed=1))


def _tell_how_good(net: Net, numbers: Array, ends: Array) -> None:
    """Print how well the chances fit games that were not used for learning."""
    chances = net.chances(numbers)
    print(f"\n# In {len(ends):,} new situations: mean square error {np.mean((chances - ends) ** 2):.4f}; won")
    for low in range(0, 100, 10):
        inside = (chances >= low / 100) & (chances < (low + 10) / 100)
        if inside.any():
            print(f"#   {ends[inside].mean():.3f} of the {inside.sum():,} with a chance of {low} % up")


if __name__ == "__main__":
    main()
