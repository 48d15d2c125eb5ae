"""The page at half-time and at the end, and what can be wanted there."""

import random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.story.rating_points import rated_game
from bowlbound_desktop.play.story.summary import summary_of
from bowlbound_desktop.storage.rating_list import enter_game, standings
from bowlbound_desktop.ui.stats.summary_figures import Bars, Scores
from bowlbound_desktop.ui.stats.summary_page import CALM
from bowlbound_desktop.ui.stats.summary_parts import ScoreHead
from bowlbound_desktop.ui.theme import LIGHT
from bowlbound_desktop.ui.worker import worker
from tests.shelf import wish
from tests.ui.conftest import board, fake_session, press, press_all, text_of
from tests.ui.frame.test_live import played_by_lot
from tests.ui.room_for_text import settle, trouble_in


@pytest.fixture(scope="module")
def over():
    """A finished game of the real rules."""
    return played_by_lot("bowlbound", "basic", 4)


@pytest.fixture
def final(seated, over, qtbot):
    window = seated(over)
    settle()
    qtbot.waitUntil(lambda: not worker().busy, timeout=20_000)
    settle()
    return window


def covers(page, view):
    """Whether a page lies over all of a view."""
    window = view.window()
    place = QRect(view.mapTo(window, QPoint(0, 0)), view.size())
    return QRect(page.mapTo(window, QPoint(0, 0)), page.size()).contains(place)


def test_the_final_page_covers_the_table_and_nothing_is_cut(final):
    page = final.intermission.page
    assert page.isVisible()
    assert final.childAt(final.rect().center()) is not None
    assert page.isAncestorOf(final.childAt(final.rect().center()))
    assert page.isAncestorOf(final.childAt(final.width() - 20, final.height() // 2))
    assert covers(page, final.decisions)
    assert trouble_in(final) == []


def test_both_names_in_the_head_are_whole_or_both_are_short(final):
    head = final.findChild(ScoreHead)
    years = {
        side: team.name
        for side, team in final.controller.session.system.scoreboard(
            final.controller.session.game
        ).teams.items()
    }
    assert head.names(2000)[0] == years
    for space in range(40, 400, 10):
        names, font = head.names(space)
        assert len({name[:4].isdigit() for name in names.values()}) == 1
        assert font.bold()


def size_of_text(window, name):
    return window.findChild(QLabel, name).font().pointSizeF()


def test_a_large_window_has_larger_letters_and_shows_every_part_without_scrolling(final):
    small = size_of_text(final, "best-drive")
    final.resize(1920, 1080)
    settle()
    assert size_of_text(final, "best-drive") > 1.4 * small
    bars = [area.verticalScrollBar() for area in final.intermission.page.findChildren(QScrollArea)]
    assert [bar.maximum() for bar in bars] == [0, 0, 0]
    assert trouble_in(final) == []
    final.resize(1100, 700)
    settle()
    assert size_of_text(final, "best-drive") < 1.1 * small


def test_a_very_wide_window_keeps_the_page_in_its_middle(final):
    final.resize(3400, 800)
    settle()
    page = final.intermission.page
    rematch = final.findChild(QPushButton, "rematch")
    left = rematch.mapTo(page, QPoint(0, 0)).x()
    last = final.findChild(QPushButton, "to-table")
    right = page.width() - last.mapTo(page, QPoint(last.width(), 0)).x()
    assert left > 500
    assert abs(left - right) < 20


def test_the_best_drive_stands_right_below_the_plays_that_decided_it(final, qtbot):
    final.resize(1920, 1080)
    best = final.findChild(QLabel, "best-drive")

    def right_below():
        swung = [each for each in final.findChildren(QPushButton) if each.objectName().startswith("swing:")]
        lowest = max(each.mapTo(final, QPoint(0, each.height())).y() for each in swung)
        return (
            all(each.isVisible() for each in swung)
            and 0 < best.mapTo(final, QPoint(0, 0)).y() - lowest < 3 * best.height()
        )

    qtbot.waitUntil(right_below)


@pytest.fixture(scope="module")
def by_the_spread():
    """A finished game with the Wild Card by the spread."""
    return played_by_lot("bowlbound", "excel", 4)


def test_the_final_page_offers_rating_points_and_counts_a_game_once(seated, by_the_spread, qtbot):
    """AR-VIII-2, AR-VIII-3."""
    window = seated(by_the_spread)
    settle()
    qtbot.waitUntil(lambda: not worker().busy, timeout=20_000)
    settle()
    assert text_of(window, "rating:points").startswith("Rating points (AR-VIII-2): ")
    assert window.findChild(QPushButton, "rematch").hasFocus()
    assert trouble_in(window) == []
    press(window, "rating:enter")
    settle()
    assert " points in 1 game, " in text_of(window, "rating:standing")
    assert not window.findChild(QPushButton, "rating:enter").isVisible()
    assert trouble_in(window) == []
    rated = rated_game(by_the_spread)
    enter_game(rated)
    assert standings(rated) == text_of(window, "rating:standing").splitlines()


def test_without_the_spread_there_are_no_rating_points(final):
    assert final.findChild(QPushButton, "rating:enter") is None


def test_five_plays_that_swung_the_game_lead_to_the_past_and_back(final):
    found = [button for button in final.findChildren(QPushButton) if button.objectName().startswith("swing:")]
    assert len(found) == 5
    found[0].click()
    number = int(found[0].objectName().partition(":")[2])
    assert not final.intermission.page.isVisible()
    assert final.travel.isVisible()
    assert final.docks.stats.win._marked == number
    press(final, "travel:now")
    assert final.intermission.page.isVisible()


def test_the_page_can_be_left_for_the_table_and_found_again(final):
    press(final, "to-table")
    assert not final.intermission.page.isVisible()
    press(final, "final-page")
    assert final.intermission.page.isVisible()


def test_a_dock_that_is_opened_is_seen_and_not_the_page(final):
    final.menu._jump(final.docks.stats.docks[1])
    settle()
    assert not final.intermission.page.isVisible()
    assert not final.docks.stats.docks[1].visibleRegion().isEmpty()
    press(final, "final-page")
    assert final.intermission.page.isVisible()


def test_a_rematch_changes_the_sides(final):
    before = board(final).teams
    press(final, "rematch")
    after = board(final).teams
    assert (after[Side.HOME].name, after[Side.AWAY].name) == (before[Side.AWAY].name, before[Side.HOME].name)
    assert final.intermission.page is None


def test_a_key_that_skips_the_last_play_asks_for_no_rematch(final, qtbot):
    page, rematch = final.intermission.page, final.findChild(QPushButton, "rematch")
    page.take_keyboard()
    QTest.keyClick(rematch, Qt.Key.Key_Return)
    assert final.intermission.page is page
    qtbot.wait(CALM + 50)
    QTest.keyClick(rematch, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: final.intermission.page is None)


def test_it_is_seen_again_by_itself(final):
    press(final, "see-again")
    assert final.replay.running
    assert final.travel.isVisible()
    final.replay.due.emit()
    settle()
    assert final.controller._shown > 0
    press(final, "travel:now")
    assert not final.replay.running


def test_an_undo_takes_the_page_away(seated):
    window = seated(fake_session(length=2))
    press_all(window, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    assert window.findChild(QPushButton, "new-game") is not None
    window.findChild(QAction, "action:undo").trigger()
    settle()
    assert window.findChild(QPushButton, "new-game") is None


def test_half_time_covers_the_field_and_leaves_the_answers(seated):
    session = open_table(wish(seed=4))
    luck = random.Random(1)
    while summary_of(session) is None:
        for part in session.open_parts():
            session.answer_for(part.side, part.quiet or luck.choice(part.options))
    window = seated(session)
    settle()
    assert covers(window.intermission.page, window.field)
    assert not covers(window.intermission.page, window.decisions)
    assert trouble_in(window) == []
    press(window, "answer:second_half:receive")
    assert window.intermission.page is None


def test_every_button_of_the_final_page_does_its_work(final, monkeypatch):
    asked = []
    monkeypatch.setattr(final.menu, "print_papers", asked.append)
    monkeypatch.setattr(final.menu, "new_game", lambda: asked.append("new-game"))
    monkeypatch.setattr(final.menu, "open", lambda: asked.append("saved-games"))
    for name in ("report", "scoresheet", "new-game", "saved-games"):
        press(final, name)
    assert asked == ["report", "scoresheet", "new-game", "saved-games"]


def test_tab_stays_on_the_page_that_covers_the_table(final):
    page, seen = final.intermission.page, []
    final.activateWindow()
    for back in (False, True):
        page.take_keyboard()
        for _ in range(15):
            QTest.keyClick(final.focusWidget(), Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
            assert page.isAncestorOf(final.focusWidget())
            seen.append(final.focusWidget().objectName())
    assert {"rematch", "to-table"} <= set(seen)
    assert len([name for name in set(seen) if name.startswith("swing:")]) == 5


def test_the_page_leaves_the_whole_scoreboard_of_a_game_with_a_strip(seated):
    window = seated(played_by_lot("gridiron-chaos", "full", 4))
    settle()
    strip = window.scoreboard._strip
    assert strip.isVisible()
    below = strip.mapTo(window, QPoint(0, strip.height())).y()
    assert window.intermission.page.geometry().top() >= below - 2


def test_without_a_judge_no_plays_are_said_to_have_decided_it(seated):
    window = seated(fake_session(length=2))
    press_all(window, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    settle()
    page = window.intermission.page
    assert not [
        made
        for made in page.findChildren(QLabel)
        if made.text() == "Plays that decided it" and made.isVisible()
    ]


def test_an_emblem_never_reaches_into_the_line_below_it(qtbot, over):
    """Wide, a large one stands beside both lines of a score; narrow, a small one in the first."""
    summary = summary_of(over)
    scores = Scores(LIGHT, summary.board, summary.scores)
    qtbot.addWidget(scores)
    rooms = []
    for wide in (200, 600):
        scores.resize(wide, 600)
        rooms.append(scores.emblem_room())
    small, large = rooms
    assert small.bottom() <= scores.row() - 3 < large.bottom() <= 2 * scores.row()


def test_a_half_in_which_nothing_can_be_counted_has_a_box_score_without_bars(qtbot, over):
    bars = Bars(LIGHT, summary_of(over).board, ())
    qtbot.addWidget(bars)
    bars.resize(400, 200)
    with qtbot.capture_exceptions() as trouble:
        bars.grab()
    assert not trouble


@pytest.mark.parametrize("size", [(1000, 640), (1100, 700)], ids=str)
def test_plays_that_decided_the_game_are_no_wider_than_their_list(final, size):
    final.resize(*size)
    settle()
    buttons = [
        button
        for button in final.findChildren(QPushButton)
        if button.objectName().startswith("swing:") and button.isVisible()
    ]
    assert buttons
    for button in buttons:
        sight = button.visibleRegion().boundingRect()
        assert sight.isEmpty() or sight.width() == button.width()
