import random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QTabBar, QWidget

from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage.preferences import LAYOUTS, preferences_path
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.labels import set_text_size
from bowlbound_desktop.ui.theme import DARK, LIGHT
from tests.shelf import system
from tests.shelf import wish as wish_for
from tests.ui.conftest import fake_session, live_answers, press, press_all, text_of
from tests.ui.room_for_text import on_another_button, settle, trouble_in
from tests.ui.test_robot import click_on

SIZES = [(1100, 700), (1920, 1080)]
NAMES = ("field", "scoreboard", "chart:home", "chart:away", "log", "dice", "question")


@pytest.mark.parametrize("name", NAMES)
def test_robots_find_everything_by_its_name(table, name):
    assert len(table.findChildren(QWidget, name)) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("key", "preset"), [("bowlbound", "advanced"), ("bowlbound-classic", "classic")])
def test_nothing_is_cut(seated, key, preset, size):
    window = seated(open_table(wish_for(system=key, seed=11, options=system(key).presets[preset])), size)
    luck = random.Random(1)
    for _ in range(24):
        QCoreApplication.processEvents()
        assert trouble_in(window) == []
        assert on_another_button(window, live_answers(window)) == []
        click_on(window, luck)


@pytest.fixture
def large_text():
    make_application()
    set_text_size(150)
    yield
    set_text_size(100)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_cut_with_large_text(large_text, seated, size, monkeypatch):
    monkeypatch.setattr("tests.ui.conftest.make_application", lambda: None)
    wish = wish_for(seed=11, home="1967-southern-california", options=system("bowlbound").presets["advanced"])
    window = seated(open_table(wish), size)
    luck = random.Random(1)
    for _ in range(15):
        QCoreApplication.processEvents()
        assert trouble_in(window) == []
        click_on(window, luck)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_answers_are_in_sight(seated, size):
    window = seated(fake_session(), size)
    press(window, "answer:coin_toss:kick")
    window.curtain.open()
    QCoreApplication.processEvents()
    for button in live_answers(window):
        assert button.visibleRegion().boundingRect().size() == button.size(), button.objectName()


def test_charts_lie_open_in_a_wide_window_and_share_a_place_in_a_narrow_one(seated):
    window = seated(fake_session(), (1920, 1080))
    QCoreApplication.processEvents()
    home, away = (window.findChild(QWidget, f"chart:{side}") for side in ("home", "away"))
    assert home.isVisible()
    assert away.isVisible()
    window.resize(1100, 700)
    QCoreApplication.processEvents()
    assert home.visibleRegion().isEmpty() != away.visibleRegion().isEmpty()


def test_the_coach_who_is_asked_sees_his_chart(seated):
    window = seated(fake_session())
    press(window, "answer:coin_toss:kick")
    window.curtain.open()
    QCoreApplication.processEvents()
    assert not window.findChild(QWidget, "chart:home").visibleRegion().isEmpty()
    press(window, "answer:offense_call:2")
    window.curtain.open()
    QCoreApplication.processEvents()
    assert not window.findChild(QWidget, "chart:away").visibleRegion().isEmpty()


def test_calls_are_secret_until_both_are_made(table):
    press(table, "answer:coin_toss:kick")
    assert text_of(table, "question").startswith("Notre Dame: ")
    assert text_of(table, "curtain") == "Michigan State, look away"
    press(table, "answer:offense_call:2")
    assert text_of(table, "question").startswith("Michigan State: ")
    assert "Notre Dame has called" in text_of(table, "curtain")
    shown = " ".join(label.text() for label in table.findChildren(QLabel))
    assert "Off Tackle" not in shown
    press(table, "answer:defense_call:B")
    assert "7 yards, to Notre Dame 27" in text_of(table, "story")


def test_open_calls_are_seen_by_the_other_coach(seated):
    """XL-6, with secret_play off."""
    window = seated(open_table(wish_for(seed=1, options={"secret_play": False})))
    press(window, window_answer(window, "coin_toss"))
    press(window, "answer:kickoff_call:onside")
    assert text_of(window, "curtain") == "Open call"
    press(window, "answer:offense_call:2")
    assert text_of(window, "curtain").endswith(": Off Tackle")


def window_answer(window, kind):
    return next(
        button.objectName()
        for button in live_answers(window)
        if button.objectName().startswith(f"answer:{kind}:")
    )


def test_a_play_shows_on_dice_charts_log_and_why(table):
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    assert "offensive" in table.dice.accessibleName()
    assert table.log_model.last().data().endswith("7 yards, to Notre Dame 27.")
    assert "Notre Dame throw" in table.why.toPlainText()
    assert "BR-VI-2" in table.why.toPlainText()


def test_a_click_in_the_log_explains_that_play(table):
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    press_all(table, "answer:offense_call:3", "answer:defense_call:C", "answer:penalty:decline")
    assert "Formation C" in table.why.toPlainText()
    first = table.log_model.index(0, 0, table.log_model.index(0, 0))
    table.log.setCurrentIndex(first)
    assert "Formation B" in table.why.toPlainText()


def test_undo_and_redo_reach_every_view(table):
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    table.menu.actions["undo"].trigger()
    assert not table.log_model.last().isValid()
    assert text_of(table, "question").startswith("Notre Dame: ")
    table.menu.actions["redo"].trigger()
    assert table.log_model.last().isValid()


def test_light_and_dark_are_remembered(seated):
    window = seated(fake_session())
    dark = window.menu.actions["dark"]
    for theme in (LIGHT, DARK):
        if dark.isChecked() != (theme is DARK):
            dark.trigger()
        assert window.theme is theme
        assert seated(fake_session()).theme is theme


def test_the_layout_is_remembered(seated):
    window = seated(fake_session())
    window.docks.log.close()
    window.close()
    other = seated(fake_session())
    assert other.docks.log.isHidden()
    assert not other.docks.why.isHidden()


def test_a_tab_bar_that_belongs_to_no_dock_is_put_away_and_the_others_stay(seated):
    window = seated(fake_session())
    stray = QTabBar(window)
    stray.addTab("Left over")
    stray.setGeometry(300, 300, 100, 24)
    stray.show()
    window.arrange()
    settle()
    assert stray.x() < 0
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert len([bar for bar in bars if bar.isVisible() and bar.x() >= 0]) == 2


def test_a_layout_for_a_wide_window_is_not_forced_on_a_narrow_one(seated):
    wide = seated(fake_session(), (1920, 1080))
    wide.close()
    narrow = seated(fake_session())
    narrow.open_as_left()
    narrow.resize(1100, 700)
    QCoreApplication.processEvents()
    assert trouble_in(narrow) == []
    home, away = (narrow.findChild(QWidget, f"chart:{side}") for side in ("home", "away"))
    assert home.visibleRegion().isEmpty() != away.visibleRegion().isEmpty()


def test_an_error_is_one_sentence_in_a_bar(seated):
    window = seated(fake_session(dice="typed"))
    press_all(window, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    window.findChild(QWidget, "roll").setText("99")
    press(window, "roll:ok")
    assert text_of(window, "message") == "The offensive dice cannot show 99, only 10 to 37."
    assert window.messages.isVisible()
    press(window, "message:close")
    assert not window.messages.isVisible()


@pytest.mark.parametrize("damage", ["AAAA/w==", "garbage", "AAAA/wAAAAH9AAAAAwAAAAAAAAE4AAACFvwCAAAA"])
def test_a_garbled_layout_is_left_alone(seated, damage):
    lines = [f'{name} = "{damage}"' for name in LAYOUTS]
    preferences_path().write_text("\n".join([*lines, "[docks]", f'charts-small-narrow = "{damage}"']))
    window = seated(fake_session())
    before = window.size()
    window.open_as_left()

    assert window.size() == before
    assert not window.docks.log.isHidden()
