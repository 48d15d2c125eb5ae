"""Whole games with random answers, in both editions: nothing breaks, and what must hold holds.

BOWLBOUND_THOROUGH multiplies how many are played; a failing game is named by its seed.
"""

from functools import cache
from itertools import pairwise
from random import Random

import pytest
from attrs import fields

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.rules.checks import faults
from bowlbound_desktop.games.bowlbound.rules.options import Options
from bowlbound_desktop.kernel.errors import OptionsError
from bowlbound_desktop.kernel.events import ClockRan
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.save_writer import save_text
from tests.amounts import TIMES
from tests.shelf import described, read_session, seats, system

GAMES = 600 * TIMES
CHUNK = 50
SAVED = 10
"""One game in so many is also saved and loaded."""
TAKEN_BACK = 100
"""One game in so many is also taken back to its toss, answer by answer, and redone."""
MOST_PLAYS = 1500
TEAMS = ("1966-notre-dame", "1966-michigan-state")
EDITIONS = ("bowlbound", "bowlbound-classic")
LEGAL_POINTS = {"try": {0, 1, 2}}
POINTS_OF_A_PLAY = {0, 2, 3, 6}


def computers(seed):
    return seats(seed, home="random", away="random")


chart = cache(load_by_id)


def new_game(seed):
    rules = system(EDITIONS[seed % 2])
    home, away = Random(seed).sample(TEAMS, 2)
    return rules, rules.new_game(chart(home), chart(away), some_options(rules, Random(seed)))


def some_options(rules, luck):
    """A preset, or any options that go together."""
    presets = [*rules.presets.values(), None]
    preset = luck.choice(presets)
    if preset is not None:
        return rules.read_options(preset)
    while True:
        try:
            return rules.read_options(any_values(rules, luck))
        except OptionsError:
            continue


def any_values(rules, luck):
    open_options = [one for one in fields(Options) if one.name not in rules.edition.forced]
    chosen = luck.sample(open_options, luck.randrange(len(open_options)))
    return {one.name: luck.choice(one.metadata["values"]) for one in chosen}


def played(seed):
    rules, game = new_game(seed)
    session = Session(described(rules), game, computers(seed), pauses=True)
    while not session.over and session.plays < MOST_PLAYS:
        session.go_on()
    return session


def check_game(session):
    """What must hold after every play; and every play re-run from its answers gives the same game."""
    assert session.over, "the game does not end"
    games = [position.game for position in session.positions()]
    for play, (before, after) in enumerate(pairwise(games)):
        run = session.position(play).resume(session.system.next_play)
        assert run.over, f"play {play + 1}"
        assert run.result == after, f"play {play + 1}"
        assert list(faults(after)) == [], f"after play {play + 1}"
        check_clock(before, after, run.events, play)
        check_points(before, after, play)
        check_timeouts(before, after, play)


def check_clock(before, after, events, play):
    given_back = -sum(event.seconds for event in events if isinstance(event, ClockRan) and event.seconds < 0)
    assert 0 <= given_back <= 60, f"play {play + 1}"
    assert 0 <= after.clock.quarter - before.clock.quarter <= 1, f"play {play + 1}"
    if after.clock.quarter == before.clock.quarter:
        assert after.clock.seconds <= before.clock.seconds + given_back, f"play {play + 1}"


def check_points(before, after, play):
    made = {side: after.score.total(side) - before.score.total(side) for side in Side}
    assert 0 in made.values(), f"both score in play {play + 1}"
    assert set(made.values()) <= LEGAL_POINTS.get(before.next, POINTS_OF_A_PLAY), f"play {play + 1}"


def check_timeouts(before, after, play):
    if before.clock.half == after.clock.half and after.overtime == before.overtime:
        assert all(map(int.__le__, after.timeouts, before.timeouts)), f"play {play + 1}"


def check_save(session, luck):
    """Saved and loaded at any answer, the game goes on to the same end."""
    play = luck.randrange(session.plays)
    position = session.position(play)
    stopped = Position(position.game, position.answers[: luck.randint(0, max(0, len(position.answers) - 1))])
    people = seats(session.seats.seed, "typed")
    table = Session.restore(session.descriptor, [*session.positions()[:play], stopped], people)
    again = read_session(save_text(table), "game.toml")
    assert again.positions() == table.positions()
    assert again.pending == table.pending
    again.seat(session.seats)
    assert again.positions() == session.positions()


def check_undo(session):
    """Persons with their own dice take everything back and redo it."""
    table = Session.restore(session.descriptor, session.positions(), seats(session.seats.seed, "typed"))
    answers = sum(len(position.answers) for position in session.positions())
    for _ in range(answers):
        table.undo()
    assert (table.plays, table.position().answers, table.can_undo) == (0, (), False)
    for _ in range(answers):
        table.redo()
    assert table.positions() == session.positions()


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_what_must_hold(first):
    for seed in range(first, min(first + CHUNK, GAMES)):
        try:
            session = played(seed)
            check_game(session)
            if seed % SAVED == 0:
                check_save(session, Random(seed))
            if seed % TAKEN_BACK == 0:
                check_undo(session)
        except Exception as error:
            error.add_note(f"in the game of seed {seed}")
            raise
