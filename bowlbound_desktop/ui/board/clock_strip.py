"""The boxes of a game clock in a row: those that are gone, the next one, and the letters in them."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bowlbound_desktop.kernel.system import ClockStrip
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import scaled, text_scale
from bowlbound_desktop.ui.theme import Theme, readable_on

HIGH = 20
SET_GAP = 3.0


class ClockStripView(QWidget):
    """Hidden in games whose clock has no boxes worth seeing."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("clock-strip")
        self.setAccessibleName("Clock")
        self._theme = theme
        self._strip: ClockStrip | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_frame(self, frame: Frame) -> None:
        """Follow the clock."""
        if frame.shows_new("board"):
            self.show_strip(frame.board.strip)

    def show_strip(self, strip: ClockStrip | None) -> None:
        """Show these boxes."""
        if strip == self._strip:
            return
        self._strip = strip
        words = "" if strip is None else strip.words
        self.setAccessibleDescription(words)
        self.setToolTip(words)
        self.setVisible(strip is not None)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """One line of boxes."""
        return QSize(300, round(HIGH * text_scale()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Box after box."""
        strip = self._strip
        if strip is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(scaled(self.font(), 0.85, bold=True))
        sets = -(-len(strip.letters) // strip.group)
        broad = (self.width() - 2 - SET_GAP * (sets - 1)) / len(strip.letters)
        for number, letter in enumerate(strip.letters):
            x = 1 + number * broad + number // strip.group * SET_GAP
            self._paint_box(painter, QRectF(x, 1, broad, self.height() - 2), letter, number - strip.gone)

    def _paint_box(self, painter: QPainter, room: QRectF, letter: str, ahead: int) -> None:
        """A box; `ahead` is how many boxes it lies before the clock, less than 0 where it is gone."""
        theme, gone = self._theme, ahead < 0
        colour = QColor(theme.faint if gone or letter else theme.panel)
        colour.setAlpha(90 if gone else 255)
        painter.setPen(QPen(QColor(theme.accent if ahead == 0 else theme.edge), 2 if ahead == 0 else 1))
        painter.setBrush(colour)
        painter.drawRect(room)
        if letter:
            painter.setPen(QColor(theme.text if gone else readable_on(theme.faint)))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, letter)
