"""The voice is heard once everything is shown, by who listens, and by nobody else."""

from io import StringIO

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from bowlbound_desktop.ui.access import voice as module
from bowlbound_desktop.ui.access.commentary import Commentary
from bowlbound_desktop.ui.access.voice import Voice, voice
from tests.ui.conftest import fake_session, press, press_all


@pytest.fixture
def paper():
    """What would be said, printed."""
    voice().paper = StringIO()
    yield voice().paper
    voice().paper = None


def test_nobody_listens_unless_assistive_technology_is_there_or_somebody_reads_along(monkeypatch):
    monkeypatch.setattr(module.QAccessible, "isActive", lambda: False)
    assert not Voice().heard
    monkeypatch.setattr(module.QAccessible, "isActive", lambda: True)
    assert Voice().heard


def test_where_nobody_listens_no_frame_is_put_into_words(table, monkeypatch):
    monkeypatch.setattr(module.QAccessible, "isActive", lambda: False)
    monkeypatch.setattr(Commentary, "sentences", lambda *_: pytest.fail("put into words"))
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2")


def test_every_sentence_is_an_announcement(qtbot, monkeypatch):
    events = []
    monkeypatch.setattr(module.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(module.QAccessible, "updateAccessibility", events.append)
    widget = QWidget()
    qtbot.addWidget(widget)
    Voice().say(widget, "First down.")
    Voice().say(widget, "The dice cannot show 9.", at_once=True)
    polite = QAccessible.AnnouncementPoliteness
    assert [(event.message(), event.politeness()) for event in events] == [
        ("First down.", polite.Polite),
        ("The dice cannot show 9.", polite.Assertive),
    ]


def test_who_stops_reading_does_no_harm(qtbot):
    class Closed(StringIO):
        def write(self, _text):
            raise BrokenPipeError

    widget, made = QWidget(), Voice()
    qtbot.addWidget(widget)
    made.paper = Closed()
    made.say(widget, "First down.")
    assert made.paper is None


def test_nothing_is_said_before_the_ball_lies_still(seated, paper):
    window = seated(fake_session(length=2))
    window.curtain.wanted = False
    press_all(window, "answer:coin_toss:kick", "answer:offense_call:2")
    window.scene.animator.speed = "slow"
    before = paper.getvalue()
    press(window, "answer:defense_call:B")
    assert window.stage.telling
    assert paper.getvalue() == before
    window.stage.skip()
    assert "Touchdown! Notre Dame" in paper.getvalue()[len(before) :]


def test_what_the_table_tells_beside_the_game_is_said_too(seated, paper):
    window = seated(fake_session(dice="typed"))
    for sentence in ("the dice cannot show 9", "Saved."):
        window.controller.noticed.emit(sentence)
    assert paper.getvalue().endswith("The dice cannot show 9.\nSaved.\n")
