"""One grid on the screen, which behaves like a spreadsheet."""

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QLineEdit

from bowlbound_desktop.games.bowlbound.workshop.editing.edits import GridArea
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM
from bowlbound_desktop.games.bowlbound.workshop.editing.quick_keys import goes_on
from bowlbound_desktop.ui.charts.fitted_table import FittedTable
from bowlbound_desktop.ui.room.grid.delegate import ARROWS, STEPS, GridDelegate
from bowlbound_desktop.ui.room.grid.model import GridModel, Place
from bowlbound_desktop.ui.room.grid.quick_typing import QuickTyping
from bowlbound_desktop.ui.theme import Theme

_MODIFIERS = Qt.KeyboardModifier
_TRIGGERS = QAbstractItemView.EditTrigger
_FORWARD = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GridView(FittedTable):
    """Arrows, Enter and Tab move; typing replaces; F2 edits; Delete clears."""

    cleared = Signal()
    moved = Signal()
    """Another cell is the current one."""
    begun = Signal(str)
    """The first text of the current cell, which may be in another grid by now."""

    def __init__(self, model: GridModel, theme: Theme, quick: QuickTyping) -> None:
        super().__init__(theme)
        self.setObjectName(f"grid:{model.grid.key}")
        self.setAccessibleName(model.grid.title)
        self.cells = model
        self._tabbed_from = -1
        self._delegate = GridDelegate(theme)
        self._delegate.stepped.connect(self._step)
        self._quick = quick
        self._delegate.take_key = self._take_key
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(_TRIGGERS.AnyKeyPressed | _TRIGGERS.EditKeyPressed | _TRIGGERS.DoubleClicked)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setModel(model)
        if model.grid.key == TEAM:
            self._headers[0].hide()
        self.selectionModel().currentChanged.connect(self._light_headers)
        self.move_to(0, 0)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._delegate.set_theme(theme)
        for header in self._headers:
            header.set_theme(theme)
        self.viewport().update()

    def is_wordy(self) -> bool:
        """The facts of the team are lines of text."""
        return self.cells.grid.key == TEAM

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle a key like a spreadsheet."""
        if self._typing_in and self._begin_quickly(event):
            return
        key = event.key()
        plain = not event.modifiers() & ~(_MODIFIERS.ShiftModifier | _MODIFIERS.KeypadModifier)
        if key in STEPS and plain:
            rows, columns = STEPS[key]
            back = key in _FORWARD and event.modifiers() & _MODIFIERS.ShiftModifier
            self._step(-rows if back else rows, columns, key)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and plain:
            self.cleared.emit()
        else:
            self._delegate.quick = key != Qt.Key.Key_F2
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit the text of the cell."""
        self._delegate.quick = False
        super().mouseDoubleClickEvent(event)

    def event(self, event: QEvent) -> bool:
        """Let Tab move from cell to cell; Ctrl+Tab leaves the grid."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            tab = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if tab and not event.modifiers() & _MODIFIERS.ControlModifier:
                self.keyPressEvent(event)
                return True
        return super().event(event)

    def _step(self, rows: int, columns: int, key: int) -> None:
        """Move to another cell; Enter after Tabs moves to the row below, where the Tabs began."""
        here = self.currentIndex()
        row, column = here.row() + rows, here.column() + columns
        if key in ARROWS:
            self.move_to(*self._clamped(row, column))
            return
        began = self._tabbed_from
        if key in _FORWARD and rows > 0 and began >= 0:
            column, began = began, -1
        elif columns and began < 0:
            began = here.column()
        self.move_to(*self._wrapped(row, column))
        self._tabbed_from = began  # moving in any other way forgets where the Tabs began

    def _clamped(self, row: int, column: int) -> tuple[int, int]:
        last = self.cells.rowCount() - 1, self.cells.columnCount() - 1
        return min(max(row, 0), last[0]), min(max(column, 0), last[1])

    def _wrapped(self, row: int, column: int) -> tuple[int, int]:
        """The cell, or the first cell of the next row or column where it is past the end."""
        rows, columns = self.cells.rowCount(), self.cells.columnCount()
        if not 0 <= column < columns:
            row, column = row + (1 if column >= columns else -1), column % columns
        if not 0 <= row < rows:
            row, column = row % rows, (column + (1 if row >= rows else -1)) % columns
        return row, column

    # Quick typing

    @property
    def _typing_in(self) -> bool:
        return self._quick.on and self.cells.grid.key != TEAM

    def _begin_quickly(self, event: QKeyEvent) -> bool:
        """Handle a key that begins a text in quick typing; False where it does not."""
        plain = not event.modifiers() & ~_MODIFIERS.KeypadModifier
        if plain and event.key() in (*_FORWARD, Qt.Key.Key_Tab):
            self._quick.enter(self.cells.place(self.currentIndex()))
            return True
        if plain and event.key() == Qt.Key.Key_Backspace:
            return self._quick.back()
        key = self._quick.character(event)
        if key:
            self._show_begun(self._quick.begin(self.chosen(), key))
        return bool(key)

    def _take_key(self, editor: QLineEdit, event: QKeyEvent) -> bool:
        """Handle a key while editing; False to leave it to the editor."""
        if not self._typing_in or editor.cursorPosition() < len(editor.text()):
            return False
        key, text, places = self._quick.character(event), editor.text(), self.chosen()
        if event.key() in (*_FORWARD, Qt.Key.Key_Tab):
            self._close(editor)
            self._quick.end(places, text)
        elif key and goes_on(places[0], text, key):
            editor.setText(f"{text}{key}")
        elif key:
            self._close(editor)
            self._show_begun(self._quick.go_on(places, text, key))
        return bool(key) or event.key() in (*_FORWARD, Qt.Key.Key_Tab)

    def _show_begun(self, text: str) -> None:
        if text:
            self.begun.emit(text)

    def begin(self, text: str) -> None:
        """Edit the current cell, starting with a text."""
        self._delegate.quick = True
        self.edit(self.currentIndex())
        if editor := self._editor():
            editor.setText(text)

    def _close(self, editor: QLineEdit) -> None:
        self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)
        self.setFocus()

    # Editing

    def _editor(self) -> QLineEdit | None:
        """The editor of the current cell, if it is open."""
        return next((line for line in self.viewport().findChildren(QLineEdit) if line.isVisible()), None)

    def colour_typing(self, wanted: str) -> bool:
        """Colour the text being edited; False where there is none."""
        editor = self._editor()
        if editor is None:
            return self._typing_in and self._quick.colour_last(wanted)
        if self._typing_in and self._delegate.quick and wanted:
            places, text = self.chosen(), editor.text()
            self._close(editor)
            self._quick.end(places, text, wanted)
        else:
            self._delegate.colour_editor(editor, wanted)
        return True

    def finish_typing(self) -> None:
        """Save the text being edited, and stay in the cell."""
        if editor := self._editor():
            self.commitData(editor)
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)

    # Selecting

    def move_to(self, row: int, column: int) -> None:
        """Select just one cell, whatever modifier keys are pressed."""
        index = self.cells.index(row, column)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollTo(index)

    def choose_current(self) -> None:
        """Select just the current cell."""
        self.move_to(max(0, self.currentIndex().row()), max(0, self.currentIndex().column()))

    def area(self) -> GridArea:
        """The rectangle around all selected cells."""
        chosen = self.selectedIndexes() or [self.currentIndex()]
        rows, columns = [index.row() for index in chosen], [index.column() for index in chosen]
        return GridArea(self.cells.grid, min(rows), min(columns), max(rows), max(columns))

    def chosen(self) -> list[Place]:
        """The places of all selected cells, row by row."""
        found = self.selectedIndexes() or [self.currentIndex()]
        return [self.cells.place(index) for index in sorted(found, key=lambda one: (one.row(), one.column()))]

    def go_to(self, place: Place) -> None:
        """Make a cell the current one."""
        self.move_to(*self.cells.grid.spots[place])

    def choose(self, area: GridArea) -> None:
        """Select a rectangle."""
        first = self.cells.index(area.top, area.left)
        last = self.cells.index(area.bottom, area.right)
        self.selectionModel().setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().select(QItemSelection(first, last), flag)

    def _light_headers(self, current: QModelIndex) -> None:
        self._tabbed_from = -1
        self.cells.light_headers(current.row(), current.column())
        for header in self._headers:
            header.viewport().update()
        self.moved.emit()
