"""The menus of the chart room."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from bowlbound_desktop.games.bowlbound.charts.own_charts import is_own
from bowlbound_desktop.play.game_card import MANUAL
from bowlbound_desktop.ui.room.grid.palette_bar import COLOURS, FROM_TEXT
from bowlbound_desktop.ui.room.room import Room
from bowlbound_desktop.ui.theme import colour_word
from bowlbound_desktop.ui.window_menu import WindowMenu

if TYPE_CHECKING:
    from bowlbound_desktop.ui.room.window import RoomWindow

FORMATS = {
    "xlsx": "&Excel workbook…",
    "ods": "&OpenDocument workbook…",
    "toml": "&TOML, the chart file…",
    "csv": "&CSV, one file per sheet…",
    "tsv": "T&ab-separated text…",
}


class RoomMenu(WindowMenu):
    """The menus Chart, Edit, View and Help."""

    manual_page = MANUAL / "chart-room.md"

    def __init__(self, window: "RoomWindow", room: Room) -> None:
        super().__init__(window, window, "&Chart")
        self._window = window
        self._room = room
        self._fill_chart()
        self._fill_exchange()
        self._fill_edit()
        self._fill_colours()
        self._fill_view()
        self.fill_help("&The chart room")
        room.kept.connect(self.refresh)
        room.charts_changed.connect(self.refresh)
        self.refresh()

    def _fill_chart(self) -> None:
        add, menu, files = self.actions.add, self.actions.game, self._window.files
        add(menu, "new-chart", "&New empty chart…", "Ctrl+N", files.new)
        add(menu, "new-team", "New team &from statistics…", "Ctrl+Shift+N", self._new_team)
        menu.addSeparator()
        add(menu, "save", "&Save", "Ctrl+S", self._typed(files.save))
        add(menu, "revert", "Discard &unsaved edits…", "", files.revert)
        add(menu, "duplicate", "&Duplicate…", "Ctrl+Shift+D", self._typed(files.duplicate))
        add(menu, "rename", "&Rename…", "", files.rename)
        add(menu, "throw-away", "&Move to trash", "", files.throw_away)
        add(menu, "trash", "Tras&h…", "", files.trash)
        menu.addSeparator()

    def _type_in(self) -> None:
        self._window.grids.finish_typing()
        self._window.grids.type_in(not self._window.grids.quick.on)

    def _typed(self, act: Callable[[], object]) -> Callable[[], None]:
        """Wrap an action so that the text being edited is saved first."""

        def finish_and_act() -> None:
            self._window.grids.finish_typing()
            act()

        return finish_and_act

    def _new_team(self) -> None:
        from bowlbound_desktop.ui.room.new_team.dialog import ask_new_team

        ask_new_team(self._window, self._window.theme, self._show_made)

    def _show_made(self, chart_id: str) -> None:
        self._window.files.show_new(chart_id)
        self._window.exchange.offer_first_rating(chart_id)

    def _fill_exchange(self) -> None:
        add, menu, exchange = self.actions.add, self.actions.game, self._window.exchange
        add(menu, "import", "&Import files…", "Ctrl+O", exchange.choose_import)
        add(menu, "import-clipboard", "Import from the clip&board", "", exchange.take_clipboard)
        export = menu.addMenu("&Export")
        for form, words in FORMATS.items():
            add(export, f"export-{form}", words, "", partial(exchange.choose_export, form))
        add(export, "export-clipboard", "To the clip&board", "", exchange.copy_chart)
        menu.addSeparator()
        add(menu, "rate", "Measure its ratin&g…", "", exchange.measure_rating)
        add(menu, "print", "&Print…", "Ctrl+P", self._typed(exchange.print_chart))
        add(menu, "settings", "Se&ttings…", "Ctrl+,", self.show_settings)
        add(menu, "close", "&Close", "Ctrl+W", self._window.close)

    def _fill_edit(self) -> None:
        add, menu, grids = self.actions.add, self.actions.edit, self._window.grids
        add(menu, "undo", "&Undo", "Ctrl+Z", self._window.undo)
        redo = add(menu, "redo", "&Redo", "Ctrl+Shift+Z", self._window.redo)
        redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        menu.addSeparator()
        add(menu, "cut", "Cu&t", "Ctrl+X", grids.cut)
        add(menu, "copy", "&Copy", "Ctrl+C", grids.copy)
        add(menu, "paste", "&Paste", "Ctrl+V", grids.paste)
        add(menu, "clear", "C&lear", "", grids.clear_cells)
        menu.addSeparator()
        add(menu, "fill-down", "Fill &down", "Ctrl+D", grids.fill_down)
        add(menu, "fill-right", "Fill ri&ght", "Ctrl+R", grids.fill_right)
        add(menu, "same-as-left", "&Same as the column on the left", "Ctrl+L", grids.same_as_left)
        typing = add(menu, "type-in", "T&ype a printed chart in", "Ctrl+T", self._type_in)
        typing.setCheckable(True)
        grids.typing_changed.connect(lambda: typing.setChecked(grids.quick.on))
        typing.setChecked(grids.quick.on)

    def _fill_colours(self) -> None:
        colours = self.actions.edit.addMenu("C&olour")
        colours.aboutToShow.connect(self._name_colours)
        for number, name in enumerate((FROM_TEXT, *COLOURS)):
            wanted = "" if name == FROM_TEXT else name
            act = partial(self._window.grids.colour, wanted)
            self.actions.add(
                colours, f"colour-{name.replace(' ', '-')}", name.capitalize(), f"Alt+{number}", act
            )
        self._name_colours()

    def _name_colours(self) -> None:
        """Name the colours as they look in the player's palette."""
        for name in COLOURS:
            self.actions[f"colour-{name}"].setText(colour_word(name).capitalize())

    def _fill_view(self) -> None:
        window, menu = self._window, self.actions.view
        self.fill_looks()
        self.actions.add(menu, "next-grid", "&Next grid", "Ctrl+PgDown", lambda: window.turn(1))
        self.actions.add(menu, "grid-before", "&Previous grid", "Ctrl+PgUp", lambda: window.turn(-1))
        menu.addSeparator()
        number = 0
        for pages in (window.left, window.right):
            for name in pages.names():
                number += 1
                turn = partial(pages.turn_to, name)
                self.actions.add(menu, f"page-{name}", pages.title_of(name), f"Ctrl+{number}", turn)

    def refresh(self) -> None:
        """Enable the entries that apply, and name the steps to undo and redo."""
        document = self._room.document
        for name, step in (("undo", document.undo_name), ("redo", document.redo_name)):
            words = name.capitalize()
            self.actions[name].setText(f"&{words}: {step.replace('&', '&&')}" if step else f"&{words}")
            self.actions[name].setEnabled(bool(step))
        self.actions["revert"].setEnabled(document.dirty)
        self.actions["throw-away"].setEnabled(is_own(self._room.bench.id))
