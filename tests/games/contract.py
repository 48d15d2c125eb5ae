"""Helpers for tests that run over every game of the register and the probe."""

from functools import cache
from pathlib import Path
from random import Random

import pytest

from bowlbound_desktop.games import register
from bowlbound_desktop.kernel.requests import Decision, Draw, Event, Roll, Together
from bowlbound_desktop.play.answerers import draw_several
from bowlbound_desktop.play.opening import GameWish, open_table

PROBE = "probe"
KEYS = (*register.keys(), PROBE)
TESTS = Path(__file__).parents[1]
SEEDS = range(3)


def with_probe():
    """A context in which the register also has the probe."""
    patch = pytest.MonkeyPatch()
    patch.setitem(register.ROOMS, PROBE, "tests.probe.descriptor")
    return patch


def scenarios(key):
    """The scenarios of a game."""
    return TESTS / "probe" / "scenarios" if key == PROBE else TESTS / "scenarios" / key


def table(key, seed=0, person=False, **more):
    """A table with the game's famous teams, where random answers or a person coach each side."""
    game = register.game(key)
    coaches = {} if person else {side.value: "random" for side in seats(game)}
    return open_table(GameWish(game=game, seed=seed, coaches=coaches, **more))


def seats(game):
    """The sides with a seat under the usual options."""
    return game.seats(game.rules.read_options({}))


@cache
def played(key, seed=0):
    """A whole game of random answers."""
    session = table(key, seed)
    assert session.over
    return session


def happenings(key):
    """Everything that happened in some games."""
    for seed in SEEDS:
        session = played(key, seed)
        for play in range(session.plays):
            yield from session.happened(play)


def events(key):
    """Every event of some games."""
    return [item for item in happenings(key) if isinstance(item, Event)]


def parts(key):
    """Every decision, throw and card of some games, with its answer."""
    for item in happenings(key):
        match item:
            case (Together(decisions=decisions), answers):
                yield from zip(decisions, answers, strict=True)
            case (request, answer):
                yield request, answer


def answer(session, luck):
    """Answer the next question of a person."""
    part = session.open_parts()[0]
    match part:
        case Roll(dice=dice):
            session.answer(luck.choice(dice.throws))
        case Draw(deck=deck):
            session.answer(luck.choice(deck.cards))
        case decision:
            session.answer_for(decision.side, draw_several(decision, luck))


def answered(key, count, seed=1):
    """A table with people after this many answers."""
    session, luck = table(key, seed, person=True), Random(seed)
    for _ in range(count):
        if session.over:
            break
        answer(session, luck)
    return session


class Typist:
    """Somebody at the terminal who knows nothing of the game."""

    def __init__(self, session, lines):
        self.session, self.luck, self.lines, self.written = session, Random(3), list(lines), []

    def read(self, prompt, secret=False):
        if self.lines:
            return self.lines.pop(0)
        part = self.session.open_parts()[0]
        if isinstance(part, Decision):
            return self.luck.choice(part.options)
        return str(self.luck.choice(part.deck.cards if isinstance(part, Draw) else part.dice.throws))

    def write(self, line):
        self.written.append(line)
