"""Writes the results of coach_games.py as tables to coach.md and fidelity.md.

python benchmarks/coach_tables.py
"""

from collections import Counter, defaultdict
from pathlib import Path

import numpy as np
from coach_games import ITSELF, kept
from found_lines import interval

from bowlbound_desktop.games.bowlbound.charts.ratings import rating_of

COACH, FIDELITY = (Path(__file__).with_name(name) for name in ("coach.md", "fidelity.md"))
Z, FEWEST = 1.96, 10


def results(games):
    """Won, tied or lost by the first coach, with the luck in each game."""
    won, lucky = [], []
    for game in games:
        ours, theirs = game["points"][:: -1 if game["seed"] % 2 else 1]
        won.append((ours > theirs) + 0.5 * (ours == theirs))
        lucky.append(game.get("luck", np.nan) * (-1 if game["seed"] % 2 else 1))
    return np.array(won), np.array(lucky)


def without_luck(won, lucky):
    """The share of wins with luck taken out, with its interval; luck is weighted by how much it explains."""
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
    found = [game for game in games if tuple(game["label"][:2]) == ITSELF]
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


def spreads_table(games):
    """Margins beside the predicted spread, as played and with luck taken out."""
    found = defaultdict(list)
    for game in games:
        pair, sign = (tuple(game["teams"]), 1) if game["seed"] % 2 == 0 else (tuple(game["teams"][::-1]), -1)
        margin = game["points"][0] - game["points"][1]
        found[pair].append((sign * margin, sign * game["luck"]))
    found = {pair: np.array(rows, dtype=float) for pair, rows in found.items() if len(rows) >= FEWEST}
    if not found:
        return
    within = np.concatenate([rows - rows.mean(axis=0) for rows in found.values()])
    part = np.cov(within.T)[0, 1] / np.var(within[:, 1], ddof=1)
    spreads = np.array([rating_of(one).mays.base - rating_of(two).mays.base for one, two in found])
    fewest, most = (pick(map(len, found.values())) for pick in (min, max))
    luck_of = [rows[:, 1].mean() for rows in found.values()]
    half = Z * np.std(luck_of, ddof=1) / len(found) ** 0.5
    lucky = f"{np.mean(luck_of):+.2f} ± {half:.2f} points"
    yield f"{len(found)} pairs, {fewest} to {most} games each; luck per game {lucky}."
    yield ""
    yield "| | mean error | by chance alone | correlation | margin per point of spread | worst pair |"
    yield "|---|---|---|---|---|---|"
    for name, share in (("as played", 0.0), ("without luck", part)):
        margins = np.array([(rows[:, 0] - share * rows[:, 1]).mean() for rows in found.values()])
        off = np.abs(margins - spreads)
        spare = (within[:, 0] - share * within[:, 1]).std()
        noise = np.mean([0.8 * spare / len(rows) ** 0.5 for rows in found.values()])
        one, two = list(found)[int(off.argmax())]
        yield (
            f"| {name} | {off.mean():.2f} | {noise:.2f} | {np.corrcoef(margins, spreads)[0, 1]:.3f} "
            f"| {margins @ spreads / (spreads @ spreads):.2f} | {off.max():.1f} ({one} - {two}) |"
        )


def report():
    for file, mark, lines in (
        (COACH, "ladder", ladder_table([*kept("equal"), *kept("unequal")])),
        (COACH, "statistics", statistics_table(kept("unequal"))),
        (FIDELITY, "strongest", spreads_table(kept("spreads"))),
    ):
        begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
        before, _, rest = file.read_text("utf-8").partition(begin)
        _, _, after = rest.partition(end)
        file.write_text("\n".join([f"{before}{begin}", *lines, f"{end}{after}"]), "utf-8")


if __name__ == "__main__":
    report()
