"""Games per CPU second with the book coach and default options, relative to a yardstick in plain Python.

python benchmarks/speed.py [--rounds 9] [--games 20] [--coach book] [--yardstick FILE] [--profile]

Our rounds and the yardstick's alternate, because machines are noisy; the result is the median ratio.
"""

import argparse
import cProfile
import importlib.util
import pstats
import time
from pathlib import Path
from statistics import median

from bowlbound_desktop.games import register
from bowlbound_desktop.play.many.simulate import Matchup, play_game

YARDSTICK = Path(__file__).resolve().parents[2] / "shared" / "bench" / "yardstick.py"
WANTED = 0.10
YARDSTICK_GAMES = 500
LINES = 25


def yardstick(path):
    """The module in that file."""
    if not path.is_file():
        raise SystemExit(f"there is no yardstick at {path}: name it with --yardstick FILE")
    spec = importlib.util.spec_from_file_location("yardstick", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def games_per_cpu_second(matchup, seeds):
    start = time.process_time()
    for seed in seeds:
        play_game(matchup, seed)
    return len(seeds) / (time.process_time() - start)


def profile(matchup, games):
    with cProfile.Profile() as watch:
        for seed in range(games):
            play_game(matchup, seed)
    pstats.Stats(watch).sort_stats("tottime").print_stats(LINES)


def compare(matchup, toy, rounds, games):
    ratios = []
    for number in range(rounds):
        seeds = range(1 + number * games, 1 + (number + 1) * games)
        bare, ours = toy.games_per_cpu_second(YARDSTICK_GAMES), games_per_cpu_second(matchup, seeds)
        ratios.append(ours / bare)
        print(f"round {number + 1}: {ours:6.1f} of {bare:6.1f} games per CPU-second, ratio {ours / bare:.4f}")
    print(f"median ratio {median(ratios):.4f} of {WANTED:.2f} wanted, {rounds} rounds of {games} games")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=20, help="games a round")
    parser.add_argument("--coach", default="book")
    parser.add_argument("--system", default="bowlbound")
    parser.add_argument("--yardstick", type=Path, default=YARDSTICK)
    parser.add_argument("--profile", action="store_true", help="where the time goes instead")
    args = parser.parse_args()
    game = register.game(args.system)
    home, away = (game.shelf.load(team, "home", {}) for team in game.famous)
    matchup = Matchup(game=game, home=home, away=away, coaches=(args.coach, args.coach))
    play_game(matchup, 0)  # charts, tables and books are read only once, however many games are played
    if args.profile:
        profile(matchup, args.games)
    else:
        compare(matchup, yardstick(args.yardstick), args.rounds, args.games)


if __name__ == "__main__":
    main()
