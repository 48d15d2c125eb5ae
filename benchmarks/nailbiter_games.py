"""Plays random games of Nailbiter with all checks, and counts which rows of its tables were reached.

python benchmarks/nailbiter_games.py [games] [first seed]
"""

import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from bowlbound_desktop.games.nailbiter.rules.frame.dice import D6, D66, STEPS, TOTALS, FacedSum
from bowlbound_desktop.games.nailbiter.rules.printed.tables import CHARTS, PASSES, RUNS, SITUATIONS
from bowlbound_desktop.kernel.requests import Roll
from tests.games.nailbiter.random_games import GAME, check_play, plays

COLUMNS = {
    "launch": CHARTS,
    "rare": ("favored", "underdog"),
    "rushing": RUNS,
    "passing": PASSES,
    "selection": SITUATIONS,
}


def rows_of(purpose, dice, column):
    """Every row of a table that a throw can reach."""
    if dice is D66:
        return [(purpose, column, step) for step in STEPS]
    if dice is D6:
        return [(purpose, column, face) for face in range(1, 7)]
    return [(purpose, column, total) for total in TOTALS]


def row(roll, shown):
    """The row that a throw reached."""
    total = sum(divmod(shown, 10)) if isinstance(roll.dice, FacedSum) else shown
    return roll.purpose, roll.column, total


def main(games, first):
    reached, kinds, figures, sets = Counter(), Counter(), Counter(), {}
    begun = perf_counter()
    for seed in range(first, first + games):
        for before, run, after in plays(seed):
            check_play(before, run, after)
            figures["plays"] += 1
            figures[before.next] += 1
            for item in run.happened:
                if not isinstance(item, tuple):
                    continue
                request, given = item
                if isinstance(request, Roll):
                    reached[row(request, given)] += 1
                    sets[request.purpose, request.column] = request.dice
                else:
                    kinds[request.kind, given] += 1
        figures["games"] += 1
        figures["overtime"] += after.quarter > 4
        figures["ties"] += not after.score.lead(after.coached)
        figures["coach wins"] += after.score.lead(after.coached) > 0
        figures["points of the coach"] += after.score.total(after.coached)
        figures["points of the ghost"] += after.score.total(after.ghost)
    report(reached, kinds, figures, sets)
    print(f"{perf_counter() - begun:.0f} seconds")


def report(reached, kinds, figures, sets):
    """Print totals, and what was not reached."""
    print(dict(figures))
    wanted = {key for (purpose, column), dice in sets.items() for key in rows_of(purpose, dice, column)}
    missing = sorted(key for key in wanted if key not in reached)
    thrown = {purpose for purpose, _ in sets}
    print(f"{len(wanted) - len(missing)} of {len(wanted)} rows reached; fewest {min(reached.values())} times")
    print("rows not reached:", missing)
    print("dice never thrown:", [purpose for purpose in GAME.words.purposes if purpose not in thrown])
    short = {
        purpose: [c for c in columns if (purpose, c) not in sets] for purpose, columns in COLUMNS.items()
    }
    print("columns never used:", {purpose: left for purpose, left in short.items() if left})
    asked = {kind for kind, _ in kinds}
    print("decisions never asked:", [kind for kind in GAME.words.kinds if kind not in asked])


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    main(*(numbers + [1000, 0][len(numbers) :]))
