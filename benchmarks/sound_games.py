"""Plays whole games with all coaches, presets and teams: sound_games.py [GAMES] [MINUTES] [FIRST SEED].

Counts the games that end abnormally: by an exception, or by a mistake of a computer coach for which the book
had to answer. Coaches that use exact odds are slow: after this many minutes, only book and random play.
Prints the games that broke something, and exits with 1 if there are any.
"""

import sys
import time
import traceback
from collections import Counter
from functools import cache
from random import Random

from bowlbound_desktop.games import register
from bowlbound_desktop.kernel.errors import OptionsError
from bowlbound_desktop.play.many.simulate import Matchup, play_game

QUICK = ("random", "book")
SLOW = ("yards", "points", "equilibrium")
KNOWN = (
    ("bowlbound", "classic", "1945-army", "1964-princeton", ("equilibrium", "equilibrium"), 105),
    ("bowlbound", "advanced", "1987-miami-florida", "1988-notre-dame", ("book", "equilibrium"), 305),
    ("bowlbound", "advanced", "1987-miami-florida", "1988-notre-dame", ("book", "equilibrium"), 315),
    ("bowlbound", "advanced", "1978-alabama", "1976-pittsburgh", ("equilibrium", "equilibrium"), 41),
)
"""Games that once crashed."""


def games(count, first):
    """The known games, then random systems, presets, teams and levels."""
    yield from KNOWN
    shelf = register.games()
    presets = [(game.key, name) for game in shelf for name in game.rules.presets if fits(game, name)]
    for number in range(count - len(KNOWN)):
        luck = Random(f"sound {first + number}")
        key, preset = presets[number % len(presets)]
        known = [level.key for level in register.game(key).levels]
        coaches = luck.choice(known), luck.choice(known)
        home, away = luck.sample(team_ids(key), 2)
        yield key, preset, home, away, coaches, first + number


def fits(game, preset):
    """Whether a preset can be used with an edition."""
    try:
        game.rules.read_options(game.rules.presets[preset])
    except OptionsError:
        return False
    return True


@cache
def team_ids(key):
    return [entry.id for entry in register.game(key).shelf.entries()]


@cache
def team(key, name, side):
    return register.game(key).shelf.load(name, side, {})


def main(count, minutes, first):
    """Play and print."""
    start, broken, played = time.monotonic(), [], Counter()
    for key, preset, home, away, wanted, seed in games(count, first):
        late = time.monotonic() - start > minutes * 60
        coaches = tuple(QUICK[seed % 2] if late and word in SLOW else word for word in wanted)
        sides = team(key, home, "home"), team(key, away, "away")
        game = register.game(key)
        options = game.rules.presets[preset]
        matchup = Matchup(game=game, home=sides[0], away=sides[1], options=options, coaches=coaches)
        name = f"{key} {preset}, {home} ({coaches[0]}) against {away} ({coaches[1]}), seed {seed}"
        try:
            faults = [mistake.report for mistake in play_game(matchup, seed).mistakes]
        except Exception:
            faults = [traceback.format_exc()]
        if faults:
            broken.append(name)
            print(f"BROKEN {name}\n{faults[0]}", flush=True)
        played.update((f"{key} {preset}", *{f"{key}: {word}" for word in coaches}))
        print(f"{time.monotonic() - start:7.1f} s  {name}", file=sys.stderr, flush=True)
    for what, number in sorted(played.items()):
        print(f"{number:5}  {what}")
    print(f"{count} games in {time.monotonic() - start:.0f} s, {len(broken)} of them ended abnormally")
    return 1 if broken else 0


if __name__ == "__main__":
    words = [*sys.argv[1:], *("300", "25", "1000")[len(sys.argv) - 1 :]]
    sys.exit(main(int(words[0]), float(words[1]), int(words[2])))
