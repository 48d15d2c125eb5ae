"""The form in which a player writes teams of his own."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMessageBox, QPushButton

from bowlbound_desktop.games.gridiron_chaos.own_rosters import is_own, own_file, roster_for_play
from bowlbound_desktop.games.register import game
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from bowlbound_desktop.ui.new_game.team_form.dialog import TeamFormDialog
from bowlbound_desktop.ui.new_game.team_form.files import SheetFiles
from tests.ui.conftest import press, text_of
from tests.ui.room_for_text import trouble_in

CHAOS = game("gridiron-chaos")


@pytest.fixture
def form(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    dialog = TeamFormDialog(None, CHAOS, CHAOS.team_form)
    dialog.show()
    qtbot.waitExposed(dialog)
    yield dialog
    dialog.close()
    dialog.deleteLater()


def write(form, key, text):
    box = form.findChild(QLineEdit, f"team:{key}")
    box.selectAll()
    QTest.keyClicks(box, text)


def is_on(form, name):
    return form.findChild(QPushButton, f"team:{name}").isEnabled()


def test_a_shipped_team_can_be_read_and_copied_but_not_written(form):
    assert form.findChild(QLineEdit, "team:A").text() == "Tony Dorsett"
    assert form.findChild(QLineEdit, "team:A").isReadOnly()
    assert "duplicate it" in text_of(form, "team:said")
    assert is_on(form, "duplicate")
    assert not is_on(form, "save")
    assert not is_on(form, "throw-away")


def test_a_copy_is_written_on_and_kept(form):
    press(form, "team:duplicate")
    write(form, "name", "Desk Cowboys")
    write(form, "A", "Drew Pearson")
    press(form, "team:save")
    assert text_of(form, "team:said") == "Desk Cowboys is saved."
    kept = roster_for_play("desk-cowboys")
    assert (kept.player("A"), kept.player("AA")) == ("Drew Pearson", "Drew Pearson")


def test_what_is_missing_is_said_and_nothing_is_kept_until_it_is_there(form):
    press(form, "team:new")
    assert text_of(form, "team:said") == "Name has no name yet."
    assert not is_on(form, "save")
    assert not is_on(form, "import")
    press(form, "team:revert")
    assert form.findChild(QLineEdit, "team:A").text() == "Tony Dorsett"
    assert is_on(form, "import")


def test_a_team_goes_to_the_trash_and_comes_back(form):
    press(form, "team:duplicate")
    press(form, "team:save")
    press(form, "team:throw-away")
    assert not is_own("dallas-cowboys-1978-copy")
    press(form, "team:trash")
    press(form, "trash:bring-back")
    assert is_own("dallas-cowboys-1978-copy")
    assert form.findChild(QLineEdit, "team:name").text() == "Dallas Cowboys 1978 copy"


def test_a_team_goes_into_a_file_and_comes_from_one(form, tmp_path):
    files = form.findChild(SheetFiles)
    files.write(CHAOS.team_form.sheet("2001-st-louis-rams"), tmp_path / "rams.csv")
    assert text_of(form, "team:said") == "Written: rams.csv"
    files.read(tmp_path / "rams.csv")
    assert own_file("st-louis-rams-2001").exists()
    (tmp_path / "rams.csv").write_text("nonsense", encoding="utf-8")
    files.read(tmp_path / "rams.csv")
    assert text_of(form, "team:said").startswith("Nothing was imported: rams.csv")


def test_closing_asks_about_what_was_written_and_not_saved(form):
    press(form, "team:duplicate")
    form.reject()
    box = form.findChild(QMessageBox, "team-unsaved")
    assert form.isVisible()
    assert "not saved" in box.text()
    press(box, "team-unsaved:close-without-saving")
    assert not form.isVisible()


def test_everything_in_the_form_has_room(form):
    assert trouble_in(form) == []


def test_the_form_is_offered_where_the_game_has_one(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    for key in ("gridiron-chaos", "paper-bowl"):
        dialog = NewGameDialog(None, key)
        dialog.show()
        qtbot.waitExposed(dialog)
        assert dialog.findChild(QPushButton, "new:edit-teams").isVisible() == (key == "gridiron-chaos")
        dialog.close()
        dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_team_that_was_written_can_be_played_at_once(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    dialog = NewGameDialog(None, "gridiron-chaos")
    dialog.show()
    qtbot.waitExposed(dialog)
    press(dialog, "new:edit-teams")
    form = dialog.findChild(TeamFormDialog)
    press(form, "team:duplicate")
    press(form, "team:save")
    press(form, "team:close")
    search = dialog.findChild(QLineEdit, "new:home:search")
    QTest.keyClicks(search, "copy")
    assert dialog.wish().home == "dallas-cowboys-1978-copy"
    dialog.close()
    dialog.deleteLater()
