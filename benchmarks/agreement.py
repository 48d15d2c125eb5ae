"""Compares the odds with played games: random charts, plays and formations, each played many times.

python benchmarks/agreement.py [--triples 20] [--plays 200000] [--seed 1] [--write]
python benchmarks/agreement.py --again HOME AWAY EDITION PLAY FORMATION YARD_LINE DOWN TO_GO [--seed 2]

Runs a chi-square test on the situations after each play. Situations expected fewer than ten times, and those
that the odds leave out, count as one. --write saves the table in benchmarks/agreement.md; --again plays one
case with other dice.
"""

import argparse
from collections import Counter, defaultdict
from pathlib import Path
from random import Random

from scipy.stats import chi2, kstest

from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.files import chart_ids, load_by_id
from bowlbound_desktop.games.bowlbound.odds.table import OddsBook
from bowlbound_desktop.games.bowlbound.rules.plays.run_or_pass import Call, run_or_pass
from bowlbound_desktop.games.bowlbound.values.judge import expected_points
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import play_out
from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.play.tree import quiet

PLAYS, FORMATIONS = "123456789", "ABCDEF"
EDITIONS = ("bowlbound", "bowlbound-classic")
LEAST = 10
REPORT = Path(__file__).with_name("agreement.md")
HEAD = ["chart", "against", "edition", "call", "situation", "cells", "chi-square", "p", "left out"]


def situation(luck, teams):
    edition = luck.choice(EDITIONS)
    home, away = luck.sample(teams, 2)
    return placed(home, away, edition, luck.randint(5, 95), luck.randint(1, 3), luck.randint(1, 10))


def placed(home, away, edition, y, down, to_go):
    rules = register.game(edition).rules
    game = rules.new_game(load_by_id(home), load_by_id(away), rules.read_options({}))
    return game.change(next="scrimmage", offense=Side.HOME, y=y, down=down, line=min(100, y + to_go))


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


def expected(game, play, formation):
    odds = OddsBook(game.setup).odds(game, expected_points)
    shares = defaultdict(float)
    for number, chance in enumerate(odds.chances([(play, formation)])[0].tolist()):
        shares[state(odds.situation.landings[number].settled.game)] += chance
    return shares


def chi_square(shares, seen, plays):
    """The statistic, its degrees of freedom and p; all rare situations count as one."""
    common = [key for key, share in shares.items() if share * plays >= LEAST]
    pairs = [(seen[key], shares[key] * plays) for key in common]
    rest = plays - sum(often for _, often in pairs)
    if rest >= LEAST:
        pairs.append((plays - sum(count for count, _ in pairs), rest))
    square = sum((count - often) ** 2 / often for count, often in pairs)
    return square, len(pairs), float(chi2.sf(square, len(pairs) - 1))


def triple(luck, teams, plays):
    game = situation(luck, teams)
    return played(luck, game, luck.choice(PLAYS), luck.choice(FORMATIONS), plays)


def played(luck, game, play, formation, plays):
    shares = expected(game, play, formation)
    call, answer = Call(play=play, defense=formation), answerer(luck)
    seen = Counter(state(play_out(run_or_pass(game, call), answer).game) for _ in range(plays))
    square, cells, p = chi_square(shares, seen, plays)
    return p, [
        game.chart(Side.HOME).id,
        game.chart(Side.AWAY).id,
        game.edition.key,
        f"{play} against {formation}",
        f"down {game.down}, {game.to_go} to go at {game.y}",
        str(cells),
        f"{square:.1f}",
        f"{p:.4f}",
        f"{1 - sum(shares.values()):.4%}",
    ]


def line(cells):
    return f"| {' | '.join(cells)} |"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--triples", type=int, default=20)
    parser.add_argument("--plays", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--again", nargs=8)
    args = parser.parse_args()
    luck = Random(args.seed)
    if args.again:
        home, away, edition, play, formation, *place = args.again
        game = placed(home, away, edition, *map(int, place))
        print(line(HEAD), line(played(luck, game, play, formation, args.plays)[1]), sep="\n")
        return
    teams = [name for name in chart_ids() if not name.startswith("average")]
    lines, found = [line(HEAD), line("---" for _ in HEAD)], []
    print(*lines, sep="\n")
    for _ in range(args.triples):
        p, cells = triple(luck, teams, args.plays)
        found.append(p)
        lines.append(line(cells))
        print(lines[-1], flush=True)
    even = float(kstest(found, "uniform").pvalue)
    told = (
        f"{args.triples} triples of {args.plays:,} plays, seed {args.seed}: smallest p {min(found):.4f}; "
        f"that p values are spread evenly, as they are when the odds are right, has itself p {even:.2f}."
    )
    print(f"\n{told}")
    if args.write:
        head = "# Odds against dice\n\nMade by `python benchmarks/agreement.py --write`.\n\n"
        REPORT.write_text(head + told + "\n\n" + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
