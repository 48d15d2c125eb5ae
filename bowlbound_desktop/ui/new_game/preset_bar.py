"""The presets of a game: choose one, save the current options as one, or remove one."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from bowlbound_desktop.ui.labels import label
from bowlbound_desktop.ui.widgets.choice_box import choice_box


class PresetBar(QWidget):
    """Knows the names and values of presets, but not where they are saved."""

    chosen = Signal(object)
    """The values of the chosen preset."""
    saved = Signal(str)
    removed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._own: tuple[str, ...] = ()
        self._preset = choice_box("new:preset", "Preset")
        self._preset.currentIndexChanged.connect(self._tell)
        self._name = QLineEdit()
        self._name.setObjectName("preset:name")
        self._name.setAccessibleName("Name of your own set")
        self._name.setPlaceholderText("Name of your own set")
        self._name.setMaxLength(40)
        self._name.textChanged.connect(self._show_what_can_be_done)
        self._save = self._button("save", "&Save this set", self._keep)
        self._remove = self._button("remove", "Re&move", self._forget)
        self._lay_out()

    def _button(self, name: str, text: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(f"preset:{name}")
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        title = label("&Preset")
        title.setBuddy(self._preset)
        row.addWidget(title)
        row.addWidget(self._preset, 1)
        row.addWidget(self._remove)
        row.addWidget(self._name, 1)
        row.addWidget(self._save)

    def fill(self, given: Mapping[str, tuple[str, Any]], own: Mapping[str, Any], chosen: str = "") -> None:
        """List the presets, the game's own with their titles, and choose one."""
        self._own = tuple(own)
        self._preset.blockSignals(True)
        self._preset.clear()
        for title, values in given.values():
            self._preset.addItem(title, values)
        for name, values in own.items():
            self._preset.addItem(name, values)
        self._preset.setCurrentIndex(max(0, self._preset.findText(chosen)))
        self._preset.blockSignals(False)
        self._tell()

    def _tell(self) -> None:
        self._show_what_can_be_done()
        self.chosen.emit(self._preset.currentData() or {})

    def _show_what_can_be_done(self) -> None:
        self._remove.setEnabled(self._preset.currentText() in self._own)
        self._save.setEnabled(bool(self._name.text().strip()))

    def _keep(self) -> None:
        self.saved.emit(self._name.text().strip())

    def _forget(self) -> None:
        self.removed.emit(self._preset.currentText())
