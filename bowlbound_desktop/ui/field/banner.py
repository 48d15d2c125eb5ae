"""A big moment announced across the field in the colours of the team it belongs to."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.story.moments import PART, BigMoment
from bowlbound_desktop.ui.field.turf import BORDER, LENGTH, WIDTH
from bowlbound_desktop.ui.theme import READABLE, Theme, contrast, readable_on
from bowlbound_desktop.ui.widgets.emblem import draw_team

HIGH = 240.0
STRIPE = 7.0
EMBLEM = 140.0
TITLE, LINE = 96, 36
"""The usual heights of the letters in pixels, where there is room."""
SHEER = 240


class Banner(QGraphicsObject):
    """A band across the field; keys and clicks pass through it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._teams: Mapping[Side, TeamFace] = {}
        self.moment: BigMoment | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.withdraw)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def set_teams(self, teams: Mapping[Side, TeamFace]) -> None:
        """Set the teams whose colours it may use."""
        self._teams = teams

    def set_theme(self, theme: Theme) -> None:
        """Use another theme's colours for moments that belong to no team."""
        self._theme = theme

    def hail(self, moment: BigMoment, milliseconds: int = 0) -> None:
        """Announce a moment for so many milliseconds, or until it is withdrawn."""
        self.moment = moment
        if milliseconds:
            self._timer.start(milliseconds)
        self.show()
        self.update()

    def withdraw(self) -> None:
        """Remove the banner."""
        if self.moment is not None:
            self.moment = None
            self._timer.stop()
            self.hide()

    def boundingRect(self) -> QRectF:
        """The place of the band, across the middle of the field."""
        return QRectF(-BORDER, (WIDTH - HIGH) / 2, LENGTH + 2 * BORDER, HIGH)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint band, stripes, emblem, title and line."""
        if self.moment is None:
            return
        team = self._teams.get(self.moment.side) if self.moment.side else None
        main, second = team.colours if team else (self._theme.panel, self._theme.accent)
        ground, room = QColor(main), self.boundingRect()
        ground.setAlpha(SHEER)
        painter.fillRect(room, ground)
        for top in (room.top(), room.bottom() - STRIPE):
            painter.fillRect(QRectF(room.left(), top, room.width(), STRIPE), QColor(_stripe(main, second)))
        left = room.left() + 60
        if team is not None:
            draw_team(painter, QRectF(left, (WIDTH - EMBLEM) / 2, EMBLEM, EMBLEM), team)
        inner = room.adjusted(EMBLEM + 90, STRIPE, -EMBLEM - 90 if team is None else -60, -STRIPE)
        self._paint_texts(painter, inner, main)

    def _paint_texts(self, painter: QPainter, room: QRectF, ground: str) -> None:
        if self.moment is None:
            return
        painter.setPen(QColor(readable_on(ground)))
        half = room.height() * (0.54 if self.moment.line else 1.0)
        title = QRectF(room.left(), room.top() + 8, room.width(), half - 8)
        _paint_fitting(painter, title, self.moment.title.upper(), TITLE, bold=True)
        line = QRectF(room.left(), room.top() + half, room.width(), room.height() - half - 10)
        for number, text in enumerate(lines := _lines(self.moment.line, room.width())):
            high = line.height() / len(lines)
            place = QRectF(line.left(), line.top() + number * high, line.width(), high)
            _paint_fitting(painter, place, text, LINE, bold=False)


def _stripe(main: str, second: str) -> str:
    return second if contrast(main, second) >= READABLE / 2 else readable_on(main)


def _lines(text: str, width: float) -> list[str]:
    """The text in one line, or in two of about the same length where it can be broken between its parts."""
    parts = text.split(PART)
    if len(parts) == 1 or QFontMetricsF(_letters(LINE, bold=False)).horizontalAdvance(text) <= width:
        return [text]
    breaks = [(PART.join(parts[:place]), PART.join(parts[place:])) for place in range(1, len(parts))]
    return list(min(breaks, key=lambda pair: max(map(len, pair))))


def _letters(pixels: int, bold: bool) -> QFont:
    font = QFont()
    font.setBold(bold)
    font.setPixelSize(pixels)
    return font


def _paint_fitting(painter: QPainter, room: QRectF, text: str, pixels: int, bold: bool) -> None:
    """Draw text in one line, in smaller letters where it would be too wide."""
    font = _letters(pixels, bold)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room.width():
        font.setPixelSize(max(12, int(pixels * room.width() / wide)))
    painter.setFont(font)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
