"""Enter in a form never throws away what was filled in."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage.game_files import keep_game
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from bowlbound_desktop.ui.room.name_dialog import NameDialog
from bowlbound_desktop.ui.saved.dialog import SavedGamesDialog
from bowlbound_desktop.ui.settings_dialog import SettingsDialog
from bowlbound_desktop.ui.widgets.trash_dialog import TrashDialog
from tests.shelf import wish

MOST_FIELDS = 40


@pytest.fixture
def shown(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()

    def show(dialog):
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return show


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)


def walk_through(dialog, field):
    """Tab through every field and button, back to where it began."""
    field.setFocus()
    for _ in range(MOST_FIELDS):
        press(Qt.Key.Key_Tab)
        if QApplication.focusWidget() is field:
            return
    pytest.fail("Tab does not come back")


def default_of(dialog):
    return [button.text() for button in dialog.findChildren(QPushButton) if button.isDefault()]


def test_enter_after_a_search_without_a_match_keeps_the_form(shown):
    dialog = shown(NewGameDialog())
    search = dialog.findChild(QLineEdit, "new:home:search")
    QTest.keyClicks(search, "nowhere")
    walk_through(dialog, search)
    press(Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert default_of(dialog) == ["&Kick off"]
    search.clear()
    press(Qt.Key.Key_Enter)
    assert dialog.result() == NewGameDialog.DialogCode.Accepted


def test_enter_without_a_name_keeps_the_form(shown):
    dialog = shown(NameDialog(None, "Copy", "A name for the copy"))
    walk_through(dialog, dialog.findChild(QLineEdit, "name:school"))
    press(Qt.Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClicks(QApplication.focusWidget(), "Navy")
    press(Qt.Key.Key_Return)
    assert dialog.result() == NameDialog.DialogCode.Accepted


@pytest.mark.parametrize("made", [NewGameDialog, SettingsDialog])
def test_enter_on_cancel_cancels(shown, made):
    dialog = shown(made())
    cancel = next(button for button in dialog.findChildren(QPushButton) if "Cancel" in button.text())
    cancel.setFocus()
    press(Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.result() == made.DialogCode.Rejected


def test_enter_on_close_opens_no_game(shown, qtbot):
    keep_game(open_table(wish(seed=4)))
    dialog = shown(SavedGamesDialog())
    assert dialog.findChild(QPushButton, "saved:open").isEnabled()
    dialog.findChild(QPushButton, "saved:close").setFocus()
    with qtbot.assertNotEmitted(dialog.opened):
        press(Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_escape_still_leaves(shown):
    dialog = shown(TrashDialog(None, ()))
    assert default_of(dialog) == ["&Put back"]
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
