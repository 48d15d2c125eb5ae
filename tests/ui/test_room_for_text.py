"""Nothing is cut and nothing overlaps: every page and dialog, at both sizes, with plain and large text."""

import random

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QTabBar, QTabWidget, QWidget

from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.storage.game_files import file_of, keep_game, leave_game
from bowlbound_desktop.ui.app import make_application, seat_session
from bowlbound_desktop.ui.help.window import show_about, show_help
from bowlbound_desktop.ui.labels import dressed, wrapping
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from bowlbound_desktop.ui.preferences import wish
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.saved.dialog import SavedGamesDialog
from bowlbound_desktop.ui.settings_dialog import SettingsDialog
from tests.shelf import SYSTEMS
from tests.shelf import wish as wish_for
from tests.ui.conftest import press, text_of
from tests.ui.room_for_text import SIZES, TEXTS, TextSize, item_widgets, nameless, trouble_in

LONG = "1967-southern-california"


@pytest.fixture(scope="module", params=TEXTS, ids=lambda percent: f"text-{percent}")
def text_size(request, qapp):
    make_application()
    with TextSize(request.param):
        yield request.param


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A player who has some games."""
    with pytest.MonkeyPatch.context() as patch:
        path = tmp_path_factory.mktemp("player")
        patch.setenv("BOWLBOUND_HOME", str(path))
        for seed in range(4):
            session = open_table(wish_for(seed=seed, home=LONG))
            keep_game(session)
            save = file_of(session)
            leave_game(session)
            if seed < 3:
                save.write_text(save.read_text().replace("over = false", "over = true", 1))
        (path / "saves" / "broken.toml").write_text("format = [")
        wish("animation", "off")
        yield path


def closed(window):
    """All views have real models and names for screen readers; then the window goes."""
    assert item_widgets(window) == []
    assert nameless(window) == []
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.usefixtures("folder", "text_size")
class TestNothingIsCut:
    def test_on_the_first_page(self):
        program = Program()
        program.show_start()
        for size in SIZES:
            program.window.resize(*size)
            assert trouble_in(program.window) == [], size
        assert program.window.findChild(QPushButton, "start:more:over")
        closed(program.window)

    @pytest.mark.parametrize("key", SYSTEMS)
    def test_in_the_form_for_a_new_game(self, key):
        dialog = NewGameDialog(None, key)
        dialog.resize(1045, 665)
        dialog.show()
        pages = dialog.findChild(QTabWidget, "new:pages")
        for page in range(pages.count()):
            if pages.isTabVisible(page):
                pages.setCurrentIndex(page)
                assert trouble_in(dialog) == [], pages.tabText(page)
        closed(dialog)

    def test_in_the_list_of_saved_games(self):
        dialog = SavedGamesDialog()
        dialog.show()
        shelves = dialog.findChild(QTabBar, "saved:shelves")
        for shelf in range(shelves.count()):
            shelves.setCurrentIndex(shelf)
            assert trouble_in(dialog) == [], shelves.tabText(shelf)
        closed(dialog)

    @pytest.mark.parametrize("make", [SettingsDialog, show_help, show_about])
    def test_in_settings_help_and_about(self, make):
        dialog = make(None)
        dialog.show()
        assert trouble_in(dialog) == []
        closed(dialog)

    def test_at_the_table_with_each_dock_open(self):
        window = seat_session(at_a("penalty", home=LONG), fresh=False)
        window.show()
        for size in SIZES:
            window.resize(*size)
            for dock in window.docks.every():
                dock.show()
                dock.raise_()
                assert trouble_in(window) == [], (size, dock.windowTitle())
        closed(window)

    def test_at_the_table_with_own_dice_and_all_plays_in_sight(self):
        window = seat_session(open_table(wish_for(seed=4, dice="typed")), fresh=False)
        window.curtain.wanted = False
        window.show()
        window.resize(*SIZES[0])
        luck = random.Random(1)
        while getattr(window.controller.session.open_parts()[0], "kind", "") != "offense_call":
            answer_quietly(window, luck)
        assert trouble_in(window) == []
        for play in range(1, 10):
            button = window.findChild(QPushButton, f"answer:offense_call:{play}")
            assert button.visibleRegion().boundingRect().size() == button.size(), play
        for _ in range(2):
            answer_quietly(window, luck)
        assert window.findChild(QLineEdit, "roll").isVisible()
        assert trouble_in(window) == []
        closed(window)

    def test_at_the_table_when_the_game_is_over(self):
        window = seat_session(at_a("the end", system="paper-bowl"), fresh=False)
        window.show()
        for size in SIZES:
            window.resize(*size)
            assert trouble_in(window) == [], size
        press(window, "see-again")
        assert "Looking back at play" in text_of(window, "travel:text")
        assert trouble_in(window) == []
        closed(window)


def answer_quietly(window, luck):
    """Give the first answer, or throw."""
    part = window.controller.session.open_parts()[0]
    if isinstance(part, Decision):
        window.controller.choose(part.side, part.quiet or part.options[0])
    else:
        window.controller.type_roll(str(luck.choice(part.dice.throws)))


def at_a(kind, **wished):
    """A game in which a question of that kind is open, or which is over."""
    wish = wish_for(seed=4, **wished)
    session = open_table(evolve(wish, options=list(wish.game.rules.presets.values())[2]))
    luck, orders = random.Random(2), StandingOrders(always=True)
    for _ in range(5000):
        orders.settle(session)
        if session.over or (part := session.open_parts()[0]).kind == kind:
            return session
        assert isinstance(part, Decision)
        session.answer_for(part.side, part.quiet or luck.choice(part.options))
    raise AssertionError(f"no {kind} came up")


def test_the_walk_finds_what_is_wrong(qtbot):
    """A test that cannot fail is none."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 100)
    for name, place in (("narrow", QRect(0, 0, 20, 20)), ("beyond", QRect(280, 50, 200, 20))):
        label = QLabel("A text of some length", window)
        label.setObjectName(name)
        label.setGeometry(place)
    bold = wrapping(dressed(QLabel("Two lines where letters are bold", window), "bold", bold=True))
    plain = bold.fontMetrics().boundingRect("Two lines where letters are bold")
    bold.setGeometry(QRect(0, 70, plain.width() - 4, plain.height()))
    box = QComboBox(window, objectName="box", geometry=QRect(200, 0, 60, 24))
    box.addItems(["No", "An entry that is much longer than its box"])
    box.view().setFixedWidth(60)
    button = QPushButton("Press", window)
    button.setGeometry(QRect(10, 10, 120, 40))
    window.show()
    found = trouble_in(window)
    assert any("cut: QLabel narrow" in line for line in found)
    assert any("hidden in part: QLabel beyond" in line for line in found)
    assert any("lies on" in line for line in found)
    assert any("cut: QLabel bold" in line for line in found)
    assert any("cut in the list of box: 'An entry" in line for line in found)
