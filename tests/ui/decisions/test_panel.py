from io import StringIO

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QScrollArea, QWidget

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.access.voice import voice
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.decisions.panel import DecisionPanel
from bowlbound_desktop.ui.frame.question import Choice, Question, ask_chance
from bowlbound_desktop.ui.theme import DARK, LIGHT, colour_program
from tests.shelf import wish
from tests.ui.conftest import fake_session, live_answers, press, press_all
from tests.ui.fake_game import DICE, TEAMS
from tests.ui.frame.test_question import WORDS, Roll
from tests.ui.room_for_text import settle


@pytest.fixture
def panel(qtbot):
    make_application()
    made = DecisionPanel(DARK)
    made.resize(700, 260)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.heard = []
    made.chosen.connect(lambda side, answer: made.heard.append((side, answer)))
    made.typed.connect(made.heard.append)
    return made


def question(*options, **more):
    choices = tuple(Choice(option=option, label=option.title(), key=option[0].upper()) for option in options)
    return Question(heading="Well?", side=Side.HOME, kind="try", choices=choices, **more)


def button(panel, name):
    return panel.findChild(QPushButton, name)


def test_a_click_tells_side_and_option(panel):
    panel.show_question(question("kick", "two"))
    press(panel, "answer:try:two")
    assert panel.heard == [(Side.HOME, "two")]


def test_a_key_answers_too(panel, qtbot):
    panel.show_question(question("kick", "two"))
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    QTest.keyClick(panel, Qt.Key.Key_T)
    assert panel.heard == [(Side.HOME, "two")]


def test_the_quiet_answer_has_the_keyboard(panel, qtbot):
    panel.show_question(question("call", "no", quiet="no"))
    panel.activateWindow()
    qtbot.waitUntil(button(panel, "answer:try:no").hasFocus)
    QTest.keyClick(button(panel, "answer:try:no"), Qt.Key.Key_Space)
    assert panel.heard == [(Side.HOME, "no")]


def test_a_barred_option_is_disabled_and_says_why(panel):
    barred = Choice(option="spike", label="Spike", barred="The clock stands already")
    panel.show_question(Question(heading="", side=Side.HOME, kind="offense_call", choices=(barred,)))
    shown = button(panel, "answer:offense_call:spike")
    assert not shown.isEnabled()
    assert shown.toolTip() == "The clock stands already"


def test_several_options_are_joined_in_their_order(panel):
    panel.show_question(question("none", "22", "23", "24", most=2, quiet="none"))
    press_all(panel, "answer:try:24", "answer:try:22")
    assert not button(panel, "answer:try:23").isEnabled()
    press(panel, "answer:try:ok")
    assert panel.heard == [(Side.HOME, "22+24")]


def test_naming_none_is_the_quiet_answer(panel):
    panel.show_question(question("none", "22", "23", most=2, quiet="none"))
    press(panel, "answer:try:ok")
    press(panel, "answer:try:none")
    assert panel.heard == [(Side.HOME, "none"), (Side.HOME, "none")]


def test_without_a_quiet_answer_something_must_be_named(panel):
    panel.show_question(question("22", "23", most=2))
    assert not button(panel, "answer:try:ok").isEnabled()
    press(panel, "answer:try:22")
    assert button(panel, "answer:try:ok").isEnabled()


def test_every_answer_of_a_long_list_has_its_button(panel):
    options = tuple(map(str, range(60)))
    panel.show_question(question(*options))
    for option in options:
        press(panel, f"answer:try:{option}")
    assert [answer for _, answer in panel.heard] == list(options)


def test_own_dice_are_typed(panel):
    panel.show_question(ask_chance(Roll(side=Side.HOME, dice=DICE, purpose="play"), WORDS, TEAMS))
    box = panel.findChild(QLineEdit, "roll")
    press(panel, "roll:ok")
    QTest.keyClicks(box, "24")
    press(panel, "roll:ok")
    assert panel.heard == ["24"]


def test_own_dice_need_no_scroll_bar_where_more_answers_than_fit_were_shown_before(panel):
    colour_program(DARK)  # a style sheet makes Qt ask labels anew how high they are
    panel.resize(500, 180)
    panel.show_question(question(*(letter * 9 for letter in "abcdefghijklmnopqrst")))
    settle()
    bar = panel.findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    roll = Roll(side=Side.HOME, dice=DICE, purpose="play")
    panel.show_question(evolve(ask_chance(roll, WORDS, TEAMS), note="Type the total, 10 to 39"))
    settle()
    assert bar.maximum() == 0


def test_a_finished_game_leads_to_its_page(panel, qtbot):
    panel.show_question(Question(heading="Final score", over=True))
    with qtbot.waitSignal(panel.summary_wanted):
        press(panel, "final-page")


def test_enter_presses_the_answer_that_has_the_ring(panel, qtbot):
    panel.show_question(question("call", "no", quiet="no"))
    panel.activateWindow()
    qtbot.waitUntil(button(panel, "answer:try:no").hasFocus)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(button(panel, "answer:try:no"), key)
    assert panel.heard == [(Side.HOME, "no")] * 2


def test_a_key_with_shift_answers_too(panel, qtbot):
    panel.show_question(question("kick", "two"))
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    QTest.keyClick(panel, Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    assert panel.heard == [(Side.HOME, "two")]


def test_the_ring_lies_on_the_answer_that_brings_more_yards(table):
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    press_all(table, "answer:offense_call:3", "answer:defense_call:C")
    table.activateWindow()
    QCoreApplication.processEvents()
    assert table.focusWidget().objectName() == "answer:penalty:1"  # 15 yards against 7


def test_a_wrong_throw_is_told_in_a_sentence_and_can_be_typed_again(seated):
    window = seated(fake_session(dice="typed"))
    press_all(window, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    for text in ("99", "nonsense"):
        box = window.findChild(QLineEdit, "roll")
        box.clear()
        QTest.keyClicks(box, text)
        QTest.keyClick(box, Qt.Key.Key_Return)
        QCoreApplication.processEvents()
        message = window.findChild(QWidget, "message")
        assert message.isVisible()
        assert text in message.text()
        assert message.visibleRegion().boundingRect().size() == message.size()
    box.clear()
    QTest.keyClicks(box, "24")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert not window.messages.isVisible()


def test_it_can_be_painted_in_both_themes(panel):
    panel.show_question(question("kick", "two"))
    dark = panel.grab().toImage()
    panel.set_theme(LIGHT)
    assert panel.grab().toImage() != dark


def test_a_timeout_can_be_ordered_by_key_where_it_is_not_asked(seated, qtbot):
    window = seated(open_table(wish(seed=5)), always=False)
    press(window, "answer:coin_toss:kick")
    while not window.findChild(QWidget, "answer:offense_call:1"):
        press(window, live_answers(window)[0].objectName())
    order = window.findChild(QWidget, "order:timeout")
    assert order.isVisible()
    window.activateWindow()
    QCoreApplication.processEvents()
    qtbot.keyClick(window, "t")
    side = window.controller.session.open_parts()[0].side
    assert order.isChecked()
    assert window.controller.orders.wishes_timeout(window.controller.session, side)


def test_asking_everything_is_remembered(seated):
    window = seated(fake_session(), always=False)
    press(window, "order:always")
    assert window.controller.orders.always
    assert seated(fake_session(), always=False).controller.orders.always


def test_a_foul_is_called_by_its_name(table):
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    press_all(table, "answer:offense_call:3", "answer:defense_call:C")
    assert table.findChild(QWidget, "answer:penalty:1").text() == "Take DEF 15"


def test_one_of_many_answers_is_typed(table):
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    press_all(table, "answer:offense_call:3", "answer:defense_call:C", "answer:penalty:decline")
    box = table.findChild(QLineEdit, "type:fake_numbers")
    for number in ("22", "24", "nonsense"):
        QTest.keyClicks(box, number)
        QTest.keyClick(box, Qt.Key.Key_Return)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert table.controller.session.position(3).answers == ("22+24",)


def numbers(panel):
    """A question with a hundred numbers, every fifth with a button, and every tenth beyond 30."""
    choices = tuple(
        Choice(option=str(yards), label=f"{yards} yards", help="short" if yards < 15 else "out of bounds")
        for yards in range(100)
    )
    asked = Question(
        heading="Yards?", side=Side.HOME, kind="corner", choices=choices, quiet="0", numbers=True
    )
    panel.show_question(asked)
    return panel.findChild(QLineEdit, "type:corner"), panel.findChild(QLabel, "typed:told")


def test_a_number_shows_what_it_brings_before_it_is_taken(panel):
    box, told = numbers(panel)
    shown = [int(button.choice.option) for button in live_answers(panel)]
    assert shown == [0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90]
    QTest.keyClicks(box, "14")
    assert told.text() == "short"
    box.clear()
    QTest.keyClicks(box, "17")
    assert told.text() == "out of bounds"
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert panel.heard == [(Side.HOME, "17")]


def test_numbers_stand_alone_on_their_buttons_and_whole_in_their_names(panel):
    numbers(panel)
    buttons = {button.choice.option: button for button in live_answers(panel)}
    assert (buttons["20"].text(), buttons["20"].accessibleName()) == ("20", "20 yards")
    assert "Yards:" in [label.text() for label in panel.findChildren(QLabel)]


def test_a_button_of_many_says_what_it_brings_beside_the_box(panel):
    _, told = numbers(panel)
    for option, words in (("10", "short"), ("20", "out of bounds")):
        button = panel.findChild(QWidget, f"answer:corner:{option}")
        QCoreApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
        assert told.text() == words


def test_a_wrong_typed_answer_is_told(panel):
    box, told = numbers(panel)
    QTest.keyClicks(box, "far")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert told.text() == "“far” is not one of the answers."
    assert panel.heard == []


def test_a_wrong_typed_answer_is_announced(panel):
    box, _ = numbers(panel)
    voice().paper = StringIO()
    QTest.keyClicks(box, "far")
    QTest.keyClick(box, Qt.Key.Key_Return)
    said, voice().paper = voice().paper.getvalue(), None
    assert said == "“far” is not one of the answers.\n"


def test_the_placeholder_is_not_cut(panel):
    box, _ = numbers(panel)
    assert box.fontMetrics().horizontalAdvance(box.placeholderText()) < box.width() - 8


def test_a_total_that_was_sent_is_selected_lest_it_was_refused(panel):
    panel.show_question(ask_chance(Roll(side=Side.HOME, dice=DICE, purpose="play"), WORDS, TEAMS))
    box = panel.findChild(QLineEdit, "roll")
    QTest.keyClicks(box, "99")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.selectedText() == "99"
    assert panel.heard == ["99"]
