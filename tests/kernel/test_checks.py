"""Values that no play leaves are named, each with what it should be."""

from types import SimpleNamespace

import pytest

from bowlbound_desktop.kernel.checks import line_faults, place_faults, score_faults, timeout_faults
from bowlbound_desktop.kernel.score import Score


def game(**changes):
    sound = {"next": "scrimmage", "y": 20, "down": 1, "line": 30, "timeouts": (3, 3), "score": Score()}
    return SimpleNamespace(**(sound | changes))


def faults(**changes):
    found = game(**changes)
    yield from place_faults(found, ("kickoff", "scrimmage"))
    yield from line_faults(found)
    yield from timeout_faults(found, 3)
    yield from score_faults(found, (4, 5), "four quarters and an overtime")


def test_a_sound_game_has_no_faults():
    assert list(faults()) == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"next": "tea"}, "next: must be one of kickoff, scrimmage"),
        ({"y": 0}, "y: 0 is not a yard line from 1 to 99"),
        ({"down": 5}, "down: 5 is not a down from 1 to 4"),
        ({"line": 101}, "line: 101 is not a yard line from 1 to 100"),
        ({"line": 20}, "line: 20 is behind the ball at 20"),
        ({"timeouts": (4, 0)}, "timeouts: these are not two numbers from 0 to 3"),
        ({"score": Score((0, 0), (0, 0, 0, 0))}, "score.home: this is not the points of"),
        ({"score": Score((0, 0, 0, 0), (501, 0, 0, 0))}, "score.away: this is not the points of"),
    ],
)
def test_each_fault_is_told_in_a_sentence(changes, sentence):
    (told,) = faults(**changes)
    assert told.startswith(sentence)
