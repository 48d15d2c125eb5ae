"""Coaches: strength over games between equal teams, and what a best response to the equilibrium gains.

python benchmarks/coaches.py strength equilibrium book [--games 400] [--team average-1988]
python benchmarks/coaches.py response [--situations 50]
"""

import argparse
import statistics
import time
from random import Random

import numpy as np

from bowlbound_desktop.coaches.equilibrium_coach import EquilibriumCoach, matrix
from bowlbound_desktop.coaches.values import expected_points
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.simulate import Matchup, play_game
from bowlbound_desktop.play.systems import system
from bowlbound_desktop.storage.charts import chart_ids, load_by_id


def strength(first, second, games, team):
    chart, won, start = load_by_id(team), 0.0, time.process_time()
    for seed in range(games):
        coaches = (first, second) if seed % 2 == 0 else (second, first)
        options = {"kneel": True, "spike": True}
        record = play_game(Matchup(home=chart, away=chart, options=options, coaches=coaches), seed)
        home, away = record.home.points, record.away.points
        ours, theirs = (home, away) if seed % 2 == 0 else (away, home)
        won += (ours > theirs) + 0.5 * (ours == theirs)
        error = (won / (seed + 1) * (1 - won / (seed + 1)) / (seed + 1)) ** 0.5
        seconds = (time.process_time() - start) / (seed + 1)
        print(f"{seed + 1:4} games: {won / (seed + 1):.1%} ± {error:.1%}, {seconds:.1f} s a game", flush=True)


def response(situations):
    luck, gains, times = Random(1), [], []
    names = [name for name in chart_ids() if not name.startswith("average")]
    rules, coach = system("bowlbound"), EquilibriumCoach(1, "points")
    for _ in range(situations):
        home, away = (load_by_id(name) for name in luck.sample(names, 2))
        y = luck.randint(5, 95)
        place = {"y": y, "down": luck.randint(1, 4), "line": min(100, y + luck.randint(1, 12))}
        game = rules.new_game(home, away, rules.read_options({})).change(
            next="scrimmage", offense=Side.HOME, **place
        )
        start = time.process_time()
        ours, rows, theirs, columns = coach.solution(game)
        times.append(time.process_time() - start)
        payoff = matrix(coach, game, ours, theirs)
        value = np.array(rows) @ payoff @ np.array(columns)
        gains.append(max((payoff @ np.array(columns)).max() - value, value - (np.array(rows) @ payoff).min()))
    drive = abs(expected_points(game.series(Side.HOME, 50), Side.HOME))
    # The calls are solved on this same matrix, so this checks the solver and the mixing, not the values.
    print(f"largest gain {max(gains):.4f} points, mean {statistics.mean(gains):.4f}")
    print(f"a drive from midfield is worth {drive:.2f} points")
    print(f"decision in a new matchup: median {statistics.median(times) * 1000:.0f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("strength", "response"))
    parser.add_argument("names", nargs="*", default=["equilibrium", "book"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--team", default="average-1988")
    parser.add_argument("--situations", type=int, default=50)
    args = parser.parse_args()
    if args.what == "strength":
        strength(*args.names, args.games, args.team)
    else:
        response(args.situations)
