"""Plays games between computer coaches and saves each, for coach_tables.py to report.

python benchmarks/coach_games.py equal|unequal|spreads [-n 400]

`equal` plays all steps of the ladder with one team against itself, `unequal` the same steps with ten teams,
and the strongest coach against itself; steps take turns by seed, so that an interrupted run has as many games
of each. `spreads` plays the strongest against itself in forty pairs of the 78 teams. Games are lines of JSON
in benchmarks/games, under version control, and none is played twice.
"""

import argparse
import gc
import json
import time
from collections import Counter, defaultdict
from pathlib import Path

import numpy as np
from compare_games import told
from luck import POINTS, WIN, Settlements, luck

from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches import known
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.games.bowlbound.coaches.mixing.character import own_mix, run_share
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.workshop.scale.spreads import drawn_pairs
from bowlbound_desktop.kernel.requests import Decision, Together
from bowlbound_desktop.play.many import simulate

GAME = register.game("bowlbound")
KINDS = ("equal", "unequal", "spreads")
FOLDER = Path(__file__).with_name("games")
OPTIONS = {"kneel": True, "spike": True}
EQUAL = "average-1988"
STEPS = (
    ("equilibrium", "book"),
    ("equilibrium", "points"),
    ("points", "book"),
    ("book", "yards"),
    ("yards", "random"),
    ("equilibrium", "equilibrium"),
)
"""Each level against the one below, the strongest against the book, and against itself for the statistics."""
FEWER = {("yards", "random"): 100, ("equilibrium", "equilibrium"): 200}
"""Steps for which fewer games are enough: one side always wins, or both are the same."""
ITSELF = STEPS[-1]
PAIRS, ROUND = 40, 20
"""How many pairs of the 78 teams, and how many games a pair plays before the next one does."""
MOST_PLACES = 40_000
"""The size of the cache of odds: four gigabytes, for many games between the same teams."""
TEAMS = (
    "1983-nebraska",
    "1984-brigham-young",
    "1966-notre-dame",
    "1966-michigan-state",
    "1955-oklahoma",
    "1987-miami-florida",
    "1968-ohio-state",
    "1979-alabama",
    "1988-notre-dame",
    "1976-pittsburgh",
)
LONG, EARLY = 7, 160
"""Yards to go on fourth down, and seconds left in a half, that are counted separately."""
FOURTH, LAST_MINUTES = 4, 240


def teams(seed, unequal):
    """Each of the ten teams has one opponent, so that only five pairings need values."""
    if not unequal:
        return EQUAL, EQUAL
    first = 2 * (seed // 2) % len(TEAMS)
    return TEAMS[first], TEAMS[first + 1]


class Watch:
    """Records what the coaches of a game were asked and answered, and how long they thought."""

    def __init__(self, level):
        self.level = level
        self.times, self.calls, self.profile = [], defaultdict(Counter), defaultdict(list)
        self.luck, self.counting, self.gains = 0.0, 0.0, defaultdict(float)

    def down(self, play_down, settlements):
        def watched(procedure, answerers, game, play, tally, past=None):
            told, settlements.last = {}, None
            heard = {kind: hearing(told, answer) for kind, answer in answerers.items()}
            after = play_down(procedure, heard, game, play, tally, past)
            start = time.process_time()
            lucky, gained = luck(self.level, game, told, settlements.last)
            self.luck += lucky
            self.gains[f"{game.offense.value} {part_of(game)}"] += gained
            self.counting += time.process_time() - start
            return after

        return watched

    def answer(self, choose):
        def watched(coach, decision, moment):
            start = time.process_time()
            answer = choose(coach, decision, moment)
            self.times.append(round(1000 * (time.process_time() - start), 1))
            self.note(decision, moment.game, answer)
            return answer

        return watched

    def note(self, decision, game, answer):
        counts = self.calls[decision.side.value]
        if decision.kind == "offense_call" and game.next == "scrimmage":
            counts["run" if answer in PLAYS[:5] else "pass" if answer in PLAYS else answer] += 1
            if game.down == 4:
                counts["fourth_" + ("kick" if answer in ("punt", "field_goal") else "try")] += 1
                counts["fourth_long_try"] += answer in PLAYS and game.to_go >= LONG
            if answer in PLAYS:
                mix = dict(zip(PLAYS, own_mix(game, PLAYS).tolist(), strict=True))
                self.profile[decision.side.value].append(run_share(mix))
        elif decision.kind == "try":
            last = game.clock.quarter == 4 and game.clock.seconds <= 600
            counts[("late_" if last else "") + ("two" if answer == "two" else "one")] += 1
        elif decision.kind.startswith("timeout") and answer != "no":
            counts["timeout"] += 1
            counts["timeout_early"] += game.clock.quarter in (2, 4) and game.clock.seconds > EARLY
            counts["timeout_lead"] += game.clock.half == 2 and game.score.lead(decision.side) > 0


def part_of(game):
    """The part of the game: kickoffs and tries, fourth downs, last minutes, or other plays."""
    if game.next != "scrimmage":
        return "kickoffs and tries"
    late = game.clock.quarter in (2, 4) and game.clock.seconds <= LAST_MINUTES
    if game.down == FOURTH:
        return "fourth downs"
    return "last minutes" if late else "plays"


def hearing(told, answer):
    """The answers by the kinds of their questions."""

    def heard(request, moment):
        found = answer(request, moment)
        if isinstance(request, Decision):
            told[request.kind] = found
        elif isinstance(request, Together):
            told.update(zip((part.kind for part in request.decisions), found, strict=True))
        return found

    return heard


def play(coaches, teams, seed, options=OPTIONS, level=WIN):
    """One game; coaches and teams are those of the home side and the visitors."""
    watch, plain = Watch(level), (EquilibriumCoach.choose, simulate._play_down)
    EquilibriumCoach.choose = watch.answer(plain[0])
    home, away = map(load, teams)
    matchup = simulate.Matchup(game=GAME, home=home, away=away, options=options, coaches=coaches)
    simulate.prepare(matchup)
    gc.collect()
    gc.freeze()  # else some decisions would wait for a collection of all that earlier games left
    start = time.process_time()
    try:
        with Settlements() as settlements:
            simulate._play_down = watch.down(plain[1], settlements)
            record = simulate.play_game(matchup, seed)
    finally:
        EquilibriumCoach.choose, simulate._play_down = plain
    return {
        "coaches": coaches,
        "teams": teams,
        "seed": seed,
        "points": [record.home.points, record.away.points],
        "luck": round(watch.luck, 4),
        "gains": {part: round(gain, 4) for part, gain in watch.gains.items()},
        "cpu": round(time.process_time() - start - watch.counting, 2),
        "times": Counter(round(taken) for taken in watch.times),
        "calls": {side: dict(counts) for side, counts in watch.calls.items()},
        "profile": {side: round(float(np.mean(found)), 3) for side, found in watch.profile.items() if found},
    }


_CHARTS = {}


def load(name):
    return _CHARTS.setdefault(name, load_by_id(name))


def kept(kind):
    """The saved games of a kind; ignores an unfinished last line that a killed run left."""
    file = FOLDER / f"{kind}.jsonl"
    lines = file.read_text("utf-8").split("\n")[:-1] if file.exists() else []
    return [json.loads(line) for line in lines]


def run(kind, games):
    """Play all games of a kind that have not been played yet."""
    known.MOST_PLACES = MOST_PLACES
    FOLDER.mkdir(exist_ok=True)
    commit = told(["git", "rev-parse", "--short=8", "HEAD"], text=True).strip()
    done = {(*game["label"][:2], *game["teams"], game["seed"]) for game in kept(kind)}
    how = {"options": {}, "level": POINTS} if kind == "spreads" else {}
    for label, coaches, names, seed in pairs_of(games) if kind == "spreads" else ladder_of(kind, games):
        if (*label, *names, seed) not in done:
            found = {"label": [*label, kind], "commit": commit, **play(coaches, names, seed, **how)}
            with (FOLDER / f"{kind}.jsonl").open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(found) + "\n")


def ladder_of(kind, games):
    """The games of all steps, seed by seed; coaches alternate between home and away."""
    for seed in range(games):
        for first, second in STEPS:
            if seed < FEWER.get((first, second), games) and not (kind == "equal" and first == second):
                coaches = (second, first) if seed % 2 else (first, second)
                yield (first, second), coaches, teams(seed, kind == "unequal"), seed


def pairs_of(games):
    """Games with the strongest coach on both sides and default options; teams alternate sides."""
    for start in range(0, games, ROUND):
        for pair in drawn_pairs(PAIRS):
            for seed in range(start, min(start + ROUND, games)):
                yield ITSELF, ITSELF, pair[::-1] if seed % 2 else pair, seed


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("-n", "--games", type=int, default=400, help="of each step or pair (%(default)s)")
    args = parser.parse_args()
    run(args.kind, args.games)
