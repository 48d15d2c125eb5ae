"""The grids of the chart in tabs, and the commands for their cells."""

from collections.abc import Mapping

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtWidgets import QApplication, QTabWidget

from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED
from bowlbound_desktop.games.bowlbound.workshop.editing import edits
from bowlbound_desktop.games.bowlbound.workshop.editing.clipboard import (
    ColouredText,
    block_html,
    block_text,
    parse_block,
    parse_table,
)
from bowlbound_desktop.games.bowlbound.workshop.editing.leading import first_to_type
from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS, TEAM, spoken
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.ui.charts.chart_model import COLOUR_ROLE
from bowlbound_desktop.ui.room.grid.model import TO_TYPE, GridModel, Place
from bowlbound_desktop.ui.room.grid.quick_typing import QuickTyping
from bowlbound_desktop.ui.room.grid.view import GridView
from bowlbound_desktop.ui.room.room import Places, Room
from bowlbound_desktop.ui.theme import Ink, Theme, colour_word


class Grids(QTabWidget):
    """One grid at a time; commands apply to the one on show."""

    moved = Signal()
    typing_changed = Signal()
    """Typing in a chart has begun or ended."""

    def __init__(self, room: Room, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("grids")
        self._room = room
        self._theme = theme
        self.quick = QuickTyping(room)
        self.quick.go, self.quick.done = self.go_to, self._all_typed
        self.views = {
            key: GridView(GridModel(grid, room, self), theme, self.quick) for key, grid in GRIDS.items()
        }
        for key, view in self.views.items():
            self.addTab(view, GRIDS[key].title)
            view.cleared.connect(self.clear_cells)
            view.moved.connect(self._forget_trail)
            view.moved.connect(self.moved)
            view.begun.connect(lambda text: self.view().begin(text))
        self.currentChanged.connect(self._take_focus)
        room.opened.connect(self._forget_choice)
        room.edited.connect(self._show_titles)
        room.opened.connect(self._show_titles)
        self._show_titles()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        for view in self.views.values():
            view.set_theme(theme)

    def view(self) -> GridView:
        """The grid on show."""
        return list(self.views.values())[self.currentIndex()]

    def _forget_choice(self) -> None:
        """Clear the selection, which belonged to another chart."""
        for view in self.views.values():
            view.choose_current()
        self.type_in(self._room.left.count > 0)
        self.moved.emit()

    # Typing in a printed chart

    def type_in(self, on: bool) -> None:
        """Begin to type in a chart, at the first cell without text, or stop."""
        self.quick.on = on
        self.quick.forget()
        first = first_to_type(self._room.sheet) if on else None
        if first is not None and self._room.sheet.texts.get(self.place()) != UNTYPED.text:
            self.go_to(first)
        self.typing_changed.emit()

    def place(self) -> Place:
        """The place of the current cell."""
        view = self.view()
        return view.cells.place(view.currentIndex())

    def _forget_trail(self) -> None:
        self.quick.forget()

    def _all_typed(self) -> None:
        self.quick.on = False
        wrong = len(self._room.troubles())
        more = f"{wrong} to look at under Problems" if wrong else "nothing is wrong with them"
        self._room.noticed.emit(f"All cells are typed; {more}")
        self.typing_changed.emit()

    def _take_focus(self) -> None:
        self.view().setFocus()
        self.moved.emit()

    def _show_titles(self, _places: object = None) -> None:
        """Show the number of problems behind each tab."""
        for index, (key, grid) in enumerate(GRIDS.items()):
            wrong = sum(trouble.place[0] == key for trouble in self._room.troubles())
            title = f"{grid.title} ({wrong})" if wrong else grid.title
            if title != self.tabText(index):
                self.setTabText(index, title)

    def show_others(self, others: Mapping[Place, str]) -> None:
        """Mark the cells where another chart has other texts."""
        for view in self.views.values():
            view.cells.show_others({p: text for p, text in others.items() if p in view.cells.grid.spots})

    def go_to(self, place: Place) -> None:
        """Show a cell and give it the focus."""
        if place[0] not in self.views:
            place = (TEAM, "marks") if place == ("marks",) else (TEAM, "school")
        view = self.views[place[0]]
        self.setCurrentWidget(view)
        view.go_to(place)
        view.setFocus()

    def follow(self, places: Places) -> None:
        """Show where something was undone."""
        if seen := [place for place in places if place[0] in self.views]:
            self.go_to(seen[0])

    def current_sentence(self) -> str:
        """The current cell in words."""
        view = self.view()
        index = view.currentIndex()
        if not index.isValid():
            return ""
        place = view.cells.place(index)
        colour = str(index.data(COLOUR_ROLE) or "")
        if colour == TO_TYPE:
            return f"{spoken(place)}: still to type"
        text = str(index.data()) or "blank"
        why = str(index.data(Qt.ItemDataRole.ToolTipRole) or "").replace("\n", "; ")
        words = f"{spoken(place)}: {text}" + (f" ({colour_word(colour)})" if colour else "")
        return f"{words}. {why}" if why else words

    # Commands for cells

    def finish_typing(self) -> None:
        """Save the text being edited."""
        self.view().finish_typing()

    def clear_cells(self) -> None:
        """Clear the selected cells."""
        self._room.do(edits.clear(self._room.sheet, self.view().chosen()))

    def colour(self, wanted: str) -> None:
        """Colour the selected cells, or the text being edited; empty means the default colour of the text."""
        if self.view().colour_typing(wanted):
            self.moved.emit()
            return
        self._room.do(edits.colour(self._room.sheet, self.view().chosen(), wanted or None))

    def fill_down(self) -> None:
        """Copy the first selected row to the others."""
        self.finish_typing()
        self._room.do(edits.fill_down(self._room.sheet, self.view().area()))

    def fill_right(self) -> None:
        """Copy the first selected column to the others."""
        self.finish_typing()
        self._room.do(edits.fill_right(self._room.sheet, self.view().area()))

    def same_as_left(self) -> None:
        """Copy the column on the left to the cells of this one that are still to be typed."""
        self.finish_typing()
        if self.place()[0] != TEAM:
            self._room.do(edits.same_as_left(self._room.sheet, self.place()))

    def copy(self) -> None:
        """Copy the selected cells to the clipboard, as text and with their colours."""
        rows = edits.copied(self._room.sheet, self.view().area())
        data = QMimeData()
        data.setText(block_text(rows))
        data.setHtml(block_html(self._painted(rows)))
        QApplication.clipboard().setMimeData(data)

    def _painted(self, rows: list[list[str]]) -> list[list[ColouredText]]:
        view, area = self.view(), self.view().area()
        painted = []
        for row, texts in enumerate(rows, area.top):
            indexes = (view.cells.index(row, column) for column in range(area.left, area.right + 1))
            inks = (self._ink(str(index.data(COLOUR_ROLE) or "")) for index in indexes)
            painted.append([ColouredText(t, ink.fill, ink.text) for t, ink in zip(texts, inks, strict=True)])
        return painted

    def _ink(self, colour: str) -> Ink:
        return self._theme.cells[colour if colour in self._theme.cells else ""]

    def cut(self) -> None:
        """Copy the selected cells and clear them."""
        self.copy()
        self._room.do(edits.clear(self._room.sheet, self.view().area().places(), "cut"))

    def paste(self) -> None:
        """Paste cells over the selected ones; plain text on the clipboard takes precedence."""
        data = QApplication.clipboard().mimeData()
        if not (data.hasText() or data.hasHtml()):
            return
        block = parse_block(data.text()) if data.hasText() else parse_table(data.html())
        try:
            area = edits.covered(self.view().area(), block)
            self._room.do(edits.paste(self._room.sheet, area, block))
        except BowlboundError as error:
            self._room.noticed.emit(str(error))
        else:
            self.view().choose(area)
