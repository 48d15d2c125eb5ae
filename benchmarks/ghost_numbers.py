"""The table of the manual on how coaches fare against the ghost, by ratings and charts.

python benchmarks/ghost_numbers.py [games] [coach] [kept.json]    prints the table for manual/2-ghost.md

Lines that are saved in the third file are not played again, so that an interrupted run can be resumed.
"""

import json
import sys
from collections import Counter
from math import sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.events import PossessionChanged
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.play.answerers import Moment
from bowlbound_desktop.play.counting.statistics import COUNTERS, Tally
from bowlbound_desktop.play.seating import seats
from bowlbound_desktop.storage.face_shelf import blank_face

NAILBITER = game("nailbiter")
CHARTS = {"regular": "Regular", "defensive_battle": "Defensive battle", "bad_weather": "Bad weather"}
RATINGS = {
    "Coach heavily favored": {"favored": "home", "heavy": True},
    "Coach favored": {"favored": "home"},
    "Even teams": {},
    "Ghost favored": {"favored": "away"},
    "Ghost heavily favored": {"favored": "away", "heavy": True},
}
COLUMNS = ("Coach wins", "Points", "Possessions", "Touchdowns", "Field goals", "Turnovers")
SURE = 1.96


def played(options, coach, seed):
    """One game: the scores of coach and ghost, and how many possessions each had."""
    rules = NAILBITER.rules
    chosen = rules.read_options(options)
    now = rules.new_game(blank_face("home"), blank_face("away"), chosen)
    chairs = seats(seed, "seeded", coach, levels=NAILBITER.levels, seated=NAILBITER.seats(chosen))
    answerers, tally, drives, play = chairs.answerers(now, print), Tally(NAILBITER.words.ways), Counter(), 0
    while (procedure := rules.next_play(now)) is not None:
        now = down(procedure, answerers, Moment(game=now, play=play, happened=[]), tally, drives)
        play += 1
    return tally.finish(), drives


def down(procedure, answerers, moment, tally, drives):
    """Play and count one play."""
    answer = None
    try:
        while True:
            item = procedure.send(answer)
            answer = None
            if isinstance(item, Event):
                moment.happened.append(item)
                if type(item) in COUNTERS:
                    COUNTERS[type(item)](tally, item)
                if isinstance(item, PossessionChanged):
                    drives[item.side] += 1
                continue
            answer = answerers[type(item)](item, moment)
            moment.happened.append((item, answer))
            moment.rolls += type(answer) is int
    except StopIteration as stop:
        return stop.value


def row(options, coach, games):
    """One line of the table: the share of wins, and the statistics of both sides per game."""
    wins, sums = 0.0, Counter()
    for seed in range(games):
        lines, drives = played(options, coach, seed)
        margin = lines[Side.HOME].points - lines[Side.AWAY].points
        wins += (margin > 0) + (margin == 0) / 2
        for side in Side:
            line = lines[side]
            for name in ("points", "touchdowns", "field_goals", "turnovers"):
                sums[side, name] += getattr(line, name)
            sums[side, "possessions"] += drives[side]
    share = wins / games
    means = (
        " : ".join(f"{sums[side, name] / games:.1f}" for side in (Side.HOME, Side.AWAY))
        for name in ("points", "possessions", "touchdowns", "field_goals", "turnovers")
    )
    return [f"{share:.1%} ± {SURE * sqrt(share * (1 - share) / games):.1%}", *means]


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    coach = sys.argv[2] if len(sys.argv) > 2 else "book"
    kept = Path(sys.argv[3]) if len(sys.argv) > 3 else None
    lines = json.loads(kept.read_text("utf-8")) if kept and kept.exists() else {}
    print(f"{games:,} games in each line, coach `{coach}` with the home side; coach first, ghost second.\n")
    for chart, title in CHARTS.items():
        print(f"### {title}\n")
        print("|".join(("", "Rating", *COLUMNS, "")))
        print("|".join(("", *["---"] * (len(COLUMNS) + 1), "")))
        for name, rating in RATINGS.items():
            if (key := f"{coach}, {games}, {chart}, {name}") not in lines:
                lines[key] = row({**rating, "chart": chart}, coach, games)
                if kept:
                    kept.write_text(json.dumps(lines), "utf-8")
            print("|".join(("", name, *lines[key], "")), flush=True)
        print()


if __name__ == "__main__":
    main()
