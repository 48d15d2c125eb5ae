import pytest

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.ui.board.dice_panel import DicePanel, pips
from bowlbound_desktop.ui.theme import DARK
from tests.ui.fake_game import DICE, RED_GREEN


@pytest.mark.parametrize("face", range(7))
def test_a_face_has_as_many_pips_as_it_shows(face):
    assert len(set(pips(face))) == face


def test_the_tray_keeps_the_last_throw_of_each_set(qtbot):
    tray = DicePanel(DARK)
    qtbot.addWidget(tray)
    offense, defense = (Roll(side=Side.HOME, dice=dice, purpose="play") for dice in (DICE, RED_GREEN))
    tray.show_rolls([(offense, 10), (defense, 3), (offense, 24)])
    assert tray.accessibleName() == "Dice: offensive 24, defensive 3"
    tray.resize(tray.sizeHint())
    thrown = tray.grab().toImage()
    tray.show_rolls([])
    assert tray.accessibleName() == "Dice: not thrown yet"
    assert tray.grab().toImage() != thrown
