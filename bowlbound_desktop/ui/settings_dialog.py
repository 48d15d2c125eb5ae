"""Settings: appearance, speed, which questions are asked, and where files are kept."""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGridLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bowlbound_desktop import paths
from bowlbound_desktop.ui.labels import label, roomy, wrapping
from bowlbound_desktop.ui.preferences import CHOICES, wish, wished
from bowlbound_desktop.ui.sound.extra import is_installed
from bowlbound_desktop.ui.widgets.choice_box import choice_box
from bowlbound_desktop.ui.widgets.form_dialog import OK, FormDialog

NAMES: Mapping[str, str] = {
    "theme": "&Colours",
    "palette": "Chart &palette",
    "text": "Text &size",
    "animation": "&Animation",
    "moments": "Big &moments",
    "ask": "As&k",
    "curtain": "Two pla&yers",
    "sound": "So&und",
}
WORDS: Mapping[tuple[str, str], str] = {
    ("theme", "system"): "Same as the desktop",
    ("palette", "standard"): "As printed",
    ("palette", "colour-blind"): "For colour-blind eyes: blue and orange",
    ("moments", "full"): "Full: dice tumble, cells light up, banners",
    ("moments", "brief"): "Brief: the result at once, with a short banner",
    ("moments", "none"): "None: the result at once, no banner",
    ("ask", "matters"): "When it matters",
    ("ask", "always"): "Always",
    ("curtain", "on"): "A curtain before each secret call",
    ("curtain", "off"): "No curtain: we trust each other",
}
FOLDERS: Mapping[str, tuple[str, Callable[[], Path]]] = {
    "saves": ("Games", paths.saves),
    "charts": ("Your own charts", paths.own_charts),
    "corrections": ("Your own corrections", paths.own_corrections),
    "reports": ("Reports", paths.reports),
}
WIDTH = 560


class SettingsDialog(FormDialog):
    """A list for each setting; OK saves them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings-dialog")
        self.setWindowTitle("Settings")
        names = [name for name in NAMES if name != "sound" or is_installed()]
        self._boxes = {name: self._box(name) for name in names}
        layout = QVBoxLayout(self)
        layout.addLayout(self._form())
        layout.addWidget(label("Folders", scale=1.1, bold=True))
        layout.addLayout(self._folders())
        layout.addStretch(1)
        buttons = self.closing_buttons()
        layout.addWidget(buttons)
        self.set_main(buttons.button(OK))
        self.resize(roomy(WIDTH, self.sizeHint().height()).width(), self.sizeHint().height())

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        for name, box in self._boxes.items():
            form.addRow(NAMES[name], box)
        return form

    def _box(self, name: str) -> QComboBox:
        box = choice_box(f"setting:{name}", NAMES[name].replace("&", ""))
        for value in CHOICES[name]:
            plain = f"{value} %" if name == "text" else value.capitalize()
            box.addItem(WORDS.get((name, value), plain), value)
        box.setCurrentIndex(box.findData(wished(name)))
        return box

    def _folders(self) -> QGridLayout:
        """The folders with the player's files, each with a button to open it."""
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for row, (name, (title, folder)) in enumerate(FOLDERS.items()):
            place = label(str(folder()), name=f"folder:{name}", faint=True)
            place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            button = QPushButton("Open")
            button.setObjectName(f"folder:{name}:open")
            button.setAccessibleName(f"Open the folder: {title}")
            button.clicked.connect(partial(open_folder, folder()))
            grid.addWidget(label(title), row, 0)
            grid.addWidget(wrapping(place), row, 1)
            grid.addWidget(button, row, 2)
        return grid

    def changed(self) -> list[str]:
        """The settings that differ from the saved ones."""
        return [name for name, box in self._boxes.items() if box.currentData() != wished(name)]

    def keep(self) -> list[str]:
        """Save all settings; returns those that changed."""
        changed = self.changed()
        for name in changed:
            wish(name, self._boxes[name].currentData())
        return changed


def open_folder(folder: Path) -> None:
    """Open a folder in the file manager, created where that is possible; if not, the one it would be in."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    there = next((one for one in (folder, *folder.parents) if os.path.isdir(one)), folder)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(there)))


def ask_settings(window: QWidget | None, use: Callable[[list[str]], object]) -> None:
    """Open the settings; `use` is called with the names of those that changed."""
    dialog = SettingsDialog(window)
    dialog.accepted.connect(lambda: use(dialog.keep()))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
