"""How often each coach of a game beats the level below, with two equal teams and alternating sides.

python benchmarks/levels.py paper-bowl [-n 400] [--team 1966-notre-dame] [--pair points book]

Every pair adds its line to levels.md; `beats` in a game's game.toml is taken from there.
"""

import argparse
import time
from itertools import pairwise
from pathlib import Path

from found_lines import wilson

from bowlbound_desktop.games.register import game
from bowlbound_desktop.play.many.simulate import Matchup, play_game

REPORT = Path(__file__).with_name("levels.md")
EVERY = 20


def measure(key, team, first, second, games):
    """The share of wins; a tie counts as half."""
    found = game(key)
    sides = [found.shelf.load(team or found.famous[0], side, {}) for side in ("home", "away")]
    won, start = 0.0, time.process_time()
    for seed in range(games):
        turn = seed % 2
        coaches = (second, first) if turn else (first, second)
        record = play_game(Matchup(game=found, home=sides[0], away=sides[1], coaches=coaches), seed)
        ours, theirs = (record.away, record.home) if turn else (record.home, record.away)
        won += (ours.points > theirs.points) + 0.5 * (ours.points == theirs.points)
        if (seed + 1) % EVERY == 0 or seed + 1 == games:
            seconds = (time.process_time() - start) / (seed + 1)
            write(f"| {key} | {first} against {second} |", won, seed + 1, seconds)


def write(head, won, games, seconds):
    """Write a line into the report, replacing the last one of this pair."""
    share = won / games
    low, high = wilson(share, games)
    line = f"{head} {games} | {share:.1%} | {low:.1%} to {high:.1%} | {seconds:.2f} |"
    print(line, flush=True)
    before = REPORT.read_text("utf-8").splitlines() if REPORT.exists() else []
    REPORT.write_text("\n".join([*(old for old in before if not old.startswith(head)), line]) + "\n", "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("-n", "--games", type=int, default=400)
    parser.add_argument("--team", default="")
    parser.add_argument("--pair", nargs=2, default=())
    args = parser.parse_args()
    below = [level.key for level in game(args.game).levels]
    pairs = [tuple(args.pair)] if args.pair else [(high, low) for low, high in pairwise(below)]
    for high, low in pairs:
        measure(args.game, args.team, high, low, args.games)
