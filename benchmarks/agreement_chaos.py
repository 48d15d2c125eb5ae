"""Compares the odds of Gridiron Chaos with played games: twelve situations, each played many times.

python benchmarks/agreement_chaos.py [--plays 200000] [--seed 2] [--write]

Runs a chi-square test on the situations after each play (possession, ball, down, points, seconds, timeouts).
Situations expected fewer than ten times, and those that the odds leave out, count as one. Plays follow the
rules to the whistle, and questions are answered with the same habits as in the odds. --write saves the table
in agreement-chaos.md.
"""

import argparse
import time
from collections import Counter, defaultdict
from pathlib import Path
from random import Random

from agreement import chi_square, line
from scipy.stats import kstest

from bowlbound_desktop.games.gridiron_chaos.odds.ends import EXACT, call_ends, thrown_end
from bowlbound_desktop.games.gridiron_chaos.values.judge import expected_points
from bowlbound_desktop.games.register import game as game_of
from bowlbound_desktop.kernel.clock import Clock, parse_clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import play_out
from bowlbound_desktop.kernel.score import Score

REPORT = Path(__file__).with_name("agreement-chaos.md")
HEAD = ["call", "situation", "ends", "cells", "chi-square", "p", "left out here", "as shown to players"]
FLOOR = 5e-9
"""Leaves out too little to disturb the test; what players see is computed with the floor EXACT."""
NOTE = """
A first run (seed 1) tested the odds as players are shown them, with up to 0.05 % left out, and had p 0.0022
for the long pass. The cause, found with two other seeds: what is left out (43 plays of 200,000) was
expected in a cell of its own, but such plays end like others, so that 0 were seen there, and this cell
alone added 43 to a chi-square of 112. With a finer floor the same throws had p 0.59 and 0.44. Since then
the floor of the test is finer, and the table is of a seed not used before.
"""
HOME, AWAY = Side.HOME, Side.AWAY
SITUATIONS = (
    # call, side, y, down, to go, quarter, clock, home and away points, more
    ("run", HOME, 20, 1, 10, 1, "15:00", (0, 0), {}),
    ("short", AWAY, 35, 2, 7, 2, "6:00", (7, 3), {}),
    ("medium", HOME, 50, 3, 8, 3, "4:30", (10, 17), {}),
    ("long", AWAY, 62, 1, 10, 4, "1:30", (24, 20), {"timeouts": (3, 1)}),
    ("trick", HOME, 44, 2, 4, 2, "1:45", (21, 14), {"advantage": "T"}),
    ("short_yardage", AWAY, 97, 3, 3, 1, "8:00", (0, 0), {}),
    ("run", HOME, 3, 2, 12, 4, "9:00", (13, 27), {"timeouts": (1, 0)}),
    ("hail_mary", HOME, 40, 4, 15, 4, "0:15", (20, 24), {}),
    ("punt", AWAY, 28, 4, 6, 3, "12:00", (3, 3), {}),
    ("punt", HOME, 60, 4, 9, 1, "3:00", (0, 7), {}),
    ("field_goal", AWAY, 78, 4, 4, 2, "0:30", (10, 10), {}),
    ("deep", HOME, 30, 1, 10, 3, "15:00", (14, 10), {"next": "kickoff"}),
)


def placed(side, y, down, to_go, quarter, clock, score, more):
    game = game_of("gridiron-chaos")
    teams = [
        game.shelf.load(name, where, {}) for name, where in zip(game.famous, ("home", "away"), strict=True)
    ]
    start = game.rules.new_game(*teams, game.rules.read_options({}))
    place = {"next": "scrimmage", "offense": side, "y": y, "down": down, "line": min(100, y + to_go)}
    points = Score((score[0], 0, 0, 0), (score[1], 0, 0, 0))
    return start.change(**{**place, "clock": Clock(quarter, parse_clock(clock)), "score": points, **more})


def tested(luck, call, situation, plays):
    game = placed(*situation)
    ends = call_ends(game, call, expected_points, FLOOR)
    shown = call_ends(game, call, expected_points, EXACT).left_out
    shares = defaultdict(float, ends.chances)

    def throw(request):
        return luck.choice(request.dice.throws)

    seen = Counter(play_out(thrown_end(game, call, expected_points), throw) for _ in range(plays))
    square, cells, p = chi_square(shares, seen, plays)
    side, y, down, to_go, quarter, clock, score, more = situation
    told = f"{side.value}, {down} and {to_go} {y} yards from its own goal"
    told += f", quarter {quarter} at {clock}, {score[0]}-{score[1]}"
    extra = "".join(f", {name} {value}" for name, value in more.items())
    return (
        p,
        shown,
        [
            call,
            told + extra,
            str(len(shares)),
            str(cells),
            f"{square:.1f}",
            f"{p:.4f}",
            f"{max(0.0, ends.left_out):.4%}",
            f"{max(0.0, shown):.4%}",
        ],
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plays", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    luck, began = Random(args.seed), time.process_time()
    lines, found, most = [line(HEAD), line("---" for _ in HEAD)], [], 0.0
    print(*lines, sep="\n")
    for call, *situation in SITUATIONS:
        p, left_out, cells = tested(luck, call, situation, args.plays)
        found.append(p)
        most = max(most, left_out)
        lines.append(line(cells))
        print(lines[-1], flush=True)
    told = (
        f"{len(found)} situations of {args.plays:,} plays, seed {args.seed}: smallest p {min(found):.4f}, "
        f"left out of the odds as shown at most {most:.4%}; that p values are spread evenly, "
        "as they are when the odds are right, "
        f"has itself p {float(kstest(found, 'uniform').pvalue):.2f}. "
        f"{time.process_time() - began:.0f} s of processor time."
    )
    print(f"\n{told}")
    if args.write:
        head = "# Odds of Gridiron Chaos against dice\n\n"
        head += "Made by `python benchmarks/agreement_chaos.py --write`.\n\n"
        REPORT.write_text(head + told + "\n\n" + "\n".join(lines) + "\n" + NOTE, encoding="utf-8")


if __name__ == "__main__":
    main()
