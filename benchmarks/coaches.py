"""Coaches: time of a decision, and what a best response gains; strength: coach_games.py.

python benchmarks/coaches.py [decision] [-n 3]
python benchmarks/coaches.py best-response [--situations 100]
"""

import argparse
import statistics
import time
from random import Random

import numpy as np

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.files import chart_ids, load_by_id
from bowlbound_desktop.games.bowlbound.coaches.calls import exact_matrix
from bowlbound_desktop.games.bowlbound.coaches.character import PRICE
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.games.bowlbound.coaches.mixing import points_worth
from bowlbound_desktop.games.bowlbound.coaches.plain_sense import custom
from bowlbound_desktop.games.bowlbound.odds.table import FLOOR, UNFOLLOWED
from bowlbound_desktop.games.bowlbound.rules.calls.calls import offense_options
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.many.simulate import Matchup, play_game

GAME = register.game("bowlbound")
OPTIONS = {"kneel": True, "spike": True}


def mirrored(chart, coaches):
    """A team against itself."""
    return Matchup(game=GAME, home=chart, away=chart, options=OPTIONS, coaches=coaches)


def decision(games, team):
    """Every question that the equilibrium coach is asked in some games against the book."""
    chart, times, asked = load_by_id(team), [], EquilibriumCoach.choose

    def timed(coach, question, moment):
        start = time.process_time()
        answer = asked(coach, question, moment)
        times.append(time.process_time() - start)
        return answer

    EquilibriumCoach.choose = timed
    for seed in range(games):
        times.clear()
        play_game(mirrored(chart, ("equilibrium", "book")), seed)
        median, high = (np.percentile(times, share) * 1000 for share in (50, 90))
        longest = max(times) * 1000
        print(f"game {seed}: {len(times)} decisions, {median:.1f} ms, 90 % {high:.0f}, longest {longest:.0f}")


def situations(count):
    """Random charts, places, clocks and scores."""
    luck, rules = Random(1), GAME.rules
    names = [name for name in chart_ids() if not name.startswith("average")]
    for _ in range(count):
        home, away = (load_by_id(name) for name in luck.sample(names, 2))
        y, lead = luck.randint(5, 95), luck.choice((-10, -7, -3, 0, 0, 3, 7, 10))
        yield rules.new_game(home, away, rules.read_options(OPTIONS)).change(
            next="scrimmage",
            offense=Side.HOME,
            y=y,
            down=luck.randint(1, 4),
            line=min(100, y + luck.randint(1, 12)),
            clock=Clock(luck.randint(1, 4), luck.randint(1, 90) * 10),
            score=Score((20 + lead, 0, 0, 0), (20, 0, 0, 0)),
        )


def best_response(count):
    """What either side could gain on the value of the game by any one call that the rules offer."""
    for level in ("equilibrium", "points"):
        gains, drives, times = [], [], []
        for number, game in enumerate(situations(count), 1):
            coach = EquilibriumCoach(1, level)
            start = time.process_time()
            coach.solution(game)
            times.append(time.process_time() - start)
            gains.append(max(responses(coach, game)) - allowed(level, game))
            ours, theirs = (coach.worth(game.series(side, 25), Side.HOME) for side in Side)
            drives.append(ours - theirs)
            if number % 10 == 0 or number == count:
                tell(level, gains, statistics.mean(drives), times)


def tell(level, gains, drive, times):
    most = f"{max(gains):.6f}, {max(gains) / drive:.2%} of a drive from the 25"
    print(
        f"{level}, {len(gains)} situations: largest gain beyond the stated price {most} ({drive:.4f});",
        end=" ",
    )
    print(
        f"a decision in a pairing never met before: median {statistics.median(times) * 1000:.0f} ms",
        flush=True,
    )


def allowed(level, game):
    """What character and custom may cost here: the stated price."""
    kicked = custom(level, game) if game.down == 4 else 0.0
    return max(PRICE * points_worth(level, game), kicked)


def responses(coach, game):
    """The gains of the offense and of the defense, by odds without the coach's short cuts.

    Calls that he did not weigh are tried too.
    """
    found = coach.solution(game)
    ours, rows, theirs, columns = found.ours, found.rows, found.theirs, found.columns
    every = [call for call in offense_options(game) if call not in UNFOLLOWED]
    payoff = exact_matrix(coach.level, game, every, theirs, floor=FLOOR)
    mixed = np.array([dict(zip(ours, rows, strict=True)).get(call, 0.0) for call in every])
    value = solve(payoff)[0]
    return (payoff @ np.array(columns)).max() - value, value - (mixed @ payoff).min()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("what", nargs="?", default="decision", choices=("decision", "best-response"))
    parser.add_argument("-n", "--games", type=int, default=3)
    parser.add_argument("--team", default="average-1988")
    parser.add_argument("--situations", type=int, default=100)
    args = parser.parse_args()
    if args.what == "decision":
        decision(args.games, args.team)
    else:
        best_response(args.situations)
