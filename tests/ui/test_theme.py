import pytest

from bowlbound_desktop.ui.theme import DARK, LIGHT, contrast, readable_on

READABLE = 4.5


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
class TestEveryTextCanBeRead:
    def test_on_all_grounds(self, theme):
        for ink in (theme.text, theme.faint, theme.accent):
            for ground in (theme.window, theme.panel, theme.button):
                assert contrast(ink, ground) >= READABLE, (ink, ground)

    def test_on_the_hover_colour(self, theme):
        assert contrast(theme.text, theme.hover) >= READABLE

    def test_on_the_accent(self, theme):
        assert contrast(theme.accent_text, theme.accent) >= READABLE

    def test_in_every_cell(self, theme):
        for colour, ink in theme.cells.items():
            assert contrast(ink.fill, ink.text) >= READABLE, colour


@pytest.mark.parametrize("fill", ["#000000", "#ffffff", "#0c2340", "#c99700", "#18453b", "#777777"])
def test_names_on_team_colours_can_be_read(fill):
    assert contrast(fill, readable_on(fill)) >= READABLE
