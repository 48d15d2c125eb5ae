"""Whether exact odds promise what the rules keep: downs of some games thrown again with the same calls.

python benchmarks/thrown_again.py [equal|unequal] [-n 4] [--times 150] [--points]

What a throw came to beyond what its calls promised (`luck.py`) must be zero on average, whatever the down.
"""

import argparse
from collections import defaultdict
from random import Random

import numpy as np
from coach_games import GAME, OPTIONS, hearing, load, part_of, teams
from luck import POINTS, WIN, Settlements, luck

from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Draw, Roll
from bowlbound_desktop.play.answerers import RandomDice
from bowlbound_desktop.play.counting.statistics import Tally
from bowlbound_desktop.play.many import simulate

Z, FIRST_SEED, SEEDS = 1.96, 9000, 2**40


def kind_of(game, told):
    """What was called, and in which part of the game."""
    call = told.get("offense_call") or told.get("try") or told.get("kickoff_call")
    return f"{game.next}: {'play' if call in PLAYS else call}, {part_of(game)}"


def thrown_again(level, times, found):
    """A play of a game, before which it is tried many times with other dice."""
    plain, dice = simulate._play_down, Random(1)

    def down(procedure, answerers, game, play, tally, past):
        gains, sign = [], 1 if game.offense is Side.HOME else -1
        with Settlements() as settlements:
            for _ in range(times):
                told, throws, settlements.last = {}, RandomDice(dice.randrange(SEEDS)), None
                heard = {kind: hearing(told, answer) for kind, answer in answerers.items()}
                heard |= {Roll: throws.throw, Draw: throws.draw}
                again = GAME.rules.next_play(game)
                plain(again, heard, game, play, Tally(GAME.words.ways), past.copy())
                gains.append(sign * luck(level, game, told, settlements.last)[0])
        found[kind_of(game, told)].append(gains)
        return plain(procedure, answerers, game, play, tally, past)

    return down


def tell(found):
    print("| downs | number | more than promised | of standard errors: mean, spread |")
    print("| --- | --- | --- | --- |")
    every = [downs for rows in found.values() for downs in rows]
    for name, rows in (*sorted(found.items()), ("all", every)):
        gains = np.array(rows)
        half = Z * gains.std() / gains.size**0.5
        errors = gains.std(axis=1, ddof=1) / gains.shape[1] ** 0.5
        scores = (gains.mean(axis=1) / np.maximum(errors, 1e-12))[errors > 1e-6]
        spread = f"{scores.mean():+.2f}, {scores.std():.2f}" if len(scores) > 1 else ""
        print(f"| {name} | {len(gains)} | {gains.mean():+.5f} ± {half:.5f} | {spread} |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", nargs="?", default="unequal", choices=("equal", "unequal"))
    parser.add_argument("-n", "--games", type=int, default=4)
    parser.add_argument("--times", type=int, default=150)
    parser.add_argument("--points", action="store_true", help="count points, not chances to win")
    args = parser.parse_args()
    found, plain = defaultdict(list), simulate._play_down
    for seed in range(args.games):
        home, away = map(load, teams(2 * seed, args.kind == "unequal"))
        coaches = ("equilibrium", "book")
        matchup = simulate.Matchup(game=GAME, home=home, away=away, options=OPTIONS, coaches=coaches)
        simulate.prepare(matchup)
        simulate._play_down = thrown_again(POINTS if args.points else WIN, args.times, found)
        try:
            simulate.play_game(matchup, FIRST_SEED + seed)
        finally:
            simulate._play_down = plain
    tell(found)


if __name__ == "__main__":
    main()
