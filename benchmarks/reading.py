"""What a mix of calls gains by reading the opponent, and what it loses to a perfect answer.

python benchmarks/reading.py [--teams average-1988 average-1988] [-n 8]

By exact odds, in open situations from games of the book on first to third down, by how far the other team
is trusted and how strongly it is read. Gain: against the calls of its own book. Loss: to a perfect answer.
"""

import argparse
from collections import defaultdict
from itertools import chain
from statistics import mean

import numpy as np
from coach_games import GAME, OPTIONS, load

from bowlbound_desktop.games.bowlbound.coaches import known
from bowlbound_desktop.games.bowlbound.coaches.calls import formations, matrix, opposed
from bowlbound_desktop.games.bowlbound.coaches.mixing import reading
from bowlbound_desktop.games.bowlbound.coaches.mixing.character import PRICE, own_mix, pulled
from bowlbound_desktop.games.bowlbound.coaches.mixing.duel import Duel
from bowlbound_desktop.games.bowlbound.coaches.mixing.solution import FLAT, points_worth
from bowlbound_desktop.games.bowlbound.coaches.plain_sense import decided
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.play.many import simulate

LEVEL, FOURTH = "equilibrium", 4
TRUSTS, PARTS = (0.0, 0.75, 1.75, 3.75), (0.8, 0.9, 1.0)


def situations(home, away, games):
    """Ordinary downs of open games of the book."""
    found, plain = [], simulate._play_down

    def seen(procedure, answerers, game, play, tally, past=None):
        if game.next == "scrimmage" and game.overtime is None and game.down < FOURTH and not decided(game):
            found.append(game)
        return plain(procedure, answerers, game, play, tally, past)

    charts = load(home), load(away)
    matchup = {"game": GAME, "home": charts[0], "away": charts[1], "options": OPTIONS}
    simulate.prepare(simulate.Matchup(coaches=(LEVEL, LEVEL), **matchup))
    simulate._play_down = seen
    try:
        for seed in range(games):
            simulate.play_game(simulate.Matchup(coaches=("book", "book"), **matchup), 1000 + seed)
    finally:
        simulate._play_down = plain
    return found


def duels(found):
    for game in found:
        ours, theirs = opposed(LEVEL, game), formations(game)
        payoff = matrix(LEVEL, game, ours, theirs)
        if payoff.max() - payoff.min() >= FLAT:
            yield Duel(game, ours, theirs, payoff, PRICE * points_worth(LEVEL, game))


def offense(duel):
    """Every mix of plays: its gain, its loss to a perfect answer, its share of runs and its variety."""
    own, usual = own_mix(duel.game, duel.ours), reading.usual_defense(duel.game, duel.theirs)
    runs = np.array([call in PLAYS[:5] for call in duel.ours])
    character = pulled(duel.payoff, duel.rows, duel.worth, own, duel.price)
    mixes = {"its own book": own, "the best mix": duel.rows, "character": character}
    for trust in TRUSTS:
        answer = reading.answer_to_defense(duel, trust)
        for part in PARTS:
            mixes[f"{cost_of(duel, trust)}, {part:.0%} of it"] = part * answer + (1 - part) * character
    for name, mix in mixes.items():
        variety = np.exp(-(mix[mix > 0] * np.log(mix[mix > 0])).sum())
        gain = (mix - own) @ duel.payoff @ usual
        yield name, gain, duel.worth - (mix @ duel.payoff).min(), mix @ runs, variety


def cost_of(duel, trust):
    return f"reading {PRICE * reading.cost(duel, trust) / duel.price:.2f}"


def defense(duel):
    own, usual = own_mix(duel.game, duel.ours), reading.usual_defense(duel.game, duel.theirs)
    mixes = {"the best mix": duel.columns}
    for trust in TRUSTS:
        mixes[cost_of(duel, trust)] = reading.answer_to_offense(duel, trust)
    for name, mix in mixes.items():
        yield name, own @ duel.payoff @ (usual - mix), (duel.payoff @ mix).max() - duel.worth


def main():
    parser = argparse.ArgumentParser(description="what reading the other team gains")
    parser.add_argument("--teams", nargs=2, default=("average-1988", "average-1988"))
    parser.add_argument("-n", type=int, default=8, help="games (%(default)s)")
    args = parser.parse_args()
    known.MOST_PLACES = 12_000
    kept = list(duels(situations(*args.teams, args.n)))
    print(f"{len(kept)} situations of {args.n} games, {' against '.join(args.teams)}")
    for side, measure in (("offense", offense), ("defense", defense)):
        figures = defaultdict(list)
        for name, *found in chain.from_iterable(map(measure, kept)):
            figures[name].append(found)
        for name, found in figures.items():
            gain, perfect, *more = (mean(map(float, column)) for column in zip(*found, strict=True))
            rest = f" | {more[0]:.0%} | {more[1]:.1f}" if more else ""
            scale = len(kept) / args.n / 2
            print(f"| {side}: {name} | {gain * scale:+.3f} | {-perfect * scale:+.3f}{rest} |")


if __name__ == "__main__":
    main()
