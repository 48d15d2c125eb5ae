"""Recorded games are played again from their answers, and everything told, shown and counted is the same.

Where a rule was changed on purpose, `python -m tests.replays.record` makes them anew.
"""

from functools import cache

import pytest

from bowlbound_desktop.games.register import keys
from bowlbound_desktop.play.paper.game_log import read_log
from tests.replays.digests import wished as order_of
from tests.replays.record import GAMES as TOGETHER
from tests.replays.recording import (
    FOLDER,
    asked,
    coached,
    coaches_of,
    read,
    recorded,
    recordings,
    replayed,
    vocabulary,
)

SCENARIOS = FOLDER.parent / "scenarios"
PATHS = {path.stem: path for path in recordings()}
GAMES = {systems[0]: systems for systems in TOGETHER}
"""Systems that ask the same questions, by the first of them."""
NOT_RECORDED = {
    "Roll defense_yardage": "no shipped chart has variable yards of the defense",
}
"""Questions that no recording holds, and why; scenarios ask them."""


@cache
def game(name):
    """A recording and its game, replayed once for all tests."""
    recording = read(PATHS[name])
    return recording, replayed(recording)


def again(recording, session):
    """The recording of the replayed game."""
    wished = {name: recording[name] for name in ("system", "home", "away", "seed", "options")}
    return recorded(session, order_of(**wished, coaches=coaches_of(recording)))


def test_there_are_three_recordings_of_every_system():
    systems = {system for together in GAMES.values() for system in together}
    assert set(PATHS) >= {f"{system}-{place}" for system in systems for place in (1, 2, 3)}
    assert systems == set(keys())
    assert {name: read(path)["system"] for name, path in PATHS.items()} == {
        name: name.rpartition("-")[0] for name in PATHS
    }


@pytest.mark.parametrize("name", PATHS)
def test_the_recorded_answers_lead_to_the_end_of_the_game(name):
    recording, session = game(name)
    assert session.over
    assert session.plays == len(recording["plays"])


@pytest.mark.parametrize("name", PATHS)
def test_every_play_is_told_and_shown_as_it_was(name):
    recording, session = game(name)
    for number, (play, old) in enumerate(
        zip(again(recording, session)["plays"], recording["plays"], strict=True), 1
    ):
        assert play == old, f"play {number}"


@pytest.mark.parametrize("name", PATHS)
def test_box_score_and_drives_are_those_of_the_recording(name):
    recording, session = game(name)
    new = again(recording, session)
    for part in ("standing", "box", "drives"):
        assert new[part] == recording[part]


@pytest.mark.parametrize("name", PATHS)
def test_coaches_and_dice_of_that_seed_play_the_same_game(name):
    recording, session = game(name)
    assert coached(recording).positions() == session.positions()


@pytest.mark.parametrize("first", GAMES)
def test_the_recordings_hold_every_question_that_the_rules_can_ask(first):
    together = [game(name)[1] for name in PATHS if name.rpartition("-")[0] in GAMES[first]]
    words = read_log(together[0]).narrator.words
    assert set().union(*map(asked, together)) == vocabulary(words) - set(NOT_RECORDED)


@pytest.mark.parametrize("question", NOT_RECORDED)
def test_what_no_recording_holds_is_asked_by_a_scenario(question):
    key = f"{question.partition(' ')[2]} = ["
    assert any(key in path.read_text(encoding="utf-8") for path in SCENARIOS.rglob("*.toml"))
