"""Paints a card: title band, picture, figures and text; the same on the screen and on paper."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from bowlbound_desktop.kernel.system import Card
from bowlbound_desktop.ui.cards.pictures import draw_picture

PAPER = QColor("#fbf7ea")
PRINT = QColor("#1d1a14")
BANDS = {"play": "#1c559a", "defense": "#9c2b23", "event": "#6f4a00", "timeout": "#3c4a57"}
OTHER_BAND = "#3c4a57"
Wrote: TypeAlias = Callable[[str, float, QRectF, float], None]
"""Called for each text drawn, with its size, its rectangle and its height there; tests check that it fits."""
MARGIN = 0.05
BAND = 0.17


def _nobody(text: str, size: float, room: QRectF, high: float) -> None:
    """Do nothing with the text."""


def band_colour(group: str) -> QColor:
    """The colour of the title band and the back of a group of cards."""
    return QColor(BANDS.get(group, OTHER_BAND))


def _sheet(painter: QPainter, room: QRectF) -> QPainterPath:
    radius = room.width() * 0.06
    path = QPainterPath()
    path.addRoundedRect(room, radius, radius)
    painter.setPen(QPen(PRINT, max(1.0, room.width() * 0.008)))
    painter.setBrush(PAPER)
    painter.drawPath(path)
    return path


def paint_face(
    painter: QPainter,
    room: QRectF,
    card: Card,
    font: QFont,
    with_text: bool = True,
    reserved: float = 0,
    wrote: Wrote = _nobody,
) -> None:
    """Paint a card face up; small cards leave out their text, and `reserved` keeps part of the band free."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet = _sheet(painter, room)
    band = QRectF(room.left(), room.top(), room.width(), max(room.height() * BAND, 16))
    painter.fillPath(_top_of(sheet, band), band_colour(card.group))
    _paint_title(painter, band.adjusted(0, 0, -reserved, 0), card, font, wrote)
    rest = room.adjusted(room.width() * MARGIN, band.height(), -room.width() * MARGIN, -room.height() * 0.03)
    body = with_text and card.text
    high = rest.height() * (0.42 if body or card.lines else 0.92)
    picture = QRectF(rest.left(), rest.top() + rest.height() * 0.04, rest.width(), high)
    draw_picture(painter, picture, card.picture, band_colour(card.group))
    below = QRectF(rest.left(), picture.bottom() + 2, rest.width(), rest.bottom() - picture.bottom() - 2)
    if card.lines:
        _paint_lines(painter, below, card, font, wrote)
    elif body:
        _paint_text(painter, below, card.text, font, wrote)
    painter.restore()


def _top_of(sheet: QPainterPath, band: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(band)
    return sheet.intersected(path)


def _paint_title(painter: QPainter, band: QRectF, card: Card, font: QFont, wrote: Wrote) -> None:
    painter.setPen(QColor("#ffffff"))
    number = f"{card.name}  " if card.group == "event" else ""
    inner = band.adjusted(band.width() * 0.05, 0, -band.width() * 0.05, 0)
    fitted = _fitting(painter, font, number + card.title, inner, band.height() * 0.62)
    painter.setFont(fitted)
    painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, number + card.title)
    wrote(number + card.title, fitted.pixelSize(), inner, painter.fontMetrics().capHeight())


def _fitting(painter: QPainter, font: QFont, text: str, room: QRectF, most: float) -> QFont:
    """The font in bold, at the largest size up to `most` at which the text fits in one line."""
    fitted = QFont(font)
    fitted.setBold(True)
    fitted.setPixelSize(max(6, int(most)))
    painter.setFont(fitted)
    wide = painter.fontMetrics().horizontalAdvance(text)
    if wide > room.width() > 0:
        fitted.setPixelSize(max(6, int(fitted.pixelSize() * room.width() / wide)))
    return fitted


def _paint_lines(painter: QPainter, room: QRectF, card: Card, font: QFont, wrote: Wrote) -> None:
    high = room.height() / max(4, len(card.lines))
    painter.setPen(PRINT)
    for number, (name, figures) in enumerate(card.lines):
        line = QRectF(room.left(), room.top() + number * high, room.width(), high)
        painter.setFont(_fitting(painter, font, f"{name}  {figures}", line, high * 0.8))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, figures)
        wrote(f"{name} {figures}", painter.font().pixelSize(), line, painter.fontMetrics().capHeight())


def _paint_text(painter: QPainter, room: QRectF, text: str, font: QFont, wrote: Wrote) -> None:
    """Paint running text, shrunk until it fits."""
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
    fitted = QFont(font)
    size = max(6, int(room.width() * 0.085))
    painter.setPen(PRINT)
    while True:
        fitted.setPixelSize(size)
        painter.setFont(fitted)
        if size <= 6 or painter.boundingRect(room, flags, text).height() <= room.height():
            break
        size -= 1
    painter.drawText(room, flags, text)
    wrote(text, fitted.pixelSize(), room, painter.boundingRect(room, flags, text).height())


def paint_back(painter: QPainter, room: QRectF, group: str) -> None:
    """Paint a card face down."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _sheet(painter, room)
    inner = room.adjusted(*(room.width() * part for part in (0.07, 0.07, -0.07, -0.07)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band_colour(group))
    painter.drawRoundedRect(inner, room.width() * 0.04, room.width() * 0.04)
    painter.setPen(QPen(QColor(255, 255, 255, 90), 1.5))
    painter.setClipRect(inner)
    step = room.width() * 0.14
    for number in range(-20, 30):
        left = inner.left() + number * step
        painter.drawLine(QPointF(left, inner.top()), QPointF(left + inner.height(), inner.bottom()))
        painter.drawLine(QPointF(left, inner.bottom()), QPointF(left + inner.height(), inner.top()))
    painter.restore()
