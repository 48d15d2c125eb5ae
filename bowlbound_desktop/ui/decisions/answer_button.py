"""A button for one answer: its key, its label and what the answer leads to."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter

from bowlbound_desktop.ui.access.arrows import ArrowButton
from bowlbound_desktop.ui.frame.question import Choice
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.key_button import ENTER
from bowlbound_desktop.ui.widgets.pictures import blank

LARGE_SIDE = 10
SMALL_SIDE = 7
HIGH, LOW, LOWEST = 36, 30, 28
GAP = 8
KEY_SCALE = 1.4
"""How much larger than the text the key of a large button is."""
CHECK = "✓ "
STAR = "★"
FRAME = 3
"""The width of the frame around a suggested answer."""


class AnswerButton(ArrowButton):
    """The button of one choice: key, label and consequence."""

    def __init__(self, choice: Choice, theme: Theme, large: bool, several: bool = False) -> None:
        super().__init__(choice.text or choice.label)
        self.choice = choice
        self._theme = theme
        self._several = several
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        """A picture of the button in each state, because style sheets are slow to paint."""
        self.setCheckable(several)
        self._small_font = scaled(self.font(), 0.88)
        self.setEnabled(not choice.barred)
        self.setToolTip(choice.barred or choice.help)
        self.suggested = False
        self._spoken = f"{choice.label}, key {choice.key}" if choice.key else choice.label
        self.setAccessibleName(self._spoken)
        self.setAccessibleDescription(" ".join(filter(None, (choice.note, choice.consequence, choice.help))))
        self._fit_letters(large, HIGH if large else LOW)

    def tighten(self, tight: bool) -> None:
        """Take as little room as possible, or be large."""
        self._fit_letters(not tight, LOWEST if tight else HIGH)

    def _fit_letters(self, large: bool, high: int) -> None:
        self._side = LARGE_SIDE if large else SMALL_SIDE
        self._key_font = scaled(self.font(), KEY_SCALE if large else 1.0, bold=True)
        self._size = self._measure(high)
        self._pictures.clear()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self._pictures.clear()
        self.update()

    def set_suggested(self, suggested: bool) -> None:
        """Mark the button as suggested by a coach, or not."""
        if suggested != self.suggested:
            self.suggested = suggested
            self.setAccessibleName(f"{self._spoken}, suggested" if suggested else self._spoken)
            self._pictures.clear()
            self.update()

    def _key_room(self) -> int:
        if not self.choice.key:
            return 0
        return QFontMetrics(self._key_font).horizontalAdvance(self.choice.key) + GAP

    def _measure(self, high: int) -> QSize:
        label = self.fontMetrics().horizontalAdvance(CHECK + self.text() if self._several else self.text())
        small = QFontMetrics(self._small_font)
        after = small.horizontalAdvance(self.choice.consequence)
        if self.choice.note:
            label += GAP + small.horizontalAdvance(self.choice.note)
        high = 48 if self.choice.consequence else high
        return QSize(2 * self._side + self._key_room() + max(label, after) + 2, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the focused button, at once and without an animation."""
        if event.key() in ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Room for key, label and consequence."""
        return self._size

    def minimumSizeHint(self) -> QSize:
        """A button is never smaller than its text."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cached picture of the button: the style's frame with our own text."""
        option = QStyleOptionButton()
        super().initStyleOption(option)
        option.text = ""
        key = option.state, self.devicePixelRatioF()
        if key not in self._pictures:
            self._pictures[key] = self._picture(option)
        QPainter(self).drawPixmap(0, 0, self._pictures[key])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Discard the pictures, which have the old size."""
        super().resizeEvent(event)
        self._pictures.clear()

    def _picture(self, option: QStyleOptionButton) -> QPixmap:
        picture = blank(self.size(), self.devicePixelRatioF())
        painter = QStylePainter(picture, self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        self._paint_texts(painter)
        if self.suggested:
            self._paint_suggested(painter)
        return picture

    def _paint_suggested(self, painter: QPainter) -> None:
        """Paint a broad frame and a star in the corner: colour is never the only sign."""
        painter.setPen(QPen(QColor(self._theme.accent), FRAME))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
        painter.setFont(scaled(self.font(), 0.7))
        corner = QRectF(self.rect()).adjusted(0, 3, -6, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, STAR)

    def _paint_texts(self, painter: QPainter) -> None:
        room = QRectF(self.rect()).adjusted(self._side, 0, -self._side, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        plain = self._theme.text if self.isEnabled() else self._theme.off
        painter.setPen(QColor(self._theme.accent if self.isEnabled() else self._theme.off))
        painter.setFont(self._key_font)
        painter.drawText(room, flags, self.choice.key)
        room.adjust(self._key_room(), 0, 0, 0)
        painter.setPen(QColor(plain))
        painter.setFont(self.font())
        self._paint_label(painter, room, flags)

    def _paint_label(self, painter: QPainter, room: QRectF, flags: Qt.AlignmentFlag) -> None:
        text = CHECK + self.text() if self.isChecked() else self.text()
        if not self.choice.consequence:
            painter.drawText(room, flags, text)
            self._paint_note(painter, room)
            return
        half = room.height() / 2 - 4
        painter.drawText(QRectF(room.left(), 4, room.width(), half), flags, text)
        painter.setFont(self._small_font)
        painter.setPen(QColor(self._theme.faint))
        painter.drawText(QRectF(room.left(), 4 + half, room.width(), half), flags, self.choice.consequence)

    def _paint_note(self, painter: QPainter, room: QRectF) -> None:
        painter.setFont(self._small_font)
        painter.setPen(QColor(self._theme.faint if self.isEnabled() else self._theme.off))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.choice.note)
