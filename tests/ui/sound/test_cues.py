"""Which sounds belong to which events."""

import pytest

from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.ui.sound.cues import CUES, crowd_level, cues_of

HOME, AWAY = Side.HOME, Side.AWAY
PUNT = e.BallMoved(side=HOME, start=30, end=70, how="punt")
RUN = e.BallMoved(side=HOME, start=30, end=34, how="run")
PASS = e.BallMoved(side=HOME, start=30, end=54, how="pass")
TOUCHDOWN = e.Scored(side=HOME, points=6, how="touchdown")


@pytest.mark.parametrize(
    ("moves", "heard"),
    [
        ((RUN,), ()),
        ((PASS,), ()),
        ((PUNT,), ("kick",)),
        ((PASS, TOUCHDOWN), ("whistle", "cheer")),
        ((e.Scored(side=AWAY, points=3, how="field_goal"),), ("whistle", "groan")),
        ((e.Intercepted(side=AWAY, ball=40),), ("groan",)),
        ((e.FlagThrown(side=AWAY, foul="DEF 5"), e.FlagThrown(side=HOME, foul="OFF S")), ("whistle",)),
        ((), ()),
    ],
)
def test_what_one_hears(moves, heard):
    words = game("bowlbound").words.ways
    assert cues_of(moves, thrown=False, ways=words) == heard
    assert cues_of(moves, thrown=True, ways=words) == ("dice", *heard)


def test_the_end_of_a_game_has_a_fanfare():
    assert cues_of((e.GameEnded(home=7, away=3),), thrown=False) == ("whistle", "fanfare")


def test_the_crowd_grows_with_the_home_side_s_chance():
    levels = [crowd_level(chance) for chance in (0.0, 0.3, 0.5, 0.9, 1.0)]
    assert levels == sorted(levels)
    assert 0 < levels[0] < levels[-1] <= 1
    assert crowd_level(None) == crowd_level(0.5)


def test_every_cue_has_a_sound():
    from bowlbound_desktop.ui.sound.waves import wave

    for name in (*CUES, "crowd"):
        assert 0.05 < abs(wave(name)).max() <= 1, name
        assert 0.1 < len(wave(name)) / 22_050 < 8, name
