"""The window of the chart room: library, grids, problems and corrections."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QSplitter, QVBoxLayout, QWidget

from bowlbound_desktop.games.bowlbound.charts.drafts import draft_ids
from bowlbound_desktop.games.bowlbound.workshop.editing.bench import usable_draft
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.preferences import keep_layout, layout
from bowlbound_desktop.ui.room.analysis.view import AnalysisView
from bowlbound_desktop.ui.room.compare.view import CompareView
from bowlbound_desktop.ui.room.corrections_view import CorrectionsView
from bowlbound_desktop.ui.room.grid.grids import Grids
from bowlbound_desktop.ui.room.grid.palette_bar import PaletteBar
from bowlbound_desktop.ui.room.library.view import LibraryView
from bowlbound_desktop.ui.room.pages import Pages
from bowlbound_desktop.ui.room.problems_view import ProblemsView
from bowlbound_desktop.ui.room.room import Room
from bowlbound_desktop.ui.room.room_exchange import RoomExchange
from bowlbound_desktop.ui.room.room_files import RoomFiles
from bowlbound_desktop.ui.room.room_menu import RoomMenu
from bowlbound_desktop.ui.room.team_colours import TeamColours
from bowlbound_desktop.ui.room.typing_bar import TypingBar
from bowlbound_desktop.ui.theme import Theme, chosen_theme, colour_program
from bowlbound_desktop.ui.widgets.message_bar import MessageBar

FIRST = "1966-notre-dame"
"""The chart that is open at first."""
SMALLEST = QSize(1000, 640)


def first_chart() -> str:
    """The chart with the latest unsaved edits, or a famous one."""
    return next((chart_id for chart_id in draft_ids() if usable_draft(chart_id)), FIRST)


class RoomWindow(QMainWindow):
    """Creates the views and connects them; no view knows another."""

    def __init__(self, chart_id: str) -> None:
        super().__init__()
        self.setObjectName("room")
        self.setMinimumSize(SMALLEST)
        self.theme = chosen_theme()
        self._unsaved = False
        self._arranged = False
        colour_program(self.theme)
        self.room = Room(chart_id, self)
        self._make_views()
        self._make_pages()
        self._lay_out()
        self.files = RoomFiles(self.room, self)
        self.exchange = RoomExchange(self.room, self)
        self.menu = RoomMenu(self, self.room)
        self._connect()
        self.compare.list_charts(self.library.model.charts)
        self.grids.type_in(self.room.left.count > 0)
        self._show_chart()

    def _make_views(self) -> None:
        self.messages = MessageBar()
        self.title = label(name="room:title", scale=1.3, bold=True)
        self.state = wrapping(label(name="room:state", faint=True))
        self.palette_bar = PaletteBar(self.theme)
        self.grids = Grids(self.room, self.theme)
        self.typing_bar = TypingBar(self.room, self.grids)
        self.team_colours = TeamColours(self.room)
        self.library = LibraryView(self.theme)
        self.problems = ProblemsView(self.room)
        self.corrections = CorrectionsView(self.room, self.theme)
        self.compare = CompareView(self.room, self.theme)
        self.analysis = AnalysisView(self.room, self.theme)

    def _make_pages(self) -> None:
        left = {"library": ("Library", self.library), "compare": ("Compare", self.compare)}
        self.left = Pages("left", left)
        self.right = Pages(
            "right",
            {
                "problems": ("Problems", self.problems),
                "corrections": ("Corrections", self.corrections),
                "analysis": ("Analysis", self.analysis),
            },
        )

    def _lay_out(self) -> None:
        centre = QWidget()
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(6, 2, 6, 4)
        layout.setSpacing(4)
        above = (self.messages, self.title, self.state, self.palette_bar, self.team_colours, self.typing_bar)
        for widget in above:
            layout.addWidget(widget)
        layout.addWidget(self.grids, 1)
        self._sides = QSplitter()
        self._sides.setObjectName("room:sides")
        for side in (self.left, centre, self.right):
            self._sides.addWidget(side)
        self._sides.setStretchFactor(1, 1)
        self.setCentralWidget(self._sides)

    def _connect(self) -> None:
        room = self.room
        room.noticed.connect(self.messages.say)
        room.opened.connect(self._show_chart)
        room.kept.connect(self._show_state)
        room.charts_changed.connect(self._list_charts)
        self.library.wanted.connect(self._open)
        for view in (self.problems, self.corrections, self.compare):
            view.wanted.connect(self.grids.go_to)
        self.compare.marked.connect(self.grids.show_others)
        self.palette_bar.chosen.connect(self.grids.colour)
        self.grids.moved.connect(self._show_cell)
        room.edited.connect(self._show_cell)

    # Showing

    def _open(self, chart_id: str) -> None:
        self.room.open(chart_id)

    def _list_charts(self) -> None:
        self._unsaved = self.room.document.dirty
        self.library.show_charts(self.room.bench.id, self._unsaved)
        self.compare.list_charts(self.library.model.charts)
        self._show_state()

    def _show_chart(self) -> None:
        self.messages.say("")
        self.library.choose(self.room.bench.id)
        self._show_state()
        self._show_cell()
        self.grids.view().setFocus()

    def _show_state(self) -> None:
        name = self.room.name
        self.title.setText(name)
        self.state.setText(f"{self.room.bench.id} · {self.room.state}")
        self.setWindowTitle(f"{'*' if self.room.document.dirty else ''}{name} – Chart room")
        if self.room.document.dirty is not self._unsaved:
            self._list_charts()

    def _show_cell(self, _places: object = None) -> None:
        on_team = self.grids.place()[0] == TEAM
        self.palette_bar.show_cell(self.grids.current_sentence(), colours=not on_team)
        self.team_colours.setVisible(on_team)

    def undo(self) -> None:
        """Undo a step and show where."""
        self.grids.follow(self.room.undo())

    def redo(self) -> None:
        """Redo a step and show where."""
        self.grids.follow(self.room.redo())

    def turn(self, by: int) -> None:
        """Show the next grid, or the previous one."""
        self.grids.setCurrentIndex((self.grids.currentIndex() + by) % self.grids.count())

    def take_view(self, before: "RoomWindow") -> None:
        """Show the pages and the cell that another window showed."""
        for pages, others in ((self.left, before.left), (self.right, before.right)):
            pages.setCurrentIndex(others.currentIndex())
        self.grids.go_to(before.grids.place())

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self.theme = theme
        colour_program(theme)
        views = (self.palette_bar, self.grids, self.library, self.corrections, self.compare, self.analysis)
        for view in views:
            view.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the focus to the grid."""
        super().showEvent(event)
        if not self._arranged:
            self._arrange()
        self.grids.view().setFocus()
        if self.room.bench.restored:
            self.messages.say(f"Your unsaved edits of {self.room.bench.id} are back")

    def _arrange(self) -> None:
        """Restore the widths of the sides, or make them as wide as they need."""
        self._arranged = True
        sides = self.left, self.right
        if self._sides.restoreState(layout("room_sides")):
            widths = self._sides.sizes()[0], self._sides.sizes()[2]
            # text may have grown since; a side that was closed stays closed
            left, right = (
                wide and max(wide, pages.width_of_tabs()) for wide, pages in zip(widths, sides, strict=True)
            )
        else:
            left, right = (pages.wish(self.width()) for pages in sides)
        self._sides.setSizes([left, self.width() - left - right, right])

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close the window; unsaved edits are kept."""
        keep_layout(room_sides=self._sides.saveState())
        self.room.leave()
        super().closeEvent(event)
