"""The dialog for the player's own lists of corrections: update, share, remove and restore them."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QGridLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from bowlbound_desktop.games.bowlbound.charts.own_corrections import own_lists, trashed_lists
from bowlbound_desktop.games.bowlbound.workshop.editing.own_lists import list_line
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.widgets.form_dialog import FormDialog
from bowlbound_desktop.ui.widgets.plain_button import plain_button
from bowlbound_desktop.ui.widgets.trash_dialog import TrashDialog


class OwnListsDialog(FormDialog):
    """A row for each list, and buttons for the selected one; the dialog itself changes no file."""

    updated = Signal(object)
    shared = Signal(object)
    removed = Signal(object)
    brought_back = Signal(object)
    """Each signal carries the list's file."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("own-lists")
        self.setWindowTitle("Your lists of corrections")
        self.resize(460, 320)
        self._words = wrapping(label(name="own-lists:words", faint=True))
        self._list = QListWidget()
        self._list.setObjectName("own-lists:lists")
        self._list.setAccessibleName("Your lists")
        layout = QVBoxLayout(self)
        layout.addWidget(self._words)
        layout.addWidget(self._list, 1)
        layout.addLayout(self._make_buttons())
        self.refresh()

    def _make_buttons(self) -> QGridLayout:
        update = self._button("update", "&Update from this chart", self.updated)
        share = self._button("share", "&Share in a file…", self.shared)
        remove = self._button("remove", "&Move to trash", self.removed)
        self._needing = (update, share, remove)
        trash, close = QPushButton("&Trash…"), QPushButton("Close")
        trash.setObjectName("own-lists:trash")
        trash.clicked.connect(self._show_trash)
        close.clicked.connect(self.reject)
        grid = QGridLayout()
        for place, button in enumerate((update, share, remove, trash)):
            grid.addWidget(button, place // 2, place % 2)
        grid.addWidget(close, 2, 1)
        self.set_main(close)
        return grid

    def _button(self, name: str, text: str, signal: SignalInstance) -> QPushButton:
        return plain_button(f"own-lists:{name}", text, lambda: self._tell(signal))

    def _tell(self, signal: SignalInstance) -> None:
        item = self._list.currentItem()
        path = item.data(Qt.ItemDataRole.UserRole) if item else None
        if isinstance(path, Path):
            signal.emit(path)

    def refresh(self) -> None:
        """Read the lists again; the selected row stays selected."""
        row, lists = max(0, self._list.currentRow()), own_lists()
        self._list.clear()
        for path in lists:
            item = QListWidgetItem(list_line(path))
            item.setData(Qt.ItemDataRole.UserRole, path)
            self._list.addItem(item)
        self._list.setCurrentRow(min(row, len(lists) - 1))
        self._words.setText(
            "Update writes what the list says of this chart again, from the differences."
            if lists
            else "You have no list of your own."
        )
        for button in self._needing:
            if not lists and button.hasFocus():
                self._list.setFocus()
            button.setEnabled(bool(lists))

    def _show_trash(self) -> None:
        dialog = TrashDialog(self, trashed_lists(), "lists")
        dialog.wanted.connect(self.brought_back)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
