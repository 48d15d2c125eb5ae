"""Computer coaches think in the background: the window waits, watches, and drops what nobody wants."""

import threading

import pytest
from attrs import frozen
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from bowlbound_desktop.games.bowlbound.coaches.book_files import shipped_book, team_book
from bowlbound_desktop.games.bowlbound.coaches.book_reader import BookReader
from bowlbound_desktop.play.answerers import RandomCoach, RandomDice, Seats
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.ui.notices import notices
from bowlbound_desktop.ui.worker import worker
from tests.shelf import described, wish
from tests.ui.conftest import board, fake_session, live_answers, press, text_of
from tests.ui.fake_game import FakeGame, FakeSystem

LONG = 5_000


@frozen
class SlowCoach:
    """Decides by lot, but only when it is let."""

    may: threading.Event
    key: str = "random"

    def leaves(self, decision):
        return False

    def choose(self, decision, moment):
        assert self.may.wait(LONG / 1000)
        return RandomCoach(1).choose(decision, moment)


@pytest.fixture
def may():
    event = threading.Event()
    yield event
    event.set()
    while worker().busy:
        QTest.qWait(1)


def against(coach, **words):
    """The computer at home; a visitor is asked first."""
    chairs = Seats(seed=1, dice=RandomDice(1), home=coach, **words)
    return Session(described(FakeSystem()), FakeGame(), chairs, aside=True)


def test_a_person_who_has_called_waits_for_the_computer(seated, may, qtbot):
    window = seated(against(SlowCoach(may)))
    session = window.controller.session
    while not session.thinking:
        press(window, live_answers(window)[0].objectName())
    before = session.positions()
    qtbot.waitUntil(lambda: text_of(window, "question") == "Notre Dame thinks …", timeout=LONG)
    assert live_answers(window) == []
    may.set()
    qtbot.waitUntil(lambda: bool(live_answers(window)), timeout=LONG)
    assert session.positions() != before


def test_what_is_clicked_while_the_computer_thinks_is_no_answer(seated, may):
    window = seated(against(SlowCoach(may)))
    session = window.controller.session
    while not session.thinking:
        last = live_answers(window)[0]
        press(window, last.objectName())
    before = session.revision
    last.click()
    assert session.revision == before
    assert not window.messages.isVisible()


def test_undo_drops_the_thought(seated, may, qtbot):
    window = seated(against(SlowCoach(may)))
    session = window.controller.session
    while not session.thinking:
        press(window, live_answers(window)[0].objectName())
    window.findChild(QAction, "action:undo").trigger()
    assert not session.thinking
    before = session.positions()
    may.set()
    qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)
    assert session.positions() == before
    assert live_answers(window)


def test_another_game_and_closing_drop_the_thought(seated, may, qtbot):
    window = seated(against(SlowCoach(may)))
    while not window.controller.session.thinking:
        press(window, live_answers(window)[0].objectName())
    window.controller.seat(fake_session())
    other = seated(against(SlowCoach(may), away=SlowCoach(may)))
    other.close()
    other.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    may.set()
    qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)
    assert window.controller.session.plays == 0
    assert live_answers(window)


def two_computers(seated):
    coach = RandomCoach(1)
    window = seated(against(coach, away=coach))
    window.controller.watch.set_speed("slow")
    return window


def test_two_computers_are_watched_a_play_at_a_time(seated, qtbot):
    window = two_computers(seated)
    session = window.controller.session
    qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)
    start = session.plays
    press(window, "watch:pause")
    for played in (1, 2):
        press(window, "watch:step")
        qtbot.waitUntil(lambda count=start + played: session.plays == count, timeout=LONG)
        qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)
        assert session.plays == start + played
    assert text_of(window, "question").startswith("Two computers play")
    offense = board(window).possession
    shown = {side: chart._current().table.key for side, chart in window.charts.items()}
    assert shown == {offense: "offense", offense.opponent: "defense"}


def test_another_game_is_not_paused_and_its_button_says_so(seated):
    window = two_computers(seated)
    press(window, "watch:pause")
    assert text_of(window, "watch:pause") == "P  Go on"
    press(window, "watch:end")
    assert text_of(window, "watch:pause") == "P  Pause"
    press(window, "watch:step")
    assert text_of(window, "watch:pause") == "P  Go on"
    coach = RandomCoach(1)
    seats = Seats(seed=1, dice=RandomDice(1), home=coach, away=coach)
    window.controller.seat(Session(described(FakeSystem()), FakeGame(), seats))
    assert not window.controller.watch.paused
    assert text_of(window, "watch:pause") == "P  Pause"


def test_a_spectator_can_hurry_to_the_end_and_gets_the_same_game(seated, qtbot):
    window = two_computers(seated)
    press(window, "watch:end")
    qtbot.waitUntil(lambda: text_of(window, "question").startswith("Final score"), timeout=LONG)
    coach = RandomCoach(1)
    alone = Session(
        described(FakeSystem()), FakeGame(), Seats(seed=1, dice=RandomDice(1), home=coach, away=coach)
    )
    assert window.controller.session.positions() == alone.positions()


def test_nothing_goes_on_while_the_past_is_shown(seated, qtbot):
    window = two_computers(seated)
    session = window.controller.session
    press(window, "watch:step")
    qtbot.waitUntil(lambda: session.plays > 0 and not worker().busy, timeout=LONG)
    plays = session.plays
    window.controller.show_play(0)
    window.controller.watch.hurry()
    assert session.plays == plays
    window.controller.return_to_now()
    qtbot.waitUntil(lambda: session.plays > plays, timeout=LONG)


def test_the_book_coach_plays_the_same_game_in_the_window(seated, qtbot):
    wished = wish(seed=9, coaches={"away": "book"})
    window = seated(open_table(wished, aside=True))
    session, alone = window.controller.session, open_table(wished)
    for _ in range(15):
        part = session.open_parts()[0]
        press(window, f"answer:{part.kind}:{part.options[0]}")
        alone.answer_for(part.side, part.options[0])
        qtbot.waitUntil(lambda: not session.thinking, timeout=LONG)
    assert session.positions() == alone.positions()


def test_a_mistake_in_an_own_book_is_told_and_the_game_goes_on(seated, qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    notices().take()
    own = tmp_path / "coaches" / "1966-michigan-state.toml"
    own.parent.mkdir()
    own.write_text("offense = 3")
    window = seated(open_table(wish(seed=9, coaches={"home": "book", "away": "book"}), aside=True))
    qtbot.waitUntil(lambda: not own.exists(), timeout=LONG)
    assert own.with_name(f"{own.name}.damaged").read_text() == "offense = 3"
    plays = window.controller.session.plays
    window.controller.watch.step()
    qtbot.waitUntil(lambda: window.controller.session.plays > plays, timeout=LONG)
    assert "pages are written as [[offense]]" in " ".join(notices().take())


def test_a_mended_book_is_read_again(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    own = tmp_path / "coaches" / "1966-michigan-state.toml"
    own.parent.mkdir()
    own.write_text("offense = 3")
    assert team_book("1966-michigan-state") is shipped_book()
    own.write_text('[[offense]]\nname = "long"\ncalls = { 9 = 1 }\n')
    assert team_book("1966-michigan-state").offense.pages[0].name == "long"


def test_a_coach_who_fails_is_told_and_the_game_goes_on(seated, qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    monkeypatch.setattr(BookReader, "choose", lambda *_: 1 / 0)
    window = seated(open_table(wish(seed=9, coaches={"home": "book", "away": "book"}), aside=True))
    told = "made a mistake: the first legal answer was taken"
    qtbot.waitUntil(lambda: told in text_of(window, "message"), timeout=LONG)
    qtbot.waitUntil(lambda: window.controller.session.plays > 1, timeout=LONG)
    window.controller.watch.pause(True)
    assert window.findChild(QMessageBox, "crash") is None
    assert told in window.log_model.last().data()
    (report,) = (tmp_path / "reports").iterdir()
    assert "ZeroDivisionError" in report.read_text()


def test_another_game_with_fewer_plays_shows_none_of_the_old_ones(seated):
    window = seated(fake_session())
    while window.controller.session.plays < 3:
        press(window, live_answers(window)[0].objectName())
    window.controller.seat(fake_session())
    assert window.log_model.rowCount() == 0
    assert not window.travel.isVisible()
