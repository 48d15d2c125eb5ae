"""What the last play came to, in large letters below the field, with the sum that led to it below."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPolygonF,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import heading_scale, scaled
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.growing import growth

LARGE, SMALLER, SMALL, LEAST = 1.7, 1.4, 1.25, 1.1
"""Font sizes; text too long for the third is broken into two lines, and very long text shrinks as well."""
PLAIN = 0.95
PLAIN_ROOM, MOST = QSize(560, 480), 1.7
"""The size of the table's middle at which the fonts have these sizes, and how many times they may grow."""
CHIP = 34
CHIP_PLACE = QRectF(0.5 - CHIP / 2, 0.5 - CHIP / 2, CHIP - 1, CHIP - 1)
GAP = 10
TONES: Mapping[str, tuple[str, str]] = {
    "score": ("green", "star"),
    "first": ("green", "double"),
    "gain": ("green", "up"),
    "loss": ("red", "down"),
    "lost": ("red", "swap"),
    "missed": ("red", "cross"),
    "flag": ("yellow", "flag"),
    "kick": ("white", "arc"),
    "": ("white", "dot"),
}
"""The colour and the icon of each kind of result."""
SHAPES: Mapping[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "up": (((0, -8), (8, 6), (-8, 6)),),
    "down": (((0, 8), (8, -6), (-8, -6)),),
    "double": (((0, -9), (8, 0), (-8, 0)), ((0, 0), (8, 9), (-8, 9))),
    "cross": (
        ((-8, -5), (-5, -8), (8, 5), (5, 8)),
        ((8, -5), (5, -8), (-8, 5), (-5, 8)),
    ),
    "swap": (((-9, -3), (3, -3), (3, -8), (10, -1), (-9, -1)), ((9, 3), (-3, 3), (-3, 8), (-10, 1), (9, 1))),
    "flag": (((-6, -9), (9, -5), (-4, 0), (-4, 9), (-6, 9)),),
    "star": (
        (
            (0, -10),
            (2.4, -3.2),
            (9.5, -3.1),
            (3.8, 1.2),
            (5.9, 8.1),
            (0, 4),
            (-5.9, 8.1),
            (-3.8, 1.2),
            (-9.5, -3.1),
            (-2.4, -3.2),
        ),
    ),
}


class ResultLine(QFrame):
    """The result, painted by hand; its height is fixed, so that a new result moves nothing."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("story")
        self._theme = theme
        self._text = self._made = self._tone = ""
        self._scale = 1.0
        self._fonts: dict[tuple[float, bool], QFont] = {}
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)  # so that the panel behind it is not painted
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_result(self, text: str, made: str, tone: str) -> None:
        """Show what a play came to, and the sum that led to it."""
        if (text, made, tone) == (self._text, self._made, self._tone):
            return
        self._text, self._made, self._tone = text, made, tone
        self.setAccessibleName(f"Last play: {text}" if text else "No play yet")
        self.setAccessibleDescription(made)
        self.setToolTip("\n".join(filter(None, (text, made))))
        self.update()

    def text(self) -> str:
        """The result."""
        return self._text

    def made(self) -> str:
        """The sum that led to it."""
        return self._made

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()

    def suit(self, table: QSize) -> None:
        """Scale the fonts to the size of the table's middle."""
        self._scale = growth(table, PLAIN_ROOM, MOST)
        self._fonts.clear()
        self.updateGeometry()
        self.update()

    def letters(self, scale: float = LARGE, bold: bool = True) -> QFont:
        """A font of the given scale."""
        if (scale, bold) not in self._fonts:
            self._fonts[scale, bold] = scaled(self.font(), heading_scale(scale) * self._scale, bold)
        return self._fonts[scale, bold]

    def _line(self, scale: float, bold: bool = True) -> float:
        return QFontMetricsF(self.letters(scale, bold)).height()

    def sizeHint(self) -> QSize:
        """Room for a large line and a plain one."""
        return QSize(300, round(self._line(LARGE) + self._line(PLAIN, bold=False)) + 2)

    def minimumSizeHint(self) -> QSize:
        """The same as the preferred size: the height is fixed."""
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint icon, result and sum."""
        if not self._text:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_chip(painter)
        room = QRectF(self.rect()).adjusted(CHIP * self._scale + GAP, 0, 0, 0)
        font, lines = self._fitting(room.width())
        painter.setFont(font)
        painter.setPen(QColor(self._theme.text))
        high = QFontMetricsF(font).height()
        top = 0.0 if len(lines) > 1 else (self._line(LARGE) - high) / 2
        for number, line in enumerate(lines):
            place = QRectF(room.left(), top + number * high, room.width(), high)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, line)
        if len(lines) == 1:
            self._paint_sum(painter, room)

    def _fitting(self, width: float) -> tuple[QFont, list[str]]:
        """The largest font in which the text fits in one line, or in two lines of small letters."""
        for scale in (LARGE, SMALLER, SMALL):
            if QFontMetricsF(self.letters(scale)).horizontalAdvance(self._text) <= width:
                return self.letters(scale), [self._text]
        for scale in (SMALL, LEAST):
            lines = _broken(self._text, self.letters(scale), width)
            if " ".join(lines) == self._text:
                break
        return self.letters(scale), lines

    def _paint_sum(self, painter: QPainter, room: QRectF) -> None:
        sizes = (self.letters(PLAIN * part, bold=False) for part in (1.0, 0.92, 0.84))
        fitting = (
            font for font in sizes if QFontMetricsF(font).horizontalAdvance(self._made) <= room.width()
        )
        font = next(fitting, self.letters(PLAIN, bold=False))
        painter.setFont(font)
        painter.setPen(QColor(self._theme.faint))
        words = QFontMetricsF(font).elidedText(self._made, Qt.TextElideMode.ElideRight, room.width())
        place = QRectF(room.left(), self._line(LARGE), room.width(), room.height() - self._line(LARGE))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_chip(self, painter: QPainter) -> None:
        colour, shape = TONES.get(self._tone, TONES[""])
        ink = self._theme.cells[colour]
        painter.setPen(QColor(self._theme.edge))
        painter.setBrush(QColor(ink.fill))
        painter.translate(CHIP * self._scale / 2, self.height() / 2)
        painter.scale(self._scale, self._scale)
        painter.drawRoundedRect(CHIP_PLACE, 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink.text))
        for points in SHAPES.get(shape, ()):
            painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))
        if shape == "dot":
            painter.drawEllipse(QPointF(0, 0), 4.5, 4.5)
        elif shape == "arc":
            painter.strokePath(_arc(), QColor(ink.text))
        painter.resetTransform()


def _arc() -> QPainterPath:
    path = QPainterPath(QPointF(-10, 7))
    path.quadTo(0, -17, 10, 7)
    path.quadTo(0, -13, -10, 7)
    return path


def _broken(text: str, font: QFont, width: float) -> list[str]:
    """The text in two lines, the second cut short where it is still too long."""
    metrics, words, first = QFontMetricsF(font), text.split(" "), 1
    while first < len(words) and metrics.horizontalAdvance(" ".join(words[: first + 1])) <= width:
        first += 1
    rest = " ".join(words[first:])
    return [" ".join(words[:first]), metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)]


class ResultPanel(QFrame):
    """The result line in a frame, with room for switches beside it."""

    def __init__(self, theme: Theme, beside: QWidget) -> None:
        super().__init__()
        self.setProperty("panel", True)
        self.line = ResultLine(theme)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 3, 10, 3)
        layout.addWidget(self.line, 1)
        layout.addWidget(beside)

    def show_frame(self, frame: Frame) -> None:
        """Show the result of the play on show."""
        if frame.shows_new("play"):
            self.line.show_result(frame.play.result, frame.play.made, frame.play.tone)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self.line.set_theme(theme)

    def suit(self, table: QSize) -> None:
        """Scale the fonts to the size of the table's middle."""
        self.line.suit(table)
