"""Plays many random games of Gridiron Chaos with all checks, and counts how often each table row was read.

PYTHONPATH=. python benchmarks/chaos_games.py [GAMES] [FIRST_SEED]
"""

import sys
import time
from collections import Counter

from bowlbound_desktop.kernel.field import Side
from tests.games.gridiron_chaos.random_games import all_rows, check_game, played, rows_read


def main(games=20_000, first=0):
    read, points, plays, started = Counter(), 0, 0, time.process_time()
    periods = Counter()
    for seed in range(first, first + games):
        game = played(seed)
        try:
            check_game(game)
        except AssertionError:
            print(f"seed {seed} fails", flush=True)
            raise
        read += rows_read(game)
        last = game[-1][1].result
        points += sum(last.score.total(side) for side in Side)
        plays += len(game)
        periods[last.quarter] += 1
        if (seed + 1) % 1000 == 0:
            print(f"{seed + 1 - first} games, {len(all_rows() - set(read))} rows unread", flush=True)
    report(games, read, points, plays, periods, time.process_time() - started)


def report(games, read, points, plays, periods, seconds):
    missing = sorted(all_rows() - set(read))
    print(f"{games} games, all invariants hold; {seconds:.0f} CPU seconds")
    print(
        f"{points / games:.1f} points and {plays / games:.1f} plays a game; overtime {periods[5] / games:.1%}"
    )
    print(f"{len(all_rows())} cells; unread: {missing or 'none'}")
    rarest = sorted(read.items(), key=lambda item: item[1])[:10]
    for cell, times in rarest:
        print(f"  {times:7d}  {' / '.join(cell)}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
