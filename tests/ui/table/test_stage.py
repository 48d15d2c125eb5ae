"""A play is told in its order: nothing of its result is on the screen before the ball lies still."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from bowlbound_desktop.kernel.events import BallMoved
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.ui.field.items import CrossLine
from bowlbound_desktop.ui.field.motion import steps_of
from bowlbound_desktop.ui.field.turf import along
from bowlbound_desktop.ui.stats.text_table import FiguresTable
from tests.ui.conftest import fake_session, live_answers, press, press_all, text_of
from tests.ui.room_for_text import settle


@pytest.fixture
def slow(seated):
    """A table that takes its time, after the toss and one call; the next call begins the first play."""
    window = seated(fake_session(length=2))
    window.curtain.wanted = False
    window.activateWindow()
    press_all(window, "answer:coin_toss:kick", "answer:offense_call:2")
    window.scene.animator.speed = "slow"
    return window


def screen(window):
    """Everything that could give a result away."""
    log = window.log_model
    return {
        "labels": {
            made.objectName() or made.text(): made.text()
            for made in window.findChildren(QLabel)
            if made.objectName() != "curtain"
        },
        "log": [log.index(row, 0).data() for row in range(log.rowCount())],
        "result": (window.result.line.text(), window.result.line.made(), window.result.line.toolTip()),
        "why": window.why.toPlainText(),
        "curve": window.docks.stats.win.words(),
        "box": [table.figures._rows[:] for table in window.findChildren(FiguresTable)],
        "lines": sorted(item.x() for item in window.scene.items() if isinstance(item, CrossLine)),
        "field": window.field.accessibleDescription(),
        "title": window.windowTitle(),
    }


def moved(start, end, how):
    return BallMoved(side=Side.HOME, start=start, end=end, how=how)


def until(window, act):
    """Run up to an act of the telling, by hand: no test waits for a clock."""
    animator = window.scene.animator
    while animator.running and type(animator._acts[0]).__name__ != act:
        animator._clock.stop()
        animator._next()
    return animator.running


def test_nothing_of_a_result_is_seen_before_the_ball_lies_still(slow):
    before = screen(slow)
    press(slow, "answer:defense_call:B")
    assert slow.stage.telling
    assert slow.controller.session.plays == 2
    for act in ("Tumble", "Light", "Step", "Hail"):
        assert until(slow, act), act
        for part in (0.0, 0.5):
            slow.scene.animator.at.emit(slow.scene.animator._acts[0], part)
            assert screen(slow) == before, act
    slow.stage.skip()
    after = screen(slow)
    assert {name for name in before if after[name] != before[name]} >= {"labels", "log", "result", "why"}
    assert "touchdown" in slow.result.line.text()


def test_dice_then_cells_then_the_ball_then_the_banner(slow):
    order = []
    slow.scene.animator.at.connect(lambda act, part: order.append(type(act).__name__))
    press(slow, "answer:defense_call:B")
    until(slow, "nothing")
    assert list(dict.fromkeys(order)) == ["Tumble", "Light", "Step", "Hail"]
    assert not slow.stage.telling


def test_dice_are_heard_when_they_begin_to_tumble_and_a_result_after_the_ball_lies_still(slow):
    order = []
    slow.stage.heard.connect(order.append)
    slow.scene.animator.at.connect(lambda act, part: order.append(type(act).__name__))
    press(slow, "answer:defense_call:B")
    assert set(order) == {"dice", "Tumble"}
    until(slow, "nothing")
    assert order.count("dice") == 1


@pytest.mark.parametrize(("how", "cues"), [("punt", ["kick"]), ("run", [])])
def test_a_kick_is_heard_when_the_ball_leaves(slow, how, cues):
    heard = []
    slow.stage.heard.connect(heard.append)
    slow.scene.animator.add(steps_of([moved(20, 60, how)]))
    assert heard == cues
    slow.stage.skip()


def test_cells_are_lit_and_dice_lie_still_before_the_ball_moves(slow):
    press(slow, "answer:defense_call:B")
    assert slow.dice.accessibleName() == "The dice are rolling"
    until(slow, "Step")
    assert "offensive" in slow.dice.accessibleName()
    models = [model for chart in slow.charts.values() for model in chart._own.values()]
    assert sum(bool(model.lit_sections(Qt.Orientation.Vertical)) for model in models) == 2


def test_the_banner_is_in_the_team_s_name_and_goes_with_a_key(slow):
    press(slow, "answer:defense_call:B")
    until(slow, "Hail")
    banner = slow.scene.banner
    assert (banner.moment.title, banner.moment.side) == ("touchdown", Side.HOME)
    assert banner.isVisible()
    focus = slow.focusWidget()
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert not banner.isVisible()
    assert not slow.stage.telling


def test_any_key_skips_to_the_end_at_once(slow):
    press(slow, "answer:defense_call:B")
    QTest.keyClick(slow, Qt.Key.Key_F7)
    assert not slow.stage.telling
    assert slow.scene._ball.x() == along(27)


@pytest.fixture
def long(seated):
    """A slow table in the middle of a longer game, its first play just called."""
    window = seated(fake_session())
    window.curtain.wanted = False
    window.activateWindow()
    press_all(window, "answer:coin_toss:kick", "answer:offense_call:2")
    window.scene.animator.speed = "slow"
    press(window, "answer:defense_call:B")
    assert window.stage.telling
    return window


def test_an_answer_key_during_the_telling_answers_what_is_asked_then(long):
    session = long.controller.session
    QTest.keyClick(long, "3")
    assert session.halves == {0: "3"}
    assert not long.stage.telling
    QTest.keyClick(long, "c")
    assert session.pending.kind == "penalty"


def test_no_key_is_doubled(long):
    session = long.controller.session
    QTest.keyClick(long, "b")  # an answer of the question before, and none of this one
    assert session.halves == {}
    assert session.plays == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_that_presses_what_has_the_ring_only_skips(long, key):
    session = long.controller.session
    QTest.keyClick(long.focusWidget(), key)
    assert not long.stage.telling
    assert session.halves == {}
    QTest.keyClick(long.focusWidget(), key)
    assert session.halves == {0: "1"}


def test_a_click_on_a_button_that_goes_only_skips(long):
    gone = long.findChild(QWidget, "answer:defense_call:B")
    QTest.mouseClick(gone, Qt.MouseButton.LeftButton)
    assert not long.stage.telling
    assert long.controller.session.halves == {}
    press(long, "answer:offense_call:4")
    assert long.controller.session.halves == {0: "4"}


def test_a_click_elsewhere_skips_and_does_its_work(long):
    QTest.mouseClick(long.field.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not long.stage.telling


def test_an_undo_is_shown_at_once(long):
    long.controller.undo()
    assert not long.stage.telling
    assert long.controller.session.plays == 1
    assert text_of(long, "question") == "Notre Dame: Which play do you call?"
    assert "7 yards" not in text_of(long, "story")


def test_another_game_drops_the_telling(long):
    long.controller.seat(fake_session())
    assert not long.stage.telling
    assert text_of(long, "question").startswith("Michigan State: ")
    assert not long.scene.animator.running


def test_a_frame_without_news_waits_for_the_end_of_the_telling(long):
    question = text_of(long, "question")
    long.controller.ask_always(False)
    assert long.stage.telling
    assert text_of(long, "question") == question
    long.stage.skip()
    assert text_of(long, "question") != question


@pytest.mark.parametrize("moments", ["brief", "none"])
def test_with_fewer_moments_result_and_next_question_are_there_at_once(slow, moments):
    slow._use_moments(moments)
    press(slow, "answer:defense_call:B")
    assert not slow.stage.telling
    assert not slow.scene.animator.running
    assert slow.turned_up.isHidden()
    assert slow.scene._ball.x() == along(27)
    assert "touchdown" in slow.result.line.text()
    assert (slow.scene.banner.moment is not None) == (moments == "brief")


def test_with_fewer_moments_the_way_of_the_ball_is_drawn_after_it_lies_still(slow):
    slow._use_moments("brief")
    press(slow, "answer:defense_call:B")
    way = slow.scene._way
    assert way.drawn == 0.0
    assert way._seen().isEmpty()
    way._drawing.setCurrentTime(way._drawing.duration() // 2)
    assert way._seen().currentPosition().x() == pytest.approx(along(23.5), abs=1)
    way._drawing.setCurrentTime(way._drawing.duration())
    assert way.drawn == 1.0
    assert way._seen() == way._path


def test_without_animation_nobody_waits(slow):
    slow.scene.animator.speed = "off"
    press(slow, "answer:defense_call:B")
    assert not slow.stage.telling
    assert slow.scene.banner.moment.title == "touchdown"
    assert "touchdown" in text_of(slow, "story")


def test_the_field_is_as_large_at_every_question(seated):
    window = seated(fake_session())
    sizes = set()
    for name in ("coin_toss:kick", "offense_call:2", "defense_call:B", "offense_call:3", "defense_call:C"):
        settle()
        sizes.add(window.field.size().toTuple())
        press(window, f"answer:{name}")
    window.controller.noticed.emit("a sentence that takes room")
    settle()
    sizes.add(window.field.size().toTuple())
    window.controller.step(-1)
    settle()
    sizes.add(window.field.size().toTuple())
    assert len(sizes) == 1
    assert live_answers(window) == []
