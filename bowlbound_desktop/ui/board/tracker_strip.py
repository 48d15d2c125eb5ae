"""A tracker whose boxes are struck off as the game goes on: possessions, tens of seconds."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Scoreboard, TeamFace, TrackerBox, TrackerGroup
from bowlbound_desktop.ui.labels import CENTRE, scaled
from bowlbound_desktop.ui.theme import Theme

GAP, GROUP_GAP, PADDING, WIDEST = 3, 14, 5, 62
BAR = 3
"""The height of the stripe in the colours of the side."""


class TrackerStrip(QWidget):
    """Gone boxes are struck off, the coming one is lit; hidden in games whose clock is a watch."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("tracker")
        self._theme = theme
        self._groups: tuple[TrackerGroup, ...] = ()
        self._teams: Mapping[Side, TeamFace] = {}
        self._small = scaled(self.font(), 0.72, bold=True)
        high = QFontMetricsF(self.font()).height() + QFontMetricsF(self._small).height()
        self.setFixedHeight(round(high) + BAR + 5)
        self.hide()

    def show_board(self, board: Scoreboard) -> None:
        """Take the boxes of a scoreboard."""
        if (board.tracker, board.teams) == (self._groups, self._teams):
            return
        self._groups, self._teams = board.tracker, board.teams
        coming = [f"{group.title}: {box.spoken}" for group, box in self._all() if box.state == "now"]
        self.setAccessibleName(f"Tracker. {'; '.join(coming)}")
        self.setVisible(bool(self._groups))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(300, self.height())

    def _all(self) -> Iterator[tuple[TrackerGroup, TrackerBox]]:
        for group in self._groups:
            for box in group.boxes:
                yield group, box

    def places(self) -> Iterator[tuple[TrackerGroup, TrackerBox, QRectF]]:
        """Every box with its place; the widths follow the room."""
        wide = self._box_width()
        left = 0.0
        for group in self._groups:
            left += self._title_width(group)
            for box in group.boxes:
                yield group, box, QRectF(left, 1, wide, self.height() - 2)
                left += wide + GAP
            left += GROUP_GAP - GAP

    def _title_width(self, group: TrackerGroup) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(group.title) + 2 * PADDING

    def _box_width(self) -> float:
        boxes = sum(len(group.boxes) for group in self._groups)
        titles = sum(map(self._title_width, self._groups)) + GROUP_GAP * (len(self._groups) - 1)
        return max(8.0, min(WIDEST, (self.width() - titles) / max(1, boxes) - GAP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Titles and boxes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        titled: TrackerGroup | None = None
        for group, box, place in self.places():
            if group is not titled:
                self._paint_title(painter, group, place.left())
            titled = group
            self._paint_box(painter, box, place)

    def _paint_title(self, painter: QPainter, group: TrackerGroup, right: float) -> None:
        wide = self._title_width(group)
        painter.setPen(QColor(self._theme.faint))
        painter.setFont(self.font())
        painter.drawText(QRectF(right - wide, 0, wide, self.height()), CENTRE, group.title)

    def _paint_box(self, painter: QPainter, box: TrackerBox, place: QRectF) -> None:
        theme, lit, gone = self._theme, box.state == "now", box.state == "gone"
        painter.setPen(QPen(QColor(theme.accent if lit else theme.edge), 2 if lit else 1))
        painter.setBrush(QColor(theme.accent if lit else theme.window if gone else theme.panel))
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 3, 3)
        self._paint_side(painter, box, place)
        painter.setPen(QColor(theme.accent_text if lit else theme.off if gone else theme.text))
        self._paint_texts(painter, box, place)
        if gone:
            painter.setPen(QPen(QColor(theme.faint), 1.4))
            painter.drawLine(QLineF(place.left() + 4, place.bottom() - 5, place.right() - 4, place.top() + 4))

    def _paint_side(self, painter: QPainter, box: TrackerBox, place: QRectF) -> None:
        """A stripe in the colours of whose box it is."""
        if box.side in self._teams and box.side is not None:
            stripe = QRectF(place.left() + 3, place.bottom() - BAR - 3, place.width() - 6, BAR)
            painter.fillRect(stripe, QColor(self._teams[box.side].colours[0]))

    def _paint_texts(self, painter: QPainter, box: TrackerBox, place: QRectF) -> None:
        text = place.adjusted(0, 1, 0, -BAR - 2)
        if box.mark:
            small = QFontMetricsF(self._small).height()
            painter.setFont(self._small)
            painter.drawText(text.adjusted(0, text.height() - small, 0, 0), CENTRE, box.mark)
            text = text.adjusted(0, 0, 0, -small)
        painter.setFont(self.font())
        painter.drawText(text, CENTRE, box.text)

    def event(self, event: QEvent) -> bool:
        """Say in words what the box below the mouse stands for."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = (
                f"{group.title}: {box.spoken}"
                for group, box, place in self.places()
                if place.contains(event.pos().toPointF())
            )
            QToolTip.showText(event.globalPos(), next(found, ""), self)
            return True
        return super().event(event)
