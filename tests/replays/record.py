"""Records games for the replay tests: python -m tests.replays.record [GAMES TO SEARCH [SYSTEM ...] | same].

Among many random games under all kinds of options, chooses those with the most kinds of questions and
answers. The third game of every system is one of two book coaches, and more follow where three do not ask
everything. `same` keeps the choice and plays those games again, for changes to words or coaches only.
"""

import os
import sys
import tempfile
from collections import Counter
from random import Random

from attrs import asdict, evolve

from bowlbound_desktop.games.register import game
from bowlbound_desktop.play.opening import open_table
from tests.replays.digests import TEAMS, chosen_options, wished
from tests.replays.recording import FOLDER, answered, asked, ordered, read, recorded, recordings, write

GAMES = (("bowlbound", "bowlbound-classic"), ("paper-bowl",), ("gridiron-chaos",), ("nailbiter",))
"""Systems that ask the same questions are recorded together."""
PLACES = ("random", "random", "book")
"""The coaches of a system's games."""
MORE = ("random",) * 6
"""The coaches of further games, as long as each of them asks something new."""
MOST_PLAYS = 270
"""Longer games would make files too large to read."""
RARE = 10_000
"""The value of a question that only one game asks; a common one is worth less than a new answer."""


def wish(system, coach, seed):
    """A game of this seed, with all options named."""
    luck = Random(f"{system} {coach} {seed}")
    home, away = luck.sample(teams_of(system), 2)
    options = chosen_options(system, luck.choice(presets(system)), luck)
    order = wished(system, home=home, away=away, seed=seed, options=options)
    session = open_table(order)
    chosen = session.game.setup.options
    coaches = {side.value: coach for side in session.descriptor.seats(chosen)}
    return evolve(order, options=asdict(chosen), coaches=coaches)


def teams_of(system):
    """Some teams of the shelf; all of them where it lacks the usual ones."""
    held = [entry.id for entry in game(system).shelf.entries()]
    return TEAMS if TEAMS[0] in held else held


def presets(system):
    names = tuple(open_table(wished(system)).system.presets)
    return (*names, *("any",) * 2 * len(names))


def candidates(system, coach, games):
    """Games to choose from, each with its questions and answers."""
    orders = [wish(system, coach, seed) for seed in range(games)]
    sessions = ((order, open_table(order)) for order in orders)
    return [(order, asked(one), answered(one)) for order, one in sessions if one.plays <= MOST_PLAYS]


def best(games, questions, answers):
    """The game with most that is new, above all rare questions."""
    often = Counter(question for _, asks, _ in games for question in asks)

    def worth(game):
        _, asks, gives = game
        return sum(RARE / often[one] for one in asks - questions) + len(gives - answers)

    return max(games, key=worth)


def record_system(system, games, questions):
    """The recordings of one system; `questions` have been asked already."""
    answers = set()
    by_coach = {coach: candidates(system, coach, games) for coach in PLACES}
    for place, coach in enumerate((*PLACES, *MORE), 1):
        order, asks, gives = best(by_coach[coach], questions, answers)
        if place > len(PLACES) and not asks - questions:
            break
        questions |= asks
        answers |= gives
        path = FOLDER / f"{system}-{place}.json"
        write(path, recorded(open_table(order), order))
        print(f"{path.name}: {path.stat().st_size // 1000} kB, {len(questions)} questions", flush=True)


def main(games=300, *only):
    """Record all systems, or those named."""
    for systems in GAMES:
        if only and not set(only) & set(systems):
            continue
        questions = set()
        for system in systems:
            record_system(system, games, questions)


def play_same():
    """Play the chosen games again, and write them as they are now."""
    for path in recordings():
        order = ordered(read(path))
        write(path, recorded(open_table(order), order))
        print(path.name, flush=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["BOWLBOUND_HOME"] = home
        if sys.argv[1:] == ["same"]:
            play_same()
        else:
            main(*map(int, sys.argv[1:2]), *sys.argv[2:])
