"""The rules in force can be read at the table."""

from PySide6.QtWidgets import QTextBrowser

from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.table.rules_dialog import RulesDialog
from tests.shelf import wish
from tests.ui.room_for_text import trouble_in


def test_the_rules_of_the_game_are_shown(qtbot):
    dialog = RulesDialog(open_table(wish(seed=1, options={"kneel": True})))
    qtbot.addWidget(dialog)
    dialog.show()
    text = dialog.findChild(QTextBrowser, "rules-in-force:text").toPlainText()
    assert "Bowl Bound: 1 rule of your own" in text
    assert "Kneel-down: On [AR-I-6-A]" in text
    assert trouble_in(dialog) == []
