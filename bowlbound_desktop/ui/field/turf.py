"""The parts of the field that never move: grass, lines, numbers, end zones and goal posts."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bowlbound_desktop.kernel.field import END_LINE, FIELD, Side
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.ui.theme import Theme, lettering
from bowlbound_desktop.ui.widgets.emblem import draw_team

UNIT = 10.0
"""Scene units per yard: large enough for fonts and pens to have ordinary sizes."""
LENGTH = (FIELD + 2 * END_LINE) * UNIT
WIDTH = 160 / 3 * UNIT
HASH = WIDTH / 3
GOAL_WIDTH = 23 / 3 * UNIT
BORDER = 10.0
NUMBER_SIZE = 38
NUMBERS_IN = 9 * UNIT
EMBLEM = 62.0
"""The height of the emblem in an end zone, above the name."""


def along(yards: float) -> float:
    """The x coordinate of a place, given in yards from the home goal line."""
    return (yards + END_LINE) * UNIT


def whole_field() -> QRectF:
    """The field with its white border, in scene coordinates."""
    return QRectF(-BORDER, -BORDER, LENGTH + 2 * BORDER, WIDTH + 2 * BORDER)


def _no_team() -> TeamFace:
    return TeamFace(name="", short="", colours=("#31505f", "#ffffff"))


class Turf(QGraphicsItem):
    """The whole field without its markers."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._teams: dict[Side, TeamFace] = {}
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()

    def set_teams(self, teams: dict[Side, TeamFace]) -> None:
        """Paint the end zones in the colours of these teams."""
        if teams != self._teams:
            self._teams = teams
            self.update()

    def boundingRect(self) -> QRectF:
        """The field with its white border."""
        return whole_field()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint everything, grass first."""
        self._paint_grass(painter)
        self._paint_lines(painter)
        self._paint_hash_marks(painter)
        self._paint_numbers(painter)
        for side in Side:
            self._paint_end_zone(painter, side)
            self._paint_goal_posts(painter, side)

    def _paint_grass(self, painter: QPainter) -> None:
        painter.fillRect(self.boundingRect(), QColor(self._theme.chalk))
        for index, yards in enumerate(range(0, FIELD, 5)):
            stripe = QRectF(along(yards), 0, 5 * UNIT, WIDTH)
            painter.fillRect(stripe, QColor(self._theme.grass[index % 2]))

    def _paint_lines(self, painter: QPainter) -> None:
        for yards in range(0, FIELD + 1, 5):
            painter.setPen(QPen(QColor(self._theme.chalk), 4 if yards in (0, FIELD) else 2))
            painter.drawLine(QPointF(along(yards), 0), QPointF(along(yards), WIDTH))

    def _paint_hash_marks(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self._theme.chalk), 1.4))
        for yards in range(1, FIELD):
            for y in (5.0, HASH, WIDTH - HASH, WIDTH - 5.0):
                painter.drawLine(QPointF(along(yards), y - 4), QPointF(along(yards), y + 4))

    def _paint_numbers(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._theme.chalk))
        painter.setFont(_bold(NUMBER_SIZE))
        for yards in range(10, FIELD, 10):
            figure = str(min(yards, FIELD - yards))
            self._paint_number(painter, QPointF(along(yards), WIDTH - NUMBERS_IN), 0, figure)
            self._paint_number(painter, QPointF(along(yards), NUMBERS_IN), 180, figure)

    def _paint_number(self, painter: QPainter, place: QPointF, turn: int, figure: str) -> None:
        painter.save()
        painter.translate(place)
        painter.rotate(turn)
        centre = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(-38, -24, 32, 48), centre, figure[0])
        painter.drawText(QRectF(6, -24, 32, 48), centre, figure[1])
        painter.restore()

    def _paint_end_zone(self, painter: QPainter, side: Side) -> None:
        team = self._teams.get(side) or _no_team()
        start = along(-END_LINE) if side is Side.HOME else along(FIELD)
        zone = QRectF(start, 0, END_LINE * UNIT, WIDTH)
        painter.fillRect(zone, QColor(team.colours[0]))
        painter.save()
        painter.translate(zone.center())
        painter.rotate(-90 if side is Side.HOME else 90)
        _paint_name(painter, team)
        painter.restore()

    def _paint_goal_posts(self, painter: QPainter, side: Side) -> None:
        """Paint the goal seen from above: a crossbar over the end line."""
        x = along(-END_LINE) if side is Side.HOME else along(FIELD + END_LINE)
        inward = 12 if side is Side.HOME else -12
        top, bottom = (WIDTH - GOAL_WIDTH) / 2, (WIDTH + GOAL_WIDTH) / 2
        path = QPainterPath(QPointF(x + inward, top))
        for y in (top, bottom):
            path.moveTo(x + inward, y)
            path.lineTo(x, y)
        path.moveTo(x, top)
        path.lineTo(x, bottom)
        for colour, width in (("#20242a", 8), ("#ffd84a", 4)):
            painter.setPen(QPen(QColor(colour), width, c=Qt.PenCapStyle.RoundCap))
            painter.drawPath(path)


def _paint_name(painter: QPainter, team: TeamFace) -> None:
    """Paint emblem and name along the end zone, as large as fits."""
    if not team.name:
        return
    name = team.short.upper()
    font = _bold(52)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
    wide = QFontMetricsF(font).horizontalAdvance(name)
    painter.setPen(QColor(lettering(*team.colours)))
    painter.setFont(font)
    room = WIDTH - 60 - EMBLEM
    shown = min(room, wide)
    draw_team(painter, QRectF(-(shown + EMBLEM + 14) / 2, -EMBLEM / 2, EMBLEM, EMBLEM), team)
    painter.translate((EMBLEM + 14) / 2, 0)
    painter.scale(shown / wide, min(1.0, 1.25 * shown / wide))
    painter.drawText(QRectF(-wide, -50, 2 * wide, 100), Qt.AlignmentFlag.AlignCenter, name)


def _bold(pixels: int) -> QFont:
    font = QFont()
    font.setPixelSize(pixels)
    font.setBold(True)
    return font
