"""What it costs to compute the values of a pairing of teams: wall and processor seconds.

python benchmarks/pairing_values.py [--pairs 4]
"""

import argparse
import time

from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.ratings import ratings_table
from bowlbound_desktop.games.bowlbound.values.making.preparing import compute
from bowlbound_desktop.games.bowlbound.workshop.scale.spreads import drawn_pairs

GAME = register.game("bowlbound")


def setup_of(home, away):
    sides = (GAME.shelf.load(team, side, {}) for team, side in ((home, "home"), (away, "away")))
    return GAME.rules.new_game(*sides, GAME.rules.read_options({"site": "neutral"})).setup


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=4, help=f"by lot of {len(ratings_table())} teams (4)")
    for home, away in drawn_pairs(parser.parse_args().pairs):
        setup = setup_of(home, away)
        wall, processor = time.perf_counter(), time.process_time()
        compute(setup, lambda _: None)
        wall, processor = time.perf_counter() - wall, time.process_time() - processor
        print(f"| {home} and {away} | {wall:.1f} | {processor:.1f} |", flush=True)
