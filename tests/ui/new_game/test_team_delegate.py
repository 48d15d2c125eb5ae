"""A team's name that is longer than its list is wide."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from bowlbound_desktop.play.teams.shelf import TeamEntry
from bowlbound_desktop.ui.new_game.team_delegate import PAD, TeamDelegate
from bowlbound_desktop.ui.new_game.team_model import TeamModel

ROOM = QRect(0, 0, 200, 40)
ELLIPSIS = 6
"""A width within that of an ellipsis."""


def test_a_long_name_ends_in_an_ellipsis(qtbot):
    view = QListView()
    qtbot.addWidget(view)
    model = TeamModel((TeamEntry(id="long", name="W" * 60, colours=("#102030", "#f0f0f0")),), view)
    option = QStyleOptionViewItem()
    option.rect, option.font, option.widget = ROOM, view.font(), view
    picture = QImage(ROOM.size(), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    TeamDelegate(view).paint(painter, option, model.index(0))
    painter.end()
    end = ROOM.right() - PAD
    above_the_dots = range(PAD + 2, PAD + 6)
    seen = {picture.pixelColor(x, y).name() for x in range(end - ELLIPSIS, end) for y in above_the_dots}
    assert seen == {"#ffffff"}
