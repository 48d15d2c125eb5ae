"""Headers of charts: names that always fit, lit where a cell was read."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHeaderView, QWidget

from bowlbound_desktop.ui.charts.cell_delegate import draw_fitted
from bowlbound_desktop.ui.charts.chart_model import LIT_ROLE, ChartModel
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.pictures import blank


class ChartHeader(QHeaderView):
    """A header that wraps names between words and squeezes what is still too wide."""

    def __init__(self, orientation: Qt.Orientation, theme: Theme, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self._theme = theme
        self._picture: tuple[tuple[object, ...], QPixmap] | None = None
        self._lit_pictures: dict[int, QPixmap] = {}
        self._sizes: dict[tuple[str, str], QSize] = {}
        self._hint: tuple[tuple[object, ...], QSize] | None = None
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self._picture = None
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Room for all names; cached, because Qt asks whenever the table is shown."""
        key = (self.model(), self.count(), self.font())
        if self._hint is None or self._hint[0] != key:
            self._hint = (key, super().sizeHint())
        return self._hint[1]

    def _lines(self, section: int) -> list[str]:
        text = str(self.model().headerData(section, self.orientation()) or "")
        return text.split(" ") if self.orientation() is Qt.Orientation.Horizontal else [text]

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Room for the longest word and all lines of a name."""
        lines = self._lines(section)
        key = (" ".join(lines), self.font().key())
        if key not in self._sizes:
            metrics = QFontMetrics(self.font())
            wide = max(metrics.horizontalAdvance(line) for line in lines)
            self._sizes[key] = QSize(wide + 8, metrics.height() * len(lines) + 4)
        return self._sizes[key]

    # Python paints every name: all are painted once, then only the lit ones.

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cached picture of the header, and the lit names over it."""
        view = self.viewport()
        key = (self.model(), view.size(), self.offset(), self.length(), self.font())
        if self._picture is None or self._picture[0] != key:
            self._picture = (key, self._paint_all())
            self._lit_pictures.clear()
        painter = QPainter(view)
        painter.drawPixmap(0, 0, self._picture[1])
        for section in self._lit():
            if section not in self._lit_pictures:
                self._lit_pictures[section] = self._paint_lit(section)
            painter.drawPixmap(self._place(section).topLeft(), self._lit_pictures[section])

    def _paint_lit(self, section: int) -> QPixmap:
        size = self._place(section).size()
        picture = self._ground(size)
        painter = QPainter(picture)
        self._paint_section(painter, QRect(QPoint(), size), section, lit=True)
        painter.end()
        return picture

    def _ground(self, size: QSize) -> QPixmap:
        return blank(size, self.viewport().devicePixelRatioF(), QColor(self._theme.panel))

    def _paint_all(self) -> QPixmap:
        picture = self._ground(self.viewport().size())
        painter = QPainter(picture)
        for section in range(self.count()):
            self._paint_section(painter, self._place(section), section, lit=False)
        painter.end()
        return picture

    def _lit(self) -> list[int]:
        model, way = self.model(), self.orientation()
        if isinstance(model, ChartModel):
            return sorted(model.lit_sections(way))
        return [place for place in range(self.count()) if model.headerData(place, way, LIT_ROLE)]

    def _place(self, section: int) -> QRect:
        start, size = self.sectionViewportPosition(section), self.sectionSize(section)
        view = self.viewport()
        across = self.orientation() is Qt.Orientation.Horizontal
        return QRect(start, 0, size, view.height()) if across else QRect(0, start, view.width(), size)

    def _paint_section(self, painter: QPainter, rect: QRect, section: int, lit: bool) -> None:
        """Paint one name."""
        painter.save()
        painter.fillRect(rect, QColor(self._theme.panel))
        font = self.font()
        font.setBold(lit)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.accent if lit else self._theme.faint))
        self._paint_lines(painter, QRectF(rect).adjusted(1, 0, -1, 0), self._lines(section))
        painter.restore()

    def _paint_lines(self, painter: QPainter, room: QRectF, lines: list[str]) -> None:
        high = QFontMetricsF(painter.font()).height()
        top = room.top() + (room.height() - high * len(lines)) / 2
        for number, line in enumerate(lines):
            place = QRectF(room.left(), top + number * high, room.width(), high)
            draw_fitted(painter, place, line, Qt.AlignmentFlag.AlignCenter)
