"""The form for a new game."""

import pytest
from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QTabWidget,
    QTextBrowser,
    QTreeView,
)

from bowlbound_desktop.games.bowlbound.spread import spread_words
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.options import option
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from bowlbound_desktop.ui.new_game.last_teams import last_teams_path
from bowlbound_desktop.ui.new_game.presets import own_presets, save_preset
from bowlbound_desktop.ui.new_game.team_model import TeamModel, TeamSearch
from bowlbound_desktop.ui.widgets.colour_button import ColourButton
from tests.shelf import SYSTEMS, Described, system
from tests.ui.conftest import text_of


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()
    return tmp_path


def form(home, qtbot):
    dialog = NewGameDialog()
    qtbot.addWidget(dialog)
    return dialog


def test_the_form_has_a_default_for_everything(home, qtbot):
    wish = form(home, qtbot).wish()
    assert (wish.home, wish.away) == ("1966-notre-dame", "1966-michigan-state")
    assert open_table(wish).open_parts()


def test_search_as_you_type(home, qtbot):
    dialog = form(home, qtbot)
    QTest.keyClicks(dialog.findChild(QLineEdit, "new:home:search"), "mich 1966")
    assert dialog.findChild(QListView, "new:home").model().rowCount() == 1
    assert dialog.wish().home == "1966-michigan-state"
    dialog.findChild(QLineEdit, "new:home:search").setText("nowhere at all")
    assert not dialog.findChild(QPushButton, "kick-off").isEnabled()


def test_a_name_that_fits_no_team_is_a_team_where_any_name_will_do(home, qtbot):
    dialog = NewGameDialog(key="nailbiter")
    qtbot.addWidget(dialog)
    box = dialog.findChild(QLineEdit, "new:home:search")
    QTest.keyClicks(box, "River Rats")
    dialog.findChild(ColourButton, "new:home:colour:1").take(QColor("#102030"))
    assert dialog.findChild(QPushButton, "kick-off").isEnabled()
    assert dialog.findChild(QLabel, "new:home:typed").text() == "River Rats"
    face = open_table(dialog.wish()).game.setup.home
    assert (face.name, face.colours[0]) == ("River Rats", "#102030")
    box.setText("mich 1966")
    assert not dialog.findChild(QLabel, "new:home:typed").isVisibleTo(dialog)
    assert dialog.wish().home == "1966-michigan-state"
    for unfit in ("#", "Agricultural and Mechanical Wildcats"):
        box.setText(unfit)
        assert not dialog.findChild(QPushButton, "kick-off").isEnabled()
        assert "at most 30 characters" in dialog.findChild(QLabel, "new:trouble").text()


def test_a_game_without_rule_options_has_no_page_for_them(home, qtbot):
    for key, wanted in {"gridiron-chaos": False, "nailbiter": True}.items():
        dialog = NewGameDialog(key=key)
        qtbot.addWidget(dialog)
        assert dialog.findChild(QTabWidget, "new:pages").isTabVisible(1) == wanted


def test_the_team_models_keep_qt_s_rules(home, qtbot):
    model = TeamModel(game("bowlbound").shelf.entries())
    search = TeamSearch(model)
    testers = [QAbstractItemModelTester(one) for one in (model, search)]
    for text in ("notre", "", "zzz", "1966"):
        search.search(text)
    assert testers


def test_the_spread_follows_the_ground(home, qtbot):
    dialog = form(home, qtbot)
    site = dialog.findChild(QComboBox, "new:site")
    told = set()
    for row in range(site.count()):
        site.setCurrentIndex(row)
        told.add(dialog.findChild(QLabel, "new:spread").text())
    assert len(told) == 3


def test_the_spread_is_told_on_both_scales_where_they_differ():
    famous = "1966-notre-dame", "1966-michigan-state"
    told = spread_words(*famous, {"site": "neutral"})
    mays = "Point spread: 1966 Notre Dame by 3.5 on the Mays scale, to which our charts play"
    assert told == f"{mays}; even on Nicely's scale"
    counted = spread_words(*famous, {"site": "neutral", "wildcard": "variable"})
    assert counted == f"{told}, which counts in this game"
    by_mays = spread_words(*famous, {"site": "neutral", "yf": "simple", "power_scale": "mays"})
    assert by_mays == f"{mays}, which counts in this game; even on Nicely's scale"
    same = spread_words("1966-notre-dame", "1966-notre-dame", {"site": "neutral"})
    assert same == "Point spread: even"


def test_the_house_league_has_a_spread_and_no_year():
    told = spread_words("house-capital-lancers", "house-cedar-foxes", {"site": "neutral"})
    assert told.startswith("Point spread: Capital Lancers by 5.5 on the Mays scale, ")
    assert told.endswith("; Capital Lancers by 7 on Nicely's scale")


def test_an_option_that_needs_another_is_grey_until_then(home, qtbot):
    dialog = form(home, qtbot)
    needy, needed = (dialog.findChild(QCheckBox, f"option:{name}") for name in ("red_zone_form", "red_zone"))
    assert not needy.isEnabled()
    assert "Red-zone defense" in needy.toolTip()
    needed.setChecked(True)
    needy.setChecked(True)
    assert dialog.wish().options["red_zone_form"] is True
    needed.setChecked(False)
    assert dialog.wish().options["red_zone_form"] is False
    assert dialog.findChild(QPushButton, "kick-off").isEnabled()


def test_options_read_as_plain_words_and_lead_to_their_page(home, qtbot):
    dialog = form(home, qtbot)
    shown = dialog.findChild(QComboBox, "option:weather")
    assert [shown.itemText(row) for row in range(3)] == ["Always fine", "By dice", "As the coaches agree"]
    dialog.findChild(QPushButton, "explain:weather").click()
    assert "Rain takes yards off" in dialog.findChild(QTextBrowser, "help:text").toPlainText()


def test_a_game_without_a_rule_does_not_offer_it(home, qtbot):
    dialog = NewGameDialog(None, "bowlbound-classic")
    qtbot.addWidget(dialog)
    assert dialog.findChild(QCheckBox, "option:nickel") is None
    assert dialog.findChild(QCheckBox, "option:fg_return").isChecked()


def test_a_game_of_bare_teams_asks_for_no_charts(home, qtbot, monkeypatch):
    class Bare:
        key, title, presets = "bare", "Bare", {"plain": {}}

        @frozen
        class options:  # noqa: N801
            length: str = option("quick", "full", rule="PB-1", text="Length")

        def read_options(self, chosen):
            return self.options(**chosen)

    shelf = game("paper-bowl").shelf
    bare = Described("bowlbound", Bare(), shelf=shelf, famous=("1966-notre-dame", "1966-army"))
    monkeypatch.setattr("bowlbound_desktop.ui.new_game.dialog.game", lambda key: bare)
    dialog = form(home, qtbot)
    dialog.show()
    assert not dialog.findChild(QTabWidget, "new:pages").isTabVisible(2)
    assert not dialog.findChild(QLabel, "new:spread").isVisible()
    assert not dialog.findChild(QComboBox, "new:site").isVisible()
    assert dialog.wish().options == {"length": "quick"}


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_preset_can_be_played(home, qtbot, key):
    dialog = NewGameDialog(None, key)
    qtbot.addWidget(dialog)
    preset = dialog.findChild(QComboBox, "new:preset")
    assert preset.count() == len(system(key).presets)
    for row in range(preset.count()):
        preset.setCurrentIndex(row)
        assert open_table(dialog.wish()).open_parts()


def test_corrections_are_chosen_one_by_one(home, qtbot):
    dialog = form(home, qtbot)
    dialog.show()
    QTest.keyClicks(dialog.findChild(QLineEdit, "new:away:search"), "air force")
    dialog.findChild(QTabWidget, "new:pages").setCurrentIndex(2)
    model = dialog.findChild(QTreeView, "new:corrections:list").model()
    tester = QAbstractItemModelTester(model)
    told = {model.index(row, 0).data(): model.index(row, 1).data() for row in range(model.rowCount())}
    assert told["CC-01"].startswith("1970 Air Force, offense, column 7, row 16: 6 (green) becomes")
    row = list(told).index("CC-01")
    assert model.setData(model.index(row, 0), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert dialog.wish().choices == {"corrections": True, "without": ["CC-01"]}
    dialog.findChild(QCheckBox, "new:corrections").setChecked(False)
    assert dialog.wish().choices["corrections"] is False
    assert tester


def test_an_own_preset_is_kept(home, qtbot):
    dialog = form(home, qtbot)
    dialog.findChild(QCheckBox, "option:nickel").setChecked(True)
    dialog.findChild(QLineEdit, "preset:name").setText("Sunday")
    dialog.findChild(QPushButton, "preset:save").click()
    assert own_presets("bowlbound")["Sunday"]["nickel"] is True
    other = form(home, qtbot)
    preset = other.findChild(QComboBox, "new:preset")
    preset.setCurrentIndex(preset.findText("Sunday"))
    assert other.wish().options["nickel"] is True
    other.findChild(QPushButton, "preset:remove").click()
    assert own_presets("bowlbound") == {}
    assert preset.currentText() == "Basic"
    assert not other.findChild(QPushButton, "preset:remove").isEnabled()


def test_a_preset_that_no_longer_fits_is_said_in_a_sentence(home, qtbot):
    save_preset("bowlbound", "Old", {"kneel": "perhaps"})
    dialog = form(home, qtbot)
    preset = dialog.findChild(QComboBox, "new:preset")
    preset.setCurrentIndex(preset.findText("Old"))
    assert "no longer fits" in text_of(dialog, "message")
    assert open_table(dialog.wish()).open_parts()


def test_nicknames_and_abbreviations_find_a_team_and_the_best_match_is_picked(home, qtbot):
    dialog = form(home, qtbot)
    QTest.keyClicks(dialog.findChild(QLineEdit, "new:away:search"), "usc 1972")
    assert dialog.wish().away == "1972-southern-california"
    assert dialog.wish().home == "1966-notre-dame"


def test_the_form_begins_with_the_teams_that_met_last_in_this_game(home, qtbot):
    dialog = form(home, qtbot)
    dialog.findChild(QLineEdit, "new:home:search").setText("bama 1979")
    dialog.accept()
    again = form(home, qtbot)
    assert (again.wish().home, again.wish().away) == ("1979-alabama", "1966-michigan-state")
    system = again.findChild(QComboBox, "new:system")
    system.setCurrentIndex(system.findData("gridiron-chaos"))
    assert again.wish().home == game("gridiron-chaos").famous[0]
    system.setCurrentIndex(system.findData("bowlbound"))
    assert again.wish().home == "1979-alabama"


@pytest.mark.parametrize("text", ["bowlbound = 3\n", "bowlbound = ['nobody', 'else']\n", "no toml"])
def test_a_damaged_list_of_last_teams_is_no_trouble(home, qtbot, text):
    last_teams_path().write_text(text)
    assert form(home, qtbot).wish().home == "1966-notre-dame"


def test_every_coach_has_a_line_that_says_how_he_plays(home, qtbot):
    dialog = form(home, qtbot)
    box = dialog.findChild(QComboBox, "new:coach:away")
    for place in range(box.count()):
        box.setCurrentIndex(place)
        note = text_of(dialog, "new:coach:away:note")
        assert bool(note) == (box.currentData() != "person")
    assert note.endswith("Beats Strong in 59 of 100 games.")
