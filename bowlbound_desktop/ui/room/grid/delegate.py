"""Paints the cells of a grid, and edits them like a spreadsheet."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QKeyEvent, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bowlbound_desktop.games.bowlbound.workshop.editing.entering import body_of
from bowlbound_desktop.ui.charts.cell_delegate import CellDelegate
from bowlbound_desktop.ui.room.grid.model import TO_TYPE, GridModel
from bowlbound_desktop.ui.room.sized_by_grid import Index
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.pictures import blank

CORNER = 7.0
WRONG = "#e02020"
EDITOR_WIDTH = 76
FRAME = 10
"""How much of an editor's height its frame takes."""
MOST_PICTURES = 2000
CellLook = tuple[str, str, str, bool]
"""Text, colour, kind of problem, and whether another chart differs."""
_KEYS = Qt.Key
STEPS: dict[int, tuple[int, int]] = {
    _KEYS.Key_Return: (1, 0),
    _KEYS.Key_Enter: (1, 0),
    _KEYS.Key_Tab: (0, 1),
    _KEYS.Key_Backtab: (0, -1),
}
ARROWS: dict[int, tuple[int, int]] = {
    _KEYS.Key_Up: (-1, 0),
    _KEYS.Key_Down: (1, 0),
    _KEYS.Key_Left: (0, -1),
    _KEYS.Key_Right: (0, 1),
}


TYPING = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.FocusOut)
"""The events that Qt's delegate handles in an editor."""


class GridDelegate(CellDelegate):
    """A cell with a red corner for a problem, and a blue one where another chart differs."""

    stepped = Signal(int, int, int)
    """The editor was left by a key: how many rows and columns to move, and the key."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self.quick = True
        """Whether editing began by typing: then arrow keys leave the cell."""
        self.take_key: Callable[[QLineEdit, QKeyEvent], bool] = lambda _editor, _event: False
        """Sees every key in the editor first; True where it has handled the key."""
        self._colour: str | None = None
        """The colour chosen while editing, empty for the default of the text; None while none is chosen."""

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        super().set_theme(theme)
        self._pictures.clear()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cell, its corners, and whether it is selected."""
        model = index.model()
        if not isinstance(model, GridModel):
            return
        room = QRectF(option.rect)
        look = model.painted(index)
        painter.drawPixmap(room.topLeft(), self._picture(painter, option, look))
        if option.state & QStyle.StateFlag.State_Selected:
            painter.save()
            self._paint_chosen(painter, room, bool(option.state & QStyle.StateFlag.State_HasFocus))
            self._paint_corners(painter, room, *look[2:])
            painter.restore()

    # Python paints every cell of a chart: cells that look alike are painted once.

    def _picture(self, painter: QPainter, option: QStyleOptionViewItem, look: CellLook) -> QPixmap:
        ratio = painter.device().devicePixelRatioF()
        size: QSize = option.rect.size()
        key = (look, size.width(), size.height(), ratio, option.font.key())
        if key not in self._pictures:
            if len(self._pictures) > MOST_PICTURES:
                self._pictures.clear()
            self._pictures[key] = self._paint_look(look, size, ratio, option.font)
        return self._pictures[key]

    def _paint_look(self, look: CellLook, size: QSize, ratio: float, font: QFont) -> QPixmap:
        text, colour, trouble, other = look
        picture = blank(size, ratio)
        painter = QPainter(picture)
        painter.setFont(font)
        room = QRectF(0, 0, size.width(), size.height())
        if colour == TO_TYPE:
            self._paint_open(painter, room)
        elif colour:
            self.paint_cell(painter, room, text, colour)
        else:
            self._paint_line(painter, room, text)
        self._paint_corners(painter, room, trouble, other)
        painter.end()
        return picture

    def _paint_open(self, painter: QPainter, room: QRectF) -> None:
        """Paint a cell that has not been typed yet: hatched, to differ from an empty one."""
        self.paint_cell(painter, room, "", "")
        ink = QColor(self._theme.cells[""].text)
        ink.setAlpha(70)
        painter.fillRect(room.adjusted(1, 1, -1, -1), QBrush(ink, Qt.BrushStyle.BDiagPattern))

    def _paint_line(self, painter: QPainter, room: QRectF, text: str) -> None:
        """Paint a line of text, shortened where it is too long."""
        self.paint_cell(painter, room, "", "")
        inner = room.adjusted(6, 0, -6, 0)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(inner.width()))
        painter.setPen(QColor(self._theme.cells[""].text))
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def _paint_corners(self, painter: QPainter, room: QRectF, trouble: str, other: bool) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        if trouble:
            painter.setBrush(QColor(WRONG if trouble == "error" else self._theme.accent))
            right, top = room.right(), room.top()
            corner = (QPointF(right - CORNER, top), QPointF(right, top), QPointF(right, top + CORNER))
            painter.drawPolygon(QPolygonF(corner))
        if other:
            painter.setBrush(QColor(self._theme.scrimmage))
            left, low = room.left(), room.bottom()
            corner = (QPointF(left, low - CORNER), QPointF(left, low), QPointF(left + CORNER, low))
            painter.drawPolygon(QPolygonF(corner))

    def _paint_chosen(self, painter: QPainter, room: QRectF, current: bool) -> None:
        veil = QColor(self._theme.scrimmage)
        veil.setAlpha(60)
        painter.fillRect(room, veil)
        width = 3 if current else 1
        painter.setPen(QPen(QColor(self._theme.accent), width, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(room.adjusted(width / 2, width / 2, -width / 2, -width / 2))

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Create a line edit in place of the cell."""
        self._colour = None
        editor = QLineEdit(parent)
        editor.setObjectName("cell-editor")
        editor.setFont(option.font)
        editor.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        return editor

    def colour_editor(self, editor: QLineEdit, wanted: str) -> None:
        """Choose a colour while the text is being edited; empty for the default of the text."""
        self._colour = wanted
        ink = self._theme.cells[wanted]
        editor.setText(body_of(editor.text()))
        editor.setStyleSheet(f"background: {ink.fill}; color: {ink.text};" if wanted else "")

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Save the text, with any colour chosen while editing."""
        if isinstance(editor, QLineEdit):
            text, colour = editor.text(), self._colour
            model.setData(index, f"{body_of(text)}|{colour}" if colour else text)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        """Give the editor the place of the cell, or more where that is small."""
        rect: QRect = option.rect
        wide, high = (
            max(rect.width(), EDITOR_WIDTH),
            max(rect.height(), editor.fontMetrics().height() + FRAME),
        )
        inside = editor.parentWidget()
        left = min(rect.left(), max(0, inside.width() - wide)) if inside else rect.left()
        top = max(0, rect.top() - (high - rect.height()) // 2)
        editor.setGeometry(left, top, wide, high)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Handle the keys that end editing and move to another cell."""
        if self._is_quick(editor, event):
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and self._ends(event):
            key = event.key()
            rows, columns = (STEPS | ARROWS)[key]
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and _shifted(event):
                rows = -rows
            if isinstance(editor, QWidget):
                self.commitData.emit(editor)
                self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)
            self.stepped.emit(rows, columns, key)
            return True
        if event.type() not in TYPING:
            return False  # Qt may ask while the room is being destroyed, when no Qt object can be called
        return super().eventFilter(editor, event)

    def _is_quick(self, editor: QObject, event: QEvent) -> bool:
        """Whether quick typing has handled the key."""
        if not (isinstance(editor, QLineEdit) and isinstance(event, QKeyEvent) and self.quick):
            return False
        return event.type() is QEvent.Type.KeyPress and self.take_key(editor, event)

    def _ends(self, event: QKeyEvent) -> bool:
        key = event.key()
        return key in STEPS or (self.quick and key in ARROWS and not _shifted(event))


def _shifted(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
