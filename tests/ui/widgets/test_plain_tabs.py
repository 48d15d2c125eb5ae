"""Tabs without a frame have no stray line either, wherever they are used."""

from pathlib import Path

from PySide6.QtWidgets import QTabWidget

import bowlbound_desktop.ui
from bowlbound_desktop.ui.widgets.plain_tabs import without_frame


def test_neither_a_frame_nor_a_line_is_drawn(qtbot):
    tabs = QTabWidget()
    qtbot.addWidget(tabs)
    without_frame(tabs)
    assert tabs.documentMode()
    assert not tabs.tabBar().drawBase()


def test_nobody_leaves_out_the_frame_alone():
    files = Path(bowlbound_desktop.ui.__file__).parent.rglob("*.py")
    assert [file.name for file in files if "setDocumentMode" in file.read_text(encoding="utf-8")] == [
        "plain_tabs.py"
    ]
