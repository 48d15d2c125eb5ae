"""Plays whole games with random answers and options: random_games.py [GAMES] [FIRST SEED] [SYSTEM...].

Checks the invariants of every game without keeping its history, so that many thousand can be played, and
counts the decisions and events. Prints the games that broke something, and exits with 1 if there are any.
"""

import sys
import time
from collections import Counter
from functools import cache
from random import Random

from attrs import fields

from bowlbound_desktop.games import register
from bowlbound_desktop.kernel.errors import OptionsError
from bowlbound_desktop.kernel.requests import Draw, Event, Roll, Together

MOST_PLAYS = 400
LEGAL_POINTS = {0, 1, 2, 3, 6}


class Player:
    """Answers at random, and counts the questions."""

    def __init__(self, luck):
        self.luck, self.kinds, self.events = luck, Counter(), Counter()

    def choose(self, decision):
        self.kinds[decision.kind] += 1
        if decision.most > 1 and self.luck.random() < 0.5:
            real = [option for option in decision.options if option != decision.quiet]
            named = set(self.luck.sample(real, self.luck.randint(1, decision.most)))
            return "+".join(option for option in decision.options if option in named)
        return self.luck.choice(decision.options)

    def answer(self, request):
        if isinstance(request, Roll):
            return self.luck.choice(request.dice.throws)
        if isinstance(request, Draw):
            return self.luck.choice(request.deck.cards)
        if isinstance(request, Together):
            return tuple(map(self.choose, request.decisions))
        return self.choose(request)


def options(described, luck):
    """Random options that can be played together."""
    rules, fixed = described.rules, described.fixed_options
    open_options = [one for one in fields(rules.options) if one.name not in fixed]
    while True:
        chosen = luck.sample(open_options, luck.randrange(len(open_options) + 1))
        try:
            return rules.read_options({one.name: luck.choice(one.metadata["values"]) for one in chosen})
        except OptionsError:
            continue


def faults(rules, before, after):
    yield from rules.faults(after)
    for side in ("home", "away"):
        if sum(getattr(after.score, side)) - sum(getattr(before.score, side)) not in LEGAL_POINTS:
            yield "points"
    if period(after) == period(before) and left(after) > left(before) + given_back(before):
        yield f"the clock rose from {before} to {after}"
    if period(after) == period(before) and any(map(int.__gt__, after.timeouts, before.timeouts)):
        yield "timeouts came back"


def period(game):
    return game.clock.quarter if hasattr(game, "clock") else game.quarter


def left(game):
    """What is left of a period, in seconds or cards; a crossed-out possession can come back."""
    if hasattr(game, "clock"):
        return game.clock.seconds
    return getattr(game, "left", 0)


def given_back(game):
    """Seconds that a play may put back on the clock; cards never come back."""
    return 15 if hasattr(game, "clock") else 0


def play(rules, game, player):
    procedure = rules.next_play(game)
    try:
        item = next(procedure)
        while True:
            if isinstance(item, Event):
                player.events[type(item).__name__] += 1
                item = procedure.send(None)
            else:
                item = procedure.send(player.answer(item))
    except StopIteration as stop:
        return stop.value


def whole_game(seed, systems, kinds, events):
    luck = Random(seed)
    described = register.game(systems[seed % len(systems)])
    rules = described.rules
    player = Player(luck)
    game = rules.new_game(*luck.sample(teams(rules.key), 2), options(described, luck))
    plays, found = 0, []
    while game.next != "end" and not found:
        before, game, plays = game, play(rules, game, player), plays + 1
        found = list(faults(rules, before, game)) + (["too long"] if plays > MOST_PLAYS else [])
    kinds.update(player.kinds)
    events.update(player.events)
    return plays, found


@cache
def teams(key):
    described = register.game(key)
    return [described.shelf.load(team, "home", {}) for team in described.famous]


def main(games=1000, first=0, *systems):
    systems = systems or register.keys()
    kinds, events, longest, broken = Counter(), Counter(), 0, 0
    start = time.process_time()
    for seed in range(first, first + games):
        try:
            plays, found = whole_game(seed, systems, kinds, events)
        except Exception as error:  # any failure is reported with its seed
            plays, found = 0, [f"{type(error).__name__}: {error}"]
        longest, broken = max(longest, plays), broken + bool(found)
        if found:
            print(f"seed {seed}: {found[0]}", flush=True)
    spent = time.process_time() - start
    print(
        f"{games} games, {broken} broken, longest {longest} plays, {games / spent:.0f} games per CPU-second"
    )
    print("decisions:", dict(sorted(kinds.items())))
    print("events:", dict(sorted(events.items())))
    return 1 if broken else 0


if __name__ == "__main__":
    numbers, words = sys.argv[1:3], sys.argv[3:]
    sys.exit(main(*map(int, numbers), *words))
