"""Coaches of Gridiron Chaos: their strength, the time of a decision, simulation speed, statistics of a game.

python benchmarks/chaos_coaches.py strength odds book [-n 400]
python benchmarks/chaos_coaches.py decision [-n 10]
python benchmarks/chaos_coaches.py speed [--rounds 7]
python benchmarks/chaos_coaches.py figures [-n 2000] [--coach odds] [--kept sums.json]

Every line of results replaces the last one of its kind in chaos-coaches.md. Both sides have the same roster,
and the letters of players never change an outcome, so teams are equal; sides alternate and the toss is even.
With `--kept` the sums are saved after every twenty games, so that an interrupted run can be resumed.
"""

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from statistics import median

from found_lines import interval, timed_answers, times_told, write

from bowlbound_desktop.games.register import game as shelf
from bowlbound_desktop.play.counting.statistics import COUNTERS
from bowlbound_desktop.play.many.simulate import Matchup, play_game

REPORT = Path(__file__).with_name("chaos-coaches.md")
YARDSTICK = Path(__file__).resolve().parents[2] / "shared" / "bench" / "yardstick.py"
HEADER = """# Coaches of Gridiron Chaos

Made by `python benchmarks/chaos_coaches.py`; intervals are of 95 %, a tie is half a win.

| what | found |
| --- | --- |
"""
EVERY = 20
FIGURES = ("points", "touchdowns", "field_goals", "plays", "yards", "turnovers", "penalties", "punts")
CREDITS = ("pass", "caught", "sack", "rush")
"""Counted from the credits of players (GC-5)."""


def matchup(key, coaches):
    game = shelf(key)
    home = game.famous[0]
    teams = [game.shelf.load(home, side, {}) for side in ("home", "away")]
    return Matchup(game=game, home=teams[0], away=teams[1], coaches=coaches)


def strength(first, second, games, seed):
    """The share of wins; a tie counts as half."""
    won, ties, began = 0.0, 0, time.process_time()
    turns = (matchup("gridiron-chaos", (first, second)), matchup("gridiron-chaos", (second, first)))
    for number in range(games):
        turn = number % 2
        record = play_game(turns[turn], seed + number)
        assert not record.mistakes
        ours, theirs = (record.away, record.home) if turn else (record.home, record.away)
        won += (ours.points > theirs.points) + 0.5 * (ours.points == theirs.points)
        ties += ours.points == theirs.points
        if (number + 1) % EVERY == 0 or number + 1 == games:
            seconds = (time.process_time() - began) / (number + 1)
            told = f"{number + 1} games: {interval(won / (number + 1), number + 1)}, {ties} ties"
            told += f", {seconds:.2f} s of processor time a game"
            write(REPORT, HEADER, f"| {first} against {second} |", told)


def decision(games, seed):
    """The time of every decision of `odds` in games against `book`; its cache is empty at first."""
    from bowlbound_desktop.games.gridiron_chaos.coaches.odds_coach import ChaosOdds

    times, kinds = timed_answers(ChaosOdds)
    for number in range(games):
        play_game(matchup("gridiron-chaos", ("odds", "book")), seed + number)
    calls = [one for one, kind in zip(times, kinds, strict=True) if kind == "offense_call"]
    for name, found in (("all", times), ("offense_call", calls)):
        write(REPORT, HEADER, f"| a decision, {name} |", times_told(games, found))


def speed(rounds, games):
    """Games per CPU second by `book`, together with Bowl Bound and the yardstick in the same run."""
    import importlib.util

    spec = importlib.util.spec_from_file_location("yardstick", YARDSTICK)
    toy = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(toy)
    pairs = {key: matchup(key, ("book", "book")) for key in ("gridiron-chaos", "bowlbound")}
    found = {key: [] for key in (*pairs, "yardstick")}
    for number in range(rounds):
        found["yardstick"].append(toy.games_per_cpu_second(300))
        for key, pair in pairs.items():
            play_game(pair, 0)
            began = time.process_time()
            for seed in range(1 + number * games, 1 + (number + 1) * games):
                play_game(pair, seed)
            found[key].append(games / (time.process_time() - began))
    for key, rates in found.items():
        ratio = median(rate / bare for rate, bare in zip(rates, found["yardstick"], strict=True))
        told = f"median of {rounds} rounds: {median(rates):.1f} games per CPU-second"
        told += f", {ratio:.3f} of the yardstick"
        write(REPORT, HEADER, f"| speed, {key} |", told)


def figures(games, seed, coach, kept):
    """The statistics of a game between equal teams, both sides together."""
    from bowlbound_desktop.games.gridiron_chaos.rules.credits import Lettered

    pair, sums = matchup("gridiron-chaos", (coach, coach)), Counter()
    if kept and kept.exists():
        sums.update(json.loads(kept.read_text("utf-8")))

    def count(tally, event):  # noqa: ARG001
        sums.update([event.what, "caught"] if event.what == "pass" and event.good else [event.what])

    COUNTERS[Lettered] = count
    for played in range(sums["games"] + 1, games + 1):
        began = time.process_time()
        record = play_game(pair, seed + played - 1)
        sums.update({name: getattr(record.home, name) + getattr(record.away, name) for name in FIGURES})
        sums["home"] += (record.home.points > record.away.points) + 0.5 * (
            record.home.points == record.away.points
        )
        sums["seconds"] += time.process_time() - began
        sums["games"] = played
        if played % EVERY == 0 or played == games:
            tell_figures(sums, coach)
            if kept:
                kept.write_text(json.dumps(sums), "utf-8")


def tell_figures(sums, coach):
    """The means of the games so far."""
    played = sums["games"]
    told = ", ".join(f"{name} {sums[name] / played:.1f}" for name in (*FIGURES, *CREDITS))
    rates = (
        f"yards a play {sums['yards'] / sums['plays']:.2f}, completion {sums['caught'] / sums['pass']:.1%}"
    )
    rates += f", home side wins {interval(sums['home'] / played, played)}"
    told = f"{played} games: {told}; {rates}; {sums['seconds'] / played:.2f} s a game"
    write(REPORT, HEADER, f"| figures, {coach} |", told)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("strength", "decision", "speed", "figures"))
    parser.add_argument("coaches", nargs="*", default=("odds", "book"))
    parser.add_argument("-n", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--coach", default="odds")
    parser.add_argument("--kept", type=Path)
    args = parser.parse_args()
    if args.what == "strength":
        strength(*args.coaches, args.n, args.seed)
    elif args.what == "decision":
        decision(args.n, args.seed)
    elif args.what == "speed":
        speed(args.rounds, 10)
    else:
        figures(args.n, args.seed, args.coach, args.kept)


if __name__ == "__main__":
    main()
