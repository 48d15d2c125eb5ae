"""The pen that draws every paper: vector graphics and text, measured in points."""

from collections.abc import Iterable
from functools import lru_cache

from attrs import define, field, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from bowlbound_desktop.play.telling.tied import tied, untied

FINE = 20
"""Units per point: text is laid out in these, so that all devices measure alike."""
POINTS_PER_INCH = 72
LEAST = 6.0
"""The smallest text size, in points."""
LETTERS = 2
"""A word of at most this many letters never stands on a line of its own."""
LEAST_SQUEEZE = 0.95
"""How narrow letters may be squeezed before it shows."""
FAMILIES = ("Liberation Sans Narrow", "Arial Narrow", "DejaVu Sans Condensed", "Arial", "Helvetica")
BLACK = "#000000"
GREY = "#555555"
RULE = "#777777"


@frozen(cache_hash=True)
class Face:
    """A text size, in points."""

    size: float = 8.0
    bold: bool = False

    def font(self) -> QFont:
        """The font in units of the pen."""
        font = QFont()
        font.setFamilies(list(FAMILIES))
        font.setStyleHint(QFont.StyleHint.SansSerif)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        font.setPixelSize(round(self.size * FINE))
        font.setBold(self.bold)
        font.setFeature(QFont.Tag("liga"), 0)  # no ff ligature, or searching a PDF misses "kickoff"
        return font


BODY = Face()
SMALL = Face(7.0)
TINY = Face(LEAST)
STRONG = Face(8.0, bold=True)
TITLE = Face(11.0, bold=True)


@lru_cache(maxsize=16384)
def width_of(text: str, face: Face) -> float:
    """The width of a text, in points."""
    return QFontMetricsF(face.font()).horizontalAdvance(text) / FINE


@lru_cache(maxsize=256)
def _rise(face: Face) -> tuple[float, float, float]:
    """How far capitals, tall letters and descenders reach from the baseline, in points."""
    metrics = QFontMetricsF(face.font())  # not cached: it must not outlive the application
    return metrics.capHeight() / FINE, metrics.ascent() / FINE, metrics.descent() / FINE


def height_of(face: Face) -> float:
    """The height of a line of text, in points."""
    _, ascent, descent = _rise(face)
    return ascent + descent


@lru_cache(maxsize=4096)
def wrapped(text: str, face: Face, width: float) -> tuple[str, ...]:
    """The text wrapped to a width; a word of one or two letters, such as a formation, is not left alone."""
    lines: list[str] = []
    for word in _kept_together(tied(" ".join(text.split())).split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, face) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(map(untied, lines)) or ("",)


def _kept_together(words: list[str]) -> list[str]:
    if len(words) > 1 and len(words[-1]) <= LETTERS:
        return [*words[:-2], f"{words[-2]} {words[-1]}"]
    return words


def fitting(text: str, face: Face, width: float) -> Face:
    """The face, shrunk as far as necessary and allowed for the text to fit."""
    broad = width_of(text, face)
    if broad <= width or face.size <= LEAST:
        return face
    size = max(LEAST, int(face.size * width / broad * 10) / 10)
    return Face(size, face.bold)


@frozen
class Written:
    """A text that was drawn, so that tests can check whether it fits."""

    text: str
    size: float
    room: QRectF = field(eq=False)
    height: float
    squeeze: float
    """How far it was squeezed; 1 means not at all."""

    @property
    def fits(self) -> bool:
        """Whether it fits in its rectangle, and was not squeezed visibly."""
        return self.squeeze > LEAST_SQUEEZE and self.height <= self.room.height() + 0.05


@define
class Pen:
    """Draws with a painter that is scaled to the units of the pen."""

    painter: QPainter
    written: list[Written] = field(factory=list)
    _fonts: dict[Face, QFont] = field(factory=dict, init=False)
    _strokes: dict[tuple[float, str], QPen] = field(factory=dict, init=False)

    def _font(self, face: Face) -> QFont:
        if face not in self._fonts:
            self._fonts[face] = face.font()
        return self._fonts[face]

    def text(
        self, room: QRectF, text: str, face: Face = BODY, align: str = "left", colour: str = BLACK
    ) -> None:
        """Draw one line of text, vertically centred; shrunk, then squeezed, if it is too wide."""
        if not text:
            return
        face = fitting(text, face, room.width())
        broad = width_of(text, face)
        squeeze = min(1.0, room.width() / broad)
        capital, ascent, descent = _rise(face)
        self.written.append(Written(text, face.size, QRectF(room), capital + descent, squeeze))
        free = room.width() - broad * squeeze
        x = room.left() + {"left": 0.0, "centre": free / 2, "right": free}[align]
        self.painter.setFont(self._font(face))
        self.painter.setPen(QColor(colour))
        self._put(QPointF(x, room.center().y() + (ascent - descent) / 2) * FINE, text, squeeze)

    def _put(self, place: QPointF, text: str, squeeze: float) -> None:
        if squeeze == 1:
            self.painter.drawText(place, text)
            return
        self.painter.save()
        self.painter.translate(place)
        self.painter.scale(squeeze, 1)
        self.painter.drawText(QPointF(), text)
        self.painter.restore()

    def turned(self, room: QRectF, text: str, face: Face = BODY, colour: str = BLACK) -> None:
        """Draw text that runs upwards."""
        self.painter.save()
        self.painter.translate(room.bottomLeft() * FINE)
        self.painter.rotate(-90)
        self.text(QRectF(0, 0, room.height(), room.width()), text, face, colour=colour)
        self.painter.restore()

    def line(self, start: QPointF, end: QPointF, width: float = 0.5, colour: str = BLACK) -> None:
        """Draw a straight line."""
        self.painter.setPen(self._stroke(width, colour))
        self.painter.drawLine(start * FINE, end * FINE)

    def path(self, points: Iterable[QPointF], width: float = 1.0, colour: str = BLACK) -> None:
        """Draw a line through points."""
        self.painter.setPen(self._stroke(width, colour))
        self.painter.drawPolyline(QPolygonF([point * FINE for point in points]))

    def shape(self, points: Iterable[QPointF], fill: str) -> None:
        """Draw a filled shape without an outline."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(fill))
        self.painter.drawPolygon(QPolygonF([point * FINE for point in points]))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def box(self, room: QRectF, fill: str = "", edge: str = BLACK, width: float = 0.5) -> None:
        """Draw a rectangle."""
        self._set(fill, edge, width)
        self.painter.drawRect(_fine(room))

    def circle(self, room: QRectF, fill: str = "", edge: str = BLACK, width: float = 0.5) -> None:
        """Draw a circle, or an ellipse, that fills a rectangle."""
        self._set(fill, edge, width)
        self.painter.drawEllipse(_fine(room))

    def _set(self, fill: str, edge: str, width: float) -> None:
        self.painter.setPen(self._stroke(width, edge) if edge else QPen(Qt.PenStyle.NoPen))
        self.painter.setBrush(QBrush(QColor(fill)) if fill else QBrush(Qt.BrushStyle.NoBrush))

    def _stroke(self, width: float, colour: str) -> QPen:
        if (width, colour) not in self._strokes:
            pen = QPen(QColor(colour), width * FINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            self._strokes[width, colour] = pen
        return self._strokes[width, colour]


def _fine(room: QRectF) -> QRectF:
    return QRectF(room.topLeft() * FINE, room.size() * FINE)
