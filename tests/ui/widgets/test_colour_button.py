"""The colour of a button can be seen even where it cannot be changed."""

from PySide6.QtGui import QIcon

from bowlbound_desktop.ui.widgets.colour_button import SIDE, ColourButton


def test_a_colour_that_cannot_be_changed_is_not_painted_grey(qtbot):
    button = ColourButton("colour", "First colour", "#041e42")
    qtbot.addWidget(button)
    painted = button.icon().pixmap(SIDE, SIDE, QIcon.Mode.Disabled).toImage()
    assert painted.pixelColor(SIDE // 2, SIDE // 2).name() == "#041e42"
