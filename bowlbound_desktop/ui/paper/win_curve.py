"""The chance to win over the course of a game, as a curve on paper."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.win_chance import span
from bowlbound_desktop.play.paper.report import Report
from bowlbound_desktop.ui.paper.grid import TITLE_HEIGHT, titled
from bowlbound_desktop.ui.paper.pen import GREY, RULE, SMALL, Pen

HIGH, HIGHEST = 120.0, 360.0
SCALE = 24.0
"""The width of the percentages on the left."""
FOOT = 12.0
SHADE = "#e4e8ee"
INK = "#1f4e79"


@frozen
class WinCurve:
    """The home side's chance above the middle, the visitors' below."""

    report: Report
    stretches: bool = True

    def height(self, width: float) -> float:  # noqa: ARG002
        """A broad strip."""
        return TITLE_HEIGHT + HIGH + FOOT

    def draw(self, pen: Pen, room: QRectF) -> None:
        """Draw frame, quarters and curve."""
        high = min(room.height(), TITLE_HEIGHT + HIGHEST + FOOT)
        below = titled(pen, QRectF(room.left(), room.top(), room.width(), high), "Chance to win")
        plot = QRectF(below.left() + SCALE, below.top(), below.width() - SCALE, below.height() - FOOT)
        self._draw_area(pen, plot)
        self._draw_frame(pen, plot)
        pen.path(self._points(plot), 1.2, INK)

    def _points(self, plot: QRectF) -> list[QPointF]:
        return [
            QPointF(
                plot.left() + plot.width() * gone / span(self.report.curve),
                plot.bottom() - plot.height() * chance,
            )
            for gone, chance in self.report.curve
        ]

    def _draw_area(self, pen: Pen, plot: QRectF) -> None:
        points = self._points(plot)
        if points:
            middle = plot.center().y()
            pen.shape([QPointF(points[0].x(), middle), *points, QPointF(points[-1].x(), middle)], SHADE)

    def _draw_frame(self, pen: Pen, plot: QRectF) -> None:
        whole = span(self.report.curve)
        for quarter in range(QUARTERS + (whole > QUARTERS)):
            x = plot.left() + plot.width() * quarter / whole
            wide = plot.width() * min(1.0, whole - quarter) / whole
            pen.line(QPointF(x, plot.top()), QPointF(x, plot.bottom()), 0.4, RULE)
            title = f"Q{quarter + 1}" if quarter < QUARTERS else "OT"
            pen.text(QRectF(x, plot.bottom() + 1, wide, FOOT - 1), title, SMALL, "centre", GREY)
        pen.line(QPointF(plot.left(), plot.center().y()), QPointF(plot.right(), plot.center().y()), 0.4, RULE)
        pen.box(plot, width=0.6)
        for percent, y in ((100, plot.top()), (50, plot.center().y()), (100, plot.bottom())):
            label = QRectF(
                plot.left() - SCALE, min(max(y - 5, plot.top()), plot.bottom() - 10), SCALE - 4, 10
            )
            pen.text(label, f"{percent} %", SMALL, "right", GREY)
        inner = plot.adjusted(5, 2, -5, -2)
        for side, y in ((Side.HOME, inner.top()), (Side.AWAY, inner.bottom() - 10)):
            name = QRectF(inner.left(), y, inner.width(), 10)
            pen.text(name, self.report.sheet.teams[side].name, SMALL)
