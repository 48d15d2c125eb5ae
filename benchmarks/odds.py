"""How long the whole 9 by 6 table of odds takes: for new teams, another situation, and from the cache.

python benchmarks/odds.py [--rounds 20] [--seed 1]

Every round has two other teams. The first is not counted: it fills what all games of an edition share.
"""

import argparse
import statistics
import time
from random import Random

from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.files import chart_ids, load_by_id
from bowlbound_desktop.games.bowlbound.odds.table import OddsBook
from bowlbound_desktop.games.bowlbound.values.judge import expected_points
from bowlbound_desktop.kernel.field import Side

PLAYS, FORMATIONS = "123456789", "ABCDEF"
UNCOUNTED = 4


def situation(luck, teams):
    rules = register.game("bowlbound").rules
    home, away = (load_by_id(name) for name in luck.sample(teams, 2))
    y = luck.randint(5, 95)
    game = rules.new_game(home, away, rules.read_options({}))
    place = {"y": y, "down": luck.randint(1, 3), "line": min(100, y + luck.randint(1, 10))}
    return game.change(next="scrimmage", offense=Side.HOME, **place)


def timed(book, game):
    start = time.process_time()
    table = book.odds(game, expected_points).table(PLAYS, FORMATIONS)
    took = (time.process_time() - start) * 1000
    assert len(table) == 54
    return took


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    luck, teams = Random(args.seed), [name for name in chart_ids() if not name.startswith("average")]
    times = {"new matchup": [], "another situation": [], "from memory": []}
    for _ in range(args.rounds + UNCOUNTED):
        game = situation(luck, teams)
        book = OddsBook(game.setup)
        times["new matchup"].append(timed(book, game))
        times["from memory"].append(timed(book, game))
        other = game.change(y=100 - game.y, line=min(100, 110 - game.y))
        times["another situation"].append(timed(book, other))
    print(f"the first table of all: {times['new matchup'][0]:.1f} ms")
    for name, found in times.items():
        counted = found[UNCOUNTED:]
        print(
            f"{name:18} {len(counted)} rounds: median {statistics.median(counted):7.2f} ms, "
            f"best {min(counted):7.2f} ms, worst {max(counted):7.2f} ms of processor time"
        )


if __name__ == "__main__":
    main()
