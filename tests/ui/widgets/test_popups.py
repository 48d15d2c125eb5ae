"""The list that a combo box opens shows every entry."""

import pytest
from PySide6.QtWidgets import QComboBox, QDialog, QVBoxLayout

from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from bowlbound_desktop.ui.settings_dialog import SettingsDialog
from bowlbound_desktop.ui.sound.extra import is_installed
from bowlbound_desktop.ui.theme import THEMES, apply_theme
from tests.ui.room_for_text import TEXTS, TextSize, cut_entries


@pytest.fixture(params=THEMES)
def coloured(request, tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    apply_theme(make_application(), THEMES[request.param])


def shown(dialog, qtbot):
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


@pytest.mark.parametrize("made", [NewGameDialog, SettingsDialog])
def test_every_choice_of_a_form_is_seen(coloured, qtbot, made):
    dialog = shown(made(), qtbot)
    boxes = [box for box in dialog.findChildren(QComboBox) if box.isVisible()]
    assert len(boxes) == (
        7 + is_installed() if made is SettingsDialog else 5
    )  # a box more where sound can be had
    assert {box.objectName(): cut_entries(box) for box in boxes} == {box.objectName(): [] for box in boxes}


@pytest.mark.parametrize("percent", TEXTS)
@pytest.mark.parametrize("rows", [1, 2, 7])
def test_the_row_at_either_end_is_seen(coloured, qtbot, percent, rows):
    with TextSize(percent):
        box = QComboBox()
        box.addItems([f"Entry {row}" for row in range(rows)])
        dialog = QDialog()
        QVBoxLayout(dialog).addWidget(box)
        shown(dialog, qtbot)
        for row in (0, rows - 1):
            box.setCurrentIndex(row)
            assert cut_entries(box) == []
