"""A clock made of boxes that are crossed off: possessions, letters, or tens of seconds."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QToolTip

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import ClockBox, ClockGroup, Scoreboard
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.ui.labels import CENTRE, scaled
from bowlbound_desktop.ui.theme import Theme

GAP, GROUP_GAP, PADDING, WIDEST = 3, 14, 5, 62
CROWD, CROWDED_GAP = 30, 4
BAR = 3
"""The height of the stripe in a side's colours."""


class ClockStrip(QLabel):
    """Used boxes are crossed off and the next one is lit; hidden in games with an ordinary clock."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("clock-strip")
        self._theme = theme
        self._groups: tuple[ClockGroup, ...] = ()
        self._teams: Mapping[Side, TeamFace] = {}
        self._small = scaled(self.font(), 0.72, bold=True)
        self.hide()

    def show_board(self, board: Scoreboard) -> None:
        """Show the boxes of a scoreboard."""
        if (board.strip, board.teams) == (self._groups, self._teams):
            return
        self._groups, self._teams = board.strip, board.teams
        coming = [_spoken(group, box) for group, box in self._all() if box.state == "now"]
        self._fit_height()
        self.setAccessibleName(f"Clock. {'; '.join(coming)}")
        self.setVisible(bool(self._groups))
        self.update()

    def _fit_height(self) -> None:
        """Make room for a second line where boxes have a mark below their text."""
        high = QFontMetricsF(self.font()).height()
        if any(box.mark for _, box in self._all()):
            high += QFontMetricsF(self._small).height()
        self.setFixedHeight(round(high) + BAR + 5)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as possible."""
        return QSize(300, self.height())

    def _all(self) -> Iterator[tuple[ClockGroup, ClockBox]]:
        for group in self._groups:
            for box in group.boxes:
                yield group, box

    def places(self) -> Iterator[tuple[ClockGroup, ClockBox, QRectF]]:
        """Every box with its place; the widths depend on the width of the strip."""
        wide = self._box_width()
        left = 0.0
        for group in self._groups:
            left += self._title_width(group)
            for box in group.boxes:
                yield group, box, QRectF(left, 1, wide, self.height() - 2)
                left += wide + self._gap
            left += self._group_gap - self._gap

    @property
    def _crowded(self) -> bool:
        """Whether there are so many boxes that they must stand closer together."""
        return sum(len(group.boxes) for group in self._groups) > CROWD

    @property
    def _gap(self) -> int:
        return 0 if self._crowded else GAP

    @property
    def _group_gap(self) -> int:
        return CROWDED_GAP if self._crowded else GROUP_GAP

    def _title_width(self, group: ClockGroup) -> float:
        if not group.title:
            return 0.0
        return QFontMetricsF(self.font()).horizontalAdvance(group.title) + 2 * PADDING

    def _box_width(self) -> float:
        boxes = sum(len(group.boxes) for group in self._groups)
        titles = sum(map(self._title_width, self._groups)) + self._group_gap * (len(self._groups) - 1)
        return max(8.0, min(WIDEST, (self.width() - titles) / max(1, boxes) - self._gap))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint titles and boxes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        titled: ClockGroup | None = None
        for group, box, place in self.places():
            if group is not titled:
                self._paint_title(painter, group, place.left())
            titled = group
            self._paint_box(painter, box, place)

    def _paint_title(self, painter: QPainter, group: ClockGroup, right: float) -> None:
        wide = self._title_width(group)
        painter.setPen(QColor(self._theme.faint))
        painter.setFont(self.font())
        painter.drawText(QRectF(right - wide, 0, wide, self.height()), CENTRE, group.title)

    def _paint_box(self, painter: QPainter, box: ClockBox, place: QRectF) -> None:
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

    def _paint_side(self, painter: QPainter, box: ClockBox, place: QRectF) -> None:
        """Paint a stripe in the colours of the side that the box belongs to."""
        if box.side in self._teams and box.side is not None:
            stripe = QRectF(place.left() + 3, place.bottom() - BAR - 3, place.width() - 6, BAR)
            painter.fillRect(stripe, QColor(self._teams[box.side].colours[0]))

    def _paint_texts(self, painter: QPainter, box: ClockBox, place: QRectF) -> None:
        text = place.adjusted(0, 1, 0, -BAR - 2)
        if box.mark:
            measure = QFontMetricsF(self._small)
            small, wide = measure.height(), measure.horizontalAdvance(box.mark)
            fit = min(1.0, (place.width() - 2) / max(1.0, wide))
            painter.setFont(scaled(self._small, fit, self._small.bold()))
            painter.drawText(text.adjusted(0, text.height() - small, 0, 0), CENTRE, box.mark)
            text = text.adjusted(0, 0, 0, -small)
        painter.setFont(self.font())
        painter.drawText(text, CENTRE, box.text)

    def event(self, event: QEvent) -> bool:
        """Show a tooltip that says what the box under the mouse means."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = (
                _spoken(group, box)
                for group, box, place in self.places()
                if place.contains(event.pos().toPointF())
            )
            QToolTip.showText(event.globalPos(), next(found, ""), self)
            return True
        return super().event(event)


def _spoken(group: ClockGroup, box: ClockBox) -> str:
    return f"{group.title}: {box.spoken}" if group.title else box.spoken
