"""A tab bar that keeps its pictures looks as Qt paints it, whatever changes."""

import pytest
from PySide6.QtWidgets import QTabBar

from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.theme import DARK, LIGHT, apply_theme
from bowlbound_desktop.ui.widgets.pictured_tabs import PicturedTabs


@pytest.fixture
def bars(qtbot):
    """A bar that keeps pictures, and one that does not."""
    app = make_application()
    apply_theme(app, DARK)
    plain = QTabBar()
    plain.setDrawBase(False)
    made = PicturedTabs(), plain
    for bar in made:
        qtbot.addWidget(bar)
        for name in ("Offense", "Defense", "Special"):
            bar.addTab(name)
        bar.resize(300, 26)
        bar.show()
    yield made
    apply_theme(app, DARK)


def looks(bars):
    return [bar.grab().toImage() for bar in bars]


def test_it_looks_as_any_tab_bar(bars):
    ours, plain = looks(bars)
    assert ours == plain


def test_another_tab_in_front_is_another_picture(bars):
    before, _ = looks(bars)
    for bar in bars:
        bar.setCurrentIndex(1)
    ours, plain = looks(bars)
    assert ours == plain != before


def test_other_names_another_width_and_other_colours_are_painted_anew(bars):
    seen = looks(bars)[:1]
    for change in (
        lambda bar: bar.setTabText(0, "Kicks"),
        lambda bar: bar.resize(420, 26),
        lambda bar: apply_theme(make_application(), LIGHT),
    ):
        for bar in bars:
            change(bar)
        ours, plain = looks(bars)
        assert ours == plain
        assert ours not in seen
        seen.append(ours)
