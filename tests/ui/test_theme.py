"""Every text can be read: contrast of at least 4.5 : 1 in all colours of the program and of all teams."""

import pytest
from PySide6.QtWidgets import QPushButton

from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.preferences import CHOICES, wish
from bowlbound_desktop.ui.room.grid.palette_bar import PaletteBar
from bowlbound_desktop.ui.theme import (
    LIGHT,
    READABLE,
    apply_theme,
    chosen_theme,
    colour_words,
    contrast,
    lettering,
    readable_on,
)


@pytest.fixture(
    params=[(name, palette) for name in ("light", "dark") for palette in CHOICES["palette"]], ids="-".join
)
def theme(request, qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    name, palette = request.param
    wish("theme", name)
    wish("palette", palette)
    return chosen_theme()


def unreadable(*pairs):
    return [(ink, ground) for ink, ground in pairs if contrast(ink, ground) < READABLE]


def test_texts_on_all_grounds(theme):
    inks = (theme.text, theme.faint, theme.accent)
    grounds = (theme.window, theme.panel, theme.button)
    assert unreadable(*((ink, ground) for ink in inks for ground in grounds)) == []
    assert unreadable((theme.text, theme.hover), (theme.accent_text, theme.accent)) == []


def test_what_is_switched_off_can_still_be_read(theme):
    assert unreadable(*((theme.off, ground) for ground in (theme.window, theme.panel, theme.button))) == []


def test_cells_of_charts(theme):
    assert unreadable(*((ink.text, ink.fill) for ink in theme.cells.values())) == []


def test_figures_on_the_grass(theme):
    assert unreadable(*((theme.chalk, grass) for grass in theme.grass)) == []


def test_the_palette_of_qt_says_the_same(theme):
    app = make_application()
    apply_theme(app, theme)
    palette = app.palette()
    roles, groups = palette.ColorRole, palette.ColorGroup
    pairs = [(roles.Text, roles.Base), (roles.WindowText, roles.Window), (roles.ButtonText, roles.Button)]
    pairs += [(roles.PlaceholderText, roles.Base), (roles.HighlightedText, roles.Highlight)]
    pairs += [
        (roles.ToolTipText, roles.ToolTipBase),
        (roles.Text, roles.AlternateBase),
        (roles.Link, roles.Base),
    ]
    for group in (groups.Active, groups.Inactive, groups.Disabled):
        found = [tuple(palette.color(group, role).name() for role in pair) for pair in pairs]
        assert unreadable(*found) == [], group


def test_names_on_the_colours_of_every_team():
    for entry in game("bowlbound").shelf.entries():
        main, second = entry.colours
        assert unreadable((readable_on(main), main), (lettering(main, second), main)) == [], entry.id


@pytest.mark.parametrize("fill", ["#000000", "#ffffff", "#0c2340", "#c99700", "#18453b", "#777777"])
def test_names_on_any_colour(fill):
    assert unreadable((readable_on(fill), fill)) == []


def test_colours_are_called_as_they_look(tmp_path, monkeypatch, qtbot):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    bar = PaletteBar(LIGHT)
    qtbot.addWidget(bar)
    assert [button.text() for button in bar.findChildren(QPushButton)][1:3] == ["Green", "Red"]
    wish("palette", "colour-blind")
    bar.set_theme(chosen_theme())
    assert [button.text() for button in bar.findChildren(QPushButton)][1:3] == [
        "Blue (green)",
        "Orange (red)",
    ]


def test_reasons_call_colours_as_they_look(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    words, names = game("bowlbound").words, {Side.HOME: "Home", Side.AWAY: "Away"}
    assert Narrator(words, names, colour_words()).cell("7", "green") == "7, green"
    wish("palette", "colour-blind")
    assert Narrator(words, names, colour_words()).cell("7", "green") == "7, blue (green)"
    assert Narrator(words, names, colour_words()).cell("", "white") == "empty, white"
