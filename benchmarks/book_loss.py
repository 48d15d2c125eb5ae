"""Measures what each page of the coaches' book gives away, by the values of the strongest coach.

python benchmarks/book_loss.py [-n 12]

For random situations on each page, compares the page's mix of calls with the best call, both against the
defense of the matrix game. The loss is in chances to win, between equal teams.
"""

import argparse
from collections import defaultdict
from random import Random

import numpy as np

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.book_coach import BookCoach
from bowlbound_desktop.games.bowlbound.coaches.calls import formations, matrix, opposed, worth_alone
from bowlbound_desktop.games.bowlbound.rules.calls.calls import offense_options
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.score import Score

RULES = register.game("bowlbound").rules
TRIED = 40_000
SEVERAL = ("punt", "field_goal", "kneel", "hail_mary")


def situations():
    """Random situations, with the ends of halves more often than in games: there pages differ most."""
    luck, team = Random(5), load_by_id("average-1988")
    start = RULES.new_game(team, team, RULES.read_options({"kneel": True, "spike": True, "hail_mary": True}))
    for _ in range(TRIED):
        y, late = luck.randint(2, 98), luck.random() < 0.6
        seconds = luck.randint(1, 42 if late else 90) * 10
        lead = luck.choice(
            (-21, -14, -13, -10, -8, -7, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 7, 8, 10, 14, 17)
        )
        yield start.change(
            next="scrimmage",
            offense=Side.HOME,
            y=y,
            down=luck.choice((1, 2, 3, 4, 4)),
            line=min(FIELD, y + luck.choice((1, 2, 4, 7, 10, 10, 13))),
            clock=Clock(luck.choice((2, 4, 4) if late else (1, 2, 3, 4)), seconds),
            score=Score((30 + lead, 0, 0, 0), (30, 0, 0, 0)),
            timeouts=(luck.randint(0, 3), luck.randint(0, 3)),
        )


def loss(reader, page, game):
    """What the book's mix loses, the mix, and the best call."""
    ours, theirs = opposed("equilibrium", game), formations(game)
    payoff = matrix("equilibrium", game, ours, theirs)
    worth, _, columns = solve(payoff)
    worths = dict(zip(ours, (payoff @ columns).tolist(), strict=True))
    worths |= {
        call: worth_alone("equilibrium", game, call) for call in SEVERAL if call in offense_options(game)
    }
    best = max(worths, key=worths.__getitem__)
    if reader.habits.reach[FIELD - game.y] >= page.field_goal_from:
        mix = {"field_goal": 1.0}
    else:
        leaned = {call: weight * reader.habits.lean.get(call, 1.0) for call, weight in page.calls.items()}
        mix = {call: weight for call, weight in leaned.items() if call in worths}
    whole = sum(mix.values()) or 1.0
    mean = sum(weight * worths[call] for call, weight in mix.items()) / whole
    return max(worths[best], worth) - mean, best


def main(each):
    coach, found = BookCoach(1), defaultdict(list)
    for game in situations():
        reader = coach.reader(game, Side.HOME)
        page = reader.page(game)
        if len(found[page.name]) < each:
            lost, best = loss(reader, page, game)
            clock = f"Q{game.clock.quarter} {game.clock.seconds // 60}:{game.clock.seconds % 60:02}"
            where = f"{clock} lead {game.score.lead(Side.HOME):+} {game.down}&{game.to_go} at {game.y}"
            found[page.name].append((lost, where, "play" if best in PLAYS else best))
    print("| page | situations | mean loss | worst | there | best |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, losses in sorted(found.items(), key=lambda item: -np.mean([one[0] for one in item[1]])):
        worst = max(losses)
        mean = np.mean([one[0] for one in losses])
        print(f"| {name} | {len(losses)} | {mean:.3f} | {worst[0]:.3f} | {worst[1]} | {worst[2]} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("-n", "--each", type=int, default=12)
    main(parser.parse_args().each)
