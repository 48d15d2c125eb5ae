"""Compares Paper Bowl's coaches by exact odds: what the cards of one win and lose against those of another.

python benchmarks/paper_cards.py [-n 6] [--situations 240]

In situations from games of the book, every pair of cards has a chance to win, and the mixes of two coaches
meet there; the loss counts as often as a side calls cards in a game. Tries, timeouts and kicks are left out.
This needs far fewer games than `levels.py` to tell which coach is better.
"""

import argparse
from itertools import pairwise

import numpy as np

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games.paper_bowl.coaches.book import _page, fourth_down_kick
from bowlbound_desktop.games.paper_bowl.coaches.odds_coach import PaperOdds, matrix
from bowlbound_desktop.games.paper_bowl.rules.calls import offense_options
from bowlbound_desktop.games.register import game
from bowlbound_desktop.play.many import simulate

GAME = game("paper-bowl")
LEVELS = tuple(level.key for level in GAME.own_levels)
Z = 1.96


def situations(games):
    """Downs on which a card is called, from games of the book against itself."""
    sides = [GAME.shelf.load(GAME.famous[0], side, {}) for side in ("home", "away")]
    matchup = simulate.Matchup(game=GAME, home=sides[0], away=sides[1], coaches=("book", "book"))
    seen, plain = [], simulate._play_down

    def watched(procedure, answerers, before, *more):
        seen.append(before)
        return plain(procedure, answerers, before, *more)

    simulate._play_down = watched
    for seed in range(games):
        simulate.play_game(matchup, seed)
    simulate._play_down = plain
    return [each for each in seen if each.next == "scrimmage" and not fourth_down_kick(each)]


def mixtures(level, where, ours, theirs):
    """How often a level plays each card, with and without the ball."""
    if level == "book":
        page = _page(where)
        found = page["offense"], page["defense"]
    else:
        coach = PaperOdds(1, level=level)
        found = [
            dict(zip(*coach.mixture(where, side), strict=True)) for side in (where.offense, where.defense)
        ]
    weights = [
        np.array([float(mix.get(key, 0)) for key in keys])
        for mix, keys in zip(found, (ours, theirs), strict=True)
    ]
    return [each / each.sum() for each in weights]


def losses(where):
    """For each level and the one below: what the better one gains with the ball and without it."""
    ours, theirs = offense_options(where), tuple(where.box.defenses)
    payoff = matrix(PaperOdds(1, level="equilibrium"), where, ours, theirs)
    value = solve(payoff)[0]
    mixed = {level: mixtures(level, where, ours, theirs) for level in LEVELS}
    return [
        (mixed[high][0] @ payoff @ mixed[low][1] - value, value - mixed[low][0] @ payoff @ mixed[high][1])
        for low, high in pairwise(LEVELS)
    ]


def main(games, count):
    every = situations(games)
    chosen = np.random.default_rng(1).permutation(len(every))[:count]
    found = np.array([losses(every[number]) for number in chosen.tolist()])
    calls = len(every) / games / 2
    print(f"{len(every) / games:.0f} cards of the offense a game; {len(found)} situations")
    for (low, high), gained in zip(pairwise(LEVELS), found.transpose(1, 2, 0), strict=True):
        told = [
            f"{calls * part.mean():+.3f} ± {calls * Z * part.std(ddof=1) / len(part) ** 0.5:.3f}"
            for part in (*gained, gained.sum(axis=0))
        ]
        print(f"{high} against {low}: offense {told[0]}, defense {told[1]}, together {told[2]} of a game")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("-n", "--games", type=int, default=6)
    parser.add_argument("--situations", type=int, default=240)
    args = parser.parse_args()
    main(args.games, args.situations)
