"""The rules of a new game: a preset, or every option by itself; a set can be saved under a name."""

from typing import Any

from attrs import asdict
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.ui.games import preset_title
from bowlbound_desktop.ui.labels import label
from bowlbound_desktop.ui.new_game.options_page import OptionsPage
from bowlbound_desktop.ui.new_game.presets import own_presets, save_preset


class RulesPage(QWidget):
    """The second page of the form."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._system: Any = None
        self._options: OptionsPage | None = None
        self._preset = QComboBox()
        self._preset.setObjectName("new:preset")
        self._preset.setAccessibleName("Preset")
        self._preset.currentIndexChanged.connect(self._apply)
        self._name = QLineEdit()
        self._name.setObjectName("preset:name")
        self._name.setPlaceholderText("Name of your own set")
        self._save = QPushButton("Save this set")
        self._save.setObjectName("preset:save")
        self._save.setAutoDefault(False)
        self._save.clicked.connect(self._keep)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self._head())

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.addWidget(label("Preset"))
        head.addWidget(self._preset, 1)
        head.addWidget(self._name, 1)
        head.addWidget(self._save)
        return head

    def show_system(self, system: Any) -> None:
        """Offer the options of a game."""
        if self._options is not None:
            self._layout.removeWidget(self._options)
            self._options.deleteLater()
        self._system = system
        self._options = OptionsPage(system.options)
        self._options.changed.connect(self.changed)
        self._layout.addWidget(self._options, 1)
        self._fill("")

    def _fill(self, chosen: str) -> None:
        self._preset.blockSignals(True)
        self._preset.clear()
        for name, values in self._system.presets.items():
            self._preset.addItem(preset_title(name), values)
        for name, values in own_presets(self._system.key).items():
            self._preset.addItem(name, values)
        self._preset.setCurrentIndex(max(0, self._preset.findText(chosen)))
        self._preset.blockSignals(False)
        self._apply()

    def _apply(self) -> None:
        """Take over the preset; what it does not name has the game's default."""
        if self._options is None:
            return
        try:
            options = self._system.read_options(self._preset.currentData() or {})
        except BowlboundError:
            options = self._system.read_options({})
        self._options.show_values(asdict(options))

    def _keep(self) -> None:
        name = self._name.text().strip()
        if name and not self.trouble():
            save_preset(self._system.key, name, self.values())
            self._fill(name)

    def values(self) -> dict[str, Any]:
        """The options as they stand."""
        return {} if self._options is None else self._options.values()

    def trouble(self) -> str:
        """Why the game cannot be played with these options; empty when it can."""
        try:
            self._system.read_options(self.values())
        except BowlboundError as error:
            text = str(error)
            return f"{text[:1].upper()}{text[1:]}."
        return ""
