"""The browser of saved games: resume, replay, rename, move to the trash and restore."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTabBar, QVBoxLayout, QWidget

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.storage.save_shelf import empty_trash, from_trash, to_trash
from bowlbound_desktop.ui.labels import label, roomy, wrapping
from bowlbound_desktop.ui.saved.model import NAME, ROW_ROLE, SavedModel, SavedSearch
from bowlbound_desktop.ui.saved.rows import SHELVES, SavedRow, rows_of
from bowlbound_desktop.ui.saved.table import SavedTable
from bowlbound_desktop.ui.widgets.form_dialog import FormDialog
from bowlbound_desktop.ui.widgets.message_bar import MessageBar
from bowlbound_desktop.ui.widgets.plain_button import plain_button

SIZE = (960, 560)


class SavedGamesDialog(FormDialog):
    """The browser; `opened` carries the file of the chosen game."""

    opened = Signal(Path)

    def __init__(self, parent: QWidget | None = None, shelf: str = "all") -> None:
        super().__init__(parent)
        self.setObjectName("saved-games")
        self.setWindowTitle("Saved games")
        self.resize(roomy(*SIZE))
        self._games = SavedModel(self)
        self._found = SavedSearch(self._games, self)
        self._table = SavedTable(self._found)
        self._shelves = QTabBar()
        self._search = QLineEdit()
        self._messages = MessageBar()
        self._empty = wrapping(label("Nothing here yet.", name="saved:empty", faint=True))
        self._make_buttons()
        self._lay_out()
        self._connect()
        self._shelves.setCurrentIndex([key for key, _ in SHELVES].index(shelf))
        self.refresh()

    def _make_buttons(self) -> None:
        self._open = plain_button("saved:open", "&Go on", self._choose)
        self._rename = plain_button("saved:rename", "&Rename", self._edit_name)
        self._away = plain_button("saved:trash", "Move to &trash", self._put_away)
        self._back = plain_button("saved:restore", "&Put back", self._bring_back)
        self._clear = plain_button("saved:empty-trash", "&Empty the trash", self._empty_trash)
        self._file = plain_button("saved:file", "Other &file…", self._browse)
        self._close = plain_button("saved:close", "Close", self.reject)

    def _lay_out(self) -> None:
        for _, words in SHELVES:
            self._shelves.addTab(words)
        self._shelves.setObjectName("saved:shelves")
        self._shelves.setExpanding(False)
        self._search.setObjectName("saved:search")
        self._search.setPlaceholderText("School, year, game, name")
        self._search.setAccessibleName("Search saved games")
        self._search.setClearButtonEnabled(True)
        head = QHBoxLayout()
        head.addWidget(self._shelves)
        head.addStretch(1)
        head.addWidget(self._search, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self._messages)
        layout.addWidget(self._table, 1)
        layout.addWidget(self._empty)
        layout.addLayout(self._foot())
        self.set_main(self._open)
        folder = label(f"Kept in {paths.saves()}", name="saved:folder", scale=0.85, faint=True)
        folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout.addWidget(wrapping(folder))

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        for button in (self._open, self._rename, self._away, self._back, self._clear):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self._file)
        foot.addWidget(self._close)
        return foot

    def _connect(self) -> None:
        self._shelves.currentChanged.connect(self.refresh)
        self._search.textChanged.connect(self._find)
        self._table.chosen.connect(self._choose)
        self._table.selectionModel().selectionChanged.connect(self._show_what_can_be_done)
        self._games.renamed.connect(self.refresh)
        self._games.refused.connect(self._messages.say)
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self._table, self._put_away)
        QShortcut(QKeySequence(Qt.Key.Key_F2), self._table, self._edit_name)

    @property
    def _shelf(self) -> str:
        return SHELVES[self._shelves.currentIndex()][0]

    def refresh(self) -> None:
        """Read the folder again."""
        self._games.set_rows(rows_of(self._shelf))
        self._find(self._search.text())

    def _find(self, text: str) -> None:
        self._found.search(text)
        self._table.settle()
        self._empty.setVisible(not self._found.rowCount())
        self._show_what_can_be_done()

    def _row(self) -> SavedRow | None:
        row = self._table.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, SavedRow) else None

    def _show_what_can_be_done(self) -> None:
        row, trashed = self._row(), self._shelf == "trash"
        self._open.setText("&Replay" if row and row.over else "&Go on")
        self._open.setEnabled(row is not None and not row.damaged)
        for button in (self._rename, self._away):
            button.setVisible(not trashed)
            button.setEnabled(row is not None)
        self._back.setVisible(trashed)
        self._back.setEnabled(row is not None)
        self._clear.setVisible(trashed)
        self._clear.setEnabled(bool(self._games.rowCount()))

    def _choose(self) -> None:
        row = self._row()
        if row is not None and not row.damaged:
            self.accept()
            self.opened.emit(row.path)

    def _edit_name(self) -> None:
        index = self._table.currentIndex()
        if index.isValid() and self._shelf != "trash":
            self._table.edit(index.siblingAtColumn(NAME))

    def _put_away(self) -> None:
        self._move(to_trash, "is in the trash; Put back, under Trash, returns it")

    def _bring_back(self) -> None:
        self._move(from_trash, "is back among the others")

    def _move(self, act: Callable[[Path], Path], words: str) -> None:
        row = self._row()
        if row is None or (act is to_trash and self._shelf == "trash"):
            return
        self._safely(lambda: act(row.path), f"{row.name} {words}")

    def _empty_trash(self) -> None:
        self._safely(empty_trash, "The trash is empty")

    def _safely(self, act: Callable[[], object], done: str) -> None:
        try:
            act()
            self._messages.say(done)
        except BowlboundError as error:
            self._messages.say(str(error))
        self.refresh()

    def _browse(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self, "Open a game", str(paths.saves()), "Saved games (*.toml)")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._open_file)
        dialog.open()

    def _open_file(self, name: str) -> None:
        self.accept()
        self.opened.emit(Path(name))
