"""A drive by ear: a script hears what is announced, and finds the answers in the accessibility tree alone.

`benchmarks/by_ear.py` plays a whole game so, from another program.
"""

import random
from functools import partial
from io import StringIO

import pytest
from PySide6.QtGui import QAccessible

from bowlbound_desktop.kernel.requests import Together
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.access.voice import voice
from tests.shelf import SYSTEMS, wish
from tests.ui.access.tree import item_of, items, press
from tests.ui.robot import wait_for_the_computer
from tests.ui.room_for_text import settle

GROUP, BUTTON = QAccessible.Role.Border, QAccessible.Role.Button
ANSWERS = 10


@pytest.fixture
def heard():
    """Everything that is announced."""
    voice().paper = StringIO()
    yield lambda: voice().paper.getvalue().splitlines()
    voice().paper = None


def is_asked_anew(heard, before):
    """Whether a question has come since then."""
    return len(heard()) > len(before) and heard()[-1].endswith("?")


def answers_to(question, window):
    """The buttons of the group that the question names."""
    groups = [item for item in items(window) if item.role is GROUP and item.name]
    asked = next(item for item in groups if question.startswith(item.name))
    return [item for item in items(asked.node.object()) if item.role is BUTTON and item.live]


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_game_is_played_by_ear(seated, heard, qtbot, key):
    window = seated(open_table(wish(key, seed=6, coaches={"away": "book"}), aside=True), always=False)
    luck = random.Random(6)
    wait_for_the_computer(window)
    for _ in range(ANSWERS):
        lines = heard()
        assert lines[-1].endswith("?")
        press(luck.choice(answers_to(lines[-1], window)))
        qtbot.waitUntil(partial(is_asked_anew, heard, lines), timeout=20_000)
    assert window.controller.session.plays > 3
    assert any("yard" in line for line in heard())


def test_what_is_on_the_board_can_be_read(seated):
    session = open_table(wish(seed=6, coaches={"away": "book"}), aside=True)
    window = seated(session, size=(1920, 1080), always=False)
    settle()
    window.controller.choose(window.controller.session.open_parts()[0].side, "receive")
    wait_for_the_computer(window)
    found = [item for item in items(window) if item.role is not QAccessible.Role.PageTab]
    said = {item.name: item for item in found}
    assert "Ball on Notre Dame 18, 1st and 10, Notre Dame moving right" in said
    assert "1966 Notre Dame: 0 points, 3 timeouts left, has the ball" in said
    assert said["Scoreboard"].description == (
        "Michigan State 0, Notre Dame 0. "
        "Notre Dame, 1st and 10 at Notre Dame 18. 14:50 left in the 1st quarter."
    )
    assert any(name.startswith("Dice: offensive 33") for name in said)
    assert [item.name for item in found if item.role is QAccessible.Role.ProgressBar] == ["Win chance"]


def test_a_lit_cell_says_so(seated):
    window = seated(open_table(wish(seed=6, coaches={"away": "book"}), aside=True), always=False)
    window.controller.choose(window.controller.session.open_parts()[0].side, "receive")
    wait_for_the_computer(window)
    models = [model for chart in window.charts.values() for model in chart._own.values()]
    lit = [
        model._spoken(row, column)
        for model in models
        for row in range(model.rowCount())
        for column in range(model.columnCount())
        if model._spoken(row, column).endswith(", lit")
    ]
    assert lit == ["33, kickoff_return, green, 14, lit", "35, kickoff, green, 66, lit"]
    assert item_of(QAccessible.queryAccessibleInterface(window)).name == window.windowTitle()


@pytest.mark.parametrize("key", ["bowlbound", "paper-bowl"])
def test_two_people_open_the_curtain_by_ear(seated, heard, qtbot, key):
    session, luck = open_table(wish(key, seed=2)), random.Random(2)
    while not isinstance(session.pending, Together):
        part = session.open_parts()[0]
        session.answer_for(part.side, part.options[0])
    window = seated(session, always=False)
    for halves in (1, 0):
        assert window.curtain.isVisible()
        question = heard()[-1]
        assert question.endswith("look away.")
        press(next(item for item in items(window) if item.name.startswith("Open the curtain for ")))
        qtbot.waitUntil(lambda: not window.curtain.isVisible(), timeout=20_000)
        press(luck.choice(answers_to(question, window)))
        qtbot.waitUntil(lambda halves=halves: len(session.halves) == halves, timeout=20_000)
