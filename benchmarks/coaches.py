"""Coaches of Bowl Bound: the time of a decision, and what a best response gains (strength: coach_games.py).

python benchmarks/coaches.py [decision] [-n 5]
python benchmarks/coaches.py best-response [--situations 100]
"""

import argparse
import gc
import statistics
import time
from random import Random

import numpy as np
from coach_games import teams

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.files import chart_ids, load_by_id
from bowlbound_desktop.games.bowlbound.coaches.calls import exact_matrix
from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach
from bowlbound_desktop.games.bowlbound.coaches.mixing.character import PRICE
from bowlbound_desktop.games.bowlbound.coaches.mixing.solution import points_worth
from bowlbound_desktop.games.bowlbound.coaches.plain_sense import custom, played_out
from bowlbound_desktop.games.bowlbound.odds.table import FLOOR, UNFOLLOWED
from bowlbound_desktop.games.bowlbound.rules.calls.calls import offense_options
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.many.simulate import Matchup, play_game, prepare

GAME = register.game("bowlbound")
OPTIONS = {"kneel": True, "spike": True}


class Collector:
    """Measures the runs of Python's garbage collector, which is on as in the program."""

    def __init__(self):
        self.times, self._start = [], 0.0
        gc.callbacks.append(self._hear)

    def _hear(self, phase, _):
        if phase == "start":
            self._start = time.process_time()
        else:
            self.times.append(time.process_time() - self._start)


def decision(games):
    """The time of every decision of two of the strongest: well-known teams, a new pairing in each game."""
    every, times, asked, collector = [], [], EquilibriumCoach.choose, Collector()

    def timed(coach, question, moment):
        start = time.process_time()
        answer = asked(coach, question, moment)
        times.append(time.process_time() - start)
        return answer

    EquilibriumCoach.choose = timed
    for seed in range(games):
        home, away = (load_by_id(name) for name in teams(2 * seed, unequal=True))
        matchup = Matchup(
            game=GAME, home=home, away=away, options=OPTIONS, coaches=("equilibrium", "equilibrium")
        )
        prepare(matchup)
        times.clear()
        collector.times.clear()
        play_game(matchup, seed)
        every += times
        tell_times(f"game {seed}", times, collector.times)
    tell_times("all", every, ())


def tell_times(name, times, collections):
    median, high, longest = (np.percentile(times, share) * 1000 for share in (50, 99, 100))
    told = f"{name}: {len(times)} decisions, median {median:.1f} ms, 99 % {high:.0f}, longest {longest:.0f}"
    if collections:
        told += f"; longest collection {max(collections) * 1000:.0f} ms, {len(gc.get_objects())} objects"
    print(told, flush=True)


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
    """What either side could gain by any one call the rules offer, against the value of the game.

    Decided games are listed separately: there the strongest coach counts points, then follows the book.
    """
    for level in ("equilibrium", "points"):
        gains, drives, times = {"open": [], "decided": [], "by the book": []}, [], []
        for number, game in enumerate(situations(count), 1):
            coach = EquilibriumCoach(1, level)
            start = time.process_time()
            coach.solution(game)
            times.append(time.process_time() - start)
            kind = kind_of(coach, game)
            gain = 0.0 if kind == "by the book" else max(responses(coach, game))
            gains[kind].append(gain - allowed(level, game))
            ours, theirs = (coach.worth(game.series(side, 25), Side.HOME) for side in Side)
            drives.append(ours - theirs)
            if number % 10 == 0 or number == count:
                tell(level, gains, statistics.mean(drives), times)


def kind_of(coach, game):
    """What the coach optimises in a situation."""
    if coach.level == coach.level_for(game):
        return "open"
    return "by the book" if played_out(game) else "decided"


def tell(level, gains, drive, times):
    print(f"{level}, largest gain beyond the price of character", end=" ")
    print(f"(a drive from the 25 is {drive:.4f}):", end=" ")
    for kind in ("open", "decided"):
        most = max(gains[kind], default=0.0)
        print(f"{len(gains[kind])} {kind} situations {most:.6f} or {most / drive:.2%} of a drive;", end=" ")
    print(
        f"{len(gains['by the book'])} by the book; "
        f"a decision in a pairing never met before: median {statistics.median(times) * 1000:.0f} ms",
        flush=True,
    )


def allowed(level, game):
    """The loss that is accepted: for character, which is also the price of reading, or for custom."""
    return max(PRICE * points_worth(level, game), custom(level, game) if game.down == 4 else 0.0)


def responses(coach, game):
    """The gains of the offense and of the defense, by odds without the coach's short cuts.

    Calls that the coach did not consider are tried too.
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
    parser.add_argument("-n", "--games", type=int, default=5)
    parser.add_argument("--situations", type=int, default=100)
    args = parser.parse_args()
    if args.what == "decision":
        decision(args.games)
    else:
        best_response(args.situations)
