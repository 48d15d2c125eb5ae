"""Compares predicted chances to win with the results of games between unequal teams.

python benchmarks/calibration.py [-n 200] [--pairings 10] [--coach book] [--kept FILE]
python benchmarks/calibration.py --pair 1945-army 1964-princeton [-n 500] [--coach book]

Reports ten bins, Brier scores and the chances at kickoff. Games are saved line by line in FILE
(calibration-kept.jsonl by default), so that an interrupted run can be resumed. The values of each pairing are
computed once, in this process. --write saves the report as calibration.md.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random

import numpy as np

from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.files import chart_ids, load_by_id
from bowlbound_desktop.games.bowlbound.values import judge, pairings
from bowlbound_desktop.games.bowlbound.values.making.preparing import PairingValues
from bowlbound_desktop.games.bowlbound.values.tables import shipped_pair
from bowlbound_desktop.kernel.clock import QUARTER_SECONDS
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.statistics import Tally
from bowlbound_desktop.play.many.simulate import _play_down
from bowlbound_desktop.play.seating import seats as seat

GAME = register.game("bowlbound")
REPORT = Path(__file__).with_name("calibration.md")
EVERY = 10
"""Plays between two predictions in a game."""
OPTIONS = {"kneel": True, "spike": True}
HOME = Side.HOME


def drawn(count):
    """Random pairings, the same in every run."""
    teams = [name for name in chart_ids() if not name.startswith("average")]
    lots = Random(19)
    return [tuple(lots.sample(teams, 2)) for _ in range(count)]


def new_game(home, away):
    rules = GAME.rules
    return rules.new_game(load_by_id(home), load_by_id(away), rules.read_options(OPTIONS))


def look(game):
    """Lead, seconds left, and the home side's chance by the values of the pairing and by the common ones."""
    left = game.clock.seconds + QUARTER_SECONDS * (4 - game.clock.quarter)
    own = judge.win_chance(game, HOME)
    judge.tables_of = lambda _game, _side: shipped_pair()[0]
    try:
        common = judge.win_chance(game, HOME)
    finally:
        judge.tables_of = pairings.tables_of
    return [game.score.lead(HOME), left, round(own, 4), round(common, 4)]


def played(start, coach, seed):
    """One game: its predictions, and who won."""
    rules = GAME.rules
    chairs = seat(seed, "seeded", coach, coach, GAME.levels, GAME.seats(start.options))
    answerers, tally, game, past, moments = (
        chairs.answerers(start, print),
        Tally(GAME.words.ways),
        start,
        [],
        [],
    )
    while (procedure := rules.next_play(game)) is not None:
        if len(past) % EVERY == 1 and game.overtime is None and game.next != "toss":
            moments.append(look(game))
        game = _play_down(procedure, answerers, game, len(past), tally, past)
    lead = game.score.lead(HOME)
    return moments, 0.5 + 0.5 * ((lead > 0) - (lead < 0))


def kept_games(path):
    lines = path.read_text().splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]


def play(pairs, games, coach, path):
    """Play the games that are missing."""
    known = {(tuple(game["teams"]), game["coach"], game["seed"]) for game in kept_games(path)}
    with path.open("a") as file:
        for teams in pairs:
            seeds = [seed for seed in range(games) if (teams, coach, seed) not in known]
            if not seeds:
                continue
            start, begun = new_game(*teams), time.process_time()
            PairingValues(start.setup).wait()
            print(*teams, f"values in {time.process_time() - begun:.1f} CPU-seconds", flush=True)
            for seed in seeds:
                moments, won = played(start, coach, seed)
                line = {"teams": teams, "coach": coach, "seed": seed, "moments": moments, "won": won}
                file.write(json.dumps(line) + "\n")
                file.flush()


def report(games):
    """All lines of the report."""
    rows = np.array(
        [[*moment, game["won"], game["seed"] % 2] for game in games for moment in game["moments"]]
    )
    lead, left, own, common, won, odd = rows.T
    pairs = {tuple(game["teams"]) for game in games}
    lines = [f"{len(games)} games, {len(pairs)} pairings, {len(rows)} moments", ""]
    lines += ["| predicted | moments | mean of the predictions | won |", "| --- | --- | --- | --- |"]
    for number in range(10):
        inside = (own >= number / 10) & ((own < (number + 1) / 10) | (number == 9))
        if inside.any():
            figures = f"{inside.sum()} | {own[inside].mean():.3f} | {won[inside].mean():.3f}"
            lines.append(f"| {number * 10} to {number * 10 + 10} % | {figures} |")
    fitted = logistic(lead, left, won, odd == 0)
    test = odd == 1
    lines += ["", "| Brier score | all games | games with odd seeds |", "| --- | --- | --- |"]
    for name, chance in (("values of the pairing", own), ("common values", common), ("logistic", fitted)):
        lines.append(f"| {name} | {brier(chance, won):.4f} | {brier(chance[test], won[test]):.4f} |")
    lines += ["", "The logistic of lead, and lead by the root of the time left, is fitted to even seeds.", ""]
    return [*lines, *kickoffs(games)]


def kickoffs(games):
    lines = ["| pairing | games | first look, predicted | won |", "| --- | --- | --- | --- |"]
    for teams in dict.fromkeys(tuple(game["teams"]) for game in games):
        some = [game for game in games if tuple(game["teams"]) == teams]
        predicted = np.mean([game["moments"][0][2] for game in some])
        won = np.mean([game["won"] for game in some])
        lines.append(f"| {teams[0]} v {teams[1]} | {len(some)} | {predicted:.3f} | {won:.3f} |")
    return lines


def brier(chance, won):
    return float(((chance - won) ** 2).mean())


def logistic(lead, left, won, train):
    """A logistic regression, fitted by Newton's method."""
    inputs = np.column_stack([np.ones_like(lead), lead / 10, lead / 10 / np.sqrt(left / 900 + 0.02)])
    weights = np.zeros(3)
    for _ in range(25):
        chance = 1 / (1 + np.exp(-inputs[train] @ weights))
        slope = inputs[train].T @ (won[train] - chance)
        bend = (inputs[train] * (chance * (1 - chance))[:, None]).T @ inputs[train] + 1e-6 * np.eye(3)
        weights += np.linalg.solve(bend, slope)
    return 1 / (1 + np.exp(-inputs @ weights))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=200, help="games of a pairing (%(default)s)")
    parser.add_argument("--pairings", type=int, default=10)
    parser.add_argument("--pair", nargs=2, action="append", help="named teams instead of drawn ones")
    parser.add_argument("--coach", default="book")
    parser.add_argument("--kept", type=Path, default=Path("calibration-kept.jsonl"))
    parser.add_argument("--write", action="store_true", help="put the report into calibration.md")
    args = parser.parse_args()
    pairs = [tuple(pair) for pair in args.pair or drawn(args.pairings)]
    play(pairs, args.n, args.coach, args.kept)
    wanted = {(pair, args.coach) for pair in pairs}
    kept = kept_games(args.kept)
    lines = report([game for game in kept if (tuple(game["teams"]), game["coach"]) in wanted])
    print("\n".join(lines))
    if args.write:
        command = f"python benchmarks/calibration.py -n {args.n} --write"
        title = f"Made by `{command}`. Both sides are coached by `{args.coach}`;"
        more = f"kneel-down and spike are allowed; every game is looked at every {EVERY}th play."
        REPORT.write_text(
            "\n".join(["# Chances to win, predicted and played", "", title, more, "", *lines, ""])
        )


if __name__ == "__main__":
    main()
