"""One chart or table on the screen, its rows as high as there is room for."""

from collections.abc import Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView

from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.ui.charts.cell_delegate import CellDelegate
from bowlbound_desktop.ui.charts.chart_model import ChartModel, Index
from bowlbound_desktop.ui.charts.fitted_table import FittedTable, divided
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.pictures import blank

KEPT_PICTURES = 8
TALL = 10_000
"""Higher than any sentence, in pixels."""
LONG_TEXT = 12
"""A table with a cell longer than this is a table of sentences, whose columns fit their text."""
SQUEEZED = 1.35
"""How much wider than its cell a text may be to be squeezed into one line."""
AIR = 6
"""Space between the text of a cell and its edges."""


@frozen(eq=False)
class Picture:
    """All cells without light, and where they are."""

    cells: QPixmap
    rooms: Mapping[tuple[int, int], QRectF]


class ChartView(FittedTable):
    """A chart that fits its room and shows what was read."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._seen: tuple[int, int] | None = None
        self._pictures: dict[tuple[object, ...], Picture] = {}
        self._theme = theme
        self._delegate = CellDelegate(theme)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing behind it is painted
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)

    def is_wordy(self) -> bool:
        """Whether any cell is too long to be a result."""
        model = self.model()
        return isinstance(model, ChartModel) and not model.table.main and _has_long_cells(model.table)

    def wanted_widths(self) -> list[int]:
        """The column widths of a table that always fits its room: columns with long cells are wider."""
        model = self.model()
        if not isinstance(model, ChartModel) or not model.table.main or not _has_long_cells(model.table):
            return []
        return self._natural_widths(model.table)

    def _natural_widths(self, table: Table) -> list[int]:
        """The width each column needs to show its longest cell in one line."""
        metrics = self.fontMetrics()
        columns = zip(*table.cells, strict=True)
        cells = [max(metrics.horizontalAdvance(cell.text) for cell in column) for column in columns]
        names = [self._headers[0].sectionSizeFromContents(column).width() for column in range(len(cells))]
        return [max(cell + AIR, name) for cell, name in zip(cells, names, strict=True)]

    def broken_widths(self) -> list[int]:
        """The column widths of a table of sentences, which wrap between words."""
        model = self.model()
        if not isinstance(model, ChartModel):
            return []
        given = divided(self.room_for_columns(), self._natural_widths(model.table))
        words = [
            " ".join(cell.text for cell in column).split() for column in zip(*model.table.cells, strict=True)
        ]
        advance = self.fontMetrics().horizontalAdvance
        return [
            max(wide, *(advance(word) + AIR for word in column))
            for wide, column in zip(given, words, strict=True)
        ]

    def broken_heights(self) -> list[int]:
        """The height each row needs for its longest sentence."""
        model, metrics = self.model(), self.fontMetrics()
        if not isinstance(model, ChartModel):
            return []
        columns = range(model.columnCount())
        rooms = [QRect(0, 0, max(1, self.columnWidth(column) - AIR), TALL) for column in columns]

        def high(room: QRect, cell: TableCell) -> int:
            return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, cell.text).height() + AIR

        return [max(map(high, rooms, row)) for row in model.table.cells]

    def long_rows(self) -> frozenset[int]:
        """The rows with a cell too long for one line, in a table that always fits its room."""
        model = self.model()
        if not isinstance(model, ChartModel) or not model.table.main:
            return frozenset()
        widths = [self.columnWidth(column) * SQUEEZED for column in range(len(model.table.columns))]
        advance = self.fontMetrics().horizontalAdvance
        rows = enumerate(model.table.cells)
        return frozenset(
            place
            for place, cells in rows
            if any(advance(cell.text) > width for cell, width in zip(cells, widths, strict=True))
        )

    def see(self, place: tuple[int, int]) -> None:
        """Scroll to a cell, and keep it in view when the size changes."""
        self._seen = place
        self.scrollTo(self.model().index(*place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scroll back to the cell that was read, because the rows have moved."""
        super().resizeEvent(event)
        if self._seen is not None and self.model() is not None:
            self.scrollTo(self.model().index(*self._seen))

    def read_room(self) -> QRect:
        """The rectangle of the cell that was read last; empty if it is not in view."""
        if self._seen is None or not isinstance(self.model(), ChartModel):
            return QRect()
        return self._place(*self._seen).toRect() & self.viewport().rect()

    def show_model(self, model: ChartModel) -> None:
        """Show another table."""
        if model is self.model():
            return
        self._pictures.clear()
        self.setModel(model)
        self.setAccessibleName(model.table.title)
        self.fit()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._pictures.clear()
        self._theme = theme
        self._delegate.set_theme(theme)
        for header in self._headers:
            header.set_theme(theme)
        self.viewport().update()

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Sequence[int] = ()) -> None:
        """Repaint headers together with cells; Qt's signal for changed names would measure them all."""
        super().dataChanged(top_left, bottom_right, roles)
        for header in self._headers:
            header.viewport().update()

    # A chart has hundreds of cells and Python paints each: all are painted once, then only the lit ones.

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cached picture of the chart, and the lit cells over it."""
        model = self.model()
        if not isinstance(model, ChartModel):
            return
        painter = QPainter(self.viewport())
        picture = self._picture(model)
        painter.drawPixmap(0, 0, picture.cells)
        for light, places in model.lights():
            self._delegate.paint_lights(painter, [picture.rooms[place] for place in places], light)

    def _picture(self, model: ChartModel) -> Picture:
        view = self.viewport()
        scrolled = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        key = (model.table.key, model.table.side, view.size().toTuple(), scrolled, self._headers[1].length())
        if key not in self._pictures:
            if len(self._pictures) > KEPT_PICTURES:
                self._pictures.clear()
            self._pictures[key] = self._paint_all(model)
        return self._pictures[key]

    def _paint_all(self, model: ChartModel) -> Picture:
        view, rooms = self.viewport(), {}
        picture = blank(view.size(), view.devicePixelRatioF(), QColor(self._theme.panel))
        painter = QPainter(picture)
        alike: dict[tuple[str, str, tuple[int, int]], QPixmap] = {}
        for row, cells in enumerate(model.table.cells):
            for column, cell in enumerate(cells):
                place = rooms[row, column] = self._place(row, column)
                kind = (cell.text, cell.colour, place.size().toSize().toTuple())
                if kind not in alike:
                    alike[kind] = self._paint_one(cell, place.size().toSize())
                painter.drawPixmap(place.topLeft(), alike[kind])
        painter.end()
        return Picture(picture, rooms)

    def _paint_one(self, cell: TableCell, size: QSize) -> QPixmap:
        picture = blank(size, self.viewport().devicePixelRatioF())
        painter = QPainter(picture)
        painter.setFont(self.font())
        room = QRectF(0, 0, size.width(), size.height())
        self._delegate.paint_cell(painter, room, cell.text, cell.colour)
        painter.end()
        return picture

    def _place(self, row: int, column: int) -> QRectF:
        left, top = self.columnViewportPosition(column), self.rowViewportPosition(row)
        return QRectF(left, top, self.columnWidth(column), self.rowHeight(row))


def _has_long_cells(table: Table) -> bool:
    return any(len(cell.text) > LONG_TEXT for row in table.cells for cell in row)
