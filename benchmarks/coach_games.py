"""Games of computer coaches, stored one by one so that a run can be resumed: ladder and statistics.

python benchmarks/coach_games.py play equal|unequal [-n 400]
python benchmarks/coach_games.py report

`equal` plays all steps of the ladder with one team against itself, `unequal` the same steps and the games of
the strongest against itself with ten teams. All steps are played seed by seed, so that an interrupted run has
as many games of each. Games are lines of JSON in benchmarks/games, under version control, and none is played
twice. `report` writes the tables of benchmarks/coach.md between their marks.
"""

import argparse
import gc
import json
import time
from collections import Counter, defaultdict
from pathlib import Path

import numpy as np
from compare_games import told
from found_lines import interval
from luck import Settlements, luck

from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches import known
from bowlbound_desktop.games.bowlbound.coaches.character import own_mix, run_share
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.kernel.requests import Decision, Together
from bowlbound_desktop.play.many import simulate

GAME = register.game("bowlbound")
FOLDER = Path(__file__).with_name("games")
REPORT = Path(__file__).with_name("coach.md")
OPTIONS = {"kneel": True, "spike": True}
EQUAL = "average-1988"
STEPS = (
    ("equilibrium", "book"),
    ("equilibrium", "points"),
    ("points", "book"),
    ("book", "yards"),
    ("yards", "random"),
)
"""Each level against the one below, and the strongest against the book."""
ITSELF, STATISTICS = ("equilibrium", "equilibrium"), 200
MOST_PLACES = 40_000
"""Of the cache of odds: four gigabytes, for many games between the same teams."""
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
"""Yards to go on fourth down, and seconds left in a half, which are counted apart."""
Z, FEWEST = 1.96, 10
FOURTH, LAST_MINUTES = 4, 240


def teams(seed, unequal):
    """Each of the ten has one opponent, so that values and places are worked out for five pairings only."""
    if not unequal:
        return EQUAL, EQUAL
    first = 2 * (seed // 2) % len(TEAMS)
    return TEAMS[first], TEAMS[first + 1]


class Watch:
    """What the coaches of a game were asked and answered, and how long each thought."""

    def __init__(self):
        self.times, self.calls, self.profile = [], defaultdict(Counter), defaultdict(list)
        self.luck, self.counting, self.gains = 0.0, 0.0, defaultdict(float)

    def down(self, play_down, settlements):
        def watched(procedure, answerers, game, play, tally):
            told, settlements.last = {}, None
            heard = {kind: hearing(told, answer) for kind, answer in answerers.items()}
            after = play_down(procedure, heard, game, play, tally)
            start = time.process_time()
            lucky, gained = luck(game, told, settlements.last)
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
    """The part of the game that a play belongs to."""
    if game.next != "scrimmage":
        return "kickoffs and tries"
    late = game.clock.quarter in (2, 4) and game.clock.seconds <= LAST_MINUTES
    if game.down == FOURTH:
        return "fourth downs"
    return "last minutes" if late else "plays"


def hearing(told, answer):
    """The same answers, told by the kinds of their questions."""

    def heard(request, moment):
        found = answer(request, moment)
        if isinstance(request, Decision):
            told[request.kind] = found
        elif isinstance(request, Together):
            told.update(zip((part.kind for part in request.decisions), found, strict=True))
        return found

    return heard


def play(first, second, home, away, seed):
    """One game; sides alternate with the seed."""
    watch, plain = Watch(), (EquilibriumCoach.choose, simulate._play_down)
    EquilibriumCoach.choose = watch.answer(plain[0])
    coaches = (second, first) if seed % 2 else (first, second)
    charts = load(home), load(away)
    matchup = simulate.Matchup(game=GAME, home=charts[0], away=charts[1], options=OPTIONS, coaches=coaches)
    simulate.prepare(matchup)
    gc.collect()
    gc.freeze()  # else a decision now and then would wait for a look through all that earlier games left
    start = time.process_time()
    try:
        with Settlements() as settlements:
            simulate._play_down = watch.down(plain[1], settlements)
            record = simulate.play_game(matchup, seed)
    finally:
        EquilibriumCoach.choose, simulate._play_down = plain
    return {
        "coaches": coaches,
        "teams": [home, away],
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
    """The games in the file of a kind; a last line that a killed run left unfinished does not count."""
    file = FOLDER / f"{kind}.jsonl"
    lines = file.read_text("utf-8").split("\n")[:-1] if file.exists() else []
    return [json.loads(line) for line in lines]


def run(kind, games):
    """All steps of a kind, seed by seed."""
    known.MOST_PLACES = MOST_PLACES
    FOLDER.mkdir(exist_ok=True)
    commit = told(["git", "rev-parse", "--short=8", "HEAD"], text=True).strip()
    done = {(*game["label"][:2], game["seed"]) for game in kept(kind)}
    for seed in range(games):
        for first, second in steps_of(kind, seed):
            if (first, second, seed) not in done:
                found = {"label": [first, second, kind], "commit": commit}
                found |= play(first, second, *teams(seed, kind == "unequal"), seed)
                with (FOLDER / f"{kind}.jsonl").open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(found) + "\n")


def steps_of(kind, seed):
    return (*STEPS, ITSELF) if kind == "unequal" and seed < STATISTICS else STEPS


def results(games):
    """Won, tied or lost by the first coach, and the luck in it."""
    won, lucky = [], []
    for game in games:
        ours, theirs = game["points"][:: -1 if game["seed"] % 2 else 1]
        won.append((ours > theirs) + 0.5 * (ours == theirs))
        lucky.append(game.get("luck", np.nan) * (-1 if game["seed"] % 2 else 1))
    return np.array(won), np.array(lucky)


def without_luck(won, lucky):
    """The share of wins without luck, with its interval; luck counts as much as it explains."""
    known = ~np.isnan(lucky)
    won, lucky = won[known], lucky[known]
    if len(won) < FEWEST:
        return "", ""
    part = np.cov(won, lucky)[0, 1] / np.var(lucky, ddof=1)
    rest = won - part * lucky
    half = Z * rest.std(ddof=1) / len(rest) ** 0.5
    of = f"{lucky.mean():+.3f} ± {Z * lucky.std(ddof=1) / len(lucky) ** 0.5:.3f}"
    return f"{rest.mean():.1%} ({rest.mean() - half:.1%} to {rest.mean() + half:.1%})", of


def ladder_table(games):
    yield "| coaches | teams | games | share of wins | the same without luck | luck a game | CPU s a game |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    by_label = defaultdict(list)
    for game in games:
        by_label[tuple(game["label"])].append(game)
    for (first, second, kind), found in by_label.items():
        if first != second:
            won, lucky = results(found)
            cpu = np.mean([game["cpu"] for game in found])
            told = " | ".join((interval(won.mean(), len(won)), *without_luck(won, lucky)))
            yield f"| {first} against {second} | {kind} | {len(found)} | {told} | {cpu:.1f} |"


def per_team(found, *kinds):
    """The mean of some counts for a team in a game, with its interval."""
    counts = [sum(side.get(kind, 0) for kind in kinds) for game in found for side in game["calls"].values()]
    half = Z * np.std(counts, ddof=1) / len(counts) ** 0.5
    return f"{np.mean(counts):.2f} ± {half:.2f}"


def statistics_table(games):
    found = [game for game in games if game["label"][:2] == ["equilibrium", "equilibrium"]]
    if not found:
        return
    total = Counter()
    for game in found:
        for counts in game["calls"].values():
            total.update(counts)
    counts = sum((Counter(game["times"]) for game in found), Counter())
    times = np.repeat([int(taken) for taken in counts], list(counts.values()))
    early, late = total["two"] + total["one"], total["late_two"] + total["late_one"]
    figures = (
        ("points a team", f"{np.mean([game['points'] for game in found]):.1f}", ""),
        ("field goals tried a team", per_team(found, "field_goal"), "0.8 to 2"),
        ("fourth-down tries a team", per_team(found, "fourth_try"), "0.8 to 2.5"),
        ("of them with 7 or more to go", per_team(found, "fourth_long_try"), ""),
        ("punts a team", per_team(found, "punt"), ""),
        ("tries for two before the last ten minutes", f"{total['two']} of {early}", "below 15 %"),
        ("tries for two in the last ten minutes", f"{total['late_two']} of {late}", ""),
        ("timeouts a team", per_team(found, "timeout"), ""),
        ("of them before 2:40", per_team(found, "timeout_early"), ""),
        ("of them by who leads in the second half", per_team(found, "timeout_lead"), ""),
        ("median decision", f"{np.median(times):.0f} ms", "below 50 ms"),
        ("99 % of the decisions", f"{np.percentile(times, 99):.0f} ms", "below 400 ms"),
        ("longest", f"{max(times):.0f} ms", "below 1 s"),
        ("CPU of a game", f"{np.mean([game['cpu'] for game in found]):.1f} s", "at most 10 s"),
    )
    yield f"{len(found)} games, {len(times)} decisions."
    yield ""
    yield "| figure | measured | believable |"
    yield "| --- | --- | --- |"
    yield from (f"| {name} | {told} | {asked} |" for name, told, asked in figures)
    yield ""
    yield from shares_table(found)


def shares_table(found):
    yield "| team | plays | runs called | runs of its own book in the same situations | apart |"
    yield "| --- | --- | --- | --- | --- |"
    runs = defaultdict(lambda: [0, 0, []])
    for game in found:
        for side, name in zip(("home", "away"), game["teams"], strict=True):
            counts = game["calls"].get(side, {})
            runs[name][0] += counts.get("run", 0)
            runs[name][1] += counts.get("pass", 0)
            runs[name][2].append(game["profile"].get(side, 0.0))
    for name, (ran, threw, own) in sorted(runs.items()):
        plays = max(1, ran + threw)
        apart = 100 * (ran / plays - np.mean(own))
        yield f"| {name} | {plays} | {ran / plays:.0%} | {np.mean(own):.0%} | {apart:+.0f} |"


def report():
    games, text = [*kept("equal"), *kept("unequal")], REPORT.read_text("utf-8")
    for mark, lines in (("ladder", ladder_table(games)), ("statistics", statistics_table(games))):
        begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = "\n".join([f"{before}{begin}", *lines, f"{end}{after}"])
    REPORT.write_text(text, "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("play", "report"))
    parser.add_argument("kind", nargs="?", choices=("equal", "unequal"), default="equal")
    parser.add_argument("-n", "--games", type=int, default=400, help="of each step (%(default)s)")
    args = parser.parse_args()
    if args.what == "report":
        report()
    else:
        run(args.kind, args.games)
