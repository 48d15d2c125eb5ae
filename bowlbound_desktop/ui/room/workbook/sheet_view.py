"""A sheet of a workbook on the screen."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Area, Spot
from bowlbound_desktop.ui.charts.cell_delegate import draw_fitted
from bowlbound_desktop.ui.room.workbook.sheet_model import (
    EDGES_ROLE,
    FILL_ROLE,
    TROUBLE_ROLE,
    Edges,
    SheetModel,
)
from bowlbound_desktop.ui.theme import Theme

CORNER = 8.0
CORNERS = {"error": "#e02020", "warning": "#e08a00"}
NARROWEST, WIDEST = 30, 150
TITLED = 10
"""A column with at least this many texts may have a title as its longest, which may be squeezed."""


class SheetDelegate(QStyledItemDelegate):
    """A cell in its own fill, with the edge of its part of the chart, and a corner for a problem."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint fill, text, edges and corner."""
        room = QRectF(option.rect)
        painter.save()
        painter.setFont(option.font)
        self._paint_cell(painter, room, str(index.data() or ""), str(index.data(FILL_ROLE) or ""))
        self._paint_corner(painter, room, str(index.data(TROUBLE_ROLE) or ""))
        self._paint_edges(painter, room, index.data(EDGES_ROLE) or Edges.NONE)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._theme.accent), 2))
            painter.drawRect(room.adjusted(1.5, 1.5, -1.5, -1.5))
        painter.restore()

    def _paint_cell(self, painter: QPainter, room: QRectF, text: str, fill: str) -> None:
        ground = QColor(f"#{fill}" if fill else self._theme.panel)
        painter.fillRect(room, QColor(self._theme.edge))
        painter.fillRect(room.adjusted(0, 0, -1, -1), ground)
        if text:
            ink = self._theme.text if not fill else "#000000" if ground.lightnessF() > 0.45 else "#ffffff"
            painter.setPen(QColor(ink))
            draw_fitted(painter, room.adjusted(3, 0, -3, 0), text, Qt.AlignmentFlag.AlignCenter)

    def _paint_corner(self, painter: QPainter, room: QRectF, severity: str) -> None:
        if severity:
            corner = room.topRight()
            points = (corner, corner - QPointF(CORNER, 0), corner + QPointF(0, CORNER))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(CORNERS[severity]))
            painter.drawPolygon(QPolygonF(points))

    def _paint_edges(self, painter: QPainter, room: QRectF, edges: int) -> None:
        painter.setPen(QPen(QColor(self._theme.accent), 3))
        lines = {
            Edges.TOP: (room.topLeft(), room.topRight()),
            Edges.BOTTOM: (room.bottomLeft(), room.bottomRight()),
            Edges.LEFT: (room.topLeft(), room.bottomLeft()),
            Edges.RIGHT: (room.topRight(), room.bottomRight()),
        }
        for edge, (start, end) in lines.items():
            if edges & edge:
                painter.drawLine(start, end)


class SheetView(QTableView):
    """A sheet in which cells can be selected, to say where a part of a chart is."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("workbook:cells")
        self.setAccessibleName("The sheet")
        self.setItemDelegate(SheetDelegate(theme))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 6)
        self.verticalHeader().setMinimumSectionSize(10)

    def show_sheet(self, model: SheetModel) -> None:
        """Show another sheet."""
        self.setModel(model)
        self.clearSpans()
        for area in model.grid.merged:
            self.setSpan(area.top, area.left, area.height, area.width)
        metrics = self.fontMetrics()
        for column in range(model.columnCount()):
            texts = (model.grid.text((row, column))[:24] for row in range(min(60, model.rowCount())))
            widths = sorted(metrics.horizontalAdvance(text) for text in texts if text)
            wide = (widths[-1] if len(widths) < TITLED else widths[-2]) if widths else 0
            self.setColumnWidth(column, max(NARROWEST, min(WIDEST, wide + 14)))

    def marked(self) -> Area | None:
        """The rectangle around the selected cells; None where nothing is selected."""
        found = self.selectionModel().selection() if self.selectionModel() else None
        if not found or found.isEmpty():
            return None
        ranges = [found.at(place) for place in range(found.count())]
        return Area(
            min(one.top() for one in ranges),
            min(one.left() for one in ranges),
            max(one.bottom() for one in ranges),
            max(one.right() for one in ranges),
        )

    def go_to(self, spot: Spot) -> None:
        """Select a cell and scroll to it."""
        index = self.model().index(*spot)
        self.setCurrentIndex(index)
        self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
