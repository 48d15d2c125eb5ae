"""Emblems are drawn in the colours of their team, at any size."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.looks.emblem import KINDS
from bowlbound_desktop.ui.widgets.emblem import EmblemView, draw_emblem

GROUND = "#00ff00"
RED, GOLD = "#990000", "#ffc72c"


def drawn(kind, side, initials="SC"):
    picture = QImage(side, side, QImage.Format.Format_RGB32)
    picture.fill(QColor(GROUND))
    painter = QPainter(picture)
    draw_emblem(painter, QRectF(picture.rect()), (RED, GOLD), initials, kind)
    painter.end()
    return [picture.pixelColor(x, y).name() for x in range(side) for y in range(side)]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("side", [24, 100])
def test_both_colours_are_in_it_and_the_corners_are_free(kind, side, qapp):
    colours = drawn(kind, side)
    assert colours.count(RED) > 0.1 * len(colours)
    assert colours.count(GOLD) > 0.02 * len(colours)
    assert colours[0] == GROUND


@pytest.mark.parametrize("kind", KINDS)
def test_long_initials_stay_inside(kind, qapp):
    assert drawn(kind, 60, "UCLA")[0] == GROUND


def test_a_widget_shows_the_emblem_of_a_team(qtbot):
    view = EmblemView(40)
    qtbot.addWidget(view)
    view.resize(40, 40)
    view.show_team(TeamFace(name="1966 Notre Dame", short="Notre Dame", colours=("#0c2340", "#c99700")))
    picture = view.grab().toImage()
    assert any(picture.pixelColor(x, 20).name() == "#0c2340" for x in range(40))
