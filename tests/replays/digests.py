"""Writes whole games as lines of text, to compare the rules of two checkouts: digests.py FOLDER [GAME...].

Runs in whatever checkout comes first on PYTHONPATH, and uses nothing of it but the table that a front end
opens and the log that papers are printed from, so that rules, coaches and storage may be moved. A line is
JSON: an event, a request, an answer, the game between two plays, or words. No line names a module.
"""

import gzip
import json
import sys
from enum import Enum
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random

from attrs import fields, frozen, has

import bowlbound_desktop
from bowlbound_desktop.kernel.errors import OptionsError
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.play.game_data import game_data
from bowlbound_desktop.play.opening import GameWish, open_table
from bowlbound_desktop.play.paper.game_log import read_log

EDITIONS = ("bowlbound", "bowlbound-classic")
EDITION_PRESETS = ("basic", "excel", "advanced", "classic")
PAPER_PRESETS = ("full", "quick", "knockout")
PAIRS = (("random", "random"), ("book", "book"), ("book", "random"))
THINKERS = ("yards", "points", "equilibrium")
TEAMS = (
    *("1966-notre-dame", "1966-michigan-state", "1940-stanford", "1945-army", "1955-oklahoma", "1968-yale"),
    *("1971-nebraska", "1977-texas", "1979-houston", "1984-brigham-young", "1988-notre-dame", "blank"),
    *("average-1966", "average-1988", "house-cedar-foxes", "house-harbor-gulls"),
)
"""Charts of every set, two average charts, two of the house league and the blank one."""
WISHED = ("home", "away", "seed", "options", "coaches")
IGNORED = frozenset(
    {
        *("PlayStarted.inches", "PlayStarted.gone", "Called.role", "Ruled.news"),
        *("Decision.about", "Decision.prospects", "Decision.notes"),
        *("Scoreboard.period", "Scoreboard.seconds", "Scoreboard.down_number"),
        *("Scoreboard.to_go", "Scoreboard.strip", "Table.main", "Table.part"),
    }
)
"""Fields, as "Class.field", that were added after the digests were made."""
NOW = {"PlayStarted.seconds": "left"}
"""Fields that have been renamed since, where a checkout has the new name."""


@frozen
class Planned:
    """A game that follows from these values alone."""

    system: str
    preset: str
    """The name of a preset, or "any" for random options."""
    coaches: tuple[str, str]
    seed: int

    @property
    def name(self):
        return "_".join((self.system, self.preset, *self.coaches, str(self.seed)))


def planned_games():
    """All planned games, always in the same order."""
    tables = [
        *product(EDITIONS, EDITION_PRESETS, PAIRS, range(4)),
        *product(EDITIONS, ("any",), PAIRS[:1], range(100, 150)),
        *product(EDITIONS, ("any",), PAIRS[2:], range(100, 110)),
        *product(("paper-bowl",), PAPER_PRESETS, PAIRS, range(4)),
        *product((*EDITIONS, "paper-bowl"), ("any",), [(word, "book") for word in THINKERS], (200,)),
    ]
    return [Planned(*table) for table in tables]


def wish_of(planned):
    """The game as a front end would start it; every second one with sides changed."""
    luck = Random(planned.name)
    home, away = luck.sample(TEAMS, 2)
    coaches = planned.coaches[:: -1 if planned.seed % 2 else 1]
    return wished(
        planned.system,
        home=home,
        away=away,
        seed=planned.seed,
        options=chosen_options(planned.system, planned.preset, luck),
        coaches=dict(zip(("home", "away"), coaches, strict=True)),
    )


def wished(system, **rest):
    """A wish for a game; checkouts from before the register name games by their keys."""
    try:
        from bowlbound_desktop.games.register import game
    except ImportError:
        return GameWish(system=system, **rest)
    return GameWish(game=game(system), **rest)


def chosen_options(system, preset, luck):
    """The values of a preset, or random ones that can be played together."""
    rules = open_table(wished(system)).system
    if preset != "any":
        return dict(rules.presets[preset])
    free = [one for one in fields(rules.options) if one.name not in getattr(rules, "fixed", ())]
    while True:
        some = luck.sample(free, luck.randrange(len(free) + 1))
        values = {one.name: luck.choice(one.metadata["values"]) for one in some}
        try:
            rules.read_options(values)
        except OptionsError:
            continue
        return values


def plain(value):
    """A value of the rules as JSON: a class by its name, a dice set by its own."""
    if has(type(value)):
        return plain_fields(value)
    match value:
        case Enum():
            return value.value
        case None | bool() | int() | float() | str():
            return value
        case tuple() | list():
            return [plain(one) for one in value]
        case dict():
            return {str(plain(key)): plain(one) for key, one in value.items()}
    raise TypeError(f"{value!r} has no plain form")


def plain_fields(value):
    """All fields but the setup, which never changes."""
    name = type(value).__name__
    if name == "DiceSet":
        return value.name
    kept = (one.name for one in fields(type(value)) if one.name != "setup")
    held = {
        one: plain(getattr(value, NOW.get(f"{name}.{one}", one), getattr(value, one)))
        for one in kept
        if f"{name}.{one}" not in IGNORED
    }
    return {"class": name, **held}


def line(what, fact):
    """One line of a digest."""
    return json.dumps([what, fact], ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def lines_of(planned):
    """A whole game, line by line."""
    wish = wish_of(planned)
    wished = {name: plain(getattr(wish, name)) for name in WISHED}
    yield line("wish", {"system": planned.system, **wished})
    session = open_table(wish)
    log = read_log(session)
    for number, happened in enumerate(log.plays[: session.plays]):
        yield from lines_between(session.system, number, session.position(number).game)
        yield from lines_within(happened)
        yield line("told", log.narrator.summary(happened))
        yield from (line("why", str(reason)) for reason in log.narrator.why(happened))
    yield from lines_between(session.system, session.plays, session.game)
    yield from lines_after(session, log)


def lines_between(rules, number, game):
    """The game before a play, and how it is shown."""
    yield line("game", [number, plain(game)])
    yield line("board", plain(rules.scoreboard(game)))
    yield line("field", plain(rules.picture(game)))
    yield line("words", rules.consequence(game))


def lines_within(happened):
    """Events, requests and their answers in their order."""
    for item in happened:
        if isinstance(item, Event):
            yield line("event", plain(item))
        else:
            request, answer = item
            yield line("asks", plain(request))
            yield line("answer", plain(answer))


def lines_after(session, log):
    """The statistics of a finished game, and fingerprints of its tables."""
    yield line("over", session.over)
    data = game_data(log)
    for part in ("box", "drives", "plays"):
        yield from (line(part, row) for row in data[part])
    for table in session.system.tables(session.game):
        yield line("table", [table.key, sha256(line("table", plain(table)).encode()).hexdigest()])


def fingerprint(lines):
    """The SHA-256 of a game's lines."""
    return sha256("".join(f"{one}\n" for one in lines).encode()).hexdigest()


def write_digest(planned, folder):
    """Write the lines of a game to a file that is always the same, byte for byte; returns its fingerprint."""
    lines = list(lines_of(planned))
    text = "".join(f"{one}\n" for one in lines)
    (folder / f"{planned.name}.jsonl.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    return fingerprint(lines)


def main(folder, *names):
    """Write all planned games, or those named; prints the checkout and the fingerprint of each."""
    print(Path(bowlbound_desktop.__file__).parent.parent)
    for planned in planned_games():
        if not names or planned.name in names:
            print(f"{planned.name} {write_digest(planned, Path(folder))}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
