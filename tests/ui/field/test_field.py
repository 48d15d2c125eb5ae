import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from bowlbound_desktop.kernel.events import BallMoved, FlagThrown
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import FieldPicture
from bowlbound_desktop.kernel.ways import read_ways
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.field.items import AttackArrow, Ball, CrossLine
from bowlbound_desktop.ui.field.motion import HIGHEST, flags_of, steps_of
from bowlbound_desktop.ui.field.scene import FieldScene
from bowlbound_desktop.ui.field.turf import LENGTH, UNIT, WIDTH, along
from bowlbound_desktop.ui.field.view import FieldView
from bowlbound_desktop.ui.theme import DARK, LIGHT
from tests.ui.fake_game import TEAMS

PICTURE = FieldPicture(ball=27, line_of_scrimmage=27, line_to_gain=37, offense=Side.AWAY, teams=TEAMS)


@pytest.fixture
def scene(qtbot):
    make_application()
    return FieldScene(DARK)


def items(scene, kind):
    return [item for item in scene.items() if isinstance(item, kind)]


def test_the_field_is_drawn_to_scale():
    assert pytest.approx(120 / (53 + 1 / 3)) == LENGTH / WIDTH
    assert along(0) == 10 * UNIT
    assert along(100) == LENGTH - 10 * UNIT


def test_markers_stand_where_the_picture_has_them(scene):
    scene.show_picture(PICTURE)
    assert items(scene, Ball)[0].x() == along(27)
    assert sorted(line.x() for line in items(scene, CrossLine)) == [along(27), along(37)]


def test_nothing_stands_on_an_empty_field(scene):
    scene.show_picture(FieldPicture(teams=TEAMS))
    markers = items(scene, (Ball, CrossLine, AttackArrow))
    assert len(markers) == 4
    assert not any(marker.isVisible() for marker in markers)


def test_the_view_shows_all_of_it_at_any_size(scene, qtbot):
    view = FieldView(scene)
    qtbot.addWidget(view)
    view.show()
    for size in ((360, 168), (1200, 300), (500, 900)):
        view.resize(*size)
        assert (
            view.viewport()
            .rect()
            .contains(view.mapFromScene(scene.sceneRect()).boundingRect().adjusted(1, 1, -1, -1))
        )


def test_both_themes_and_both_directions_look_different(scene, qtbot):
    view = FieldView(scene)
    qtbot.addWidget(view)
    view.resize(600, 280)
    view.show()
    scene.show_picture(PICTURE)
    scene.show_trail((60, 45, 27))
    pictures = [view.grab().toImage()]
    scene.set_theme(LIGHT)
    pictures.append(view.grab().toImage())
    scene.show_trail(())
    pictures.append(view.grab().toImage())
    assert len({bytes(picture.constBits()) for picture in pictures}) == 3
    view.describe("Ball on Notre Dame 27")
    assert view.accessibleDescription() == "Ball on Notre Dame 27"


def test_plays_of_a_drive_lie_on_lanes_of_their_own(scene):
    scene.show_trail((20, 27, 25, 40))
    lanes = [start.y() for start, end in scene._trail.plays() if start.y() == end.y()]
    assert len(set(lanes)) == 3
    assert lanes == sorted(lanes)
    scene.show_trail(tuple(range(20, 60, 2)))
    low = scene._trail.boundingRect().bottom()
    assert low < WIDTH


def moves(*ways):
    return [BallMoved(side=Side.HOME, start=start, end=end, how=how) for start, end, how in ways]


def test_a_run_stays_on_the_ground_and_a_kick_flies():
    run, kick = steps_of(moves((20, 27, "run"), (30, 95, "kickoff")))
    assert run.height(0.5) == 0
    assert kick.height(0.5) == HIGHEST
    assert kick.height(0) == kick.height(1) == 0
    assert kick.milliseconds > run.milliseconds


def test_flags_lie_where_the_play_was():
    flag = FlagThrown(side=Side.AWAY, foul="DEF 5")
    assert flags_of([*moves((20, 27, "run")), flag, *moves((27, 32, "penalty"))]) == (27,)
    assert flags_of([flag]) == ()


def test_the_ball_moves_and_a_key_skips(scene, qtbot):
    scene.show_picture(PICTURE)
    scene.animator.speed = "slow"
    scene.animator.add(steps_of(moves((20, 44, "pass"))))
    assert scene.animator.running
    qtbot.waitUntil(lambda: scene._shadow.isVisible(), timeout=2000)
    widget = QWidget()
    qtbot.addWidget(widget)
    qtbot.keyClick(widget, "x")
    assert not scene.animator.running
    assert scene._ball.pos().x() == along(PICTURE.ball)
    assert not scene._shadow.isVisible()


def test_the_animation_ends_by_itself(scene, qtbot):
    scene.animator.speed = "fast"
    scene.show_picture(PICTURE)
    with qtbot.waitSignal(scene.animator.ended, timeout=3000):
        scene.animator.add(steps_of(moves((20, 27, "run"), (27, 32, "penalty"))))


def test_the_field_is_painted_as_vectors(scene, tmp_path):
    scene.show_picture(PICTURE)
    scene.show_play([*moves((20, 44, "pass")), FlagThrown(side=Side.AWAY, foul="DEF 5")])
    path = tmp_path / "field.pdf"
    writer = QPdfWriter(str(path))
    painter = QPainter(writer)
    scene.paint_vector(painter, QRectF(0, 0, 4000, 1860))
    painter.end()
    assert b"/Subtype /Image" not in path.read_bytes()


def test_a_word_of_one_game_flies_as_the_registry_says():
    ways = read_ways({"moves": {"squib": {"like": "kickoff", "flight": 0.1}, "measured": {"marked": True}}})
    squib, walk = steps_of(moves((30, 60, "squib"), (60, 62, "measured")), ways)
    assert 0 < squib.rise < steps_of(moves((30, 60, "kickoff")))[0].rise
    assert (walk.rise, walk.way.marked) == (0, True)
    flag = FlagThrown(side=Side.AWAY, foul="DEF 5")
    assert flags_of([*moves((20, 27, "run"), (27, 32, "measured")), flag], ways) == (27,)
