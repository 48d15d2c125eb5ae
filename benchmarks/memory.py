"""Memory use over many games in a row, and the speed of two processes compared with one.

python benchmarks/memory.py [--games 10000] [--traced 2000] [--job-games 300] [--rounds 3] [--coach book]

The games run in the simulator, as in `bowlbound simulate`. Resident memory is read from the system; traced
memory is what Python has allocated since tracing began, which is slow, so it gets fewer games. The ratio of
the processes only means something on an idle machine; CPU seconds per game say what the work costs.
"""

import argparse
import gc
import os
import time
import tracemalloc
from pathlib import Path
from statistics import median

from bowlbound_desktop.games import register
from bowlbound_desktop.play.many.simulate import Matchup, Order, play_orders
from bowlbound_desktop.play.many.summary import Summary
from bowlbound_desktop.play.many.workers import processes

GAME = register.game("bowlbound")
TEAMS = ("1966-notre-dame", "1966-michigan-state")
WANTED = 1.7


def resident():
    """The resident memory in megabytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def traced():
    return tracemalloc.get_traced_memory()[0] / 1e6


def watch(matchup, games, measure, name):
    """Measure after a tenth of the games, and at the end."""
    summary, tenth = Summary(), max(1, games // 10)
    for record in play_orders([Order(matchup=matchup, seeds=range(games))]):
        summary.add(record)
        if summary.games in (tenth, games):
            gc.collect()
            print(f"{name}: {measure():8.3f} MB after {summary.games} games", flush=True)


def cpu_seconds():
    """The CPU seconds of this process and of its children that have ended."""
    return sum(os.times()[:4])


def speed(matchup, seeds, count):
    """Games per second, without the start of the processes, and CPU seconds per game."""
    began = cpu_seconds()
    with processes(count) as workers:
        list(play_orders([Order(matchup=matchup, seeds=range(8 * count))], workers))
        start = time.perf_counter()
        played = sum(1 for _ in play_orders([Order(matchup=matchup, seeds=seeds)], workers))
        taken = time.perf_counter() - start
    return played / taken, (cpu_seconds() - began) / (played + 8 * count)


def jobs(matchup, games, rounds):
    """Measure one process and two in turn."""
    ratios = []
    for number in range(rounds):
        seeds = range(number * games, (number + 1) * games)
        (one, cost), (two, costs) = (speed(matchup, seeds, count) for count in (1, 2))
        ratios.append(two / one)
        print(f"one job {one:.1f} games a second, two {two:.1f}: ratio {two / one:.2f}; ", end="")
        print(f"CPU-seconds a game {cost:.4f} and {costs:.4f}", flush=True)
    print(f"median ratio {median(ratios):.2f} of {WANTED} wanted, load {os.getloadavg()[0]:.1f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--traced", type=int, default=2_000, help="games of the traced run; 0 for none")
    parser.add_argument(
        "--job-games", type=int, default=300, help="games of each run of the jobs; 0 for none"
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--coach", default="book")
    args = parser.parse_args()
    home, away = (GAME.shelf.load(team, "home", {}) for team in TEAMS)
    matchup = Matchup(game=GAME, home=home, away=away, coaches=(args.coach, args.coach))
    if args.games:
        watch(matchup, args.games, resident, "resident")
    if args.job_games:
        jobs(matchup, args.job_games, args.rounds)
    if args.traced:
        tracemalloc.start()
        watch(matchup, args.traced, traced, "traced")


if __name__ == "__main__":
    main()
