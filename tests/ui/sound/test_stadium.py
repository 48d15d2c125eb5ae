"""The stadium follows the game, and is silent without a word where there is nothing to play on."""

import sys

import numpy as np
import pytest
from PySide6.QtWidgets import QComboBox

from bowlbound_desktop.ui.preferences import CHOICES
from bowlbound_desktop.ui.settings_dialog import SettingsDialog
from bowlbound_desktop.ui.sound import speaker
from bowlbound_desktop.ui.sound.mixer import Mixer
from bowlbound_desktop.ui.sound.stadium import VOLUMES, Stadium
from tests.ui.conftest import fake_session, press_all


class Device:
    closed = False

    def close(self):
        self.closed = True


def listening(table, device):
    asked = []
    stadium = Stadium(table, lambda mixer: asked.append(mixer) or device)
    stadium.set_volume("normal")
    table.controller.framed.connect(stadium.show_frame)
    return stadium, asked


def test_a_play_is_heard(table):
    stadium, asked = listening(table, Device())
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2")
    assert asked == []
    press_all(table, "answer:defense_call:B")
    assert asked == [stadium.mixer]
    assert abs(stadium.mixer.samples(2000)).max() > 0.01


def test_what_was_heard_in_the_play_is_not_heard_again_at_its_end(table, monkeypatch):
    stadium, _ = listening(table, Device())
    started = []
    monkeypatch.setattr(Mixer, "start", lambda mixer, name, delay=0: started.append(name))
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2")
    stadium.hear("dice")
    press_all(table, "answer:defense_call:B")
    assert started.count("dice") == 1
    press_all(table, "answer:offense_call:3", "answer:defense_call:C")
    assert started.count("dice") == 2


def test_without_a_device_nothing_sounds_and_nobody_asks_again(table):
    stadium, asked = listening(table, None)
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    press_all(table, "answer:offense_call:3", "answer:defense_call:C")
    assert len(asked) == 1
    stadium.close()


def test_a_muted_stadium_opens_no_device(table):
    stadium, asked = listening(table, Device())
    stadium.set_volume("off")
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    assert asked == []


def test_without_the_library_there_is_silence(monkeypatch, capfd):
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    assert speaker.open_speaker(Mixer()) is None
    assert capfd.readouterr() == ("", "")


def test_only_where_the_extra_is_installed_there_are_sounds_and_their_settings(seated, monkeypatch, qtbot):
    for there in (False, True):
        for place in ("main_window", "settings_dialog", "table.menu"):
            monkeypatch.setattr(f"bowlbound_desktop.ui.{place}.is_installed", lambda there=there: there)
        window = seated(fake_session())
        assert (window.stadium is not None) == there
        assert window.menu.actions["mute"].isVisible() == there
        dialog = SettingsDialog()
        qtbot.addWidget(dialog)
        assert (dialog.findChild(QComboBox, "setting:sound") is not None) == there
    window.menu.actions["mute"].trigger()
    assert window.stadium.mixer.volume == 0
    window.menu.actions["mute"].trigger()
    assert window.stadium.mixer.volume == VOLUMES["normal"]


def test_every_volume_of_the_settings_is_known():
    assert set(CHOICES["sound"]) == set(VOLUMES)


def test_sounds_lie_over_each_other_and_end():
    mixer = Mixer()
    mixer.start("kick")
    mixer.start("whistle", delay=500)
    heard = np.concatenate([mixer.samples(441) for _ in range(60)])
    assert abs(heard).max() <= 1
    assert abs(heard[:400]).max() > 0.05
    assert abs(heard[-441:]).max() == 0


@pytest.mark.parametrize("level", [0.0, 1.0])
def test_the_crowd_follows_what_is_wanted(level):
    mixer = Mixer(wanted_crowd=level)
    for _ in range(80):
        samples = mixer.samples(441)
    assert (abs(samples).max() > 0.01) == bool(level)


def test_the_stream_gives_as_many_samples_as_it_is_asked_for():
    stream = speaker._stream(Mixer())
    assert len(stream.send(300)) == 600
    assert len(stream.send(10)) == 20
