"""Draws a team's emblem, a helmet, a shield or a roundel in two colours, at any size."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.looks.emblem import Emblem, emblem_of
from bowlbound_desktop.ui.theme import lettering, readable_on
from bowlbound_desktop.ui.widgets.pictures import blank

Colours = tuple[str, str]
FONT = 100
"""The font size at which initials are measured, in pixels."""

SMALLEST = 18
"""The size below which an emblem is not drawn, in pixels."""


def draw_emblem(painter: QPainter, rect: QRectF, colours: Colours, initials: str, kind: str) -> None:
    """Draw an emblem in the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    {"helmet": _helmet, "shield": _shield}.get(kind, _roundel)(painter, colours, initials)
    painter.restore()


def draw_team(painter: QPainter, rect: QRectF, team: TeamFace) -> None:
    """Draw the emblem of a team."""
    draw_one(painter, rect, emblem_of(team))


def draw_one(painter: QPainter, rect: QRectF, emblem: Emblem) -> None:
    """Draw an emblem that has already been chosen."""
    draw_emblem(painter, rect, emblem.colours, emblem.initials, emblem.kind)


class EmblemPicture:
    """An emblem cached as a picture for its size, for widgets that are painted often."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._painted: tuple[Emblem, QSize, float] | None = None

    def of(self, emblem: Emblem, size: QSize, ratio: float) -> QPixmap:
        """The picture of an emblem at a size and pixel ratio."""
        key = emblem, size, ratio
        if key != self._painted:
            self._painted, self._picture = key, blank(size, ratio)
            painter = QPainter(self._picture)
            draw_one(painter, QRectF(QRect(QPoint(), size)).adjusted(1, 1, -1, -1), emblem)
            painter.end()
        return self._picture


class EmblemView(QWidget):
    """An emblem beside a name; hidden from screen readers, because the name says it all."""

    def __init__(self, side: int, least: int | None = None) -> None:
        super().__init__()
        self._emblem: Emblem | None = None
        self._picture = EmblemPicture()
        self._side, self._least = side, side if least is None else least
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_emblem(self, emblem: Emblem) -> None:
        """Show an emblem."""
        if emblem != self._emblem:
            self._emblem = emblem
            self.update()

    def show_team(self, team: TeamFace) -> None:
        """Show the emblem of a team."""
        self.show_emblem(emblem_of(team))

    def sizeHint(self) -> QSize:
        """Its first size."""
        return QSize(self._side, self._side)

    def minimumSizeHint(self) -> QSize:
        """The size in a narrow window."""
        return QSize(self._least, self._least)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the emblem as large as the widget."""
        if self._emblem is not None and self.width() >= SMALLEST:
            ratio = self.devicePixelRatioF()
            QPainter(self).drawPixmap(0, 0, self._picture.of(self._emblem, self.size(), ratio))


def _trim(colours: Colours) -> str:
    """The second colour, or black or white where it would be invisible on the first."""
    main, second = colours
    return second if main.lower() != second.lower() else readable_on(main)


def _rim(painter: QPainter, path: QPainterPath, colours: Colours, width: float) -> None:
    """Draw a shape in the first colour with a rim in the second, and a hairline visible on any background."""
    ground = QColor(readable_on(_trim(colours)))
    ground.setAlpha(150)
    painter.setBrush(QColor(colours[0]))
    for colour, wide in ((ground, width + 3), (QColor(_trim(colours)), width)):
        painter.setPen(QPen(colour, wide, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(path)


def _roundel(painter: QPainter, colours: Colours, initials: str) -> None:
    disc = QPainterPath()
    disc.addEllipse(QRectF(6, 6, 88, 88))
    _rim(painter, disc, colours, 7)
    arch = QPainterPath(QPointF(18, 54))
    arch.cubicTo(27, 9, 73, 9, 82, 54)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_trim(colours)), 7, c=Qt.PenCapStyle.FlatCap))
    painter.drawPath(arch)
    _write(painter, QRectF(24, 46, 52, 29), colours, initials)


def _shield(painter: QPainter, colours: Colours, initials: str) -> None:
    path = QPainterPath(QPointF(50, 6))
    path.cubicTo(62, 14, 76, 16, 90, 15)
    path.cubicTo(92, 52, 82, 80, 50, 95)
    path.cubicTo(18, 80, 8, 52, 10, 15)
    path.cubicTo(24, 16, 38, 14, 50, 6)
    _rim(painter, path, colours, 7)
    painter.save()
    painter.setClipPath(path)
    painter.fillRect(QRectF(0, 26, 100, 7), QColor(_trim(colours)))
    painter.restore()
    _write(painter, QRectF(21, 37, 58, 36), colours, initials)


def _helmet(painter: QPainter, colours: Colours, initials: str) -> None:
    shell = QPainterPath(QPointF(60, 84))
    shell.cubicTo(50, 92, 26, 92, 18, 84)
    shell.cubicTo(0, 64, 2, 12, 48, 9)
    shell.cubicTo(80, 8, 90, 34, 88, 50)
    shell.lineTo(66, 52)
    shell.cubicTo(60, 56, 60, 70, 60, 84)
    _mask(painter, colours)
    _rim(painter, shell, colours, 6)
    _write(painter, QRectF(14, 34, 42, 36), colours, initials)


def _mask(painter: QPainter, colours: Colours) -> None:
    """Draw the face mask."""
    bars = QPainterPath(QPointF(84, 52))
    bars.cubicTo(97, 62, 97, 80, 86, 88)
    bars.lineTo(60, 80)
    bars.moveTo(94, 69)
    bars.lineTo(62, 66)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QColor(readable_on(_trim(colours)))
    edge.setAlpha(150)
    for colour, wide in ((edge, 8), (QColor(_trim(colours)), 5)):
        painter.setPen(QPen(colour, wide, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(bars)


def _write(painter: QPainter, room: QRectF, colours: Colours, initials: str) -> None:
    """Draw the initials as large as the rectangle allows."""
    font = QFont(painter.font())
    font.setPixelSize(FONT)
    font.setBold(True)
    measure = QFontMetricsF(font)
    wide, high = measure.horizontalAdvance(initials), measure.capHeight()
    scale = min(room.width() / max(1.0, wide), room.height() / max(1.0, high))
    painter.save()
    painter.translate(room.center())
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(QColor(lettering(*colours)))
    painter.drawText(QPointF(-wide / 2, high / 2), initials)
    painter.restore()
