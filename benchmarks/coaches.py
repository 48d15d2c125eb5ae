"""Coaches: time of a decision, strength between equal teams, and what a best response gains.

python benchmarks/coaches.py [decision] [-n 3]
python benchmarks/coaches.py strength equilibrium book [-n 400] [--team average-1988]
python benchmarks/coaches.py best-response [--situations 50]
"""

import argparse
import statistics
import time
from pathlib import Path
from random import Random

import numpy as np

from bowlbound_desktop.games import register
from bowlbound_desktop.games.bowlbound.charts.files import chart_ids, load_by_id
from bowlbound_desktop.games.bowlbound.coaches import known
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
REPORT = Path(__file__).with_name("strength.md")
EVERY = 20
OPTIONS = {"kneel": True, "spike": True}
KINDS = ("decision", "strength", "best-response")


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


def strength(first, second, games, team):
    """Sides and seeds alternate; a tie is half a win. A line is added to the report now and then."""
    known.MOST_PLACES = 5000  # many games between the same two teams: worth the room
    chart, won, start = load_by_id(team), 0.0, time.process_time()
    for seed in range(games):
        turn = seed % 2
        coaches = (second, first) if turn else (first, second)
        record = play_game(mirrored(chart, coaches), seed)
        ours, theirs = (record.away, record.home) if turn else (record.home, record.away)
        won += (ours.points > theirs.points) + 0.5 * (ours.points == theirs.points)
        seconds = (time.process_time() - start) / (seed + 1)
        line = result(first, second, team, won, seed + 1, seconds)
        print(line, flush=True)
        if (seed + 1) % EVERY == 0 or seed + 1 == games:
            write(first, second, line)


def result(first, second, team, won, games, seconds):
    share, z = won / games, 1.96  # Wilson's interval, which holds near 100 % too
    centre = (share + z * z / 2 / games) / (1 + z * z / games)
    half = z * (share * (1 - share) / games + (z / 2 / games) ** 2) ** 0.5 / (1 + z * z / games)
    figures = f"{games} | {share:.1%} | {centre - half:.1%} to {centre + half:.1%} | {seconds:.2f}"
    return f"| {first} against {second} | {team} | {figures} |"


def write(first, second, line):
    """Put the line in the place of the last one for this pair."""
    head = f"| {first} against {second} |"
    lines = [old for old in REPORT.read_text("utf-8").splitlines() if not old.startswith(head)]
    end = max(number for number, old in enumerate(lines) if old.startswith("|")) + 1
    REPORT.write_text("\n".join([*lines[:end], line, *lines[end:]]) + "\n", "utf-8")


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
    """What either side could gain against the coach's mixture by any one call that the rules offer."""
    for level in ("points", "equilibrium"):
        gains, drives, times = [], [], []
        for game in situations(count):
            coach = EquilibriumCoach(1, level)
            start = time.process_time()
            coach.solution(game)
            times.append(time.process_time() - start)
            gains.append(max(responses(coach, game)) - allowed(level, game))
            ours, theirs = (coach.worth(game.series(side, 25), Side.HOME) for side in Side)
            drives.append(ours - theirs)
        drive = statistics.mean(drives)
        print(f"{level}: a drive from the 25 is worth {drive:.4f}, ours rather than theirs")
        print(f"  largest gain beyond the stated price {max(gains):.6f}, {max(gains) / drive:.2%} of it")
        print(f"  a decision in a matchup never met before: median {statistics.median(times) * 1000:.0f} ms")


def allowed(level, game):
    """What character and custom may cost here: the stated price."""
    kicked = custom(level, game) if game.down == 4 else 0.0
    return max(PRICE * points_worth(level, game), kicked)


def responses(coach, game):
    """The gains of the offence and of the defence, by odds without the coach's short cuts.

    Calls that he did not weigh are tried too.
    """
    found = coach.solution(game)
    ours, rows, theirs, columns = found.ours, found.rows, found.theirs, found.columns
    every = [call for call in offense_options(game) if call not in UNFOLLOWED]
    payoff = exact_matrix(coach.level, game, every, theirs, floor=FLOOR)
    mixed = np.array([dict(zip(ours, rows, strict=True)).get(call, 0.0) for call in every])
    value = mixed @ payoff @ np.array(columns)
    return (payoff @ np.array(columns)).max() - value, value - (mixed @ payoff).min()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "what", nargs="?", default="decision", choices=("decision", "strength", "best-response")
    )
    parser.add_argument("names", nargs="*", default=["equilibrium", "book"])
    parser.add_argument("-n", "--games", type=int, default=400)
    parser.add_argument("--team", default="average-1988")
    parser.add_argument("--situations", type=int, default=100)
    args = parser.parse_args()
    if args.what == "decision":
        decision(min(args.games, 3), args.team)
    elif args.what == "strength":
        strength(*args.names, args.games, args.team)
    else:
        best_response(args.situations)
