"""Small line drawings for cards, in a square of 100 by 100 units."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

LEATHER = "#8a4b20"
GOLD = "#e0a800"
THICK = 6.0


def draw_picture(painter: QPainter, room: QRectF, name: str, ink: QColor) -> None:
    """Draw a picture as large as possible; an unknown name draws a ball."""
    side = min(room.width(), room.height())
    painter.save()
    painter.translate(room.center().x() - side / 2, room.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    painter.setPen(_pen(ink))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    PICTURES.get(name, _ball_alone)(painter, ink)
    painter.restore()


def _pen(ink: QColor, width: float = THICK, dashed: bool = False) -> QPen:
    pen = QPen(ink, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashed:
        pen.setDashPattern([1.6, 1.6])
    return pen


def _ball(painter: QPainter, x: float, y: float, size: float = 13, angle: float = -30) -> None:
    painter.save()
    painter.translate(x, y)
    painter.rotate(angle)
    painter.setPen(QPen(QColor("#43200b"), 2))
    painter.setBrush(QColor(LEATHER))
    painter.drawEllipse(QRectF(-size, -size * 0.6, 2 * size, 1.2 * size))
    painter.setPen(QPen(QColor("#f4f1e6"), 2))
    painter.drawLine(QPointF(-size * 0.4, 0), QPointF(size * 0.4, 0))
    painter.restore()


def _arrow(painter: QPainter, path: QPainterPath, ink: QColor, dashed: bool = False) -> None:
    """Draw a path with an arrowhead at its end."""
    painter.setPen(_pen(ink, dashed=dashed))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    end, angle = path.pointAtPercent(1), path.angleAtPercent(1)
    painter.save()
    painter.translate(end)
    painter.rotate(-angle)
    painter.setPen(_pen(ink, 2))
    painter.setBrush(QBrush(ink))
    head = QPainterPath(QPointF(8, 0))
    head.lineTo(-8, -9)
    head.lineTo(-8, 9)
    head.closeSubpath()
    painter.drawPath(head)
    painter.restore()


def _curve(start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    path.quadTo(QPointF(*bend), QPointF(*end))
    return path


def _cross(painter: QPainter, x: float, y: float) -> None:
    arm = 8.0
    painter.drawLine(QPointF(x - arm, y - arm), QPointF(x + arm, y + arm))
    painter.drawLine(QPointF(x - arm, y + arm), QPointF(x + arm, y - arm))


def _ball_alone(painter: QPainter, ink: QColor) -> None:  # noqa: ARG001
    _ball(painter, 50, 50, 32)


def _run(painter: QPainter, ink: QColor) -> None:
    for x, y in ((62, 22), (62, 78)):
        _cross(painter, x, y)
    _arrow(painter, _curve((20, 62), (50, 40), (86, 50)), ink)
    _ball(painter, 17, 66)


def _short(painter: QPainter, ink: QColor) -> None:
    _arrow(painter, _curve((22, 66), (46, 24), (72, 56)), ink, dashed=True)
    _ball(painter, 18, 72)


def _long(painter: QPainter, ink: QColor) -> None:
    _arrow(painter, _curve((14, 74), (46, -14), (88, 60)), ink, dashed=True)
    _ball(painter, 14, 80)


def _posts(painter: QPainter, ink: QColor) -> None:
    painter.setPen(_pen(QColor(GOLD), 7))
    for line in ((50, 92, 50, 62), (26, 62, 74, 62), (26, 62, 26, 14), (74, 62, 74, 14)):
        painter.drawLine(QPointF(*line[:2]), QPointF(*line[2:]))
    painter.setPen(_pen(ink))
    _ball(painter, 50, 32)


def _punt(painter: QPainter, ink: QColor) -> None:
    _arrow(painter, _curve((24, 70), (34, 4), (86, 34)), ink, dashed=True)
    painter.setPen(_pen(ink, 9))
    boot = QPainterPath(QPointF(8, 58))
    boot.lineTo(14, 84)
    boot.lineTo(34, 84)
    painter.drawPath(boot)
    _ball(painter, 36, 66)


def _defense(spots: tuple[tuple[float, float], ...]) -> Callable[[QPainter, QColor], None]:
    def draw(painter: QPainter, ink: QColor) -> None:
        painter.setPen(_pen(ink, 2, dashed=True))
        painter.drawLine(QPointF(8, 84), QPointF(92, 84))
        painter.setPen(_pen(ink))
        for x, y in spots:
            _cross(painter, x, y)

    return draw


def _intercept(painter: QPainter, ink: QColor) -> None:
    painter.setPen(_pen(ink, dashed=True))
    painter.drawPath(_curve((8, 80), (34, 14), (58, 44)))
    painter.setPen(_pen(ink, 8))
    hand = QPainterPath(QPointF(90, 92))
    hand.lineTo(74, 62)
    painter.drawPath(hand)
    painter.drawArc(QRectF(50, 30, 36, 36), -60 * 16, 220 * 16)
    _ball(painter, 66, 46)


def _fumble(painter: QPainter, ink: QColor) -> None:
    painter.setPen(_pen(ink, 4))
    for x in (22, 50):
        painter.drawArc(QRectF(x - 14, 52, 28, 60), 20 * 16, 140 * 16)
    painter.drawLine(QPointF(6, 86), QPointF(94, 86))
    for end in ((62, 20), (80, 14), (94, 26)):
        painter.drawLine(QPointF(78, 44), QPointF(*end))
    _ball(painter, 74, 54, 16, 40)


def _flag_at(painter: QPainter, ink: QColor, cloth: str) -> None:
    painter.setPen(_pen(ink, 5))
    painter.drawLine(QPointF(30, 14), QPointF(30, 90))
    path = QPainterPath(QPointF(30, 16))
    path.cubicTo(QPointF(50, 2), QPointF(62, 34), QPointF(86, 18))
    path.lineTo(82, 54)
    path.cubicTo(QPointF(60, 68), QPointF(50, 38), QPointF(30, 52))
    painter.setPen(_pen(ink, 3))
    painter.setBrush(QColor(cloth))
    painter.drawPath(path)


def _flag(painter: QPainter, ink: QColor) -> None:
    _flag_at(painter, ink, "#f2c230")


def _challenge(painter: QPainter, ink: QColor) -> None:
    _flag_at(painter, ink, "#d33a2c")


def _clock(painter: QPainter, ink: QColor) -> None:
    painter.setPen(_pen(ink))
    painter.setBrush(QColor("#ffffff"))
    painter.drawEllipse(QPointF(50, 54), 34, 34)
    painter.drawLine(QPointF(50, 54), QPointF(50, 32))
    painter.drawLine(QPointF(50, 54), QPointF(66, 62))
    painter.drawLine(QPointF(42, 10), QPointF(58, 10))


def _sack(painter: QPainter, ink: QColor) -> None:
    painter.drawEllipse(QPointF(30, 74), 13, 13)
    for start in ((86, 14), (92, 52)):
        _arrow(painter, _curve(start, (66, 52), (46, 70)), ink)
    _ball(painter, 14, 50, 11)


def _timeout(painter: QPainter, ink: QColor) -> None:
    painter.setPen(_pen(ink, 13))
    painter.drawLine(QPointF(20, 28), QPointF(80, 28))
    painter.drawLine(QPointF(50, 44), QPointF(50, 86))


PICTURES: Mapping[str, Callable[[QPainter, QColor], None]] = {
    "run": _run,
    "short": _short,
    "long": _long,
    "field_goal": _posts,
    "punt": _punt,
    "defense1": _defense(((22, 70), (50, 70), (78, 70), (26, 18), (74, 18))),
    "defense2": _defense(((22, 70), (50, 70), (78, 70), (36, 44), (64, 44))),
    "defense3": _defense(((30, 70), (70, 70), (50, 44), (20, 18), (80, 18))),
    "defense4": _defense(((14, 70), (38, 70), (62, 70), (86, 70), (50, 20))),
    "defense5": _defense(((10, 70), (30, 70), (50, 70), (70, 70), (90, 70), (50, 44))),
    "intercept": _intercept,
    "fumble": _fumble,
    "flag": _flag,
    "challenge": _challenge,
    "clock": _clock,
    "sack": _sack,
    "timeout": _timeout,
}
