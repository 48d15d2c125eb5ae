"""The trash: teams and charts that were removed."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.widgets.form_dialog import FormDialog


class TrashDialog(FormDialog):
    """A list of files; the selected one can be restored."""

    wanted = Signal(object)
    """The file to restore."""

    def __init__(self, parent: QWidget, files: Iterable[Path], nouns: str = "charts") -> None:
        super().__init__(parent)
        self.setObjectName("trash")
        self.setWindowTitle("Trash")
        self.resize(420, 320)
        self._list = QListWidget()
        self._list.setObjectName(f"trash:{nouns}")
        self._list.setAccessibleName(f"{nouns.capitalize()} in the trash")
        for path in files:
            item = QListWidgetItem(path.stem)
            item.setData(Qt.ItemDataRole.UserRole, path)
            self._list.addItem(item)
        self._list.setCurrentRow(0)
        layout = QVBoxLayout(self)
        found = f"{nouns.capitalize()} in the trash:"
        layout.addWidget(wrapping(label(found if self._list.count() else "The trash is empty.")))
        layout.addWidget(self._list, 1)
        layout.addLayout(self._buttons())
        self.set_main(self._back)

    def _buttons(self) -> QHBoxLayout:
        self._back, close = QPushButton("&Put back"), QPushButton("Close")
        self._back.setObjectName("trash:bring-back")
        self._back.setEnabled(self._list.count() > 0)
        self._back.clicked.connect(self._bring_back)
        close.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._back)
        row.addWidget(close)
        return row

    def _bring_back(self) -> None:
        item = self._list.currentItem()
        path = item.data(Qt.ItemDataRole.UserRole) if item else None
        if isinstance(path, Path):
            self.accept()
            self.wanted.emit(path)
