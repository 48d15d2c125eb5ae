"""Settings: how the program looks, how fast it moves, and what it asks."""

from collections.abc import Mapping

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QWidget

from bowlbound_desktop.ui.preferences import CHOICES, wish, wished

NAMES: Mapping[str, str] = {
    "theme": "&Colours",
    "palette": "Chart &palette",
    "text": "&Text size",
    "animation": "&Animation",
    "ask": "As&k",
}
WORDS: Mapping[tuple[str, str], str] = {
    ("theme", "system"): "As the desktop",
    ("palette", "standard"): "As printed",
    ("palette", "colour-blind"): "For colour-blind eyes: blue and orange",
    ("ask", "matters"): "When it matters",
    ("ask", "always"): "Always",
}


class SettingsDialog(QDialog):
    """Every setting as a list; OK keeps them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings-dialog")
        self.setWindowTitle("Settings")
        self._boxes = {name: self._box(name) for name in NAMES}
        form = QFormLayout(self)
        for name, box in self._boxes.items():
            form.addRow(NAMES[name], box)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)

    def _box(self, name: str) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"setting:{name}")
        box.setAccessibleName(NAMES[name].replace("&", ""))
        for value in CHOICES[name]:
            plain = f"{value} %" if name == "text" else value.capitalize()
            box.addItem(WORDS.get((name, value), plain), value)
        box.setCurrentIndex(box.findData(wished(name)))
        return box

    def changed(self) -> list[str]:
        """The settings that differ from what is remembered."""
        return [name for name, box in self._boxes.items() if box.currentData() != wished(name)]

    def keep(self) -> list[str]:
        """Remember everything, and say what changed."""
        changed = self.changed()
        for name in changed:
            wish(name, self._boxes[name].currentData())
        return changed
