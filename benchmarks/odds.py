"""Odds: the time of a whole table, and agreement with simulated plays.

python benchmarks/odds.py time
python benchmarks/odds.py agree [--triples 20] [--plays 200000] [--seed 1]
"""

import argparse
import statistics
import time
from collections import Counter, defaultdict
from random import Random

from bowlbound_desktop.coaches.values import expected_points
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import play_out
from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.play.odds.table import OddsBook
from bowlbound_desktop.play.odds.tree import quiet
from bowlbound_desktop.play.systems import system
from bowlbound_desktop.rules.bowlbound.run_or_pass import Call, run_or_pass
from bowlbound_desktop.storage.charts import chart_ids, load_by_id

PLAYS, FORMATIONS = "123456789", "ABCDEF"


def situation(luck, teams):
    rules = system("bowlbound")
    home, away = (load_by_id(name) for name in luck.sample(teams, 2))
    y = luck.randint(5, 95)
    game = rules.new_game(home, away, rules.read_options({}))
    return game.change(
        next="scrimmage",
        offense=Side.HOME,
        y=y,
        down=luck.randint(1, 3),
        line=min(100, y + luck.randint(1, 10)),
    )


def timed(work):
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def times(luck, teams):
    new, moved, again = [], [], []
    for _ in range(12):
        game = situation(luck, teams)
        book = OddsBook(game.setup)
        new.append(
            timed(lambda book=book, game=game: book.odds(game, expected_points).table(PLAYS, FORMATIONS))
        )
        again.append(
            timed(lambda book=book, game=game: book.odds(game, expected_points).table(PLAYS, FORMATIONS))
        )
        other = game.change(y=100 - game.y, line=min(100, 110 - game.y))
        moved.append(
            timed(lambda book=book, game=other: book.odds(game, expected_points).table(PLAYS, FORMATIONS))
        )
    for name, found in (
        ("new matchup", new[2:]),
        ("another situation", moved[2:]),
        ("from memory", again[2:]),
    ):
        print(f"{name:18} median {statistics.median(found):7.2f} ms, worst {max(found):7.2f} ms")


def state(game):
    return game.next, game.offense.value, game.y, game.down, game.line, game.score.home, game.score.away


def answerer(luck):
    def answer(request):
        if isinstance(request, Roll):
            return luck.choice(request.dice.throws)
        if request.kind == "penalty":
            worths = [expected_points(after, request.side) for after in request.outcomes]
            return request.options[worths.index(max(worths))]
        if "touchback" in request.options:
            return "touchback"
        return "return" if request.kind == "interception" else quiet(request)

    return answer


def agree(luck, teams, triples, plays):
    for _ in range(triples):
        game = situation(luck, teams)
        play, formation = luck.choice(PLAYS), luck.choice(FORMATIONS)
        odds = OddsBook(game.setup).odds(game, expected_points)
        shares = defaultdict(float)
        for number, chance in enumerate(odds.chances([(play, formation)])[0]):
            shares[state(odds.situation.landings[number].settled.game)] += chance
        call, answer = Call(play=play, defense=formation), answerer(luck)
        seen = Counter(state(play_out(run_or_pass(game, call), answer).game) for _ in range(plays))
        common = [key for key, share in shares.items() if share * plays >= 5]
        square = sum((seen[key] - plays * shares[key]) ** 2 / (plays * shares[key]) for key in common)
        sigma = (square - len(common)) / (2 * len(common)) ** 0.5
        worst = max(abs(seen[key] / plays - shares[key]) for key in common)
        print(
            f"{game.chart(Side.HOME).id:24} {play}{formation} at {game.y:2}: {len(common):3} situations, "
            f"chi-square {square:6.1f} ({sigma:+.1f} sigma), largest difference {worst:.3%}, "
            f"left out {1 - sum(shares.values()):.3%}",
            flush=True,
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("time", "agree"))
    parser.add_argument("--triples", type=int, default=20)
    parser.add_argument("--plays", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    every = [name for name in chart_ids() if not name.startswith("average")]
    if args.what == "time":
        times(Random(args.seed), every)
    else:
        agree(Random(args.seed), every, args.triples, args.plays)
