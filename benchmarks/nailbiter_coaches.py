"""Coaches of Nailbiter against the ghost: their strength, and the time of a decision over whole games.

python benchmarks/nailbiter_coaches.py strength [odds book] [-n 400] [--kept sums.json]
python benchmarks/nailbiter_coaches.py decision [-n 20]

Even teams and the regular chart; the coach has the home side in every second game, and every coach plays the
same seeds. Every line of results replaces the last one of its kind in nailbiter-coaches.md. With `--kept` the
sums are saved after every ten games, so that an interrupted run can be resumed.
"""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from found_lines import interval, timed_answers, times_told, write

from bowlbound_desktop.games.nailbiter.coaches.odds import NailbiterOdds
from bowlbound_desktop.games.register import game
from bowlbound_desktop.play.many.simulate import Matchup, play_game
from bowlbound_desktop.storage.face_shelf import blank_face

REPORT = Path(__file__).with_name("nailbiter-coaches.md")
HEADER = """# Coaches of Nailbiter against the ghost

Made by `python benchmarks/nailbiter_coaches.py`: even teams, regular chart, the coach at home in every second
game, the same seeds for every coach. Intervals are of 95 %, a tie is half a win, times are processor time.

| what | found |
| --- | --- |
"""
SIDES = ("home", "away")
EVERY = 10


def against_the_ghost(coach, seed):
    """The coached side's margin in one game."""
    side = seed % 2
    matchup = Matchup(
        game=game("nailbiter"),
        home=blank_face("home"),
        away=blank_face("away"),
        options={"coached": SIDES[side]},
        coaches=(coach, coach),
    )
    record = play_game(matchup, seed)
    assert not record.mistakes
    return (record.home.points - record.away.points) * (-1 if side else 1)


def strength(coaches, games, first, kept):
    """Play the same games with every coach, and compare them game by game."""
    sums = Counter(json.loads(kept.read_text("utf-8")) if kept and kept.exists() else {})
    for number in range(sums["games"], games):
        for coach in coaches:
            began = time.process_time()
            margin = against_the_ghost(coach, first + number)
            sums[f"{coach} {number}"] = (margin > 0) + (margin == 0) / 2
            sums[f"{coach} points"] += margin
            sums[f"{coach} seconds"] += time.process_time() - began
        sums["games"] = number + 1
        if (number + 1) % EVERY == 0 or number + 1 == games:
            tell(coaches, sums)
            if kept:
                kept.write_text(json.dumps(sums), "utf-8")


def tell(coaches, sums):
    """A line for each coach, and one that compares the first with the second."""
    games = sums["games"]
    won = {coach: [sums[f"{coach} {number}"] for number in range(games)] for coach in coaches}
    for coach, results in won.items():
        points, seconds = (sums[f"{coach} {what}"] / games for what in ("points", "seconds"))
        told = f"{games} games: {interval(sum(results) / games, games)}, by {points:+.1f} points a game"
        told += f", {seconds:.2f} s of processor time a game"
        write(REPORT, HEADER, f"| {coach} against the ghost |", told)
    if len(coaches) == 2:
        gains = [one - other for one, other in zip(*won.values(), strict=True)]
        mean = sum(gains) / games
        spread = (sum((gain - mean) ** 2 for gain in gains) / games / games) ** 0.5 * 1.96
        told = f"{games} pairs of games: wins {mean:+.1%} (± {spread:.1%})"
        write(REPORT, HEADER, f"| {coaches[0]} beside {coaches[1]} |", told)


def decision(games, first):
    """The time of every decision of `odds`."""
    times, kinds = timed_answers(NailbiterOdds)
    for number in range(games):
        against_the_ghost("odds", first + number)
    for kind in ("all", *sorted(set(kinds), key=kinds.count, reverse=True)[:3]):
        found = [one for one, of in zip(times, kinds, strict=True) if kind in (of, "all")]
        write(REPORT, HEADER, f"| a decision, {kind} |", times_told(games, found))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("strength", "decision"))
    parser.add_argument("coaches", nargs="*", default=("odds", "book"))
    parser.add_argument("-n", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path)
    args = parser.parse_args()
    if args.what == "strength":
        strength(args.coaches, args.n, args.seed, args.kept)
    else:
        decision(args.n, args.seed)


if __name__ == "__main__":
    main()
