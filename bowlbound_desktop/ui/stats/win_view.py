"""The home side's chance to win over the course of the game, as a curve."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QProgressBar, QSizePolicy

from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.play.counting.win_chance import Curve, curve, is_quick, judged_plays, span
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.worker import Job, worker

MARGIN = 8
BEFORE = "The curve begins with the kickoff"
COMPUTING = "Computing …"
SILENT = "No win chance for this game"
SURE = 0.995
"""The largest chance shown as less than certain."""
MEANING = "By lead, time, spot and timeouts; as if the teams were equal until these two are computed"


class WinView(QProgressBar):
    """The curve: the home side's chance above the middle, the visitors' below; a click names the play."""

    play_chosen = Signal(int)
    judged = Signal(object)
    """The points of the curve, as soon as they are known."""

    def __init__(self, theme: Theme, name: str = "win-chance") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName("Win chance")
        self.setAccessibleDescription(BEFORE)
        self._theme = theme
        self._points: Curve = ()
        self._note = BEFORE
        self._record: Record | None = None
        self._job: Job | None = None
        self.setToolTip(MEANING)
        self._names = dict.fromkeys(Side, "")
        self._plays: tuple[int, ...] = ()
        """The play before each point."""
        self._marked: int | None = None
        self._given_up: set[str] = set()
        self.setMinimumSize(160, 70)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """A broad strip."""
        return QSize(320, 140)

    def show_record(self, record: Record) -> None:
        """Draw the game so far; later, if the values have to be loaded first."""
        self._record = record
        self._names = {side: team.short for side, team in record.teams.items()}
        if not record.plays:
            self._show((), BEFORE)
        elif record.key in self._given_up:
            self._show((), SILENT)
        elif is_quick(record.key):
            self._show_curve(record, curve(record))
        else:
            self._show((), COMPUTING)
            QTimer.singleShot(0, self, self._compute)

    def _compute(self) -> None:
        """Compute the first curve of a game in the background."""
        if self._job is None and self._record is not None:
            self._job = worker().submit(
                partial(curve, self._record),
                partial(self._take, self._record),
                owner=self,
                failed=partial(self._give_up, self._record.key),
            )

    def _take(self, judged: Record, points: Curve) -> None:
        """Draw the curve once the values are loaded, unless there are more plays or another game by now."""
        self._job = None
        if self._record is judged:
            self._show_curve(judged, points)
        elif self._record is not None:
            self.show_record(self._record)

    def _give_up(self, system: str, error: BaseException) -> None:
        """Show no curve without values, and do not load them again."""
        self._job = None
        self._given_up.add(system)
        self._show((), SILENT)
        if not isinstance(error, BowlboundError):
            raise error

    def _show_curve(self, record: Record, points: Curve) -> None:
        silent = not points and any(isinstance(event, PlayStarted) for event in record.events())
        self._plays = judged_plays(record)[: len(points)]
        self._show(points, SILENT if silent else BEFORE)
        self.judged.emit(points)

    def mark(self, play: int | None) -> None:
        """Mark the point after a play of the past; None removes the mark."""
        if play != self._marked:
            self._marked = play
            self.update()

    def _led_to(self, play: int) -> int | None:
        """The point after a play."""
        after = [place for place, number in enumerate(self._plays) if number > play]
        return after[0] if after else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the play before the nearest point."""
        room = self._room()
        places = [self._place(room, point).x() for point in self._points]
        if len(places) > 1 and event.button() is Qt.MouseButton.LeftButton:
            x = event.position().x()
            near = min(range(1, len(places)), key=lambda number: abs(places[number] - x))
            self.play_chosen.emit(self._plays[near - 1])

    def _show(self, points: Curve, note: str) -> None:
        self._points, self._note = points, note
        self.setAccessibleDescription(self.words())
        self.setUpdatesEnabled(False)  # setting another value would paint the curve at once
        self.setValue(round(100 * points[-1][1]) if points else -1)
        self.setUpdatesEnabled(True)

    def words(self) -> str:
        """Who is ahead, in words."""
        if not self._points:
            return self._note
        chance = self._points[-1][1]
        side, better = (Side.HOME, chance) if chance >= 0.5 else (Side.AWAY, 1 - chance)
        return f"{self._names[side]} {'over 99' if SURE <= better < 1 else round(100 * better)} %"

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame, quarters, curve and text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self._theme.panel))
        bold = scaled(self.font(), 1.1, bold=True)
        painter.setFont(bold)
        high = self._head()
        painter.setPen(QColor(self._theme.accent))
        top = QRectF(MARGIN, MARGIN, self.width() - 2 * MARGIN, high)
        painter.drawText(top, Qt.AlignmentFlag.AlignRight, self.words())
        self._paint_grid(painter, self._room())
        self._paint_curve(painter, self._room())

    def _head(self) -> int:
        return QFontMetrics(scaled(self.font(), 1.1, bold=True)).height()

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, self._head() + 2 * MARGIN, -MARGIN, -MARGIN)

    def _place(self, room: QRectF, point: tuple[float, float]) -> QPointF:
        gone, chance = point
        across = gone / span(self._points)
        return QPointF(room.left() + room.width() * across, room.bottom() - room.height() * chance)

    def _paint_grid(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(QPen(QColor(self._theme.edge), 1))
        painter.drawRect(room)
        whole = span(self._points)
        for quarter in range(1, QUARTERS + (whole > QUARTERS)):
            x = room.left() + room.width() * quarter / whole
            painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
        painter.setPen(QPen(QColor(self._theme.faint), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()))
        painter.setFont(scaled(self.font(), 0.85))
        for side, place in self.places_of_names().items():
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, self._names[side])

    def places_of_names(self) -> dict[Side, QRectF]:
        """Each side's name in its half, at the left unless the curve runs through it there."""
        room, metrics = self._room(), QFontMetricsF(scaled(self.font(), 0.85))
        points = [self._place(room, point) for point in self._points]
        places = {}
        for side in Side:
            place = QRectF(0, 0, metrics.horizontalAdvance(self._names[side]) + 1, metrics.height())
            place.moveTopLeft(room.topLeft() + QPointF(4, 2))
            if side is Side.AWAY:
                place.moveBottom(room.bottom() - 2)
            if any(place.adjusted(-2, -2, 2, 2).contains(point) for point in points):
                place.moveRight(room.right() - 4)
            places[side] = place
        return places

    def _paint_curve(self, painter: QPainter, room: QRectF) -> None:
        points = [self._place(room, point) for point in self._points]
        painter.setPen(QPen(QColor(self._theme.accent), 2))
        painter.drawPolyline(QPolygonF(points))
        if points:
            painter.setBrush(QColor(self._theme.accent))
            painter.drawEllipse(points[-1], 3, 3)
        place = None if self._marked is None else self._led_to(self._marked)
        if place is not None and place < len(points):
            self._paint_mark(painter, room, points[place])

    def _paint_mark(self, painter: QPainter, room: QRectF, point: QPointF) -> None:
        painter.setPen(QPen(QColor(self._theme.text), 1.5))
        painter.drawLine(QPointF(point.x(), room.top()), QPointF(point.x(), room.bottom()))
        painter.drawEllipse(point, 5, 5)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()
