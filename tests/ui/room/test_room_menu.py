"""The entries of the chart room's menus."""

from PySide6.QtGui import QAction

from tests.ui.room.chart_room import folder, home, room, window

__all__ = ["folder", "home", "room", "window"]


def entries(window):
    return [one for menu in window.menuBar().actions() for one in menu.menu().actions() if one.text()]


def test_unsaved_edits_are_discarded_by_an_entry_of_that_name(window):
    entry = window.findChild(QAction, "action:revert")
    assert entry.text().replace("&", "") == "Discard unsaved edits…"


def test_every_entry_has_one_key_at_most_and_ends_once(window):
    texts = [entry.text() for entry in entries(window)]
    assert len(texts) > 12
    assert [text for text in texts if text.count("&") > 1 or "…" in text[:-1]] == []


def test_no_two_entries_of_a_menu_share_a_key(window):
    for menu in window.menuBar().actions():
        texts = [entry.text() for entry in menu.menu().actions()]
        keys = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(keys) == len(set(keys)), texts
